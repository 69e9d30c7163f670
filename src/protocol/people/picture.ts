/**
 * The pictures that people choose from: a charge on a field of one colour. Without a choice everybody has one that
 * follows from their id and stays the same. No schemas here, so that the page can use it.
 */
export const CHARGES = [
  'cog',
  'key',
  'herring',
  'tower',
  'barrel',
  'anchor',
  'scales',
  'sheaf',
  'star',
  'bell',
  'oak',
  'crown',
] as const;
export const FIELDS = ['crimson', 'navy', 'forest', 'ochre', 'plum', 'teal', 'slate', 'umber'] as const;

export interface Picture {
  readonly charge: (typeof CHARGES)[number];
  readonly field: (typeof FIELDS)[number];
}

/** The picture of a person who has chosen none. */
export function usualPicture(person: string): Picture {
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return {
    charge: CHARGES[sum % CHARGES.length],
    field: FIELDS[Math.floor(sum / CHARGES.length) % FIELDS.length],
  };
}

export const writePicture = ({ charge, field }: Picture): string => `${charge} ${field}`;

/** The picture that a person chose, or their usual one. */
export function readPicture(text: string, person: string): Picture {
  const [first, second] = text.split(' ');
  const charge = CHARGES.find((one) => one === first);
  const field = FIELDS.find((one) => one === second);
  return charge && field ? { charge, field } : usualPicture(person);
}

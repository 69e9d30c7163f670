/**
 * Sentences in which names are found again, to link them. A name may be a word of the sentence ("Hamburg", "Trader"), so
 * it is not searched for: the sentence is made with names that begin with a mark.
 */
export interface NameLink {
  readonly name: string;
  readonly link?: string | undefined;
}

export type Part = string | { readonly name: string; readonly link: string };

/** In private use of Unicode; as many as there are seats. */
const FIRST_MARK = 0xe000;
const MARKS = /([\ue000-\ue004])/;

/** Names with a mark before each. */
export const markNames = (names: readonly string[]): string[] =>
  names.map((name, i) => String.fromCharCode(FIRST_MARK + i) + name);

/** The parts of a sentence that was made with marked names: `links` has them in the same order. */
export function splitMarked(text: string, links: readonly NameLink[]): Part[] {
  const [first, ...others] = text.split(MARKS);
  const parts: Part[] = [first];
  for (let i = 0; i < others.length; i += 2) {
    const found = links[others[i].charCodeAt(0) - FIRST_MARK];
    const rest = others[i + 1];
    if (found?.link === undefined || !rest.startsWith(found.name)) parts.push(rest);
    else parts.push({ name: found.name, link: found.link }, rest.slice(found.name.length));
  }
  return parts.filter((part) => part !== '');
}

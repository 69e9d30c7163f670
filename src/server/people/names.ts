/**
 * Names: each belongs to one person of a server. Two that a reader could take for the same have the same key: it
 * ignores case, width, how accents are composed, spaces and punctuation, invisible characters and look-alike letters.
 * Accents themselves count, so Müller and Muller are two people.
 */
import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import { unifyLookAlikes } from './look-alikes.js';

/** Fillers and blanks that count as letters or symbols. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Accents that no letter is written with: they are drawn over it, or not at all. */
const STRAY_ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])\p{M}+/gu;
const INSIGNIFICANT = /[^\p{L}\p{M}\p{N}\p{So}]/gu;

/** What two names have in common that look the same. */
export function nameKey(name: string): string {
  const capitals = name.normalize('NFKD').replace(INVISIBLE, '').toUpperCase().normalize('NFKD');
  const key = unifyLookAlikes(capitals)
    .normalize('NFC')
    .replace(STRAY_ACCENTS, '')
    .replace(INSIGNIFICANT, '');
  // Of punctuation alone; no longer allowed, but older versions did.
  return key === '' ? `=${name.normalize('NFKC')}` : key;
}

/** A name as it is stored. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

export type NameProblem = 'letters' | 'mixed' | 'reserved';

/** They would speak for the server. People who had such a name before keep it. */
const RESERVED = new Set(
  ['admin', 'administrator', 'moderator', 'kontor', 'server', 'system', 'support'].map(nameKey),
);
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Coptic}/u,
];

const mixesAlphabets = (word: string): boolean =>
  ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;

/** Why nobody may be called this; null if they may. */
export function nameProblem(name: string): NameProblem | null {
  if (!/[\p{L}\p{N}]/u.test(name.replace(INVISIBLE, ''))) return 'letters';
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some(mixesAlphabets)) return 'mixed';
  return RESERVED.has(nameKey(name)) ? 'reserved' : null;
}

const REASONS: Readonly<Record<NameProblem, string>> = {
  letters: 'must have a letter or a digit',
  mixed: 'mixes letters of different alphabets in a word',
  reserved: 'is kept for the server itself',
};

/** The name as it is stored, if people may be called so. */
export function mustBeAllowed(name: string, field = 'name'): string {
  const problem = nameProblem(name);
  if (problem) throw new CodedRefusal('refused', REASONS[problem], field);
  return tidyName(name);
}

/** `name` with a number, no longer than a name may be; it takes the place of a number that is there. */
export function numberedName(name: string, number: number): string {
  const base = name.replace(/\s+\d{1,3}$/, '');
  const end = ` ${number}`;
  const room = LIMITS.name - end.length;
  let cut = '';
  for (const letter of base) {
    if (cut.length + letter.length > room) break;
    cut += letter;
  }
  return cut.trimEnd() + end;
}

interface Named {
  readonly name: string;
  readonly short_name: string;
}

/** How a person is called at tables. */
export const tableName = ({ name, short_name }: Named): string => short_name || name;

/** The same where others sit already: the whole name if the short form would be taken for one of theirs. */
export function nameBeside(person: Named, others: readonly string[]): string {
  const key = nameKey(tableName(person));
  return others.some((other) => nameKey(other) === key) ? person.name : tableName(person);
}

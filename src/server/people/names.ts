/** Names: each belongs to one person of a server; at tables people may go by a short form. */
import { CodedRefusal } from '../../protocol/refusal.js';
import { nameKey, withoutInvisible } from '../store/people/name-key.js';

/** Accents on one letter; a pile of them would cover the lines above. No script needs more. */
const MORE_THAN_THREE_ACCENTS = /(?<=\p{M}{3})\p{M}+/gu;

/** A name as it is stored. */
export const tidyName = (name: string): string =>
  name.normalize('NFC').replace(MORE_THAN_THREE_ACCENTS, '').trim().replace(/\s+/g, ' ');

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

/** Why a name is not allowed; null if it is. */
export function nameProblem(name: string): NameProblem | null {
  if (!/[\p{L}\p{N}]/u.test(withoutInvisible(name))) return 'letters';
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some(mixesAlphabets)) return 'mixed';
  return RESERVED.has(nameKey(name)) ? 'reserved' : null;
}

const REASONS: Readonly<Record<NameProblem, string>> = {
  letters: 'must have a letter or a digit',
  mixed: 'mixes letters of different alphabets in a word',
  reserved: 'is kept for the server itself',
};

/** The name as it is stored; refuses one that is not allowed. */
export function mustBeAllowed(name: string, field = 'name'): string {
  const problem = nameProblem(name);
  if (problem) throw new CodedRefusal('refused', REASONS[problem], field);
  return tidyName(name);
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

/**
 * What makes a name unique. Two that a reader could take for the same have the same key: it ignores case, width, how
 * accents are composed, spaces and punctuation, invisible characters and look-alike letters. Accents themselves count,
 * so Müller and Muller are two people.
 */
import { LIMITS } from '../../../protocol/words.js';
import { unifyLookAlikes } from './look-alikes.js';

/** Fillers and blanks that count as letters or symbols. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Accents that no letter is written with: they are drawn over it, or not at all. */
const STRAY_ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])\p{M}+/gu;
const INSIGNIFICANT = /[^\p{L}\p{M}\p{N}\p{So}]/gu;

export const withoutInvisible = (name: string): string => name.replace(INVISIBLE, '');

/** What two names have in common that look the same. */
export function nameKey(name: string): string {
  const capitals = withoutInvisible(name.normalize('NFKD')).toUpperCase().normalize('NFKD');
  const key = unifyLookAlikes(capitals)
    .normalize('NFC')
    .replace(STRAY_ACCENTS, '')
    .replace(INSIGNIFICANT, '');
  // Of punctuation alone; no longer allowed, but older versions did.
  return key === '' ? `=${name.normalize('NFKC')}` : key;
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

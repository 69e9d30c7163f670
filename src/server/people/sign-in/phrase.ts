/**
 * The recovery phrase: six words of five letters, consonants and vowels in turn, that can be read out and written down
 * in any language. A word holds 16 bits (four for each consonant, two for each vowel), the phrase 96.
 *
 * Stored is only its SHA-256, by which it is found. A slow hash is for secrets that people make up; 96 random bits
 * cannot be guessed however fast the hash is, and a salt would make them impossible to look up.
 */
import { createHash, randomBytes } from 'node:crypto';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 6;

/** The word for 16 bits, from the highest down. */
function wordFor(bits: number): string {
  const consonant = (shift: number): string => CONSONANTS[(bits >> shift) & 15];
  const vowel = (shift: number): string => VOWELS[(bits >> shift) & 3];
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}

export function newPhrase(): string {
  const bytes = randomBytes(2 * WORDS);
  return Array.from({ length: WORDS }, (_, i) => wordFor(bytes.readUInt16BE(2 * i))).join(' ');
}

/** What a phrase is found by, however it was typed: case, spaces, dashes and other signs do not matter. */
export const phraseHash = (typed: string): string =>
  createHash('sha256')
    .update(
      `phrase ${typed
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^a-z]/g, '')}`,
    )
    .digest('base64url');

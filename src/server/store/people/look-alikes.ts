/**
 * Letters that look like a Latin capital, or like each other, by the capital they are compared as. Everything is a
 * capital by then, so that case does not matter: a small letter is listed here only if its capital resembles nothing
 * (γ and ω), and I, l and 1 are all the same. Whole words of Lisu and Cherokee can be written that look Latin. Our own
 * table and not Unicode's list of 6,000 confusables, most of which no keyboard has; a word that mixes alphabets is refused
 * anyway (`people/names.ts`).
 */
const TABLE: Readonly<Record<string, string>> = {
  A: 'ΑАⱭᴀ@ꓮᎪ',
  B: 'ΒВЬʙꓐᏴ',
  C: 'ϹСᴄꓚᏟ',
  D: 'ԀᴅꓓᎠ',
  E: 'ΕЕᴇꓰᎬ',
  F: 'Ϝꜰꓝ',
  G: 'ԌꞬɢꓖᏀ',
  H: 'ΗНҺʜꓧᎻ',
  I: 'ΙІӀꞮLʟƖǀǃ1|ꓲꓡᏞ',
  J: 'ͿЈᴊȷꓙᎫ',
  K: 'ΚКᴋꓗᏦ',
  M: 'ΜМϺᴍꓟᎷ',
  N: 'Νɴꓠ',
  O: 'ΟОᴏ0ꓳ',
  P: 'ΡРᴘꓑᏢ',
  Q: 'Ԛ',
  R: 'ʀꓣᎡᏒ',
  S: 'Ѕꜱ5$ꓢᏚ',
  T: 'ΤТᴛꓔᎢ',
  U: 'ᴜꓴ',
  V: 'ѴᴠꓦᏙ',
  W: 'ΩԜᴡꓪᎳᏔ',
  X: 'ΧХꓫ',
  Y: 'ΥΓУҮʏꓬᎩ',
  Z: 'ΖᴢꓜᏃ',
  Ð: 'ĐƉ',
  '3': 'З',
};

const CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([capital, others]) => [...others].map((letter) => [letter, capital])),
);

/** `text` in capitals and decomposed, with what looks alike made the same. */
export const unifyLookAlikes = (text: string): string =>
  [...text]
    .map((letter) => CAPITALS.get(letter) ?? letter)
    .join('')
    // The capital of a Turkish i.
    .replace(/I\u0307/g, 'I')
    // Pairs that look like one small letter.
    .replace(/RN/g, 'M')
    .replace(/VV/g, 'W');

/**
 * Letters that look like a Latin capital, or like each other, by the capital they are compared as. Everything is a
 * capital by then, so that case does not matter: a small letter is listed here only if its capital resembles nothing
 * (γ and ω), and I, l and 1 are all the same. Our own table and not Unicode's list of 6,000 confusables, most of which
 * no keyboard has; a word that mixes alphabets is refused anyway (`people/names.ts`).
 */
const TABLE: Readonly<Record<string, string>> = {
  A: 'ΑАⱭᴀ@',
  B: 'ΒВЬʙ',
  C: 'ϹСᴄ',
  D: 'Ԁᴅ',
  E: 'ΕЕᴇ',
  F: 'Ϝꜰ',
  G: 'ԌꞬɢ',
  H: 'ΗНҺʜ',
  I: 'ΙІӀꞮLʟƖǀǃ1|',
  J: 'ͿЈᴊȷ',
  K: 'ΚКᴋ',
  M: 'ΜМϺᴍ',
  N: 'Νɴ',
  O: 'ΟОᴏ0',
  P: 'ΡРᴘ',
  Q: 'Ԛ',
  R: 'ʀ',
  S: 'Ѕꜱ5$',
  T: 'ΤТᴛ',
  U: 'ᴜ',
  V: 'Ѵᴠ',
  W: 'ΩԜᴡ',
  X: 'ΧХ',
  Y: 'ΥΓУҮʏ',
  Z: 'Ζᴢ',
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

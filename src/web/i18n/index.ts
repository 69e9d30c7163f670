/**
 * The texts of the page in the chosen language. Only that language is loaded, in packs: one for the first screen, the
 * others with the parts of the page that use them.
 */
import { createSignal } from 'solid-js';
import type { Language } from '../../core/language.js';
import './files.js';
import { fill } from '../../languages/fill.js';
import type { AnyPack, Pack } from '../../languages/pack.js';
import { boards, learn, online, play, start } from '../../languages/packs.js';
import type { Text, Values, ValuesFor } from '../../languages/types.js';
import { keep } from '../settings/keep.js';
import { firstLanguage } from './first-language.js';

type TextsIn<P> = P extends Pack<infer T> ? T : never;
type Areas = TextsIn<typeof start> &
  TextsIn<typeof play> &
  TextsIn<typeof online> &
  TextsIn<typeof learn> &
  TextsIn<typeof boards>;

const PACKS: Readonly<Record<keyof Areas, Pack<object>>> = {
  admin: online,
  board: play,
  boards,
  common: start,
  editor: boards,
  home: start,
  fair: online,
  identity: online,
  guide: boards,
  improve: boards,
  learn,
  lobby: online,
  notify: online,
  online,
  people: online,
  problem: online,
  rules: learn,
  shelf: online,
  table: play,
};

type TextKey = { [A in keyof Areas]: `${A}.${keyof Areas[A] & string}` }[keyof Areas];
type TextAt<K> = K extends `${infer A extends keyof Areas}.${infer Name}`
  ? Areas[A][Name & keyof Areas[A]]
  : never;

const [language, setSignal] = createSignal<Language>(firstLanguage());

export { language };

/** The packs in use so far, and the language being loaded. */
const packsInUse = new Set<AnyPack>();
let wanted = language();

/** Loads texts in the language of the page; they may be used once it resolves. */
export async function useTexts(...packs: readonly AnyPack[]): Promise<void> {
  for (const pack of packs) packsInUse.add(pack);
  let loaded: Language;
  do {
    loaded = wanted;
    await Promise.all(packs.map((pack) => pack.load(loaded)));
  } while (loaded !== wanted);
}

/** Switches the language once all packs in use are loaded, so that no text is ever missing. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  await Promise.all([...packsInUse].map((pack) => pack.load(next)));
  if (wanted !== next) return;
  keep('language', next);
  setSignal(next);
}

/** The text for a key; `{name}` in it is replaced by the value given. */
export function t<K extends TextKey>(key: K, ...values: ValuesFor<TextAt<K>>): string {
  return fill(find(key)!, (values[0] ?? {}) as Values, language());
}

/** The text for a key built at run time (the id of a board, a bot …), or `otherwise` if there is none. */
export function textOr(key: string, otherwise: string, values: Values = {}): string {
  const text = find(key);
  return text === undefined ? otherwise : fill(text, values, language());
}

function find(key: string): Text | undefined {
  const dot = key.indexOf('.');
  const area = key.slice(0, dot) as keyof Areas;
  const texts = PACKS[area].in(language()) as Readonly<Record<string, Readonly<Record<string, Text>>>>;
  return texts[area][key.slice(dot + 1)];
}

/**
 * A language that nobody speaks, made of the English one for tests: every letter gets an accent and every text a pair
 * of brackets, so that whatever is shown without them did not come from the language files.
 */
import type { Texts } from './types.js';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];

const accent = (text: string): string =>
  text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => (part.length > 1 ? part : ACCENTED[PLAIN.indexOf(part)]));

export function pseudo<T extends Texts>(texts: T): T {
  if (typeof texts === 'string') return `⟦${accent(texts)}⟧` as T;
  if (Array.isArray(texts)) return texts.map((part: Texts) => pseudo(part)) as unknown as T;
  const parts = Object.entries(texts).map(([key, part]) => [key, pseudo(part as Texts)]);
  return Object.fromEntries(parts) as T;
}

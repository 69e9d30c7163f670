/**
 * The JSON text of objects that are shared and written again and again, such as legal actions: a list of fifty of them
 * goes out with most moves. Keep the text only of objects that never change.
 */
import type { Json } from './json.js';

/** Found on the object itself, in half the time of a map; copies, keys and JSON do not have it. */
const TEXT = Symbol('text');

/** Keeps the text of `value`, which must not change from now on; returns `value`. */
export const keepText = <T extends object>(value: T): T =>
  Object.defineProperty(value, TEXT, { value: JSON.stringify(value), enumerable: false });

const keptText = (value: Json): string | undefined =>
  typeof value === 'object' && value !== null ? (value as { readonly [TEXT]?: string })[TEXT] : undefined;

/** Whether the text of a value is kept. Such values are shared: two that are not the same object differ. */
export const isKept = (value: Json): boolean => keptText(value) !== undefined;

/** As `JSON.stringify`, from the kept text where there is one: of the value, or of the entries of a list. */
export function textOf(value: Json): string {
  const kept = keptText(value);
  if (kept !== undefined) return kept;
  const isOfKept = Array.isArray(value) && value.length > 0 && keptText(value[0]) !== undefined;
  if (!isOfKept) return JSON.stringify(value);
  // Joined with its brackets: a text that is put together from others is copied once more when it is read.
  const parts = value.map(textOf);
  parts[0] = `[${parts[0]}`;
  parts[parts.length - 1] += ']';
  return parts.join(',');
}

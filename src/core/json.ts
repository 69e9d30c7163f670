import { escapeControls } from './plain-text.js';
import { Refusal, type Said } from './refusal.js';

/** A value as it comes out of `JSON.parse`. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** None of our formats is nested deeper, and recursion must not overflow the stack. */
export const DEEPEST = 32;
/** Records of the longest games take some 5 MB. */
const LONGEST = 64 * 1024 * 1024;

/** Whether lists and objects are nested more than `levels` deep; looks no further than that. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

/** Does without `refuse.ts`, whose texts would load with the page's first screen. */
const form = (key: string, values: Said['values']): Said[] => [{ group: 'form', key, values }];

/** Parses text from outside; `field` is its name in a refusal. */
export function parseJson(text: string, field: string): Json {
  if (text.length > LONGEST)
    throw new Refusal(
      field,
      `is longer than ${LONGEST} characters`,
      form('longText', { most: `${LONGEST}` }),
    );
  let json: Json;
  try {
    // Some editors write a byte order mark, which is not JSON.
    json = JSON.parse(text.replace(/^\ufeff/, '')) as Json;
  } catch (error) {
    const reason = escapeControls((error as Error).message);
    throw new Refusal(field, `is not JSON: ${reason}`, form('notJson', { reason }));
  }
  if (isDeeperThan(json, DEEPEST))
    throw new Refusal(field, `is nested more than ${DEEPEST} deep`, form('deep', { levels: `${DEEPEST}` }));
  return json;
}

/** An entry by a name from outside, which may be that of a property of every object, such as `constructor`. */
export const entryOf = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** The same text for values that differ only in the order of their fields and in white space. */
export function canonicalText(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`).join(',')}}`;
}

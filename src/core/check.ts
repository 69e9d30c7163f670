/**
 * Checks for input. Each takes a value and the name of its field, and returns the value with its type or refuses it by
 * that name.
 */
import { isDeeperThan, type Json, type JsonObject } from './json.js';
import { escapeControls } from './plain-text.js';
import { Refusal } from './refusal.js';
import { refusal, said } from './refuse.js';

/** How many levels of a value are quoted. */
const SHOWN = 4;

/** A value for an error message: short, on one line. */
export function show(value: unknown): string {
  if (isDeeperThan(value, SHOWN)) return Array.isArray(value) ? '[…]' : '{…}';
  const json = JSON.stringify(value);
  if (json === undefined) return String(value);
  const text = escapeControls(json);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A default for a value that may be missing; `null` does not count as missing. */
export const given = (value: Json | undefined, otherwise: Json): Json =>
  value === undefined ? otherwise : value;

/** The object `value`, all of whose keys are in `keys`; with `keys` left out, any keys. */
export function object(value: Json | undefined, field: string, keys?: readonly string[]): JsonObject {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw refusal(field, said('form', 'object', { value: show(value) }));
  }
  if (keys) {
    for (const key of Object.keys(value)) {
      if (!keys.includes(key)) throw refusal(join(field, key), said('form', 'unknownField'));
    }
  }
  return value;
}

/** A list of at most `most` entries. */
export function list(value: Json | undefined, field: string, most = 1024): Json[] {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  if (!Array.isArray(value)) throw refusal(field, said('form', 'list', { value: show(value) }));
  if (value.length > most)
    throw refusal(field, said('form', 'longList', { length: `${value.length}`, most: `${most}` }));
  return value;
}

export function integer(value: Json | undefined, field: string, least: number, most: number): number {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    const values = { least: `${least}`, most: `${most}`, value: show(value) };
    throw refusal(field, said('form', 'integer', values));
  }
  return value;
}

export function boolean(value: Json | undefined, field: string): boolean {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  if (typeof value !== 'boolean') throw refusal(field, said('form', 'boolean', { value: show(value) }));
  return value;
}

export function text(value: Json | undefined, field: string, longest = 1000): string {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  if (typeof value !== 'string') throw refusal(field, said('form', 'text', { value: show(value) }));
  if (value.length > longest) throw refusal(field, said('form', 'longText', { most: `${longest}` }));
  return value;
}

/** One of `values`, by name. */
export function oneOf<T extends string>(value: Json | undefined, field: string, values: readonly T[]): T {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  if (typeof value !== 'string' || !values.includes(value as T)) {
    throw refusal(field, said('form', 'oneOf', { names: values.join(', '), value: show(value) }));
  }
  return value as T;
}

/** The place of an id among the `ids` of its kind (`what`: "city", "route", …). */
export function indexOf(
  value: Json | undefined,
  field: string,
  ids: ReadonlyMap<string, number>,
  what: string,
): number {
  if (value === undefined) throw refusal(field, said('form', 'missing'));
  const index = typeof value === 'string' ? ids.get(value) : undefined;
  if (index === undefined) throw new Refusal(field, `${show(value)} is not a ${what} here`);
  return index;
}

/** The name of a field within a field. */
export function join(field: string, key: string | number): string {
  if (typeof key === 'number') return `${field}[${key}]`;
  const name = /^[\w-]+(\/\d+)?$/.test(key) ? key : escapeControls(JSON.stringify(key.slice(0, 60)));
  return field === '' ? name : `${field}.${name}`;
}

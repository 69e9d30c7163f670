/**
 * Checks for input. Each takes a value and the name of its field, and returns the value with its type or refuses it by
 * that name.
 */
import { isDeeperThan, type Json, type JsonObject } from './json.js';
import { Refusal } from './refusal.js';

/** How many levels of a value are quoted. */
const SHOWN = 4;

/** A value for an error message: short, on one line. */
export function show(value: unknown): string {
  if (isDeeperThan(value, SHOWN)) return Array.isArray(value) ? '[…]' : '{…}';
  const text = JSON.stringify(value);
  if (text === undefined) return String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A default for a value that may be missing; `null` does not count as missing. */
export const given = (value: Json | undefined, otherwise: Json): Json =>
  value === undefined ? otherwise : value;

/** The object `value`, all of whose keys are in `keys`; with `keys` left out, any keys. */
export function object(value: Json | undefined, field: string, keys?: readonly string[]): JsonObject {
  if (value === undefined) throw new Refusal(field, 'is missing');
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Refusal(field, `must be an object, not ${show(value)}`);
  }
  if (keys) {
    for (const key of Object.keys(value)) {
      if (!keys.includes(key)) throw new Refusal(join(field, key), 'is not a known field');
    }
  }
  return value;
}

/** A list of at most `most` entries. */
export function list(value: Json | undefined, field: string, most = 1024): Json[] {
  if (value === undefined) throw new Refusal(field, 'is missing');
  if (!Array.isArray(value)) throw new Refusal(field, `must be a list, not ${show(value)}`);
  if (value.length > most)
    throw new Refusal(field, `has ${value.length} entries, at most ${most} are possible`);
  return value;
}

export function integer(value: Json | undefined, field: string, least: number, most: number): number {
  if (value === undefined) throw new Refusal(field, 'is missing');
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new Refusal(field, `must be a whole number from ${least} to ${most}, not ${show(value)}`);
  }
  return value;
}

export function boolean(value: Json | undefined, field: string): boolean {
  if (value === undefined) throw new Refusal(field, 'is missing');
  if (typeof value !== 'boolean') throw new Refusal(field, `must be true or false, not ${show(value)}`);
  return value;
}

export function text(value: Json | undefined, field: string, longest = 1000): string {
  if (value === undefined) throw new Refusal(field, 'is missing');
  if (typeof value !== 'string') throw new Refusal(field, `must be a text, not ${show(value)}`);
  if (value.length > longest) throw new Refusal(field, `is longer than ${longest} characters`);
  return value;
}

/** One of `values`, by name. */
export function oneOf<T extends string>(value: Json | undefined, field: string, values: readonly T[]): T {
  if (value === undefined) throw new Refusal(field, 'is missing');
  if (typeof value !== 'string' || !values.includes(value as T)) {
    throw new Refusal(field, `must be one of ${values.join(', ')}; not ${show(value)}`);
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
  if (value === undefined) throw new Refusal(field, 'is missing');
  const index = typeof value === 'string' ? ids.get(value) : undefined;
  if (index === undefined) throw new Refusal(field, `${show(value)} is not a ${what} here`);
  return index;
}

/** The name of a field within a field. */
export function join(field: string, key: string | number): string {
  if (typeof key === 'number') return `${field}[${key}]`;
  const name = /^[\w-]+(\/\d+)?$/.test(key) ? key : JSON.stringify(key.slice(0, 60));
  return field === '' ? name : `${field}.${name}`;
}

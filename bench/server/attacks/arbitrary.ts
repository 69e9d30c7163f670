/** Random values that match a schema, and ways to corrupt them. */
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/core/json.js';
import type { TSchema } from '../../../src/protocol/schema.js';

export function validValue(schema: TSchema): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const as Json);
  if (schema.anyOf) return fc.oneof(...(schema.anyOf as TSchema[]).map(validValue));
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  switch (schema.type) {
    case 'object':
      return object(schema);
    case 'array':
      return fc.array(validValue(schema.items ?? {}), { maxLength: Math.min(4, schema.maxItems ?? 4) });
    case 'string':
      return string(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1e9, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
  }
}

function object(schema: TSchema): fc.Arbitrary<Json> {
  const properties = (schema.properties ?? {}) as Record<string, TSchema>;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, validValue(part)]),
  );
  return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] }) as fc.Arbitrary<Json>;
}

function string({ pattern, minLength = 0, maxLength = 40 }: TSchema): fc.Arbitrary<string> {
  // fast-check does not support lookahead; the schemas use it only to require a letter.
  if (!pattern || pattern.includes('(?=') || pattern.includes('\\u'))
    return fc.string({ minLength: Math.max(1, minLength), maxLength: Math.min(maxLength, 40) });
  return fc.stringMatching(new RegExp(pattern), { size: 'small' });
}

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  '../../etc/passwd',
  "'; drop table log; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  Array.from({ length: 500 }, () => 0),
];
const STRANGE_KEYS = ['__proto__', 'constructor', 'toString', 'seed', 'person', 'admin', 'table', 'step', ''];

/** Changes a value at `path`, whose numbers choose a key at each level. `how`: 0 adds a field, 1 removes it, 2 replaces it. */
function corrupt(value: Json, path: readonly number[], strange: Json, how: number): Json {
  if (typeof value !== 'object' || value === null || path.length === 0) return strange;
  if (Array.isArray(value)) {
    if (value.length === 0) return [strange];
    const at = path[0] % value.length;
    return value.map((part, i) => (i === at ? corrupt(part, path.slice(1), strange, how) : part));
  }
  const keys = Object.keys(value);
  const entries = Object.entries(value);
  if (how === 0) entries.push([STRANGE_KEYS[path[0] % STRANGE_KEYS.length], strange]);
  if (keys.length === 0) return Object.fromEntries(entries);
  const at = keys[path[0] % keys.length];
  if (how === 1) return Object.fromEntries(entries.filter(([key]) => key !== at)) as JsonObject;
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      key === at && how === 2 ? corrupt(part as Json, path.slice(1), strange, how) : (part as Json),
    ]),
  );
}

/** A value with an extra, missing or strange field. */
export const corrupted = (value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc
    .tuple(
      value,
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>),
      fc.nat(2),
    )
    .map(([whole, path, strange, how]) => corrupt(whole, path, strange, how));

/** A text that is cut off, altered, repeated or nested too deep. */
export const garbledText = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(), fc.nat(4), fc.string({ minLength: 1, maxLength: 5 }))
    .map(([whole, n, how, junk]) => {
      const at = n % Math.max(1, whole.length);
      switch (how) {
        case 0:
          return whole.slice(0, at);
        case 1:
          return whole.slice(0, at) + junk + whole.slice(at + 1);
        case 2:
          return whole + whole;
        case 3:
          return '['.repeat(1 + (n % 20_000)) + whole;
        default:
          return junk;
      }
    });

/** Broken input: valid JSON changed in one to four places, the way people and programs get it wrong. */
import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/core/json.js';

/** Values that belong nowhere, or only elsewhere. */
const ODD: readonly Json[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  3,
  7,
  99,
  255,
  256,
  1e9,
  0.5,
  Number.MAX_SAFE_INTEGER,
  '',
  '0t',
  '4m',
  '9t',
  'trader',
  'dortmund',
  'coellen--warburg',
  'coellen--warburg/0',
  'coellen--warburg/9',
  'exchange',
  'orange-2',
  'riga',
  'constructor',
  '__proto__',
  'x'.repeat(2000),
  [],
  [null],
  [[]],
  {},
  { type: 'none' },
  { traders: -1 },
];

type Place = { holder: Json[] | JsonObject; key: string | number };

function places(json: Json, found: Place[] = []): Place[] {
  if (json === null || typeof json !== 'object') return found;
  const keys: (string | number)[] = Array.isArray(json) ? [...json.keys()] : Object.keys(json);
  for (const key of keys) {
    found.push({ holder: json, key });
    places((json as JsonObject)[key], found);
  }
  return found;
}

const get = ({ holder, key }: Place): Json => (holder as JsonObject)[key];
const set = ({ holder, key }: Place, value: Json): void => {
  (holder as JsonObject)[key] = value;
};

function change(root: Json, kind: number, at: number, to: number): void {
  const all = places(root);
  if (all.length === 0) return;
  const place = all[at % all.length];
  const value = get(place);
  switch (kind) {
    case 0:
      set(place, structuredClone(ODD[to % ODD.length]));
      break;
    case 1: // leave something out
      if (Array.isArray(place.holder)) place.holder.splice(place.key as number, 1);
      else delete place.holder[place.key];
      break;
    case 2: // a value from elsewhere
      set(place, structuredClone(get(all[to % all.length])));
      break;
    case 3: // an unknown or a second entry
      if (Array.isArray(place.holder)) place.holder.push(structuredClone(value));
      else
        place.holder[['more', 'toString', 'seat', 'turn', 'posts'][to % 5]] = structuredClone(
          ODD[to % ODD.length],
        );
      break;
    case 4: // a number a little off
      if (typeof value === 'number') set(place, value + [-2, -1, 1, 2, 0.5][to % 5]);
      break;
    case 5: // a text a little off
      if (typeof value === 'string') set(place, value.slice(0, -1) + 'abx0/'[to % 5]);
      break;
    default: // two entries change places
      if (Array.isArray(value)) value.reverse();
  }
}

/** Changes to make; `mutate` makes them on a copy. */
export const mutations = fc.array(fc.record({ kind: fc.nat(6), at: fc.nat(100_000), to: fc.nat(100_000) }), {
  minLength: 1,
  maxLength: 4,
});

export function mutate(json: Json, changes: readonly { kind: number; at: number; to: number }[]): Json {
  const copy = structuredClone(json);
  for (const { kind, at, to } of changes) change(copy, kind, at, to);
  return copy;
}

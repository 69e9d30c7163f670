/** Board files that somebody might send to do harm: none of them can be played. */
import type { Json, JsonObject } from '../../src/core/json.js';
import { fourMills } from './help.js';

const mills = (change: JsonObject): Json => ({ ...(fourMills as JsonObject), ...change });
const deep = (levels: number): Json => (levels === 0 ? 0 : [deep(levels - 1)]);
const cities = fourMills.cities.map((city) => ({ ...city }));

/** What it is, the file, and the field that is named in the refusal. */
export const HOSTILE: readonly (readonly [string, Json, string])[] = [
  ['nothing', null, 'board'],
  ['a list', [], 'board'],
  ['another game’s', { game: 'chess' }, 'board.game'],
  ['one that is nested deep', { game: 'hansa', cities: deep(20) }, 'board'],
  ['one with a field of its own', mills({ script: 'alert(1)' }), 'board.script'],
  ['one with too many cities', mills({ cities: Array(65).fill(cities[0]) }), 'board.cities'],
  ['one with a long name', mills({ title: 'x'.repeat(101) }), 'board.title'],
  ['one with a bell in its name', mills({ title: 'a\u0007b' }), 'board.title'],
  ['one with an id like a path', mills({ id: '../../etc' }), 'board.id'],
  ['one with an id like a prototype', mills({ id: '__proto__' }), 'board.id'],
  ['one with two cities of one id', mills({ cities: [...cities, cities[0]] }), 'board.cities[4].id'],
  [
    'one with a city that no road leads to',
    mills({ cities: [...cities, { ...cities[0], id: 'far' }] }),
    'board.cities[4]',
  ],
  ['one off the map', mills({ size: [10, 10] }), 'board.cities[0].at'],
  ['one of huge numbers', mills({ size: [1e9, 1e9] }), 'board.size[0]'],
];

/** Odd, but they can be played: all cities in one place, and names that look like scripts. */
export const HARMLESS: readonly (readonly [string, JsonObject])[] = [
  [
    'one with all cities in one place',
    mills({ cities: cities.map((city) => ({ ...city, at: [5, 5] })) }) as JsonObject,
  ],
  ['one that is named like a script', mills({ title: '<script>alert("x")</script>{{1}}' }) as JsonObject],
];

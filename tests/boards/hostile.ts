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
  ['one whose name turns the text around', mills({ title: 'ab\u202edc' }), 'board.title'],
  ['one whose name nobody can see', mills({ title: '\u200b\u2060' }), 'board.title'],
  ['one whose name breaks the line', mills({ title: 'a\u2028b' }), 'board.title'],
  ['one with a heap of accents', mills({ title: `a${'\u0301'.repeat(40)}` }), 'board.title'],
  ['one with a number that is none', mills({ completedCitiesToEnd: '1e999' }), 'board.completedCitiesToEnd'],
  [
    'one with half a place',
    mills({ cities: cities.map((city) => ({ ...city, at: [0.5, 1] })) }),
    'board.cities[0].at[0]',
  ],
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
  [
    'one whose city is called like a member of every object',
    JSON.parse(JSON.stringify(fourMills).replaceAll(/west-mill(?=")/g, 'constructor')) as JsonObject,
  ],
  [
    'one with names in many scripts, with joiners and accents',
    mills({ title: 'می\u200cخواهم 👩\u200d🚀 Ở ผู้' }) as JsonObject,
  ],
  [
    'one whose city is named like a drawing',
    mills({
      cities: cities.map((city) => ({ ...city, name: '"/><image href=x onerror=alert(1)>' })),
    }) as JsonObject,
  ],
  ['one that is named like a script', mills({ title: '<script>alert("x")</script>{{1}}' }) as JsonObject],
];

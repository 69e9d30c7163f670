/** What is wrong with a board is said in every language. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { LANGUAGES } from '../../src/core/language.js';
import { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import { sayIn } from '../../src/core/refuse.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { hansa } from '../../src/games/hansa/rules/index.js';
import britannia45 from '../../src/games/hansa-teutonica/boards/britannia-45.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { checks } from '../../src/languages/packs.js';
import { fourMills, mills } from './help.js';

function refusalOf(game: Game, board: Json): Refusal | undefined {
  try {
    game.withBoards([board]);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
}

/** Every list and object in a board. */
function holders(json: Json): (Json[] | JsonObject)[] {
  if (typeof json !== 'object' || json === null) return [];
  return [json, ...Object.values(json).flatMap(holders)];
}

/** A board with one thing in it left out, doubled or replaced. */
function damaged(board: unknown, random: Random): Json {
  const copy = structuredClone(board) as Json;
  const all = holders(copy).filter((holder) => Object.keys(holder).length > 0);
  const holder = all[random.below(all.length)] as JsonObject & Json[];
  const keys = Object.keys(holder);
  const key = keys[random.below(keys.length)];
  const junk: Json[] = ['', 'constructor', 'west-mill', -1, 999_999, null, [], {}, true];
  const how = random.below(3);
  if (how === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (how === 0) delete holder[key];
  else if (how === 1 && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
  else (holder as JsonObject)[key] = junk[random.below(junk.length)];
  return copy;
}

describe.each<[string, Game, unknown]>([
  ['Four Mills', hansaTeutonica, fourMills],
  ['Britannia', hansaTeutonica, britannia45],
  ['the Baltic', hansa, baltic],
])('%s, damaged', (_, game, board) => {
  it('is refused in words of every language', () => {
    const random = new Random('damaged');
    const keys = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const refusal = refusalOf(game, damaged(board, random));
      if (refusal === undefined) continue;
      expect(refusal.said, refusal.message).toBeDefined();
      for (const { group, key } of refusal.said!) keys.add(`${group}.${key}`);
      for (const language of LANGUAGES) {
        const words = sayIn(checks.in(language), language, refusal.said!);
        expect(words).not.toMatch(/\{[a-z]+\}|undefined/);
        expect(words === refusal.reason).toBe(language === 'en');
      }
    }
    expect(keys.size).toBeGreaterThan(9);
  });
});

it('is said in idiomatic German', () => {
  const refusal = refusalOf(
    hansaTeutonica,
    mills((b) => (b.routes[3].cities[1] = 'sout-mill')),
  )!;
  expect([refusal.field, sayIn(checks.in('de'), 'de', refusal.said!)]).toEqual([
    'board.routes[3].cities[1]',
    'es gibt keine Stadt "sout-mill"; meinst du "south-mill"?',
  ]);
});

/** Boards changed at random are either refused by field or can be played; nothing else ever happens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { type Game, NOBODY } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { hansa } from '../../src/games/hansa/rules/index.js';
import britannia45 from '../../src/games/hansa-teutonica/boards/britannia-45.json' with { type: 'json' };
import eastern from '../../src/games/hansa-teutonica/boards/eastern.json' with { type: 'json' };
import saltMarch from '../../src/games/hansa-teutonica/boards/salt-march.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { gameOfBoard } from '../../src/games/index.js';
import { expectSameBytes } from '../common/same-bytes.js';
import { effort } from '../setup/effort.js';
import { fourMills } from './help.js';

type Path = (string | number)[];

/** Every place in a value, itself included. */
function places(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]))];
}

const at = (value: Json, path: Path): Json => path.reduce((part, key) => (part as JsonObject)[key], value);

interface Blow {
  /** Which place is hit, as a share of all. */
  where: number;
  how: 'replace' | 'remove' | 'double' | 'borrow' | 'nudge';
  from: number;
  junk: Json;
}

const junk = fc.oneof(
  fc.constantFrom<Json>(
    '',
    'a',
    'constructor',
    '__proto__',
    'white',
    'wales',
    'merchant',
    'any',
    'bank',
    true,
    null,
  ),
  fc.constantFrom<Json>(0, -1, 1, 2, 5, 1.5, 64, 255, 256, 1e9, [], {}, [[]], [1, 2], { id: 'a' }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);
const blow: fc.Arbitrary<Blow> = fc.record({
  where: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  how: fc.constantFrom('replace', 'remove', 'double', 'borrow', 'nudge'),
  from: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  junk,
});

function strike(board: Json, { where, how, from, junk }: Blow): Json {
  const all = places(board);
  const path = all[Math.floor(where * all.length)];
  const key = path.at(-1);
  if (key === undefined) return how === 'replace' ? junk : board;
  const owner = at(board, path.slice(0, -1)) as JsonObject;
  const value = owner[key];
  const put = (part: Json): void => {
    Object.defineProperty(owner, key, { value: part, enumerable: true, configurable: true, writable: true });
  };
  if (how === 'replace') put(junk);
  else if (how === 'remove' && Array.isArray(owner)) owner.splice(Number(key), 1);
  else if (how === 'remove') Reflect.deleteProperty(owner, key);
  else if (how === 'double' && Array.isArray(owner)) owner.push(structuredClone(value));
  else if (how === 'borrow') put(structuredClone(at(board, all[Math.floor(from * all.length)])));
  else if (typeof value === 'number') put(value + (from < 0.5 ? 1 : -1));
  else if (typeof value === 'string') put(value.slice(1));
  return board;
}

/** Some moves at random in every configuration of the board, with a round trip now and then. */
function tryOut(game: Game, board: string, random: Random): void {
  const legal = new ActionBuffer();
  const own = game.configs().filter((config) => config.board === board);
  expect(own.length).toBeGreaterThan(0);
  for (const config of own) {
    const rules = game.rules(config);
    const state = rules.setUp(random);
    for (let move = 0; move < 120 && rules.decider(state) !== NOBODY; move++) {
      rules.legal(state, legal);
      const action = legal.at(random.below(legal.length));
      const written = rules.writeAction(state, action);
      if (rules.readAction(state, written) !== action)
        throw new Error(`reads back differently: ${JSON.stringify(written)}`);
      if (move % 40 === 0) expectSameBytes(rules.readPosition(rules.writePosition(state)), state);
      rules.apply(state, action);
    }
  }
}

describe.each([
  ['four-mills', hansaTeutonica, fourMills],
  ['salt-march', hansaTeutonica, saltMarch],
  ['eastern', hansaTeutonica, eastern],
  ['britannia-45', hansaTeutonica, britannia45],
  ['baltic', hansa, baltic],
] as [string, Game, Json][])('%s, changed at random', (name, game, file) => {
  it('is refused by field, or can be played', () => {
    let played = 0;
    fc.assert(
      fc.property(fc.array(blow, { minLength: 1, maxLength: 3 }), (blows) => {
        const board = blows.reduce(strike, { ...structuredClone(file as JsonObject), id: 'changed' } as Json);
        let changed: Game;
        try {
          gameOfBoard(board);
          changed = game.withBoards([board]);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect((error as Refusal).field).toMatch(/^board/);
          expect((error as Refusal).reason.length).toBeGreaterThan(3);
          return;
        }
        if (played++ < effort(6, 12)) tryOut(changed, (board as JsonObject).id as string, new Random(name));
      }),
      { numRuns: effort(200, 5000), seed: 20_091_112 },
    );
    expect(played).toBeGreaterThan(5);
  });

  it('anything at all is refused', () => {
    fc.assert(
      fc.property(fc.jsonValue() as fc.Arbitrary<Json>, (json) => {
        expect(() => game.withBoards([json])).toThrow(Refusal);
        expect(() => gameOfBoard(json)).toThrow(Refusal);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

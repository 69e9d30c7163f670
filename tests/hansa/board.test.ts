import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { hansa } from '../../src/games/hansa/rules/index.js';
import { refusal } from './help.js';

type Board = typeof baltic;
const changed = (change: (board: Board) => void): Json => {
  const board = structuredClone(baltic);
  change(board);
  return board as Json;
};
const city = (board: Board, id: string) => board.cities.find((c) => c.id === id)!;

/** Three ports in a ring and one that joins it, for two. */
const small: Json = {
  game: 'hansa',
  id: 'ring',
  title: 'A ring',
  players: [2],
  size: [100, 100],
  ship: 'a',
  cities: [
    { id: 'a', name: 'A', number: 1, warehouses: 1, at: [1, 1], sailsTo: ['b'] },
    { id: 'b', name: 'B', number: 3, warehouses: 2, at: [9, 1], sailsTo: ['c'] },
    { id: 'c', name: 'C', number: 2, warehouses: 1, at: [9, 9], sailsTo: ['a'] },
  ],
  goods: { colours: ['white', 'black'], perColour: { 1: 3, 2: 3, 3: 3 }, coloursRemoved: { 2: 0 } },
  boothsPerPlayer: 10,
  supplyPiles: 2,
};

describe('boards', () => {
  it('the Baltic says which parts of it are reconstructed', () => {
    const parts = hansa.boards.get('baltic')!.reconstructed;
    expect(parts).toHaveLength(3);
    for (const part of parts) expect(Object.keys(part)).toEqual(['en', 'de']);
  });

  it('can be added, and corrected under the same id', () => {
    const game = hansa.withBoards([small]);
    expect(game.configs()).toHaveLength(8);
    expect(hansa.configs()).toHaveLength(6);
    const shelf = hansa.withBoards([changed((b) => city(b, 'reval').sailsTo.push('stockholm'))]);
    expect(shelf.configs()).toHaveLength(6);
    const legal = shelf.rules({ game: 'hansa', players: 2 });
    const state = legal.readPosition({ ship: 'reval' });
    expect(legal.readAction(state, { type: 'sail', to: 'stockholm' })).toBeGreaterThan(0);
  });

  it('S3: if only one city is left, the booths go there automatically', () => {
    const rules = hansa.withBoards([small]).rules({ game: 'hansa', board: 'ring', players: 2 });
    const state = rules.setUp(new Random('ring'));
    const place = (id: string) => rules.apply(state, rules.readAction(state, { type: 'booths', city: id }));
    place('a');
    place('a');
    place('b');
    place('c');
    expect(rules.writePosition(state)).toMatchObject({
      cities: { a: { booths: [2, 2] }, b: { booths: [2, 2] }, c: { booths: [2, 2] } },
      turn: { seat: 0, phase: 'trade' },
      seats: [{ talers: 6, booths: 4 }, { talers: 3 }],
    });
    expect(Object.keys(rules.writePosition(state).cities as object)).toEqual(['a', 'c', 'b']);
  });

  it.each<[Json, string]>([
    [7, 'board: must be an object, not 7'],
    [{}, 'board.cities: is missing'],
    [changed((b) => Object.assign(b, { harbour: 1 })), 'board.harbour: is not a known field'],
    [changed((b) => Object.assign(b, { game: 'chess' })), 'board.game: must be "hansa", not "chess"'],
    [
      changed((b) => Object.assign(b, { id: 'Baltic Sea' })),
      'board.id: must consist of lower-case letters, digits and dashes, not "Baltic Sea"',
    ],
    [changed((b) => Object.assign(b, { players: [2, 2] })), 'board.players[1]: 2 appears twice'],
    [changed((b) => Object.assign(b, { players: [] })), 'board.players: names no number of players'],
    [changed((b) => Object.assign(b, { ship: 'hamburg' })), 'board.ship: there is no city "hamburg"'],
    [
      changed((b) => b.noBoothsAtSetup.push('hamburg')),
      'board.noBoothsAtSetup[1]: there is no city "hamburg"',
    ],
    [
      changed((b) => city(b, 'riga').sailsTo.push('hamburg')),
      'board.cities[8].sailsTo[1]: there is no city "hamburg"',
    ],
    [
      changed((b) => city(b, 'riga').sailsTo.push('riga')),
      'board.cities[8].sailsTo[1]: an arrow leads from riga to itself',
    ],
    [
      changed((b) => city(b, 'riga').sailsTo.push('danzig')),
      'board.cities[8].sailsTo[1]: "danzig" appears twice',
    ],
    [
      changed((b) => city(b, 'riga').sailsTo.pop()),
      'board.cities[8].sailsTo: names no city: a ship in riga could not leave it',
    ],
    [
      changed((b) => city(b, 'reval').sailsTo.splice(0, 1, 'danzig')),
      'board.cities[8]: no arrow leads to riga',
    ],
    [
      changed((b) => {
        city(b, 'kalmar').sailsTo = ['danzig'];
        city(b, 'danzig').sailsTo = ['kalmar'];
      }),
      'board.cities[1]: aalborg cannot be reached from toensberg',
    ],
    [
      changed((b) => Object.assign(city(b, 'riga'), { id: 'reval' })),
      'board.cities[8].id: "reval" appears twice',
    ],
    [
      changed((b) => Object.assign(city(b, 'riga'), { number: 8 })),
      'board.cities[8].number: 8 appears twice',
    ],
    [
      changed((b) => Object.assign(city(b, 'riga'), { warehouses: -1 })),
      'board.cities[8].warehouses: must be a whole number from 0 to 4, not -1',
    ],
    [
      changed((b) => b.noBoothsAtSetup.push('riga', 'reval', 'danzig', 'kalmar', 'aalborg', 'luebeck')),
      'board.cities: has 2 cities for booths at set-up; there must be at least 3',
    ],
    [changed((b) => b.goods.colours.push('red')), 'board.goods.colours[6]: "red" appears twice'],
    [
      changed((b) => Object.assign(b.goods.perColour, { 1: 90 })),
      'board.goods: are 594; at most 112 are possible',
    ],
    [
      changed((b) => Object.assign(b.goods.coloursRemoved, { 2: 5 })),
      'board.goods.coloursRemoved.2: leaves 13 goods for 14 warehouses and 5 piles',
    ],
    [
      changed((b) => Object.assign(b.goods, { coloursRemoved: { 2: 2 } })),
      'board.goods.coloursRemoved.3: is missing',
    ],
    [
      changed((b) => Object.assign(b, { boothsPerPlayer: 5 })),
      'board.boothsPerPlayer: must be a whole number from 6 to 99, not 5',
    ],
    [
      changed((b) => Object.assign(b, { reconstructed: ['all'] })),
      'board.reconstructed[0]: must be an object, not "all"',
    ],
  ])('that are inconsistent are refused: %#', (board, message) => {
    expect(refusal(() => hansa.withBoards([board]))).toBe(message);
  });
});

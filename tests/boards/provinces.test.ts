import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { mills, refused } from './help.js';

describe('P1, P2: provinces hold together', () => {
  it.each<[Json, string]>([
    [
      mills((b) => Reflect.deleteProperty(b, 'provinces')),
      'board.provinces: is missing: two players need provinces for the pawn; add them or take 2 out of "players"',
    ],
    [
      mills((b) => Object.assign(b, { editions: ['big-box'] })),
      'board.editions: two players need "2009"; add it or take 2 out of "players"',
    ],
    [
      mills((b) => Object.assign(b.provinces[1], { id: 'meadow' })),
      'board.provinces[1].id: "meadow" appears twice',
    ],
    [
      mills((b) => Object.assign(b.provinces[1], { at: [700, 1] })),
      'board.provinces[1].at: [700,1] is off the map, which is 600 wide and 600 high',
    ],
    [
      mills((b) => b.provinces[0].routes.splice(1, 1, 'south-mill--west-mil')),
      'board.provinces[0].routes[1]: there is no route "south-mill--west-mil"; did you mean "south-mill--west-mill"?',
    ],
    [
      mills((b) => b.provinces[0].routes.push('north-mill--west-mill')),
      'board.provinces[0].routes[2]: "north-mill--west-mill" appears twice',
    ],
    [
      mills((b) => b.provinces[1].routes.push('north-mill--west-mill')),
      'board.provinces[2].routes[0]: north-mill--west-mill already has meadow and wood beside it, and only two sides',
    ],
    [
      mills((b) => {
        b.provinces[0].routes.pop();
        b.provinces[2].routes.pop();
      }),
      'board.provinces: none has the route south-mill--west-mill among its "routes", so it could never be used',
    ],
    [
      mills((b) => b.provinces[0].guards.push('a--b')),
      'board.provinces[0].guards[1]: there is no guard "a--b"',
    ],
    [
      mills((b) => b.provinces[0].guards.pop()),
      'board.twoPlayer.guards[0]: north-mill--south-mill must be among the "guards" of two provinces, one on each side, not of 1',
    ],
    [
      mills((b) => b.twoPlayer.guards.push('tower')),
      'board.twoPlayer.guards[1]: must be called after two cities, as in "west-mill--north-mill"',
    ],
    [
      mills((b) => b.twoPlayer.guards.push('east-mill--north-mill')),
      'board.twoPlayer.guards[1]: east-mill--north-mill is a route, which is a border without a guard',
    ],
    [
      mills((b) => {
        b.provinces[2].routes = [];
        b.provinces.push({ id: 'sea', at: [1, 1], routes: [], guards: [] });
      }),
      'board.provinces[2]: moor cannot be reached from meadow: no route or guard leads there',
    ],
  ])('%#', (board, message) => {
    expect(refused(board)).toBe(message);
  });

  it('a board for three and more needs none', () => {
    const board = mills((b) => {
      Object.assign(b, { players: [3, 4, 5] });
      Reflect.deleteProperty(b, 'provinces');
      Reflect.deleteProperty(b, 'twoPlayer');
    });
    const configs = hansaTeutonica
      .withBoards([board])
      .configs()
      .filter((c) => c.board === 'changed');
    expect(configs.map((c) => `${c.edition} ${c.players}`).sort()).toEqual([
      '2009 3',
      '2009 4',
      '2009 5',
      'big-box 3',
      'big-box 4',
      'big-box 5',
    ]);
  });
});

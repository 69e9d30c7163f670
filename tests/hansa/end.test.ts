import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { endTurn, played, read, refused, replenish, rulesFor, seats, three } from './help.js';

const scores = (position: JsonObject, rules = three) => rules.score(read(position, rules));

describe('the end', () => {
  const begin = (seat: number) => ({
    cities: { riga: { warehouses: ['red-1'] } },
    piles: [[], [], [], ['red-2'], ['red-3', 'blue-1']],
    turn: { seat, phase: 'replenish' },
    seats: seats({ talers: 6 }, { talers: 6 }, { talers: 6 }),
  });

  it('X1: taking a good from the fifth pile begins the last round', () => {
    const p = played(begin(1), [replenish]);
    expect(p.lastPileBy).toBe(1);
    expect(p.turn.phase).toBe('trade');
    const next = played(begin(1), [replenish, endTurn]);
    expect(next.turn).toMatchObject({ seat: 2, phase: 'trade' });
    const over = played(begin(1), [replenish, endTurn, endTurn]);
    expect(over.turn).toEqual({ seat: 2, phase: 'over', acted: false });
    expect(refused(begin(1), [replenish, endTurn, endTurn, endTurn])).toMatch(/the game is over/);
  });

  it('X1: emptying the fourth pile does not', () => {
    // All spaces but Riga's are full, so one good is enough.
    const cities = {
      toensberg: { warehouses: ['blue-1', 'blue-1'] },
      aalborg: { warehouses: ['blue-2', 'blue-2'] },
      luebeck: { warehouses: ['blue-3', 'blue-3'] },
      copenhagen: { warehouses: ['pink-1'] },
      kalmar: { warehouses: ['pink-1'] },
      danzig: { warehouses: ['pink-2', 'pink-2'] },
      stockholm: { warehouses: ['pink-3', 'pink-3'] },
      reval: { warehouses: ['green-1'] },
    };
    const p = played({ ...begin(1), cities }, [replenish]);
    expect(p.piles[3]).toEqual([]);
    expect(p.lastPileBy).toBeNull();
  });

  it('X1: the last seat ends the game at once, the first lets all others play', () => {
    expect(played(begin(2), [replenish, endTurn]).turn.phase).toBe('over');
    const p = played(begin(0), [replenish, endTurn, endTurn]);
    expect(p.turn).toMatchObject({ seat: 2, phase: 'trade' });
    expect(played(begin(0), [replenish, endTurn, endTurn, endTurn]).turn.phase).toBe('over');
  });

  it('X1: later replenishments do not change who began the last pile', () => {
    const position = { ...begin(1), lastPileBy: 0, piles: [[], [], [], [], ['red-3', 'blue-1']] };
    expect(played(position, [replenish]).lastPileBy).toBe(0);
  });
});

describe('scoring', () => {
  it('X2: unsold goods, sold goods, cities alone and shared', () => {
    const rows = scores({
      seats: seats(
        { goods: ['red-1', 'red-3'], sold: ['blue-1', 'blue-3', 'blue-2'] },
        { sold: ['green-1'] },
        {},
      ),
      cities: { riga: { booths: [2, 1, 0] }, reval: { booths: [1, 0, 0] }, danzig: { booths: [0, 1, 1] } },
    });
    expect(rows).toEqual([
      { seat: 0, unsold: 2, sold: 9, cities: 6, bonus: 0, total: 17, rank: 1 },
      { seat: 1, unsold: 0, sold: 2, cities: 4, bonus: 0, total: 6, rank: 2 },
      { seat: 2, unsold: 0, sold: 0, cities: 2, bonus: 0, total: 2, rank: 3 },
    ]);
    expect(Object.keys(rows[0])).toEqual(['seat', 'unsold', 'sold', 'cities', 'bonus', 'total', 'rank']);
  });

  it('X3: ties go to most booths on the board, then are shared', () => {
    const cities = {
      riga: { booths: [2, 0, 0] },
      reval: { booths: [0, 1, 0] },
      danzig: { booths: [0, 0, 2] },
    };
    expect(scores({ cities }).map((row) => [row.total, row.rank])).toEqual([
      [4, 1],
      [4, 3],
      [4, 1],
    ]);
  });

  const card = rulesFor(3, ['extra-card']);
  const bonuses = (position: JsonObject) => scores(position, card).map((row) => row.bonus);

  it('X4: 2 for the tallest stack', () => {
    const cities = { riga: { booths: [3, 2, 1] }, reval: { booths: [0, 0, 3] } };
    expect(bonuses({ cities })).toEqual([0, 0, 4]);
    expect(bonuses({ cities: { riga: { booths: [3, 2, 1] }, reval: { booths: [0, 1, 0] } } })).toEqual([
      2, 4, 0,
    ]);
  });

  it('X4: 3 for the seat that began the fifth pile', () => {
    expect(bonuses({ lastPileBy: 2 })).toEqual([0, 0, 3]);
    expect(bonuses({ lastPileBy: null })).toEqual([0, 0, 0]);
  });

  it('X4: 4 for the most cities, none on a tie', () => {
    const cities = { riga: { booths: [2, 2, 0] }, reval: { booths: [1, 0, 0] } };
    expect(bonuses({ cities })).toEqual([4, 0, 0]);
    expect(bonuses({ cities: { ...cities, danzig: { booths: [0, 1, 0] } } })).toEqual([0, 0, 0]);
  });

  it('X4: 5 for the most sold goods with one barrel', () => {
    const sold = (...lists: string[][]) => seats(...lists.map((goods) => ({ sold: goods })));
    expect(bonuses({ seats: sold(['red-1', 'red-1'], ['blue-1', 'blue-3', 'blue-3'], []) })).toEqual([
      5, 0, 0,
    ]);
    expect(bonuses({ seats: sold(['red-1'], ['blue-1'], ['blue-2', 'blue-3']) })).toEqual([0, 0, 0]);
    const unsold = seats({ goods: ['red-1', 'red-1'] }, { sold: ['red-1'] }, {});
    expect(bonuses({ seats: unsold })).toEqual([0, 5, 0]);
  });

  it('X4: the bonus decides, and only with the module', () => {
    const position = { lastPileBy: 1, seats: seats({ goods: ['red-1'] }, {}, {}) };
    expect(scores(position, card).map((row) => [row.total, row.rank])).toEqual([
      [1, 2],
      [3, 1],
      [0, 3],
    ]);
    expect(card.total(read(position, card), 1)).toBe(3);
    expect(scores(position).map((row) => row.bonus)).toEqual([0, 0, 0]);
    expect(three.total(read(position), 1)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { Random } from '../../src/core/random.js';
import { booths, legal, played, refused, rulesFor, write } from './help.js';
import { colourOf, type Move, type Position } from './reference.js';

const start = (players: number, seed = 'start'): Position => {
  const rules = rulesFor(players);
  return write(rules.setUp(new Random(seed)), rules);
};
const goodsOf = (p: Position): string[] => [
  ...Object.values(p.cities).flatMap((c) => c.warehouses as string[]),
  ...p.piles.flat(),
];
/** A round of placements, the same for every seat. */
const rounds = (players: number, ...cities: string[]): Move[] =>
  cities.flatMap((city) => Array.from({ length: players }, () => booths(city)));
const asJson = (p: Position) => JSON.parse(JSON.stringify(p));

describe('set-up', () => {
  it.each([
    [2, 52, [8, 8, 8, 7, 7]],
    [3, 65, [11, 10, 10, 10, 10]],
    [4, 78, [13, 13, 13, 13, 12]],
  ])('S1: %i players have %i goods, in warehouses and five piles', (players, goods, piles) => {
    const p = start(players);
    expect(goodsOf(p)).toHaveLength(goods);
    expect(p.piles.map((pile) => pile.length)).toEqual(piles);
    expect(Object.values(p.cities).every((c) => !c.warehouses.includes(null))).toBe(true);
    for (const colour of new Set(goodsOf(p).map(colourOf))) {
      const barrels = [1, 2, 3].map((n) => goodsOf(p).filter((g) => g === `${colour}-${n}`).length);
      expect(barrels).toEqual([4, 5, 4]);
    }
  });

  it('S1: which colours are left out is drawn', () => {
    const left = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const colours = new Set(goodsOf(start(3, `seed ${i}`)).map(colourOf));
      expect(colours.size).toBe(5);
      left.add([...colours].sort().join());
    }
    expect(left.size).toBe(6);
  });

  it('S1: the same seed gives the same game, another seed another', () => {
    expect(start(4, 'a')).toEqual(start(4, 'a'));
    expect(start(4, 'a')).not.toEqual(start(4, 'b'));
  });

  it('S2: the ship is in Copenhagen, each player has 15 booths and 3 talers', () => {
    const p = start(4);
    expect(p.ship).toBe('copenhagen');
    expect(p.seats).toEqual(Array(4).fill({ talers: 3, booths: 15, goods: [], sold: [] }));
    expect(p.turn).toEqual({ seat: 0, phase: 'setup', acted: false });
    expect(p.lastPileBy).toBeNull();
  });

  it('S3: two booths in any city but Copenhagen', () => {
    const p = asJson(start(3));
    const cities = legal(p).map((move) => move.city);
    expect(cities).toHaveLength(8);
    expect(cities).not.toContain('copenhagen');
    const next = played(p, [booths('riga')]);
    expect(next.cities.riga.booths).toEqual([2, 0, 0]);
    expect(next.seats[0].booths).toBe(13);
    expect(next.turn).toEqual({ seat: 1, phase: 'setup', acted: false });
    expect(refused(p, [booths('copenhagen')])).toBe(
      'actions[0]: no booths can be put in Copenhagen during the set-up',
    );
  });

  it('S3: never twice in the same city, but where others have booths too', () => {
    const p = asJson(played(asJson(start(3)), rounds(3, 'riga')));
    expect(p.turn.seat).toBe(0);
    expect(p.cities.riga.booths).toEqual([2, 2, 2]);
    expect(legal(p)).not.toContainEqual(booths('riga'));
    expect(legal(p)).toHaveLength(7);
    expect(refused(p, [booths('riga')])).toBe('actions[0]: you already have booths in Riga');
  });

  it('S3, T1: after three rounds seat 0 begins with its income', () => {
    const p = played(asJson(start(3)), rounds(3, 'riga', 'danzig', 'kalmar'));
    expect(p.turn).toEqual({ seat: 0, phase: 'trade', acted: false });
    expect(p.seats.map((s) => [s.talers, s.booths])).toEqual([
      [6, 9],
      [3, 9],
      [3, 9],
    ]);
  });

  it('S3: in phase setup nothing but booths can be placed', () => {
    const p = asJson(start(3));
    expect(refused(p, [{ type: 'end-turn' }])).toBe('actions[0]: the first booths are still being placed');
    expect(new Set(legal(p).map((move) => move.type))).toEqual(new Set(['booths']));
  });
});

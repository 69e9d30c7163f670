import { describe, expect, it } from 'vitest';
import {
  build,
  buy,
  discard,
  endTurn,
  legal,
  played,
  refused,
  replenish,
  sail,
  seats,
  skip,
} from './help.js';

const FULL = {
  toensberg: { warehouses: ['red-1', 'red-2'] },
  aalborg: { warehouses: ['red-3', 'green-1'] },
  luebeck: { warehouses: ['green-2', 'green-3'] },
  copenhagen: { warehouses: ['blue-1'] },
  kalmar: { warehouses: ['blue-2'] },
  danzig: { warehouses: ['blue-3', 'brown-1'] },
  stockholm: { warehouses: ['brown-2', 'brown-3'] },
  reval: { warehouses: ['orange-1'] },
  riga: { warehouses: ['orange-2'] },
};

describe('income', () => {
  it('T1: the next player receives 3 talers', () => {
    const p = played({ cities: FULL, seats: seats({}, { talers: 1 }, {}) }, [endTurn]);
    expect(p.turn).toEqual({ seat: 1, phase: 'trade', acted: false });
    expect(p.seats.map((s) => s.talers)).toEqual([3, 4, 3]);
  });
});

describe('replenish', () => {
  const gaps = { ...FULL, aalborg: { warehouses: [null, 'green-1'] }, riga: { warehouses: [null] } };
  const begin = {
    cities: gaps,
    seats: seats({ talers: 6 }, {}, {}),
    piles: [['orange-3'], ['red-1', 'red-2'], [], [], ['blue-1']],
    turn: { phase: 'replenish' },
  };

  it('T2: fills all empty spaces for 1 taler, by number, from pile to pile', () => {
    const p = played(begin, [replenish]);
    expect(p.cities.aalborg.warehouses).toEqual(['orange-3', 'green-1']);
    expect(p.cities.riga.warehouses).toEqual(['red-1']);
    expect(p.piles).toEqual([[], ['red-2'], [], [], ['blue-1']]);
    expect(p.seats[0].talers).toBe(5);
    expect(p.turn).toEqual({ seat: 0, phase: 'trade', acted: false });
    expect(p.lastPileBy).toBeNull();
  });

  it('T2: replenishing is optional', () => {
    expect(legal(begin)).toEqual([replenish, skip]);
    const p = played(begin, [skip]);
    expect(p.cities.riga.warehouses).toEqual([null]);
    expect(p.seats[0].talers).toBe(6);
    expect(p.turn.phase).toBe('trade');
  });

  it('T2: only before trading', () => {
    expect(refused(begin, [skip, replenish])).toBe('actions[1]: this cannot be done while trading');
    expect(refused(begin, [sail('danzig')])).toBe('actions[0]: first decide whether to fill the warehouses');
  });

  it('T2: if all spaces are empty, it is mandatory', () => {
    const p = { piles: [['red-1'], [], [], [], []], turn: { phase: 'replenish' } };
    expect(legal(p)).toEqual([replenish]);
    expect(refused(p, [skip])).toBe('actions[0]: all warehouses are empty, so they must be filled');
  });

  it('T2: if it is mandatory, it happens automatically', () => {
    const p = played({ piles: [['red-1', 'red-2'], [], [], [], []] }, [endTurn]);
    expect(p.turn).toEqual({ seat: 1, phase: 'trade', acted: false });
    expect(p.seats[1].talers).toBe(5);
    expect(p.cities.toensberg.warehouses).toEqual(['red-1', 'red-2']);
  });

  it('T2: when the goods run out, the rest stay empty', () => {
    const p = played({ ...begin, piles: [['red-1'], [], [], [], []] }, [replenish]);
    expect(p.cities.aalborg.warehouses).toEqual(['red-1', 'green-1']);
    expect(p.cities.riga.warehouses).toEqual([null]);
    expect(p.piles.flat()).toEqual([]);
  });

  it('T2: without an empty space or without goods the phase passes automatically', () => {
    expect(played({ cities: FULL, piles: [['red-1'], [], [], [], []] }, [endTurn]).turn.phase).toBe('trade');
    expect(played({ cities: gaps }, [endTurn]).turn.phase).toBe('trade');
    expect(played({ cities: gaps, piles: begin.piles }, [endTurn]).turn.phase).toBe('replenish');
  });

  it('T2: a player who cannot pay for it, as in a position written by hand, can only skip', () => {
    const poor = { ...begin, seats: seats({ talers: 0 }, {}, {}) };
    expect(legal(poor)).toEqual([skip]);
    expect(refused(poor, [replenish])).toBe('actions[0]: you have no talers left');
    expect(refused({ ...begin, cities: FULL }, [replenish])).toBe('actions[0]: no warehouse is empty');
    expect(refused({ cities: gaps, turn: { phase: 'replenish' } }, [replenish])).toBe(
      'actions[0]: the piles are used up',
    );
  });
});

describe('trade', () => {
  it('T3: one action per stay, then the player must sail', () => {
    const p = { cities: FULL, ship: 'danzig', seats: seats({ talers: 3, goods: ['red-1'] }, {}, {}) };
    expect(refused(p, [buy(0), buy(1)])).toMatch(/^actions\[1\]: you have already acted in this city/);
    expect(refused(p, [buy(0), build('red-1')])).toMatch(/already acted in this city/);
    const next = played(p, [buy(0), sail('kalmar'), build('blue-3')]);
    expect(next.cities.kalmar.booths).toEqual([3, 0, 0]);
  });

  it('T3: `acted` holds for the stay and is written', () => {
    const p = { cities: FULL, ship: 'danzig', seats: seats({ talers: 6 }, {}, {}) };
    expect(played(p, [buy(0)]).turn.acted).toBe(true);
    expect(played(p, [buy(0), sail('kalmar')]).turn.acted).toBe(false);
    expect(legal({ ...p, turn: { acted: true } }).map((m) => m.type)).toEqual(['sail', 'sail', 'end-turn']);
  });

  it('T3: coming back in the same turn is a new stay', () => {
    const p = { cities: FULL, ship: 'danzig', seats: seats({ talers: 9 }, {}, {}) };
    const moves = [buy(0), sail('reval'), sail('riga'), sail('danzig'), buy(1)];
    expect(played(p, moves).seats[0].goods).toEqual(['blue-3', 'brown-1']);
  });

  it('T3: the next player may act where the ship is, no matter what was done there', () => {
    const p = { cities: FULL, ship: 'danzig' };
    const next = played(p, [buy(0), endTurn, buy(1)]);
    expect(next.seats.map((s) => s.goods)).toEqual([['blue-3'], ['brown-1'], []]);
  });

  it('T3: sailing without acting, acting without sailing, or neither', () => {
    const p = { cities: FULL, ship: 'copenhagen' };
    expect(played(p, [sail('luebeck'), sail('aalborg'), endTurn]).turn.seat).toBe(1);
    expect(played(p, [buy(), endTurn]).turn.seat).toBe(1);
    expect(played(p, [endTurn]).turn.seat).toBe(1);
  });

  it('T3: the turn ends automatically when nothing else can be done', () => {
    const p = { cities: FULL, ship: 'copenhagen', seats: seats({ talers: 1 }, {}, {}) };
    expect(played(p, [buy()]).turn.seat).toBe(1);
    // With the last taler spent on sailing, the player can still build.
    const build = { ...p, seats: seats({ talers: 1, goods: ['red-1'] }, {}, {}) };
    expect(played(build, [sail('danzig')]).turn.seat).toBe(0);
    const free = { ...p, cities: { ...FULL, danzig: { ...FULL.danzig, booths: [1, 0, 0] } } };
    expect(played(free, [sail('danzig')]).turn.seat).toBe(0);
  });

  it('T4: along the arrows only, 1 taler to the bank', () => {
    const from = (ship: string): unknown[] => legal({ ship }, ['sail']).map((move) => move.to);
    expect(from('copenhagen')).toEqual(['danzig', 'luebeck', 'toensberg']);
    expect(from('luebeck')).toEqual(['aalborg']);
    expect(from('aalborg')).toEqual(['copenhagen']);
    expect(from('kalmar')).toEqual(['copenhagen']);
    expect(from('toensberg')).toEqual(['stockholm']);
    expect(from('stockholm')).toEqual(['kalmar', 'reval']);
    expect(from('danzig')).toEqual(['kalmar', 'reval']);
    expect(from('reval')).toEqual(['riga']);
    expect(from('riga')).toEqual(['danzig']);
    const p = played({}, [sail('toensberg')]);
    expect(p.ship).toBe('toensberg');
    expect(p.seats.map((s) => s.talers)).toEqual([2, 3, 3]);
    expect(refused({}, [sail('riga')])).toBe('actions[0]: no arrow leads from Copenhagen to Riga');
    expect(refused({ seats: seats({ talers: 0 }, {}, {}) }, [sail('danzig')])).toBe(
      'actions[0]: you have no talers left',
    );
  });
});

describe('end of turn', () => {
  it('T8: talers above 3 go back', () => {
    const p = played({ seats: seats({ talers: 5 }, { talers: 0 }, { talers: 8 }) }, [endTurn]);
    expect(p.seats.map((s) => s.talers)).toEqual([3, 3, 8]);
  });

  it('T8: the player chooses which unsold goods above 3 leave the game', () => {
    const hand = { talers: 4, goods: ['red-1', 'blue-2', 'red-1', 'green-3', 'blue-1'] };
    const p = { seats: seats(hand, {}, {}) };
    const tax = played(p, [endTurn]);
    expect(tax.turn).toEqual({ seat: 0, phase: 'tax', acted: false });
    expect(tax.seats[0].talers).toBe(3);
    const choices = legal(JSON.parse(JSON.stringify(tax)));
    expect(choices).toEqual([discard('red-1'), discard('blue-2'), discard('green-3'), discard('blue-1')]);
    const done = played(p, [endTurn, discard('green-3'), discard('red-1')]);
    expect(done.seats[0].goods).toEqual(['blue-2', 'red-1', 'blue-1']);
    expect(done.turn.seat).toBe(1);
    expect(refused(p, [endTurn, discard('pink-1')])).toBe('actions[1]: you have no unsold good pink-1');
    expect(refused(p, [endTurn, endTurn])).toBe('actions[1]: first give up all but three goods');
  });

  it('T8: without a choice it happens automatically', () => {
    const equal = played({ seats: seats({ goods: Array(5).fill('red-2') }, {}, {}) }, [endTurn]);
    expect(equal.seats[0].goods).toEqual(['red-2', 'red-2', 'red-2']);
    expect(equal.turn.seat).toBe(1);
    const mixed = { seats: seats({ goods: ['red-2', 'red-2', 'red-1', 'red-2', 'red-2'] }, {}, {}) };
    expect(played(mixed, [endTurn, discard('red-1')]).seats[0].goods).toEqual(['red-2', 'red-2', 'red-2']);
  });

  it('T8: sold goods never count and are never lost', () => {
    const sold = ['red-1', 'red-2', 'red-3', 'blue-1', 'blue-2'];
    const p = played({ seats: seats({ goods: ['green-1', 'green-2', 'green-3'], sold }, {}, {}) }, [endTurn]);
    expect(p.turn.seat).toBe(1);
    expect(p.seats[0].sold).toEqual(sold);
  });

  it('T9: talers never run out', () => {
    const rich = { seats: seats({ talers: 20 }, { talers: 20 }, { talers: 20 }) };
    expect(played(rich, [endTurn]).seats[1].talers).toBe(23);
  });
});

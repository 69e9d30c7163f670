import { describe, expect, it } from 'vitest';
import { build, buy, endTurn, legal, lose, played, refused, sail, seats, sell } from './help.js';

describe('buy', () => {
  const danzig = (booths: number[], talers = 3) => ({
    ship: 'danzig',
    cities: { danzig: { booths, warehouses: ['red-3', 'red-3'] } },
    seats: seats({ talers }, {}, {}),
  });

  it('T5: one good, for 1 taler to the player with most booths', () => {
    const p = played(danzig([1, 3, 2]), [buy(1)]);
    expect(p.seats[0].goods).toEqual(['red-3']);
    expect(p.cities.danzig.warehouses).toEqual(['red-3', null]);
    expect(p.seats.map((s) => s.talers)).toEqual([2, 4, 3]);
  });

  it('T5: free for that player, even without a taler', () => {
    expect(played(danzig([3, 2, 0]), [buy()]).seats.map((s) => s.talers)).toEqual([3, 3, 3]);
    expect(legal(danzig([3, 2, 0], 0), ['buy'])).toEqual([buy(0), buy(1)]);
    expect(legal(danzig([2, 3, 0], 0), ['buy'])).toEqual([]);
    expect(refused(danzig([2, 3, 0], 0), [buy()])).toBe('actions[0]: you have no talers left');
  });

  it.each([[[0, 0, 0]], [[2, 2, 0]], [[0, 2, 2]]])('T5: to the bank where nobody has most: %j', (booths) => {
    expect(played(danzig(booths), [buy()]).seats.map((s) => s.talers)).toEqual([2, 3, 3]);
  });

  it('T5: only what is there', () => {
    expect(refused({ ship: 'danzig' }, [buy(1)])).toBe('actions[0]: warehouse 1 of Danzig is empty');
    expect(refused({ ship: 'riga' }, [buy(1)])).toBe('actions[0]: Riga has no warehouse 1');
  });

  it('T5: goods are kept in the order in which they came', () => {
    const p = { ...danzig([0, 0, 0]), seats: seats({ goods: ['blue-1', 'green-2'] }, {}, {}) };
    expect(played(p, [buy()]).seats[0].goods).toEqual(['blue-1', 'green-2', 'red-3']);
  });
});

describe('build', () => {
  const hand = (goods: string[], onBoard = 0) => ({
    ship: 'danzig',
    cities: { riga: { booths: [onBoard, 0, 0] } },
    seats: seats({ goods }, {}, {}),
  });

  it.each([1, 2, 3])('T6: as many booths as barrels: %i', (barrels) => {
    const p = played(hand([`red-${barrels}`, 'blue-1']), [build(`red-${barrels}`)]);
    expect(p.cities.danzig.booths).toEqual([barrels, 0, 0]);
    expect(p.seats[0]).toEqual({ talers: 3, booths: 15 - barrels, goods: ['blue-1'], sold: [] });
  });

  it('T6: or as many as the player has left', () => {
    expect(played(hand(['red-3'], 13), [build('red-3')]).cities.danzig.booths).toEqual([2, 0, 0]);
  });

  it("T6: not without a booth left, nor with a good that is sold or somebody else's", () => {
    expect(legal(hand(['red-3'], 15), ['build'])).toEqual([]);
    expect(refused(hand(['red-3'], 15), [build('red-3')])).toBe(
      'actions[0]: you have no booths left to build',
    );
    expect(refused(hand(['red-3']), [build('red-2')])).toBe('actions[0]: you have no unsold good red-2');
    expect(legal({ seats: seats({ sold: ['red-3'] }, {}, {}) }, ['build'])).toEqual([]);
  });

  it('T6: equal goods are one choice', () => {
    expect(legal(hand(['red-3', 'red-1', 'red-3']), ['build'])).toEqual([build('red-3'), build('red-1')]);
  });
});

describe('sell', () => {
  const seller = (goods: string[], ...others: string[][]) => ({
    ship: 'danzig',
    cities: { danzig: { booths: [2, 0, 0] } },
    seats: seats({ goods }, { goods: others[0] ?? [] }, { goods: others[1] ?? [] }),
  });

  it('T7: takes a booth back and turns over two or more of a colour', () => {
    const p = played(seller(['red-1', 'blue-2', 'red-3', 'red-1']), [sell('red-1', 'red-3')]);
    expect(p.cities.danzig.booths).toEqual([1, 0, 0]);
    expect(p.seats[0]).toEqual({
      talers: 3,
      booths: 14,
      goods: ['blue-2', 'red-1'],
      sold: ['red-3', 'red-1'],
    });
    expect(p.turn.acted).toBe(true);
  });

  it('T7: every choice of at least two, once', () => {
    expect(legal(seller(['red-1', 'red-3', 'red-1', 'blue-2']), ['sell'])).toEqual([
      sell('red-1', 'red-1'),
      sell('red-3', 'red-1'),
      sell('red-3', 'red-1', 'red-1'),
    ]);
  });

  it('T7: several colours at once, at least two of each', () => {
    const p = seller(['red-1', 'blue-2', 'red-3', 'blue-2', 'green-1']);
    expect(legal(p, ['sell'])).toEqual([
      sell('red-3', 'red-1'),
      sell('blue-2', 'blue-2'),
      sell('red-3', 'red-1', 'blue-2', 'blue-2'),
    ]);
    expect(refused(p, [sell('red-1', 'red-3', 'blue-2')])).toMatch(/at least two goods of each colour/);
    expect(refused(p, [sell('green-1')])).toMatch(/at least two goods of each colour/);
    expect(refused(p, [sell()])).toMatch(/at least two goods of each colour/);
    expect(played(p, [sell('blue-2', 'red-1', 'blue-2', 'red-3')]).seats[0].sold).toEqual([
      'red-3',
      'red-1',
      'blue-2',
      'blue-2',
    ]);
  });

  it("T7: only with a booth in the city, and only with the player's own goods", () => {
    const p = { ...seller(['red-1', 'red-3']), ship: 'riga' };
    expect(legal(p, ['sell'])).toEqual([]);
    expect(refused(p, [sell('red-1', 'red-3')])).toBe('actions[0]: you have no booth in Riga');
    expect(refused(seller(['red-1', 'red-3']), [sell('red-3', 'red-3')])).toBe(
      'actions[0].goods[1]: there are not so many unsold goods red-3',
    );
  });

  it('T7: the last booth of a city can be taken back', () => {
    const p = { ...seller(['red-1', 'red-3']), cities: { danzig: { booths: [1, 3, 0] } } };
    expect(played(p, [sell('red-1', 'red-3')]).cities.danzig.booths).toEqual([0, 3, 0]);
  });

  it('T7: sixteen goods, the most that can be held, have a complete list of sales', () => {
    const goods = ['red', 'blue', 'green', 'brown'].flatMap((c) => [`${c}-1`, `${c}-2`, `${c}-3`, `${c}-1`]);
    const sales = legal(seller(goods), ['sell']);
    expect(sales).toHaveLength(9 ** 4 - 1);
    expect(new Set(sales.map((move) => JSON.stringify(move))).size).toBe(sales.length);
    const full = {
      ...seller(goods),
      cities: { danzig: { booths: [2, 0, 0], warehouses: ['pink-1', null] } },
    };
    expect(legal(full, ['buy'])).toEqual([]);
    expect(refused(full, [buy()])).toBe('actions[0]: you cannot hold more than 16 unsold goods');
  });
});

describe('losses', () => {
  const sale = (...others: string[][]) => ({
    ship: 'danzig',
    cities: { danzig: { booths: [2, 0, 0] } },
    seats: seats(
      { goods: ['red-1', 'red-2', 'blue-1', 'blue-2'] },
      { goods: others[0] ?? [], sold: ['red-3', 'blue-3'] },
      { goods: others[1] ?? [] },
    ),
  });
  const both = sell('red-1', 'red-2', 'blue-1', 'blue-2');

  it('T7: an opponent with no choice loses at once, one for each colour sold', () => {
    const p = played(sale(['red-1', 'blue-3', 'green-1'], ['red-3', 'red-3']), [both]);
    expect(p.seats.map((s) => s.goods)).toEqual([[], ['green-1'], ['red-3']]);
    expect(p.turn.phase).toBe('trade');
  });

  it('T7: only sold colours are lost, and sold goods never', () => {
    const p = played(sale(['blue-3'], ['green-1']), [sell('red-1', 'red-2')]);
    expect(p.seats.map((s) => s.goods)).toEqual([['blue-1', 'blue-2'], ['blue-3'], ['green-1']]);
    expect(p.seats[1].sold).toEqual(['red-3', 'blue-3']);
  });

  it('T7: an opponent with a choice decides for themselves', () => {
    const position = sale(['red-1', 'red-3', 'blue-3']);
    const p = played(position, [both]);
    expect(p.seats[1].goods).toEqual(['red-1', 'red-3']);
    expect(p.turn).toEqual({
      seat: 0,
      phase: 'lose',
      acted: true,
      decides: 1,
      losses: [[], ['red'], []],
    });
    expect(legal(JSON.parse(JSON.stringify(p)))).toEqual([lose('red-1'), lose('red-3')]);
    const next = played(position, [both, lose('red-1')]);
    expect(next.seats[1].goods).toEqual(['red-3']);
    expect(next.turn).toEqual({ seat: 0, phase: 'trade', acted: true });
  });

  it('T7: several opponents choose in turn order after the seller, each colour by itself', () => {
    const position = {
      ...sale(),
      turn: { seat: 1 },
      cities: { danzig: { booths: [0, 2, 0] } },
      seats: seats(
        { goods: ['red-2', 'red-3', 'blue-2', 'blue-3'] },
        { goods: ['red-1', 'red-1', 'blue-1', 'blue-1'] },
        { goods: ['red-2', 'red-3'] },
      ),
    };
    const first = played(position, [sell('red-1', 'red-1', 'blue-1', 'blue-1')]);
    expect(first.turn.decides).toBe(2);
    const second = played(position, [sell('red-1', 'red-1', 'blue-1', 'blue-1'), lose('red-3')]);
    expect(second.turn.decides).toBe(0);
    expect(second.turn.losses).toEqual([['red', 'blue'], [], []]);
    const json = JSON.parse(JSON.stringify(second));
    expect(legal(json)).toHaveLength(4);
    expect(legal(JSON.parse(JSON.stringify(played(json, [lose('blue-2')]))))).toEqual([
      lose('red-2'),
      lose('red-3'),
    ]);
    const done = played(json, [lose('blue-2'), lose('red-2')]);
    expect(done.seats.map((s) => s.goods)).toEqual([['red-3', 'blue-3'], [], ['red-2']]);
    expect(done.turn).toEqual({ seat: 1, phase: 'trade', acted: true });
  });

  it('T7: nothing else is possible until then', () => {
    const position = sale(['red-1', 'red-3', 'green-1']);
    expect(refused(position, [both, endTurn])).toBe(
      'actions[1]: first a good of a sold colour has to be given up',
    );
    expect(refused(position, [both, lose('green-1')])).toMatch(/not of a colour that you still have to lose/);
    expect(refused(position, [both, lose('red-2')])).toBe('actions[1]: you have no unsold good red-2');
  });

  it('T7: a sale with the last taler spent ends the turn once the losses are chosen', () => {
    const position = { ...sale(['red-1', 'red-3']), ship: 'riga' };
    const poor = {
      ...position,
      seats: seats({ ...(position.seats as object[])[0], talers: 1 }, { goods: ['red-1', 'red-3'] }, {}),
    };
    const p = played(poor, [sail('danzig'), sell('red-1', 'red-2'), lose('red-1')]);
    expect(p.turn.seat).toBe(1);
  });
});

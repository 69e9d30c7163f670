import { describe, expect, it } from 'vitest';
import * as t from './scene.js';

/** The mixes of traders and merchants that are offered as income. */
const mixes = (on: t.Scene): string[] =>
  t
    .legalOf(on, 'income')
    .map((action) => `${action.traders}+${action.merchants}`)
    .sort();

/** Seat 0 with this stock; the rest of its pieces is in supply. */
function withStock(stock: [number, number], bank: number, edition = 'big-box'): t.Scene {
  // One merchant is nowhere on the desk, the Book holds what is not removed.
  const book = Math.max(0, stock[1] - 1);
  const supply: [number, number] = [11 + bank - stock[0], 1 + book - stock[1]];
  return t.at({
    edition,
    seats: { 0: { supply, stock, abilities: { bank, book } } },
    turn: { seat: 0, actions: 2 },
  });
}

describe('A1: income', () => {
  it('A1: Big Box: from one up to the Bank value, any mix', () => {
    expect(mixes(withStock([4, 2], 0))).toEqual(
      ['1+0', '2+0', '3+0', '0+1', '1+1', '2+1', '0+2', '1+2'].sort(),
    );
  });

  it('A1: Big Box: no more than there are', () => {
    expect(mixes(withStock([2, 0], 0))).toEqual(['1+0', '2+0']);
    expect(mixes(withStock([0, 1], 0))).toEqual(['0+1']);
    expect(mixes(withStock([1, 1], 3))).toEqual(['0+1', '1+0', '1+1']);
  });

  it('A1: Big Box: with the Bank fully developed, up to all', () => {
    const found = mixes(withStock([9, 2], 3));
    expect(found).toHaveLength(10 * 3 - 1);
    expect(found).toContain('9+2');
    expect(found).not.toContain('0+0');
  });

  it('A1: 2009: exactly the Bank value, the mix is free', () => {
    expect(mixes(withStock([4, 2], 0, '2009'))).toEqual(['1+2', '2+1', '3+0']);
    expect(mixes(withStock([9, 1], 1, '2009'))).toEqual(['4+1', '5+0']);
    expect(mixes(withStock([8, 1], 2, '2009'))).toEqual(['6+1', '7+0']);
  });

  it('A1: 2009: all if fewer are there, or if the Bank says all', () => {
    expect(mixes(withStock([1, 1], 0, '2009'))).toEqual(['1+1']);
    expect(mixes(withStock([3, 0], 2, '2009'))).toEqual(['3+0']);
    expect(mixes(withStock([9, 2], 3, '2009'))).toEqual(['9+2']);
  });

  it.each(['big-box', '2009'])('A1: not available with an empty stock (%s)', (edition) => {
    expect(t.legalOf(withStock([0, 0], 3, edition), 'income')).toEqual([]);
  });

  it('A1: they go from stock to supply, for one action', () => {
    const position = withStock([4, 2], 0);
    const next = t.after(position, t.income(1, 2));
    expect(t.count(next.seats[0].stock)).toEqual([3, 0]);
    expect(t.count(next.seats[0].supply)).toEqual([position.seats[0].supply.traders + 1, 2]);
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, begun: true });
    expect({ ...next.seats[0], supply: 0, stock: 0 }).toEqual({ ...position.seats[0], supply: 0, stock: 0 });
    expect(next.seats.slice(1)).toEqual(position.seats.slice(1));
    expect(next.routes).toEqual(position.routes);
  });

  it('A1: too much, too little and nonsense are refused', () => {
    const position = withStock([4, 2], 0);
    for (const bad of [
      t.income(4),
      t.income(2, 2),
      t.income(0, 0),
      t.income(0, 3),
      t.income(-1, 2),
      t.income(1.5),
    ]) {
      expect(t.refused(() => t.after(position, bad))).toContain('actions[0]');
    }
  });
});

describe('A2: income-share', () => {
  const sketch = (actions = 2, owner: t.SeatSketch = {}): t.Sketch => ({
    seats: { 2: { favours: ['income-share'], ...owner } },
    turn: { seat: 0, actions },
  });

  it('A2: the owner decides in the middle of another turn', () => {
    const next = t.after(t.at(sketch()), t.income(3));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'share', decides: 2, actions: 1 });
    expect(t.decider(next)).toBe(2);
    expect(t.legalOf(next)).toHaveLength(3);
    expect(t.legalOf(next)).toEqual(expect.arrayContaining([t.share('trader'), t.share('merchant'), t.done]));
  });

  it('A2: they take one tradesman of their choice from their own stock', () => {
    const asked = t.after(t.at(sketch()), t.income(3));
    const trader = t.after(asked, t.share('trader'));
    expect(t.count(trader.seats[2].supply)).toEqual([1, 0]);
    expect(t.count(trader.seats[2].stock)).toEqual([10, 1]);
    expect(trader.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
    expect(trader.turn.decides).toBeUndefined();
    const merchant = t.after(asked, t.share('merchant'));
    expect(t.count(merchant.seats[2].supply)).toEqual([0, 1]);
    expect(t.count(merchant.seats[2].stock)).toEqual([11, 0]);
    expect(merchant.seats[0]).toEqual(asked.seats[0]);
  });

  it('A2: they may decline', () => {
    const asked = t.after(t.at(sketch()), t.income(3));
    const next = t.after(asked, t.done);
    expect(next.seats).toEqual(asked.seats);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
  });

  it('A2: only of a kind that is in the stock', () => {
    const position = t.at(sketch(2, { supply: [0, 1] }));
    const asked = t.after(position, t.income(1));
    expect(t.can(asked, t.share('merchant'))).toBe(false);
    expect(t.can(asked, t.share('trader'))).toBe(true);
    expect(t.can(asked, t.done)).toBe(true);
  });

  it('A2: no question with an empty stock', () => {
    const next = t.after(t.at(sketch(2, { supply: [11, 1] })), t.income(3));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
    expect(next.turn.decides).toBeUndefined();
  });

  it('A2: at every income, and after the last action before the next turn', () => {
    const next = t.after(t.at(sketch()), t.income(3), t.share('trader'), t.income(3));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'share', decides: 2 });
    const passed = t.after(next, t.share('trader'));
    expect(passed.turn).toMatchObject({ seat: 1, phase: 'actions', actions: 2, begun: false });
    expect(t.count(passed.seats[2].supply)).toEqual([2, 0]);
  });

  it('A2: not for their own income, nor for other actions', () => {
    const own = t.at({ seats: { 0: { favours: ['income-share'] } } });
    expect(t.after(own, t.income(3)).turn).toMatchObject({ seat: 0, phase: 'actions' });
    const position = t.at({
      ...sketch(),
      seats: { 0: { supply: [2, 0] }, 2: { favours: ['income-share'] } },
    });
    expect(t.after(position, t.place('trader', 'arnheim--duisburg/0')).turn.phase).toBe('actions');
  });

  it('A2: not when the tile still lies on display', () => {
    const position = t.at({ favours: ['income-share'] });
    expect(t.after(position, t.income(3)).turn.phase).toBe('actions');
  });

  it('A2: T5 comes after it', () => {
    const position = t.at({
      seats: { 0: { plate: ['develop'] }, 1: { favours: ['income-share'] } },
      turn: { seat: 0, actions: 1 },
    });
    const asked = t.after(position, t.income(3));
    expect(asked.turn).toMatchObject({ seat: 0, phase: 'share', decides: 1 });
    expect(t.after(asked, t.done).turn).toMatchObject({ seat: 0, phase: 'markers' });
  });
});

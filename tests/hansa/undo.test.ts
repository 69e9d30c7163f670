import { describe, expect, it } from 'vitest';
import { OPEN, REVEALED } from '../../src/core/game.js';
import { History } from '../../src/core/history.js';
import { readLegal } from '../../src/core/play.js';
import { buy, endTurn, read, replenish, sail, seats, skip, three } from './help.js';

const begin = {
  cities: { danzig: { warehouses: ['red-1', 'red-2'] } },
  piles: [Array(5).fill('blue-2'), ['green-1'], [], [], []],
  turn: { phase: 'replenish' },
  seats: seats({ talers: 6 }, {}, {}),
};

const history = () => {
  const game = new History(three, read(begin));
  return { game, play: (move: object) => game.play(readLegal(three, game.state, move as never)) };
};

describe('undo', () => {
  it('Z1: goes back over open actions to the byte', () => {
    const { game, play } = history();
    play(skip);
    play(sail('danzig'));
    play(buy(0));
    while (game.canUndo(0)) game.undo(0);
    expect(game.state).toEqual(read(begin));
    while (game.canRedo(0)) game.redo(0);
    expect(three.writePosition(game.state)).toMatchObject({
      ship: 'danzig',
      seats: [{ goods: ['red-1'] }, {}, {}],
    });
  });

  it('Z1: never goes back over a replenishment', () => {
    const { game, play } = history();
    play(replenish);
    expect(game.canUndo(0)).toBe(false);
    play(sail('danzig'));
    expect(game.undo(0)).toBe(true);
    expect(game.undo(0)).toBe(false);
  });

  it('Z1: nor over a forced replenishment at the beginning of the next turn', () => {
    const state = read({ piles: begin.piles });
    expect(three.apply(state, readLegal(three, state, endTurn as never))).toBe(REVEALED);
    const other = read({ ...begin, turn: {} });
    expect(three.apply(other, readLegal(three, other, endTurn as never))).toBe(OPEN);
  });
});

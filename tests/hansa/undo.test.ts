import { describe, expect, it } from 'vitest';
import { OPEN, REVEALED } from '../../src/core/game.js';
import { History } from '../../src/core/history/history.js';
import { OWN_LAST_MOVE } from '../../src/core/history/undo.js';
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
  it('Z1: undoes open actions, to the same bytes', () => {
    const { game, play } = history();
    play(skip);
    play(sail('danzig'));
    play(buy(0));
    while (OWN_LAST_MOVE.mayUndo(game, 0)) game.undo();
    expect(game.state).toEqual(read(begin));
    while (OWN_LAST_MOVE.mayRedo(game, 0)) game.redo();
    expect(three.writePosition(game.state)).toMatchObject({
      ship: 'danzig',
      seats: [{ goods: ['red-1'] }, {}, {}],
    });
  });

  it('Z1: never undoes a replenishment', () => {
    const { game, play } = history();
    play(replenish);
    expect(OWN_LAST_MOVE.mayUndo(game, 0)).toBe(false);
    play(sail('danzig'));
    expect(OWN_LAST_MOVE.mayUndo(game, 0)).toBe(true);
    game.undo();
    expect(OWN_LAST_MOVE.mayUndo(game, 0)).toBe(false);
  });

  it('Z1: nor a forced replenishment at the beginning of the next turn', () => {
    const state = read({ piles: begin.piles });
    expect(three.apply(state, readLegal(three, state, endTurn as never))).toBe(REVEALED);
    const other = read({ ...begin, turn: {} });
    expect(three.apply(other, readLegal(three, other, endTurn as never))).toBe(OPEN);
  });
});

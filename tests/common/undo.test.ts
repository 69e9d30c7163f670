/** The history that server and page use: any earlier state, undo, redo, and who is allowed to. */
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, REVEALED, type Rules, type State } from '../../src/core/game.js';
import { History } from '../../src/core/history/history.js';
import { OWN_LAST_MOVE } from '../../src/core/history/undo.js';
import { Random } from '../../src/core/random.js';
import { effort } from '../setup/effort.js';
import { CONFIGS, draw } from './games.js';

const { mayUndo, mayRedo } = OWN_LAST_MOVE;

/** Bytes, not deep equality: these run tens of thousands of times. */
const same = (a: State, b: State): boolean => Buffer.compare(a, b) === 0;

const legal = new ActionBuffer();
function playOne(history: History, random: Random): void {
  history.rules.legal(history.state, legal);
  history.play(draw(history.rules, history.state, legal, random));
}

/** Every state of a game, replayed by the rules alone. */
function replay(rules: Rules, start: State, { moves }: History): State[] {
  const states = [start.slice()];
  for (const { action } of moves) {
    const next = states.at(-1)!.slice();
    rules.apply(next, action);
    states.push(next);
  }
  return states;
}

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);

  it('lets a player take back and redo what the rule allows, and nothing else', () => {
    const random = new Random(`undo ${name}`);
    const history = new History(rules, rules.setUp(random));
    let refused = 0;
    for (let i = 0; i < 20_000 && refused < 3 && !history.isOver; i++) {
      const seat = rules.decider(history.state);
      rules.legal(history.state, legal);
      const action = draw(rules, history.state, legal, random);
      const before = history.state.slice();
      const after = before.slice();
      const reveals = rules.apply(after, action) === REVEALED;
      history.play(action);
      expect(same(history.state, after)).toBe(true);
      const isOver = rules.decider(after) === NOBODY;
      expect(seats.filter((other) => mayUndo(history, other))).toEqual(reveals || isOver ? [] : [seat]);
      expect(seats.filter((other) => mayRedo(history, other))).toEqual([]);
      if (reveals) refused++;
      if (!mayUndo(history, seat)) continue;
      history.undo();
      expect(same(history.state, before)).toBe(true);
      expect(seats.filter((other) => mayRedo(history, other))).toEqual([seat]);
      history.redo();
      expect(same(history.state, after)).toBe(true);
      expect(mayRedo(history, seat)).toBe(false);
    }
    expect(refused, 'no draw or reveal came up').toBeGreaterThan(0);
  });

  it('knows every earlier state, no matter what was taken back, redone or played instead', () => {
    const random = new Random(`history ${name}`);
    // Small odd spacings, so that snapshots are thinned out several times.
    const history = new History(rules, rules.setUp(random), 1 + 2 * random.below(3));
    const start = history.start.slice();
    for (let round = 0; round < effort(3, 6); round++) {
      for (let i = 0; i < 70 && !history.isOver; i++) playOne(history, random);
      const states = replay(rules, start, history);
      const { length } = history;
      for (let i = 0; i < 60; i++) {
        const at = random.below(length + 1);
        expect(same(history.stateAt(at), states[at]), `after ${at} of ${length} moves`).toBe(true);
      }
      for (let at = 0; at <= length; at++) expect(same(history.stateAt(at), states[at])).toBe(true);

      const moves = [...history.moves];
      const few = random.below(Math.min(40, length));
      for (let i = 1; i <= few; i++) {
        history.undo();
        expect(same(history.state, states[length - i])).toBe(true);
        expect(history.next).toEqual(moves[length - i]);
      }
      for (let i = 0; i < few; i++) history.redo();
      expect(history.moves).toEqual(moves);
      expect(same(history.state, states[length])).toBe(true);

      const back = random.below(length);
      history.goBackTo(back);
      expect(history.moves).toEqual(moves.slice(0, back));
      expect(same(history.state, states[back])).toBe(true);
      expect(history.next).toBeUndefined();
    }
  });

  it('goes back from the end to every earlier state', () => {
    const random = new Random(`back ${name}`);
    const history = new History(rules, rules.setUp(random), 5);
    for (let i = 0; i < 250 && !history.isOver; i++) playOne(history, random);
    const states = replay(rules, history.start, history);
    const { moves } = History.of(rules, history.start, history.moves);
    expect(moves).toEqual(history.moves);
    for (let at = history.length - 1; at >= 0; at--) {
      history.undo();
      expect(history.length).toBe(at);
      expect(same(history.state, states[at])).toBe(true);
    }
    expect(() => history.undo()).toThrow('no move');
    for (const state of states.slice(1)) {
      history.redo();
      expect(same(history.state, state)).toBe(true);
    }
    expect(history.moves).toEqual(moves);
    expect(() => history.redo()).toThrow('no move');
  });
});

describe('a history', () => {
  const { game, config } = CONFIGS[0];
  const rules = game.rules(config);

  it('never changes a state that it has returned', () => {
    const random = new Random('handed out');
    const history = new History(rules, rules.setUp(random));
    const seen: { readonly state: State; readonly copy: State }[] = [];
    for (let i = 0; i < 300; i++) {
      playOne(history, random);
      seen.push({ state: history.state, copy: history.state.slice() });
      const earlier = history.stateAt(random.below(history.length));
      seen.push({ state: earlier, copy: earlier.slice() });
      if (i % 7 === 0) history.undo();
      if (i % 91 === 0) history.goBackTo(random.below(history.length + 1));
    }
    for (const { state, copy } of seen) expect(same(state, copy)).toBe(true);
  });

  it('of thousands of moves keeps few states', () => {
    const random = new Random('long');
    const setUp = rules.setUp(random);
    const history = new History(rules, setUp, 1);
    while (history.length < 2000 && !history.isOver) playOne(history, random);
    expect(history.length).toBeGreaterThan(1000);
    const kept = (history as unknown as { snapshots: State[] }).snapshots;
    expect(kept.length).toBeLessThanOrEqual(32);
    expect(kept.length).toBeGreaterThan(8);
  });

  it('remembers when a move was made, and another time when it is redone', () => {
    const random = new Random('times');
    const history = new History(rules, rules.setUp(random));
    rules.legal(history.state, legal);
    history.play(legal.at(0), '2026-01-31T12:00:00Z');
    const [{ seat, action }] = history.moves;
    expect(history.moves).toEqual([{ seat, action, at: '2026-01-31T12:00:00Z' }]);
    history.undo();
    history.redo('2026-01-31T12:05:00Z');
    expect(history.moves).toEqual([{ seat, action, at: '2026-01-31T12:05:00Z' }]);
  });
});

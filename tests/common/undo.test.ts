/** Undo by snapshot: back and forth within one's own decisions, never across a draw or a reveal. */
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, REVEALED } from '../../src/core/game.js';
import { History } from '../../src/core/history.js';
import { Random } from '../../src/core/random.js';
import { CONFIGS, draw } from './games.js';

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);

  it('undoes and redoes what the rule allows, and nothing else', () => {
    const random = new Random(`undo ${name}`);
    const history = new History(rules, rules.setUp(random));
    const legal = new ActionBuffer();
    const scratch = history.state.slice();
    let refused = 0;
    for (let i = 0; i < 20_000 && refused < 3 && rules.decider(history.state) !== NOBODY; i++) {
      const seat = rules.decider(history.state);
      rules.legal(history.state, legal);
      const action = draw(rules, history.state, legal, random);
      const before = history.state.slice();
      scratch.set(before);
      const isFinal = rules.apply(scratch, action) === REVEALED;
      history.play(action);
      expect(Buffer.compare(history.state, scratch)).toBe(0);
      for (let other = 0; other < rules.players; other++)
        if (other !== seat) expect(history.undo(other)).toBe(false);
      if (isFinal) {
        refused++;
        expect(history.undo(seat)).toBe(false);
        continue;
      }
      expect(history.undo(seat)).toBe(true);
      expect(Buffer.compare(history.state, before)).toBe(0);
      expect(history.redo(seat)).toBe(true);
      expect(Buffer.compare(history.state, scratch)).toBe(0);
      expect(history.redo(seat)).toBe(false);
    }
    expect(refused, 'no draw or reveal came up').toBeGreaterThan(0);
  });
});

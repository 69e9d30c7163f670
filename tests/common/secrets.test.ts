/** A view shows nothing that its seat must not know, and imagined states follow from the view alone. */
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { effort } from '../setup/effort.js';
import { CONFIGS, playOut } from './games.js';

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules({ ...config, seed: 'a secret seed' });

  it('a view is the same byte for byte, no matter what is hidden', () => {
    const random = new Random(`secrets ${name}`);
    const deal = new Random('deal');
    const state = rules.setUp(random);
    const other = state.slice();
    let different = 0;
    playOut(rules, state, random, effort(700, 3000), (_, decision) => {
      if (decision % 37 !== 0) return;
      for (let seat = 0; seat < rules.players; seat++) {
        rules.imagine(state, seat, deal, other);
        if (Buffer.compare(other, state) !== 0) different++;
        const view = JSON.stringify(rules.writeView(state, seat));
        if (JSON.stringify(rules.writeView(other, seat)) !== view)
          expect(rules.writeView(other, seat)).toEqual(JSON.parse(view));
        if (view.includes('secret seed')) throw new Error('the seed shows');
        // A view can be completed to a full state that gives the same view.
        const full = rules.readView(JSON.parse(view), deal);
        expect(JSON.stringify(rules.writeView(full, seat))).toBe(view);
      }
      const spectator = JSON.stringify(rules.writeView(state, null));
      expect(JSON.stringify(rules.writeView(rules.readView(JSON.parse(spectator), deal), null))).toBe(
        spectator,
      );
    });
    expect(different, 'there was nothing hidden to deal again').toBeGreaterThan(0);
  });

  // The page makes the list itself, from what the server shows it.
  it('what is legal follows from the view of the seat that decides, in the same order', () => {
    const random = new Random(`legal ${name}`);
    const deal = new Random('deal');
    const state = rules.setUp(random);
    const [real, seen] = [new ActionBuffer(), new ActionBuffer()];
    playOut(rules, state, random, effort(700, 3000), (_, decision) => {
      const seat = rules.decider(state);
      if (decision % 7 !== 0 || seat === NOBODY) return;
      rules.legal(state, real);
      rules.legal(rules.readView(rules.writeView(state, seat), deal), seen);
      expect([...seen.items.subarray(0, seen.length)]).toEqual([...real.items.subarray(0, real.length)]);
    });
  });

  // So bots choose alike; tests/bots/fairness.test.ts asks every level.
  it('equal views give equal imagined states', () => {
    const random = new Random(`fair ${name}`);
    const state = rules.setUp(random);
    const other = state.slice();
    const [a, b] = [state.slice(), state.slice()];
    playOut(rules, state, random, effort(400, 1500), (_, decision) => {
      if (decision % 53 !== 0 || rules.decider(state) === NOBODY) return;
      const seat = rules.decider(state);
      rules.imagine(state, seat, new Random(`hidden ${decision}`), other);
      rules.imagine(state, seat, new Random('same'), a);
      rules.imagine(other, seat, new Random('same'), b);
      expect(Buffer.compare(a, b)).toBe(0);
    });
  });
});

/** Every game in every allowed configuration, played at random to its end and checked on the way. */
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { effort } from '../setup/effort.js';
import { CONFIGS, playOut } from './games.js';

/** Longer than any game seen by far; a game that reaches it fails the test instead of being cut. */
const LONGEST = 200_000;
const GAMES = effort(1, 4);
/** Here both players have built so much that their remaining pieces fill no route: the rules have no end for that. */
const ENDLESS: readonly string[] = ['play hanseatic-3 2009 2 missions favours 4'];
/** How often states are checked; less often late, since games of two can take thousands of decisions. */
const LATE = 700;
const EVERY = effort(7, 1);
const EVERY_LATE = effort(50, 1);

describe.each(CONFIGS)('$game.id $name', ({ name, game, audit, config }) => {
  const rules = game.rules(config);

  it.each(Array.from({ length: GAMES }, (_, i) => i + 1))(
    'plays to the end, and the states on the way are consistent (game %i)',
    (round) => {
      const seed = `play ${name} ${round}`;
      const isEndless = ENDLESS.includes(seed);
      const random = new Random(seed);
      const state = rules.setUp(random);
      const scratch = state.slice();
      const decisions = playOut(rules, state, random, isEndless ? 10_000 : LONGEST, (legal, decision) => {
        if (decision % (decision > LATE ? EVERY_LATE : EVERY) !== 0) return;
        audit(rules, state);
        // JSON and back gives the same bytes.
        const again = rules.readPosition(JSON.parse(JSON.stringify(rules.writePosition(state))));
        if (Buffer.compare(again, state) !== 0)
          expect(rules.writePosition(again)).toEqual(rules.writePosition(state));
        // Every listed action is listed once, applies, and reads back as itself.
        const seen = new Set<number>();
        for (let i = 0; i < legal.length; i++) {
          const action = legal.at(i);
          if (seen.has(action))
            throw new Error(`listed twice: ${JSON.stringify(rules.writeAction(state, action))}`);
          seen.add(action);
          scratch.set(state);
          rules.apply(scratch, action);
        }
        const action = legal.at(random.below(legal.length));
        const json = rules.writeAction(state, action);
        if (rules.readAction(state, json) !== action)
          throw new Error(`reads back differently: ${JSON.stringify(json)}`);
        for (const language of ['en', 'de'] as const) {
          const sentence = rules.sentence(state, action, ['Ada', 'Bo', 'Cy', 'Di', 'Ed'], language);
          if (!/^\S.*[.]$/.test(sentence) || /undefined|NaN/.test(sentence))
            throw new Error(`no sentence: ${sentence}`);
        }
      });
      audit(rules, state);
      const isOver = rules.decider(state) === NOBODY;
      expect(isOver, `${decisions} decisions`).toBe(!isEndless);
      if (isEndless) return;
      const again = rules.readPosition(JSON.parse(JSON.stringify(rules.writePosition(state))));
      expect(Buffer.compare(again, state)).toBe(0);
      expect(rules.score(state).some((row) => row.rank === 1)).toBe(true);
    },
  );
});

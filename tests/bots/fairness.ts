/** Fair play: a bot chooses alike in states that differ only in what its seat cannot see. */
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.js';
import { BOT_IDS, makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import type { Rules, State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { type CONFIGS, playOut } from '../common/games.js';
import { effort } from '../setup/effort.js';
import { quick } from './digests.js';

useShippedNetworks();

/** Decisions looked at in each configuration. */
const SAMPLES = 3;
const LONGEST = 700;

export interface Twins {
  readonly state: State;
  /** Differs from `state` only in what its decider cannot see. */
  readonly twin: State;
}

/** Decisions spread over a game. */
export function findTwins(rules: Rules, seed: string): Twins[] {
  const random = new Random(seed);
  const deal = new Random(`${seed}, dealt anew`);
  const found: Twins[] = [];
  const state = rules.setUp(random);
  playOut(rules, state, random, LONGEST, (legal) => {
    if (legal.length < 2) return;
    const twin = state.slice();
    rules.imagine(state, rules.decider(state), deal, twin);
    if (Buffer.compare(state, twin) !== 0) found.push({ state: state.slice(), twin });
  });
  const step = Math.max(1, Math.floor(found.length / SAMPLES));
  return found.filter((_, i) => i % step === step - 1).slice(0, SAMPLES);
}

/** What a bot in every seat would do in `state`. */
export const choice = (rules: Rules, make: () => Bot, state: State): number =>
  new Match(
    rules,
    Array.from({ length: rules.players }, () => make()),
    'fair',
  ).choose(state);

/** Asks every bot that has a name. */
export function testFairness(configs: typeof CONFIGS): void {
  describe.each(configs)('$game.id $name', ({ name, game, config }) => {
    const rules = game.rules(config);
    const pairs = findTwins(rules, `fair ${name}`);

    it('has something hidden to deal again', () => {
      expect(pairs.length).toBe(SAMPLES);
    });

    it.each(BOT_IDS)('%s chooses alike whatever is hidden', (id) => {
      // A bot that thinks for seconds is asked about the last of them.
      for (const { state, twin } of quick(id) === id ? pairs : effort(pairs.slice(-1), pairs)) {
        const before = state.slice();
        expect(choice(rules, () => makeBot(quick(id)), twin)).toBe(
          choice(rules, () => makeBot(quick(id)), state),
        );
        expect(Buffer.compare(before, state), 'the state was changed').toBe(0);
      }
    });
  });
}

/**
 * No bot knows what its seat cannot see: when everything hidden is dealt again, the choice stays the same. A match gives a
 * bot only imagined states, and `tests/common/secrets.test.ts` proves on every configuration that these follow from the
 * view. So a choice of configurations suffices here: every kind of secret, on boards of both games.
 * `npm run proof` asks on all.
 */
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.js';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import type { Rules, State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { CONFIGS } from '../common/games.js';
import { choice, findTwins, type Twins, testFairness } from './fairness.js';

const CHOSEN = [
  'hanseatic-45 big-box 4 missions favours',
  'hanseatic-3 2009 2',
  'britannia-3 big-box 3',
  'salt-march big-box 3',
  'baltic 2 extra-card',
  'baltic 4',
];

testFairness(
  CHOSEN.map((name) => {
    const entry = CONFIGS.find((one) => one.name === name);
    if (!entry) throw new Error(`there is no configuration ${name}`);
    return entry;
  }),
);

describe('the suite itself', () => {
  /** Chooses by every byte of what it is given. */
  const peeker: Bot = {
    id: 'peeker',
    choose: (_rules, state, legal) =>
      legal.at(state.reduce((hash, byte) => (Math.imul(hash, 31) + byte) >>> 0, 7) % legal.length),
  };

  it.each([
    ['hansa-teutonica', 'hanseatic-45 big-box 4 missions'],
    ['hansa', 'baltic 3'],
  ])('exposes a bot of %s that is shown the true state', (id, name) => {
    const { game, config } = CONFIGS.find((entry) => entry.game.id === id && entry.name === name)!;
    const rules = game.rules(config);
    const shown = Object.create(rules, {
      imagine: { value: (state: State, _: number, __: Random, out: State) => out.set(state) },
    }) as Rules;
    const pairs = findTwins(rules, 'peek');
    const differs = ({ state, twin }: Twins, by: Rules): boolean =>
      choice(by, () => peeker, state) !== choice(by, () => peeker, twin);
    expect(pairs.some((pair) => differs(pair, shown))).toBe(true);
    expect(pairs.some((pair) => differs(pair, rules))).toBe(false);
  });
});

describe('dice', () => {
  it('of one seat do not depend on how often another rolls', () => {
    const { game, config } = CONFIGS.find(({ name }) => name === 'baltic 3')!;
    const rules = game.rules(config);
    /** Plays like `random`, but rolls more often where there is more to choose from. */
    const gambler = (throws: number): Bot => ({
      id: 'gambler',
      choose(_rules, _state, legal, random) {
        for (let i = 0; i < throws; i++) random.next();
        return legal.at(0);
      },
    });
    const game1 = moves(rules, [gambler(0), makeBot('random'), makeBot('greedy')]);
    const game2 = moves(rules, [gambler(5), makeBot('random'), makeBot('greedy')]);
    expect(game1.length).toBeGreaterThan(20);
    expect(game2).toEqual(game1);
  });

  function moves(rules: Rules, bots: readonly Bot[]): number[] {
    const played: number[] = [];
    new Match(rules, bots, 'dice').play(rules.setUp(new Random('dice')), 200, (_, action) => {
      played.push(action);
    });
    return played;
  }
});

describe('Hansa, colours nobody has seen', () => {
  const rules = hansa.rules({ game: 'hansa', players: 2 });
  /** Four of six colours are in play; of two of them nothing has been turned up. */
  const position = (hidden: readonly string[]): JsonObject => ({
    config: { game: 'hansa', players: 2 },
    seats: [
      { talers: 3, goods: ['red-1'] },
      { talers: 3, sold: ['blue-2'] },
    ],
    piles: [
      hidden.flatMap((colour) => [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3].map((n) => `${colour}-${n}`)),
      ['red-2', 'blue-1'],
      [],
      [],
      [],
    ],
  });

  it('are drawn from all remaining colours, without looking into the piles', () => {
    const [a, b] = [position(['green', 'pink']), position(['orange', 'pink'])].map((json) =>
      rules.readPosition(json),
    );
    expect(rules.writeView(a, 0)).toEqual(rules.writeView(b, 0));
    const [fromA, fromB] = [a.slice(), b.slice()];
    const inPiles = new Set<string>();
    for (let i = 0; i < 60; i++) {
      rules.imagine(a, 0, new Random(`deal ${i}`), fromA);
      rules.imagine(b, 0, new Random(`deal ${i}`), fromB);
      expect(Buffer.compare(fromA, fromB)).toBe(0);
      expect(rules.writeView(fromA, 0)).toEqual(rules.writeView(a, 0));
      const goods = (rules.writePosition(fromA).piles as string[][]).flat();
      expect(goods.filter((good) => good.startsWith('red')).sort()).toEqual(['red-2']);
      const hidden = new Set(
        goods.map((good) => good.split('-')[0]).filter((c) => c !== 'red' && c !== 'blue'),
      );
      expect(hidden.size).toBe(2);
      for (const colour of hidden) inPiles.add(colour);
    }
    expect(inPiles.size).toBe(4);
  });
});

/** The levels against each other, in games that are the same on every machine: each is clearly above the one below. */
import { describe, expect, it, vi } from 'vitest';
import { ApprenticeBot } from '../../src/bots/apprentice.js';
import { chooseWithin, EASE } from '../../src/bots/ease.js';
import { TermEvaluator } from '../../src/bots/evaluator.js';
import { BOT_NAMES, makeBot, makeBotAtTable } from '../../src/bots/index.js';
import { TurnSearch } from '../../src/bots/search/turn-search.js';
import { TraderBot } from '../../src/bots/trader.js';
import { ActionBuffer } from '../../src/core/actions.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { playOut } from '../common/games.js';
import { BALTIC, SALT, TEUTONICA, TWO, testLevels, winShare } from './levels.js';

useShippedNetworks();

// Few games, enough to find a bot that is badly broken; `npm run proof` plays more.
testLevels([
  ['apprentice', 'random', TEUTONICA, 1, 0.9],
  ['apprentice', 'random', TWO, 2, 0.9],
  ['apprentice', 'random', BALTIC, 4, 0.9],
  ['trader', 'apprentice', SALT, 1, 0.5],
  ['trader', 'apprentice', TWO, 1, 0.5],
  ['trader', 'apprentice', BALTIC, 2, 0.5],
]);

describe('names', () => {
  it('are the levels and their easier settings; others are refused', () => {
    expect(BOT_NAMES).toContain('trader:easy');
    for (const name of BOT_NAMES) expect(makeBot(name).id).toBe(name.split(':')[0]);
    for (const name of [
      '',
      'Trader',
      'trader:',
      'trader:hard',
      'trader:easy:easy',
      'random:easy',
      'toString',
    ])
      expect(() => makeBot(name)).toThrow(/is not one of|has no setting|second setting/);
  });
});

describe('an easier setting', () => {
  it('chooses only among the actions that are good enough', () => {
    const random = new Random('ease');
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 3000; i++) counts[chooseWithin([5, 3.9, 4.2, 9], 3, 1, random)]++;
    expect(counts[1]).toBe(0);
    expect(counts[3]).toBe(0);
    expect(Math.abs(counts[0] - counts[2])).toBeLessThan(300);
    expect(chooseWithin([1, 7, 3], 3, 0, random)).toBe(1);
  });

  it.each([TEUTONICA, TWO, BALTIC])('loses no more than its bound with a decision: %o', (config) => {
    const rules = shelf.rules(config);
    const limits = { beam: 6, nodes: 500 };
    const search = new TurnSearch(new TermEvaluator(), limits);
    const easy = new TraderBot(EASE.easy, new TermEvaluator(), limits);
    const random = new Random('bound');
    const state = rules.setUp(random);
    let looser = 0;
    playOut(rules, state, random, 400, (legal, decision) => {
      if (legal.length < 3 || decision % 4 !== 0) return;
      const lines = search.search(rules, state);
      const chosen = easy.choose(rules, state, legal, random);
      const line = lines.find(({ steps }) => steps[0].action === chosen)!;
      expect(lines[0].value - line.value).toBeLessThanOrEqual(EASE.easy);
      if (line !== lines[0]) looser++;
    });
    expect(looser).toBeGreaterThan(3);
  });

  it('plays weaker than the level itself', () => {
    expect(winShare(BALTIC, 'trader', 'trader:easy', 1)).toBeGreaterThan(0.4);
  });

  it('of the apprentice is looser than the apprentice', () => {
    const rules = shelf.rules(TEUTONICA);
    const state = rules.setUp(new Random('loose'));
    const legal = new ActionBuffer();
    rules.legal(state, legal);
    const choices = (ease: number): number =>
      new Set(
        Array.from({ length: 60 }, (_, i) =>
          new ApprenticeBot(ease).choose(rules, state, legal, new Random(`${i}`)),
        ),
      ).size;
    expect(choices(EASE.easy)).toBeGreaterThan(choices(0));
  });
});

describe('at a table', () => {
  it('there is a bot for every name, and an alderman keeps to its time', () => {
    for (const name of BOT_NAMES) expect(makeBotAtTable(name).id, name).toBe(name.split(':')[0]);
    expect(makeBotAtTable('somebody-else').id).toBe('trader');
    // A clock that advances each time it is read.
    const rules = shelf.rules({ game: 'hansa-teutonica', board: 'hanseatic-45', players: 4 });
    const state = rules.setUp(new Random('table'));
    const legal = new ActionBuffer();
    rules.legal(state, legal);
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 500));
    makeBotAtTable('alderman').choose(rules, state, legal, new Random('x'));
    // Two seconds; the clock is read at the start and after each trial.
    expect(now).toBeGreaterThanOrEqual(2500);
    expect(now).toBeLessThan(10_000);
    clock.mockRestore();
  });
});

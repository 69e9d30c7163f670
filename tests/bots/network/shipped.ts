/** The networks that ship, and whether they predict who wins. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeBot } from '../../../src/bots/index.js';
import { Match } from '../../../src/bots/match.js';
import { NetworkJudge } from '../../../src/bots/network/judge.js';
import { networkFor } from '../../../src/bots/network/library.js';
import { networkName } from '../../../src/bots/network/name.js';
import { NOBODY, type Rules, type State } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { games, shelf } from '../../../src/games/index.js';
import { useShippedNetworks } from '../../../src/outside/networks.js';

export const FOLDER = new URL('../../../src/bots/network/weights/', import.meta.url);
/** Those of single setups; forecasts and general networks have tests of their own. */
export const FILES = readdirSync(FOLDER).filter(
  (file) => file.endsWith('.bin') && !/^(outlook|general)-/.test(file),
);
export const TABLES = games.flatMap((game) => game.configs()).map((config) => shelf.rules(config));

/** What a network expects each seat to win. */
export function sharesIn(judge: NetworkJudge, rules: Rules, state: State): number[] {
  return Array.from({ length: rules.players }, (_, seat) => judge.value(rules, state, seat));
}

/** The states of a game between apprentices before every decision, and who has won. */
function playedGame(rules: Rules, seed: string): { states: State[]; winners: number[] } | undefined {
  const states: State[] = [];
  const state = rules.setUp(new Random(seed));
  const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
  new Match(rules, bots, seed).play(state, 3000, (before) => {
    states.push(before.slice());
  });
  if (rules.decider(state) !== NOBODY) return undefined;
  const winners = rules.score(state).filter(({ rank }) => rank === 1);
  return { states, winners: winners.map(({ seat }) => seat) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b) / numbers.length;

export function testForesight(count: number): void {
  const setups = [...new Set(TABLES.map(networkName))];
  it.each(setups)('for %s it predicts late in a game who will win, and knows it at the end', (name) => {
    const rules = TABLES.find((table) => networkName(table) === name)!;
    useShippedNetworks();
    const judge = new NetworkJudge(networkFor(rules)!);
    const [late, last]: [number[], number[]] = [[], []];
    for (let i = 0; i < count; i++) {
      const game = playedGame(rules, `foresee ${i}`);
      if (!game) continue;
      /** What is expected of those who will win, of all that is expected. */
      const share = (at: number): number => {
        const shares = sharesIn(judge, rules, game.states[Math.floor(at * game.states.length)]);
        const right = game.winners.reduce((sum, seat) => sum + shares[seat], 0);
        return right / shares.reduce((a, b) => a + b);
      };
      late.push(share(0.8), share(0.9), share(0.95));
      last.push(share(1 - 1 / game.states.length));
    }
    expect(last.length).toBeGreaterThan(count * 0.6);
    const fair = 1 / rules.players;
    expect(mean(late)).toBeGreaterThan(1.15 * fair);
    expect(mean(last)).toBeGreaterThan(fair + 0.1);
  });
}

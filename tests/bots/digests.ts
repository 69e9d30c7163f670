/** Games of bots boiled down to a number, to see that they are the same on every machine. */
import { createHash } from 'node:crypto';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';
import { useShippedNetworks } from '../../src/outside/networks.js';

useShippedNetworks();

/** Levels that take their time are tested with less of it; it is the same bot. */
export const QUICK: Readonly<Record<string, string>> = { alderman: 'alderman:1500' };
export const quick = (id: string): string => QUICK[id] ?? id;

/** Far enough into a game for all kinds of decisions, and little enough for slow bots. */
const DECISIONS = 150;

const teutonica = (board: string, players: number, modules: string[] = []): JsonObject => ({
  game: 'hansa-teutonica',
  board,
  players,
  modules,
  ...(players === 2 ? { edition: '2009' } : {}),
});

export const CONFIGS: Readonly<Record<string, JsonObject>> = {
  'hanseatic-45, 4': teutonica('hanseatic-45', 4, ['missions', 'favours']),
  'hanseatic-3, 3': teutonica('hanseatic-3', 3),
  'hanseatic-3, 2': teutonica('hanseatic-3', 2),
  'eastern, 4': teutonica('eastern', 4),
  'britannia-45, 5': teutonica('britannia-45', 5),
  'salt-march, 3': teutonica('salt-march', 3),
  'baltic, 2': { game: 'hansa', players: 2 },
  'baltic, 4': { game: 'hansa', players: 4 },
};

/** The first decisions of a game that a bot plays against itself. */
export function digest(id: string, config: JsonObject): string {
  const rules = shelf.rules(config);
  const bots = Array.from({ length: rules.players }, () => makeBot(quick(id)));
  const hash = createHash('sha256');
  const state = rules.setUp(new Random('digest'));
  new Match(rules, bots, 'digest').play(state, DECISIONS, (before, action) => {
    hash.update(`${rules.decider(before)}:${action};`);
  });
  return hash.update(state).digest('hex').slice(0, 16);
}

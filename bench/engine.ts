/** `kontor bench`: the engine's speed on one thread, listing all legal actions at every decision. */
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { ActionBuffer } from '../src/core/actions.js';
import { NOBODY, type Rules } from '../src/core/game.js';
import type { JsonObject } from '../src/core/json.js';
import { Random } from '../src/core/random.js';
import { games, shelf } from '../src/games/index.js';

const seconds = Number(process.argv[2] ?? 1);
const legal = new ActionBuffer();

/** Uniformly random play, game after game. */
function playRandomly(rules: Rules, durationMs: number) {
  const random = new Random('bench');
  let state = rules.setUp(random);
  let decisions = 0;
  let listed = 0;
  let largest = 0;
  const start = performance.now();
  let now = start;
  while (now - start < durationMs) {
    for (let i = 0; i < 2000; i++) {
      if (rules.decider(state) === NOBODY) state = rules.setUp(random);
      rules.legal(state, legal);
      listed += legal.length;
      if (legal.length > largest) largest = legal.length;
      rules.apply(state, legal.at(random.below(legal.length)));
      decisions++;
    }
    now = performance.now();
  }
  return {
    perSecond: (decisions / (now - start)) * 1000,
    meanList: listed / decisions,
    largestList: largest,
  };
}

/** Whole games between copies of one bot. */
function playGames(rules: Rules, bot: string, durationMs: number) {
  const bots = Array.from({ length: rules.players }, () => makeBot(bot));
  let played = 0;
  let decisions = 0;
  const start = performance.now();
  do {
    const state = rules.setUp(new Random(`bench/${played}`));
    decisions += new Match(rules, bots, `bench/${played}/bots`).play(state);
    played++;
  } while (performance.now() - start < durationMs);
  const took = (performance.now() - start) / 1000;
  return { gamesPerSecond: round(played / took), decisionsPerGame: Math.round(decisions / played) };
}

/** Nanoseconds to copy a state into an existing one. */
function cloneNanoseconds(rules: Rules): number {
  const state = rules.setUp(new Random('bench'));
  const copy = new Uint8Array(rules.stateSize);
  const copies = 2_000_000;
  const start = performance.now();
  for (let i = 0; i < copies; i++) {
    state[0] = i & 1;
    copy.set(state);
  }
  return ((performance.now() - start) / copies) * 1e6;
}

/** Bytes by which the heap grows over a million decisions, including new games. */
function heapGrowth(rules: Rules): number {
  const random = new Random('heap');
  const start = rules.setUp(random);
  const state = start.slice();
  const run = (decisions: number): void => {
    for (let i = 0; i < decisions; i++) {
      if (rules.decider(state) === NOBODY) state.set(start);
      rules.legal(state, legal);
      rules.apply(state, legal.at(random.below(legal.length)));
    }
  };
  run(300_000);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  run(1_000_000);
  return process.memoryUsage().heapUsed - before;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One config without modules for each board and number of players, preferring the newer edition. */
function configs(): JsonObject[] {
  const seen = new Set<string>();
  return games
    .flatMap((game) => game.configs())
    .filter((config) => (config.modules as string[]).length === 0)
    .sort((a, b) => Number(a.edition === '2009') - Number(b.edition === '2009'))
    .filter(({ game, board, players }) => {
      const key = `${game}/${board}/${players}`;
      return !seen.has(key) && seen.add(key);
    });
}

const decisionsPerSecond: JsonObject = {};
const byPlayers: JsonObject = {};
const lists: JsonObject = {};
const random: JsonObject = {};
const greedy: JsonObject = {};
const states: JsonObject = {};
playRandomly(shelf.rules({ game: 'hansa-teutonica', players: 4 }), 500); // warm up
for (const config of configs()) {
  const rules = shelf.rules(config);
  const board = config.board as string;
  const name = `${board}/${config.players}`;
  const { perSecond, meanList, largestList } = playRandomly(rules, seconds * 1000);
  // A board's own figure is the one for its smallest number of players.
  decisionsPerSecond[board] ??= Math.round(perSecond);
  byPlayers[name] = Math.round(perSecond);
  lists[name] = { mean: round(meanList), largest: largestList };
  random[name] = playGames(rules, 'random', seconds * 1000);
  greedy[name] = playGames(rules, 'greedy', seconds * 1000);
}
for (const game of games) {
  const rules = shelf.rules(game.configs()[0]);
  states[game.id] = {
    bytes: rules.stateSize,
    cloneNanoseconds: round(cloneNanoseconds(rules)),
    heapBytesPerMillionDecisions: heapGrowth(rules),
  };
}
process.stdout.write(
  `${JSON.stringify({ decisionsPerSecond, byPlayers, lists, random, greedy, states, node: process.version }, null, 2)}\n`,
);

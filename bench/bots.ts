/**
 * `kontor bench bots`: how fast the searching levels think, on one thread. They play whole turns from positions of
 * apprentices' games; `reviews` are analyses of whole games, as the page does them. Times are CPU times, so that other
 * work on the machine has little influence.
 */
import { AldermanBot } from '../src/bots/alderman/index.js';
import { readSetting } from '../src/bots/alderman/settings.js';
import type { Bot } from '../src/bots/bot.js';
import { type Evaluator, TermEvaluator } from '../src/bots/evaluator.js';
import { reviewTurns } from '../src/bots/explain/index.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { BestEvaluator } from '../src/bots/network/best.js';
import type { Step } from '../src/bots/search/turn-search.js';
import { TraderBot } from '../src/bots/trader.js';
import { ActionBuffer } from '../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../src/core/game.js';
import type { JsonObject } from '../src/core/json.js';
import { Random } from '../src/core/random.js';
import { shelf } from '../src/games/index.js';
import { useShippedNetworks } from '../src/outside/networks.js';

const seconds = Number(process.argv[2] ?? 5);
/** Positions of a setup, from all parts of this many games. */
const STARTS = 16;
const GAMES = 2;

const SETUPS: readonly JsonObject[] = [
  { game: 'hansa-teutonica', players: 4 },
  { game: 'hansa-teutonica', players: 3 },
  { game: 'hansa-teutonica', board: 'eastern', players: 4 },
  { game: 'hansa', players: 3 },
];

/** Counts the positions that a bot values. */
class Counter implements Evaluator {
  positions = 0;

  constructor(private readonly inner: Evaluator) {}

  begin(rules: Rules, state: State): void {
    this.inner.begin?.(rules, state);
  }

  value(rules: Rules, state: State, seat: number): number {
    this.positions++;
    return this.inner.value(rules, state, seat);
  }
}

const LEVELS: Readonly<Record<string, (counter: Counter) => Bot>> = {
  trader: (evaluator) => new TraderBot(0, evaluator),
  merchant: (evaluator) => new TraderBot(0, evaluator),
  'alderman:20000': (evaluator) => new AldermanBot(() => ({ evaluator, settings: readSetting('20000') })),
};

/** Positions at the start of turns, as the player in turn sees them. */
function turnStarts(rules: Rules): State[] {
  const starts: State[] = [];
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(`bench/${game}`);
    const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
    let turn = NOBODY;
    new Match(rules, bots, `bench/${game}`).play(rules.setUp(random), undefined, (before) => {
      if (rules.turnOf(before) === turn || rules.decider(before) !== rules.turnOf(before)) return;
      turn = rules.turnOf(before);
      const seen = new Uint8Array(rules.stateSize);
      rules.imagine(before, turn, random, seen);
      starts.push(seen);
    });
  }
  return Array.from({ length: STARTS }, (_, i) => starts[Math.floor((i * starts.length) / STARTS)]);
}

/** The moves of a whole game between apprentices. */
function wholeGame(rules: Rules): { start: State; moves: Step[] } {
  const start = rules.setUp(new Random('bench/review'));
  const moves: Step[] = [];
  const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
  new Match(rules, bots, 'bench/review').play(start.slice(), undefined, (before, action) =>
    moves.push({ seat: rules.decider(before), action }),
  );
  return { start, moves };
}

/** How long the analysis of a game takes, as the page does it. */
function review(rules: Rules) {
  const { start, moves } = wholeGame(rules);
  const begin = process.cpuUsage();
  const turns = [...reviewTurns(rules, start, moves)].length;
  return { moves: moves.length, turns, seconds: Math.round(process.cpuUsage(begin).user / 1e4) / 100 };
}

const legal = new ActionBuffer();

/** Plays the turn that begins in `start` to its end; others answer at random. */
function playTurn(rules: Rules, start: State, bot: Bot, random: Random): void {
  const state = start.slice();
  const seat = rules.turnOf(state);
  while (rules.decider(state) !== NOBODY && rules.turnOf(state) === seat) {
    rules.legal(state, legal);
    const isOwn = rules.decider(state) === seat;
    rules.apply(
      state,
      isOwn ? bot.choose(rules, state, legal, random) : legal.at(random.below(legal.length)),
    );
  }
}

function think(rules: Rules, starts: readonly State[], level: string) {
  const counter = new Counter(level === 'trader' ? new TermEvaluator() : new BestEvaluator());
  const bot = LEVELS[level](counter);
  const random = new Random('bench');
  // The first turns are slower until the code is compiled.
  for (let i = 0; i < 5; i++) playTurn(rules, starts[i % starts.length], bot, random);
  counter.positions = 0;
  let turns = 0;
  const start = process.cpuUsage();
  const spent = (): number => process.cpuUsage(start).user / 1e6;
  // Whole rounds of all positions, so that figures can be compared.
  do {
    for (const position of starts) playTurn(rules, position, bot, random);
    turns += starts.length;
  } while (spent() < seconds);
  const took = spent();
  return {
    positionsPerSecond: Math.round(counter.positions / took),
    positionsPerTurn: Math.round(counter.positions / turns),
    msPerTurn: Math.round((10_000 * took) / turns) / 10,
  };
}

useShippedNetworks();
const bots: Record<string, JsonObject> = {};
const reviews: Record<string, JsonObject> = {};
for (const config of SETUPS) {
  const rules = shelf.rules(config);
  const starts = turnStarts(rules);
  const setup = `${rules.config.board}/${rules.players}`;
  bots[setup] = Object.fromEntries(Object.keys(LEVELS).map((level) => [level, think(rules, starts, level)]));
  reviews[setup] = review(rules);
}
process.stdout.write(`${JSON.stringify({ bots, reviews, node: process.version }, null, 2)}\n`);

/**
 * How fast the searching levels think, on one thread: they play whole turns from positions of apprentices' games. Runs in
 * Node and in a browser.
 */
import { AldermanBot } from '../../src/bots/alderman/index.js';
import { BY_POINTS } from '../../src/bots/alderman/settings.js';
import type { Bot } from '../../src/bots/bot.js';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { BestEvaluator } from '../../src/bots/network/best.js';
import { readNetwork } from '../../src/bots/network/format.js';
import type { KernelName } from '../../src/bots/network/kernel.js';
import type { Network } from '../../src/bots/network/network.js';
import { TraderBot } from '../../src/bots/trader.js';
import { ActionBuffer } from '../../src/core/actions.js';
import type { Change } from '../../src/core/change.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';

/** Positions of a setup, from all parts of this many games. */
const STARTS = 16;
const GAMES = 2;

/** Counts the positions that a bot values, and those of them whose value its network had to compute. */
class Counter implements Evaluator {
  positions = 0;
  computed = 0;

  /** The evaluator of a round, which knows nothing of earlier ones. */
  private inner: Evaluator;

  constructor(
    private readonly make: () => Evaluator,
    network?: Network,
  ) {
    this.inner = make();
    if (!network) return;
    const { kernel } = network;
    const run = kernel.run.bind(kernel);
    kernel.run = (seat, added, removed, start) => {
      this.computed++;
      return run(seat, added, removed, start);
    };
  }

  clear(): void {
    this.positions = this.computed = 0;
  }

  forget(): void {
    this.inner = this.make();
  }

  begin(rules: Rules, state: State): void {
    this.inner.begin?.(rules, state);
  }

  value(rules: Rules, state: State, seat: number, change?: Change): number {
    this.positions++;
    return this.inner.value(rules, state, seat, change);
  }
}

const BOTS = {
  trader: (evaluator: Evaluator): Bot => new TraderBot(0, evaluator),
  merchant: (evaluator: Evaluator): Bot => new TraderBot(0, evaluator),
  alderman: (evaluator: Evaluator): Bot => new AldermanBot(() => ({ evaluator, settings: BY_POINTS })),
};

export type Level = keyof typeof BOTS;
export const LEVELS = Object.keys(BOTS) as Level[];

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

const legal = new ActionBuffer();

/** Plays the turn that begins in `start` to its end, as in a game; others answer at random. */
function playTurn(rules: Rules, start: State, bot: Bot, random: Random): void {
  const state = start.slice();
  const seen = start.slice();
  const seat = rules.turnOf(state);
  while (rules.decider(state) !== NOBODY && rules.turnOf(state) === seat) {
    rules.legal(state, legal);
    const isOwn = rules.decider(state) === seat;
    // What is hidden is dealt anew for every decision.
    if (isOwn) rules.imagine(state, seat, random, seen);
    rules.apply(state, isOwn ? bot.choose(rules, seen, legal, random) : legal.at(random.below(legal.length)));
  }
}

/** Seconds so far, in CPU time where it is available. */
export type Clock = () => number;

export interface Speed extends JsonObject {
  readonly positionsPerSecond: number;
  /** The share of these positions whose value the network remembered; 0 without a network. */
  readonly remembered: number;
  readonly positionsPerTurn: number;
  readonly turnsPerSecond: number;
  readonly msPerTurn: number;
}

export interface Measured {
  readonly rules: Rules;
  /** The bytes of the network for these rules. */
  readonly network: Uint8Array;
  /** For each figure. */
  readonly seconds: number;
  readonly clock: Clock;
  readonly levels: readonly Level[];
}

/** By level and, where a network values positions, by kernel: those asked for that the host has. */
export function measureLevels(
  { rules, network, seconds, clock, levels }: Measured,
  kernels: readonly KernelName[],
): Record<string, Speed | Record<string, Speed>> {
  const starts = turnStarts(rules);
  const by = (level: Level, counter: Counter): Speed =>
    measureLevel(rules, starts, level, counter, seconds, clock);
  const readFor = (kernel: KernelName) => readNetwork(network, rules.featureSchema, 'bench', kernel);
  const networks = kernels.map(readFor).filter(({ kernel }, i) => kernel.name === kernels[i]);
  const byKernel = (level: Level): Record<string, Speed> =>
    Object.fromEntries(
      networks.map((one) => [
        one.kernel.name,
        by(level, new Counter(() => new BestEvaluator(() => one), one)),
      ]),
    );
  return Object.fromEntries(
    levels.map((level) => [
      level,
      level === 'trader' ? by(level, new Counter(() => new TermEvaluator())) : byKernel(level),
    ]),
  );
}

function measureLevel(
  rules: Rules,
  starts: readonly State[],
  level: Level,
  counter: Counter,
  seconds: number,
  clock: Clock,
): Speed {
  const bot = BOTS[level](counter);
  const random = new Random('bench');
  // The first turns are slower until the code is compiled.
  for (let i = 0; i < 5; i++) playTurn(rules, starts[i % starts.length], bot, random);
  counter.clear();
  let turns = 0;
  const start = clock();
  // Whole rounds of all positions, so that figures can be compared.
  do {
    counter.forget();
    for (const position of starts) playTurn(rules, position, bot, random);
    turns += starts.length;
  } while (clock() - start < seconds);
  const took = clock() - start;
  return {
    positionsPerSecond: Math.round(counter.positions / took),
    remembered: counter.computed === 0 ? 0 : hundredth(1 - counter.computed / counter.positions),
    positionsPerTurn: Math.round(counter.positions / turns),
    turnsPerSecond: tenth(turns / took),
    msPerTurn: tenth((1000 * took) / turns),
  };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
const tenth = (value: number): number => Math.round(value * 10) / 10;

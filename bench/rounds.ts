/**
 * `kontor bench rounds`: what an alderman's choice gains over a merchant's, by how it plays its turns out. Games between
 * bots take too long to tell such choices apart. Here, every kind of alderman chooses in the same positions of games
 * between merchants; then each chosen turn is played and merchants play on for all seats, over several deals of what
 * is hidden. The value after these rounds, less that of the turn that a merchant chooses, is the gain in points. A choice
 * must not be judged by the alderman's own trials: they are wrong in the same way every time.
 */
import { candidateLines } from '../src/bots/alderman/candidates.js';
import { Comparison } from '../src/bots/alderman/comparison.js';
import { type AldermanSettings, BY_POINTS } from '../src/bots/alderman/settings.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { BestEvaluator } from '../src/bots/network/best.js';
import { type Line, TurnSearch } from '../src/bots/search/turn-search.js';
import { ActionBuffer } from '../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../src/core/game.js';
import { Random } from '../src/core/random.js';
import { useShippedNetworks } from '../src/outside/networks.js';
import { setupCalled } from './bots/setups.js';
import { print, printMachine } from './print.js';

const count = Number(process.argv[2]);
const rules = setupCalled(process.argv[3]);

type Kind = Partial<AldermanSettings>;

/** How each differs from an alderman at a table. */
const KINDS: readonly Kind[] = [
  {},
  { nodes: 100_000 },
  { nodes: 400_000 },
  { rounds: 1 },
  { predictions: { beam: 6, nodes: 2400 } },
];
/** The share of turns that are looked at. */
const SHARE = 0.1;
/** Deals by which a chosen turn is judged, and the rounds that merchants play on. */
const DEALS = 3;
const ROUNDS = 2;

const legal = new ActionBuffer();
const evaluator = new BestEvaluator();
const search = new TurnSearch(evaluator, BY_POINTS.search);
const aldermen = KINDS.map((kind) => {
  const settings = { ...BY_POINTS, ...kind };
  return { settings, comparison: new Comparison(evaluator, settings) };
});

/** By kind. */
const gains: number[][] = KINDS.map(() => []);
const cpuMs = KINDS.map(() => 0);

/** What a turn is worth to its seat after some rounds between merchants. */
function worth(rules: Rules, start: State, line: Line, seed: string): number {
  const state = start.slice();
  const seat = rules.decider(start);
  for (const { action } of line.steps) {
    rules.legal(state, legal);
    // Another deal may have drawn something else on the way.
    if (!legal.includes(action)) break;
    rules.apply(state, action);
  }
  const merchants = new Match(
    rules,
    Array.from({ length: rules.players }, () => makeBot('merchant')),
    seed,
  );
  for (
    let turns = 0, turn = seat;
    rules.decider(state) !== NOBODY;
    rules.apply(state, merchants.choose(state))
  ) {
    if (rules.turnOf(state) === turn) continue;
    if (turn === seat && ++turns > ROUNDS) break;
    turn = rules.turnOf(state);
  }
  evaluator.begin(rules, start);
  return evaluator.value(rules, state, seat);
}

/** Lets every kind choose in a position, and adds what that gained. */
function tryPosition(state: State, seed: string): void {
  const lines = candidateLines(search, rules, state, BY_POINTS.candidates);
  const chosen = aldermen.map(({ settings, comparison }, kind) => {
    const close = lines.filter(({ value }) => value >= lines[0].value - settings.gap);
    if (close.length === 1) return 0;
    const before = process.cpuUsage().user;
    const { order } = comparison.compare(rules, state, close, new Random(seed));
    cpuMs[kind] += (process.cpuUsage().user - before) / 1000;
    return order[0];
  });
  const worths = new Map([0, ...chosen].map((line) => [line, 0]));
  for (const line of worths.keys()) {
    let sum = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const dealt = new Uint8Array(rules.stateSize);
      rules.imagine(state, rules.decider(state), new Random(`${seed}/${deal}`), dealt);
      sum += worth(rules, dealt, lines[line], `${seed}/${deal}`);
    }
    worths.set(line, sum / DEALS);
  }
  chosen.forEach((line, kind) => {
    gains[kind].push(worths.get(line)! - worths.get(0)!);
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const errorOf = (numbers: readonly number[]): number =>
  Math.sqrt(mean(numbers.map((one) => (one - mean(numbers)) ** 2)) / (numbers.length - 1));
const rounded = (points: number): number => Math.round(1000 * points) / 1000;

printMachine();
useShippedNetworks();
for (let game = 0; gains[0].length < count; game++) {
  const random = new Random(`rounds/${game}`);
  const bots = Array.from({ length: rules.players }, () => makeBot('merchant'));
  let turn = rules.players;
  new Match(rules, bots, `rounds/${game}`).play(rules.setUp(random), undefined, (before) => {
    const isStart = rules.turnOf(before) !== turn && rules.decider(before) === rules.turnOf(before);
    turn = rules.turnOf(before);
    if (!isStart || gains[0].length === count || random.fraction() >= SHARE) return;
    const state = new Uint8Array(rules.stateSize);
    rules.imagine(before, turn, random, state);
    tryPosition(state, String(random.next()));
  });
}
print({ positions: gains[0].length });
KINDS.forEach((kind, i) => {
  const differences = gains[i].map((gain, at) => gain - gains[0][at]);
  print({
    ...kind,
    cpuMs: Math.round(cpuMs[i] / gains[i].length),
    gain: rounded(mean(gains[i])),
    error: rounded(errorOf(gains[i])),
    ...(i > 0 && { toFirst: rounded(mean(differences)), toFirstError: rounded(errorOf(differences)) }),
  });
});

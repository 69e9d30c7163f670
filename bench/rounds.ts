/**
 * `kontor bench rounds`: what an alderman's rounds are good for. Games between bots take too long to tell ways of
 * choosing apart. Here, every turn that an alderman would compare in a position of a game between merchants is tried
 * once, and then played: merchants go on for all seats. What that gains over the turn that a merchant chooses says how
 * good it is to choose by the value after one round or two, with or without the value from the search, among few turns
 * or many; and what could be gained by knowing the outcome.
 */
import { candidateLines } from '../src/bots/alderman/candidates.js';
import { Comparison } from '../src/bots/alderman/comparison.js';
import { Rounds } from '../src/bots/alderman/rounds.js';
import { BY_POINTS } from '../src/bots/alderman/settings.js';
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

/** The share of turns that are looked at. */
const SHARE = 0.1;
/** Over how many deals a turn is played. */
const DEALS = 2;
/** The rounds after which the outcome is read; the mean of all counts. */
const READ_AFTER = [2, 3, 4];
const LAST_ROUND = Math.max(...READ_AFTER);
/** How much better or worse than a merchant's turn counts: without a limit, a few turns that end the game decide all. */
const MOST = 6;
/** How many of the turns that look best to the search are tried. */
const TRIED = [2, 4, 6, BY_POINTS.candidates];

interface Turn {
  /** By the search alone, after one round of a trial, and after two. */
  readonly search: number;
  readonly one: number;
  readonly two: number;
  /** What it gained over the turn that a merchant chooses. */
  readonly gain: number;
}

const CHOICES: Readonly<Record<string, (turn: Turn) => number>> = {
  'one round': ({ one }) => one,
  'two rounds': ({ two }) => two,
  'both rounds': ({ one, two }) => (one + two) / 2,
  'one round and the search': ({ search, one }) => one + search,
  'both rounds and the search': ({ search, one, two }) => (one + two) / 2 + search,
  hindsight: ({ gain }) => gain,
};

const legal = new ActionBuffer();
const evaluator = new BestEvaluator();
const search = new TurnSearch(evaluator, BY_POINTS.search);
const comparison = new Comparison(evaluator, BY_POINTS);
const played = [1, 2].map((rounds) => new Rounds(evaluator, { ...BY_POINTS, rounds }));

/** The turns of each position, those that look best to the search first. */
const positions: (readonly Turn[])[] = [];
/** What the turns gain that an alderman chooses, and how long it thinks. */
const gains: number[] = [];
let cpuMs = 0;

function dealt(state: State, seed: string): State {
  const deal = new Uint8Array(rules.stateSize);
  rules.imagine(state, rules.decider(state), new Random(seed), deal);
  return deal;
}

/** What a turn is worth to its seat when merchants have played on: the mean after some rounds, or at the end of the game. */
function worth(rules: Rules, start: State, line: Line, seed: string): number {
  const state = start.slice();
  const seat = rules.decider(start);
  for (const { action } of line.steps) {
    rules.legal(state, legal);
    // Another deal may have drawn something else on the way.
    if (!legal.includes(action)) break;
    rules.apply(state, action);
  }
  const bots = Array.from({ length: rules.players }, () => makeBot('merchant'));
  const merchants = new Match(rules, bots, seed);
  const values: number[] = [];
  let turn = seat;
  let turns = 0;
  for (; rules.decider(state) !== NOBODY; rules.apply(state, merchants.choose(state))) {
    if (rules.turnOf(state) === turn) continue;
    // The first turn of the seat to end is the one that is tried.
    if (turn === seat && READ_AFTER.includes(turns)) values.push(evaluator.value(rules, state, seat));
    if (turn === seat && turns++ === LAST_ROUND) break;
    turn = rules.turnOf(state);
  }
  while (values.length < READ_AFTER.length) values.push(evaluator.value(rules, state, seat));
  return mean(values);
}

/** Tries the turns of a position and plays each. */
function tryPosition(state: State, seed: string): void {
  const lines = candidateLines(search, rules, state, BY_POINTS.candidates);
  const close = lines.filter(({ value }) => value >= lines[0].value - BY_POINTS.gap);
  if (close.length === 1) return;
  const tried = close.map((line) => {
    const [one, both] = played.map((rounds) => rounds.play(rules, dealt(state, seed), line));
    const worths = Array.from({ length: DEALS }, (_, deal) =>
      worth(rules, dealt(state, `${seed}/${deal}`), line, `${seed}/${deal}`),
    );
    return { search: line.value, one, two: 2 * both - one, worth: mean(worths) };
  });
  for (const rounds of played) rounds.forget();
  const turns = tried.map(({ worth, ...signs }) => ({
    ...signs,
    gain: Math.max(-MOST, Math.min(MOST, worth - tried[0].worth)),
  }));
  positions.push(turns);
  const before = process.cpuUsage().user;
  const { order } = comparison.compare(rules, state, close, new Random(seed));
  cpuMs += (process.cpuUsage().user - before) / 1000;
  gains.push(turns[order[0]].gain);
}

function best(turns: readonly Turn[], by: (turn: Turn) => number): Turn {
  return turns.reduce((best, turn) => (by(turn) > by(best) ? turn : best));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean in points and its standard error. */
function inPoints(values: readonly number[]): { gain: number; error: number } {
  const middle = mean(values);
  const error = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
  return { gain: rounded(middle), error: rounded(error) };
}

const rounded = (points: number): number => Math.round(100 * points) / 100;

printMachine();
useShippedNetworks();
for (let game = 0; positions.length < count; game++) {
  const random = new Random(`rounds/${game}`);
  const bots = Array.from({ length: rules.players }, () => makeBot('merchant'));
  let turn = rules.players;
  new Match(rules, bots, `rounds/${game}`).play(rules.setUp(random), undefined, (before) => {
    const isStart = rules.turnOf(before) !== turn && rules.decider(before) === rules.turnOf(before);
    turn = rules.turnOf(before);
    if (!isStart || positions.length === count || random.fraction() >= SHARE) return;
    tryPosition(dealt(before, String(random.next())), String(random.next()));
  });
}
print({ positions: positions.length, turns: positions.flat().length });
for (const [by, value] of Object.entries(CHOICES)) {
  for (const most of TRIED) {
    print({ by, most, ...inPoints(positions.map((turns) => best(turns.slice(0, most), value).gain)) });
  }
}
print({ by: 'an alderman', cpuMs: Math.round(cpuMs / gains.length), ...inPoints(gains) });

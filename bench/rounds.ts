/**
 * `kontor bench rounds`: what an alderman's trials tell about its turns. In positions of games between merchants, every
 * turn that it would compare is tried twice, and then played: merchants go on for all seats for three rounds. A single
 * outcome is mostly luck, but over all turns least squares say how far the search, the value after the first round and
 * that after the second are to be believed, and what choosing by them gains over the turn that a merchant chooses.
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
import { leastSquares, mean, standardError } from './bots/least-squares.js';
import { setupCalled } from './bots/setups.js';
import { print, printMachine } from './print.js';

const count = Number(process.argv[2]);
const rules = setupCalled(process.argv[3]);

/** The share of turns that are looked at. */
const SHARE = 0.1;
/** The rounds that merchants play on. */
const ROUNDS = 3;
/** A position is left out of the sum that finds the weights in one of so many passes, and judged by these weights. */
const FOLDS = 10;

/** What is known of a turn before it is played. */
interface Signs {
  /** By the search alone. */
  readonly search: number;
  /** After one round and after two: in the first trial, and on average of both. */
  readonly oneRound: number;
  readonly twoRounds: number;
  readonly oneRoundTwice: number;
  readonly twoRoundsTwice: number;
}

interface Turn {
  readonly signs: Signs;
  /** After merchants have played on. */
  readonly worth: number;
}

const LOOKS: readonly (readonly (keyof Signs)[])[] = [
  ['search'],
  ['search', 'oneRound'],
  ['search', 'twoRounds'],
  ['search', 'oneRound', 'twoRounds'],
  ['search', 'oneRoundTwice'],
  ['search', 'oneRoundTwice', 'twoRoundsTwice'],
];

const legal = new ActionBuffer();
const evaluator = new BestEvaluator();
const search = new TurnSearch(evaluator, BY_POINTS.search);
const comparison = new Comparison(evaluator, BY_POINTS);
const played = [1, 2].map((rounds) => new Rounds(evaluator, { ...BY_POINTS, rounds }));

const positions: (readonly Turn[])[] = [];
/** What the turns gain that an alderman chooses, and how long it thinks. */
const gains: number[] = [];
let cpuMs = 0;

function dealt(state: State, seed: string): State {
  const deal = new Uint8Array(rules.stateSize);
  rules.imagine(state, rules.decider(state), new Random(seed), deal);
  return deal;
}

/** The values after the first round of a trial and after its second. */
function tryOut(state: State, line: Line, seed: string): readonly [number, number] {
  const [first, both] = played.map((rounds) => rounds.play(rules, state, line, new Random(seed)));
  return [first, 2 * both - first];
}

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
  const bots = Array.from({ length: rules.players }, () => makeBot('merchant'));
  const merchants = new Match(rules, bots, seed);
  let turn = seat;
  for (let turns = 0; rules.decider(state) !== NOBODY; rules.apply(state, merchants.choose(state))) {
    if (rules.turnOf(state) === turn) continue;
    if (turn === seat && ++turns > ROUNDS) break;
    turn = rules.turnOf(state);
  }
  return evaluator.value(rules, state, seat);
}

/** Tries the turns of a position and plays each. */
function tryPosition(state: State, seed: string): void {
  const lines = candidateLines(search, rules, state, BY_POINTS.candidates);
  const close = lines.filter(({ value }) => value >= lines[0].value - BY_POINTS.gap);
  if (close.length === 1) return;
  const turns = close.map((line) => {
    const [a, b] = ['a', 'b'].map((trial) => tryOut(dealt(state, seed + trial), line, seed + trial));
    const signs = {
      search: line.value,
      oneRound: a[0],
      twoRounds: a[1],
      oneRoundTwice: (a[0] + b[0]) / 2,
      twoRoundsTwice: (a[1] + b[1]) / 2,
    };
    return { signs, worth: worth(rules, dealt(state, `${seed}/play`), line, seed) };
  });
  for (const rounds of played) rounds.forget();
  positions.push(turns);
  const before = process.cpuUsage().user;
  const { order } = comparison.compare(rules, state, close, new Random(seed));
  cpuMs += (process.cpuUsage().user - before) / 1000;
  gains.push(turns[order[0]].worth - turns[0].worth);
}

/** How well the worth of turns follows from some signs, beside the other turns of the same position. */
function look(by: readonly (keyof Signs)[]): unknown {
  const rows = positions.map((turns) => {
    const signs = by.map((sign) => centred(turns.map((turn) => turn.signs[sign])));
    const worths = centred(turns.map((turn) => turn.worth));
    return turns.map((_, i) => ({ inputs: signs.map((values) => values[i]), output: worths[i] }));
  });
  const foretold = rows.map((turns, at) => {
    const weights = leastSquares(rows.filter((_, other) => other % FOLDS !== at % FOLDS).flat());
    return turns.map(({ inputs }) => inputs.reduce((sum, input, i) => sum + weights[i] * input, 0));
  });
  const errors = rows.flatMap((turns, at) => turns.map(({ output }, i) => output - foretold[at][i]));
  const gained = positions.map(
    (turns, at) => turns[foretold[at].indexOf(Math.max(...foretold[at]))].worth - turns[0].worth,
  );
  return {
    by,
    weights: leastSquares(rows.flat()).map(rounded),
    explained: rounded(1 - squares(errors) / squares(rows.flat().map(({ output }) => output))),
    gain: rounded(mean(gained)),
    error: rounded(standardError(gained)),
  };
}

const centred = (values: readonly number[]): number[] => values.map((value) => value - mean(values));
const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value ** 2, 0);
const rounded = (points: number): number => Math.round(1000 * points) / 1000;

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
for (const by of LOOKS) print(look(by));
print({
  alderman: {
    cpuMs: Math.round(cpuMs / gains.length),
    gain: rounded(mean(gains)),
    error: rounded(standardError(gains)),
  },
});

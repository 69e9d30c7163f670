/**
 * `kontor bench rounds`: how well an alderman chooses, by how it plays its turns out and by its budget. Games
 * between bots take too long to tell such choices apart; this plays the best turns of some positions out many times with
 * every kind of rounds. A choice is made by half of the trials and judged by the mean of the first kind over the
 * other half: judged by the same trials, luck would look like judgement. What it gains over a merchant's choice is in
 * points a turn.
 */
import { candidateLines } from '../src/bots/alderman/candidates.js';
import { sequentialHalving } from '../src/bots/alderman/halving.js';
import { Rounds } from '../src/bots/alderman/rounds.js';
import { type AldermanSettings, BY_POINTS } from '../src/bots/alderman/settings.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { BestEvaluator } from '../src/bots/network/best.js';
import { type Line, TurnSearch } from '../src/bots/search/turn-search.js';
import type { Rules, State } from '../src/core/game.js';
import { Random } from '../src/core/random.js';
import { useShippedNetworks } from '../src/outside/networks.js';
import { setupCalled } from './bots/setups.js';
import { print, printMachine } from './print.js';

const count = Number(process.argv[2]);
const rules = setupCalled(process.argv[3]);

type Kind = Pick<AldermanSettings, 'predictions' | 'rounds' | 'temperature'>;

const { predictions, rounds: usual, temperature } = BY_POINTS;
/** The first kind judges. */
const KINDS: readonly Kind[] = [
  { predictions: BY_POINTS.search, rounds: usual, temperature },
  { predictions, rounds: usual, temperature },
  { predictions, rounds: usual, temperature: 0.5 },
  { predictions, rounds: 1, temperature },
  { predictions: { beam: 3, nodes: 1200 }, rounds: usual, temperature },
];
const BUDGETS = [25_000, 50_000, 100_000, 200_000, 400_000];
/** Trials of every turn with every kind; half of them to choose by, half to judge by. */
const PASSES = 24;
/** The share of turns that are looked at. */
const SHARE = 0.1;
/** How often a budget is spent on the same trials in another order. */
const ORDERS = 10;

/** The turns of one position: their values from the search, and what each kind made of them. */
interface Tried {
  readonly values: readonly number[];
  readonly kinds: readonly PlayedOut[];
}

/** By pass: the outcome of each turn, and the positions that a trial took on average. */
interface PlayedOut {
  readonly outcomes: readonly (readonly number[])[];
  readonly costs: readonly number[];
}

/** By kind. */
const spent = KINDS.map(() => ({ trials: 0, positions: 0, ms: 0 }));

const evaluator = new BestEvaluator();
const ownSearch = new TurnSearch(evaluator, BY_POINTS.search);
const rounds = KINDS.map((kind) => new Rounds(evaluator, { ...BY_POINTS, ...kind }));

function playOut(state: State, lines: readonly Line[], kind: number, seed: string): PlayedOut {
  const round = rounds[kind];
  const random = new Random(seed);
  const dice = new Random('');
  const dealt = new Uint8Array(rules.stateSize);
  const before = { positions: round.nodes, cpu: process.cpuUsage().user };
  const costs: number[] = [];
  const outcomes = Array.from({ length: PASSES }, () => {
    const pass = String(random.next());
    const start = round.nodes;
    rules.imagine(state, rules.decider(state), random, dealt);
    const outcome = lines.map((line) => {
      dice.seed(pass);
      return round.play(rules, dealt, line, dice);
    });
    costs.push((round.nodes - start) / lines.length);
    return outcome;
  });
  round.forget();
  spent[kind].trials += PASSES * lines.length;
  spent[kind].positions += round.nodes - before.positions;
  spent[kind].ms += (process.cpuUsage().user - before.cpu) / 1000;
  return { outcomes, costs };
}

/** Tries the turns of some positions of games between merchants. */
function tryTurns(rules: Rules): Tried[] {
  const tried: Tried[] = [];
  for (let game = 0; tried.length < count; game++) {
    const random = new Random(`rounds/${game}`);
    const bots = Array.from({ length: rules.players }, () => makeBot('merchant'));
    let turn = rules.players;
    new Match(rules, bots, `rounds/${game}`).play(rules.setUp(random), undefined, (before) => {
      const isStart = rules.turnOf(before) !== turn && rules.decider(before) === rules.turnOf(before);
      turn = rules.turnOf(before);
      if (!isStart || tried.length === count || random.fraction() >= SHARE) return;
      const state = new Uint8Array(rules.stateSize);
      rules.imagine(before, turn, random, state);
      const lines = candidateLines(ownSearch, rules, state, BY_POINTS.candidates);
      if (lines.length === 1) return;
      const seed = String(random.next());
      tried.push({
        values: lines.map(({ value }) => value),
        kinds: KINDS.map((_, kind) => playOut(state, lines, kind, seed)),
      });
    });
  }
  return tried;
}

const { trust } = BY_POINTS;
const mix = (value: number, outcome: number): number => trust * outcome + (1 - trust) * value;
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const best = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));
const rounded = (points: number): number => Math.round(1000 * points) / 1000;

/** What each turn is worth by the passes of one half. */
const worths = ({ values, kinds }: Tried, kind: number, half: number): number[] =>
  values.map((value, line) => mix(value, mean(halfOf(kinds[kind].outcomes, half).map((pass) => pass[line]))));
const halfOf = <T>(passes: readonly T[], half: number): readonly T[] =>
  passes.slice((half * PASSES) / 2, ((half + 1) * PASSES) / 2);

/** What choosing by one half of the passes gains over the turn with the best value, judged by the other half. */
const gained = (all: readonly Tried[], choose: (tried: Tried, half: number) => number): number =>
  mean(
    all.flatMap((tried) =>
      [0, 1].map((half) => {
        const judged = worths(tried, 0, 1 - half);
        return judged[choose(tried, half)] - judged[best(tried.values)];
      }),
    ),
  );

/** As an alderman chooses with this budget, with the trials of one half in a random order. */
function chosenWithin(
  { values, kinds }: Tried,
  kind: number,
  half: number,
  budget: number,
  random: Random,
): number {
  const { costs } = kinds[kind];
  const outcomes = halfOf(kinds[kind].outcomes, half);
  const first = random.below(outcomes.length);
  let used = 0;
  const { order } = sequentialHalving(
    values.length,
    (line, pass) => {
      // What was predicted before is remembered, so later passes cost less.
      used += costs[Math.min(pass, PASSES - 1)];
      return mix(values[line], outcomes[(first + pass) % outcomes.length][line]);
    },
    () => used / budget,
    { values, trials: BY_POINTS.searchTrials },
  );
  return order[0];
}

printMachine();
useShippedNetworks();
const tried = tryTurns(rules);
print({ positions: tried.length });
KINDS.forEach((how, kind) => {
  const random = new Random('orders');
  const { trials, positions, ms } = spent[kind];
  const within = (budget: number): number =>
    mean(
      Array.from({ length: ORDERS }, () =>
        gained(tried, (one, half) => chosenWithin(one, kind, half, budget, random)),
      ),
    );
  print({
    ...how,
    positionsPerTrial: Math.round(positions / trials),
    msPerTrial: Math.round((100 * ms) / trials) / 100,
    gains: {
      [`${PASSES / 2} trials of every turn`]: rounded(
        gained(tried, (one, half) => best(worths(one, kind, half))),
      ),
      ...Object.fromEntries(BUDGETS.map((budget) => [`${budget} positions`, rounded(within(budget))])),
    },
  });
});

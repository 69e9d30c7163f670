/**
 * `kontor bench rounds`: how well an alderman chooses, by how it predicts the turns of a round and by its budget. Games
 * between bots take too long to tell such choices apart; this plays the best turns of some positions out many times with
 * every kind of prediction. What a choice gives away is judged by the mean of the widest kind, in points.
 */
import { candidateLines } from '../src/bots/alderman/candidates.js';
import { sequentialHalving } from '../src/bots/alderman/halving.js';
import { Round } from '../src/bots/alderman/round.js';
import { BY_POINTS } from '../src/bots/alderman/settings.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { BestEvaluator } from '../src/bots/network/best.js';
import { type Line, type SearchLimits, TurnSearch } from '../src/bots/search/turn-search.js';
import type { Rules, State } from '../src/core/game.js';
import { Random } from '../src/core/random.js';
import { useShippedNetworks } from '../src/outside/networks.js';
import { setupCalled } from './bots/setups.js';
import { print, printMachine } from './print.js';

const count = Number(process.argv[2]);
const rules = setupCalled(process.argv[3]);

/** The widest kind first: it judges. */
const KINDS: readonly SearchLimits[] = [
  { beam: 12, nodes: 2500 },
  { beam: 6, nodes: 2400 },
  { beam: 6, nodes: 800 },
  { beam: 4, nodes: 1600 },
  { beam: 3, nodes: 1200 },
  { beam: 2, nodes: 800 },
];
const BUDGETS = [25_000, 50_000, 100_000, 200_000, 400_000];
/** Rounds of every turn with every kind. */
const PASSES = 24;
/** The share of turns that are looked at. */
const SHARE = 0.1;
/** How often a budget is spent on the same rounds in another order. */
const ORDERS = 10;

/** The turns of one position: their values from the search, and by kind and pass the outcome of each. */
interface Tried {
  readonly values: readonly number[];
  readonly outcomes: readonly (readonly (readonly number[])[])[];
}

/** By kind. */
const spent = KINDS.map(() => ({ rounds: 0, positions: 0, ms: 0 }));

const evaluator = new BestEvaluator();
const ownSearch = new TurnSearch(evaluator, BY_POINTS.search);
const rounds = KINDS.map((search) => new Round(evaluator, { ...BY_POINTS, search }));

function playOut(state: State, lines: readonly Line[], kind: number, seed: string): number[][] {
  const round = rounds[kind];
  const random = new Random(seed);
  const dice = new Random('');
  const dealt = new Uint8Array(rules.stateSize);
  const before = { positions: round.nodes, cpu: process.cpuUsage().user };
  const outcomes = Array.from({ length: PASSES }, () => {
    const pass = String(random.next());
    rules.imagine(state, rules.decider(state), random, dealt);
    return lines.map((line) => {
      dice.seed(pass);
      return round.play(rules, dealt, line, dice);
    });
  });
  round.forget();
  spent[kind].rounds += PASSES * lines.length;
  spent[kind].positions += round.nodes - before.positions;
  spent[kind].ms += (process.cpuUsage().user - before.cpu) / 1000;
  return outcomes;
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
        outcomes: KINDS.map((_, kind) => playOut(state, lines, kind, seed)),
      });
    });
  }
  return tried;
}

const { trust } = BY_POINTS;
const mix = (value: number, outcome: number): number => trust * outcome + (1 - trust) * value;
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const worths = ({ values, outcomes }: Tried, kind: number): number[] =>
  values.map((value, line) => mix(value, mean(outcomes[kind].map((pass) => pass[line]))));
const best = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/** What choosing so gives away, in points. */
function givenAway(all: readonly Tried[], choose: (tried: Tried) => number): number {
  const losses = all.map((tried) => {
    const judged = worths(tried, 0);
    return Math.max(...judged) - judged[choose(tried)];
  });
  return Math.round(1000 * mean(losses)) / 1000;
}

/** As an alderman chooses with this budget, with the rounds that were played in a random order. */
function chosenWithin(tried: Tried, kind: number, budget: number, random: Random): number {
  const { values, outcomes } = tried;
  const positions = spent[kind].positions / spent[kind].rounds;
  const first = random.below(PASSES);
  let played = 0;
  const { order } = sequentialHalving(
    values.length,
    (line, pass) => {
      played++;
      return mix(values[line], outcomes[kind][(first + pass) % PASSES][line]);
    },
    () => (played * positions) / budget,
    { values, trials: BY_POINTS.searchRounds },
  );
  return order[0];
}

printMachine();
useShippedNetworks();
const tried = tryTurns(rules);
print({
  positions: tried.length,
  merchant: { givesAway: givenAway(tried, ({ values }) => best(values)) },
});
KINDS.forEach((search, kind) => {
  const random = new Random('orders');
  const { rounds: played, positions, ms } = spent[kind];
  print({
    search,
    positionsPerRound: Math.round(positions / played),
    msPerRound: Math.round((100 * ms) / played) / 100,
    givesAway: {
      [`${PASSES} rounds of every turn`]: givenAway(tried, (one) => best(worths(one, kind))),
      ...Object.fromEntries(
        BUDGETS.map((budget) => {
          const losses = Array.from({ length: ORDERS }, () =>
            givenAway(tried, (one) => chosenWithin(one, kind, budget, random)),
          );
          return [`${budget} positions`, Math.round(1000 * mean(losses)) / 1000];
        }),
      ),
    },
  });
});

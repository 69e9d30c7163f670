/** Plays one game of self-play and collects its samples. */
import { type NetworkJudge, shareOfWin } from '../src/bots/network/judge.js';
import { Prior } from '../src/bots/network/prior.js';
import type { Action } from '../src/core/actions.js';
import { FeatureList } from '../src/core/features.js';
import { NOBODY, type Rules, type State } from '../src/core/game.js';
import type { Random } from '../src/core/random.js';
import { lambdaReturns } from './returns.js';
import type { SampleWriter } from './samples.js';

/** Chooses an action for the decider. */
export interface Player {
  choose(rules: Rules, state: State, random: Random): Action;
}

interface PlayOptions {
  readonly lambda: number;
  /** A game of more turns is stopped and counts as if it ended there. */
  readonly longest: number;
}

interface Sample {
  readonly features: Uint16Array;
  readonly prior: number;
  readonly seat: number;
  /** The turn boundary whose return is its target. */
  readonly boundary: number;
}

interface Outcome {
  readonly turns: number;
  readonly decisions: number;
  readonly finished: boolean;
  readonly totals: readonly number[];
}

/**
 * Plays a game from `state` with one player for each seat and adds its samples: at every turn boundary the view of the
 * seat that has played and of one other, and from every turn one position in the middle.
 */
export function selfPlay(
  rules: Rules,
  state: State,
  players: readonly Player[],
  judge: NetworkJudge,
  random: Random,
  options: PlayOptions,
  out: SampleWriter,
): Outcome {
  const list = new FeatureList(rules.featureCount);
  const prior = judge.usesPrior ? new Prior() : undefined;
  const sampleFor = (seat: number, boundary: number): Sample => {
    rules.sense(state, seat, list);
    return {
      features: Uint16Array.from(list.items.subarray(0, list.length)),
      prior: prior?.output(rules, state, seat) ?? 0,
      seat,
      boundary,
    };
  };
  const samples: Sample[] = [];
  const values: Float64Array[] = [];
  let middle: Sample | undefined;
  let seen = 0;
  let mover = rules.turnOf(state);
  let decisions = 0;
  while (rules.decider(state) !== NOBODY && values.length < options.longest) {
    const seat = rules.decider(state);
    rules.apply(state, players[seat].choose(rules, state, random));
    decisions++;
    const over = rules.decider(state) === NOBODY;
    const turn = rules.turnOf(state);
    if (turn === mover && !over) {
      // Reservoir sampling: every position of the turn has the same chance.
      if (random.below(++seen) === 0) middle = sampleFor(seat, values.length);
      continue;
    }
    if (middle) samples.push(middle);
    middle = undefined;
    seen = 0;
    if (over) break;
    const other = (mover + 1 + random.below(rules.players - 1)) % rules.players;
    samples.push(sampleFor(mover, values.length), sampleFor(other, values.length));
    values.push(estimates(rules, state, judge));
    mover = turn;
  }
  const outcome = Float64Array.from({ length: rules.players }, (_, seat) => shareOfWin(rules, state, seat));
  const returns = lambdaReturns(values, outcome, options.lambda);
  const endings = Array.from({ length: rules.players }, (_, seat) => {
    rules.sense(state, seat, list);
    return out.addEnding(Uint16Array.from(list.items.subarray(0, list.length)));
  });
  for (const { features, prior, seat, boundary } of samples) {
    const turnsLeft = values.length - boundary;
    const fate = { outcome: outcome[seat], turnsLeft, ending: endings[seat] };
    out.add(features, (returns[boundary] ?? outcome)[seat], prior, fate);
  }
  return {
    turns: values.length,
    decisions,
    finished: rules.decider(state) === NOBODY,
    totals: rules.score(state).map((row) => row.total),
  };
}

/** The network's value for each seat, normalised to one win. */
function estimates(rules: Rules, state: State, judge: NetworkJudge): Float64Array {
  const values = Float64Array.from({ length: rules.players }, (_, seat) => judge.value(rules, state, seat));
  const sum = values.reduce((a, b) => a + b, 0);
  return sum > 0 ? values.map((value) => value / sum) : values.fill(1 / rules.players);
}

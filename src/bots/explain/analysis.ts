/** A game looked back at: what every turn was worth against the best there was, and where the game turned. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Move } from '../../core/history.js';
import { type Evaluator, TermEvaluator } from '../evaluator.js';
import { type SearchLimits, type Step, TurnSearch } from '../search/turn-search.js';
import { endOf } from './hint.js';
import { Difference, type Part } from './parts.js';
import { summary } from './summary.js';

export interface TurnReview {
  /** Counted from 1. */
  readonly turn: number;
  readonly seat: number;
  /** Its moves in the record: from the first up to, not with, the last. */
  readonly from: number;
  readonly to: number;
  /** How much less the turn came to than the best that was found; 0 where it was as good or better. */
  readonly loss: number;
  /** Whether the better line would have won the game, or not have lost it. */
  readonly isDecisive: boolean;
  /** The best line that was found at its beginning. */
  readonly better: readonly Step[];
  /** What the better line would have had over what was played. */
  readonly reasons: readonly Part[];
  /** What the position after it is worth to each seat. */
  readonly values: readonly number[];
}

export interface Analysis {
  readonly turns: readonly TurnReview[];
  /** The turns that cost most, in the order in which they were played. */
  readonly turningPoints: readonly TurnReview[];
  /** The mean loss of a turn, by seat; turns that decided the game are not points and left out. */
  readonly meanLoss: readonly number[];
}

export interface AnalysisSettings {
  readonly evaluator?: Evaluator;
  readonly limits?: SearchLimits;
  /** How many turning points there are at most, and what a turn has to cost to be one. */
  readonly most?: number;
  readonly least?: number;
}

const LIMITS: SearchLimits = { beam: 12, nodes: 4000 };
const TOLD = 4;
/** A loss beyond any points: evaluators value a game that is won or lost so. */
const GAME = 50;

/** Looks at turn after turn, so that whoever asks can show how far it is, or stop. */
export function* reviewTurns(
  rules: Rules,
  start: State,
  moves: readonly Move[],
  settings: AnalysisSettings = {},
): Generator<TurnReview> {
  const evaluator = settings.evaluator ?? new TermEvaluator();
  const search = new TurnSearch(evaluator, settings.limits ?? LIMITS);
  const difference = new Difference();
  const state = start.slice();
  let turn = 0;
  for (let at = 0; at < moves.length; ) {
    const seat = rules.turnOf(state);
    const before = state.slice();
    const from = at;
    do rules.apply(state, moves[at++].action);
    while (at < moves.length && rules.turnOf(state) === seat && rules.decider(state) !== NOBODY);
    turn++;
    // A turn that somebody else opens (the pawn before the first turn) has no best line of its own.
    if (rules.decider(before) !== seat) continue;
    // A record may break off in the middle of a turn.
    if (rules.turnOf(state) === seat && rules.decider(state) !== NOBODY) return;
    const [best] = search.search(rules, before);
    const loss = Math.max(0, best.value - evaluator.value(rules, state, seat));
    yield {
      turn,
      seat,
      from,
      to: at,
      loss,
      isDecisive: loss >= GAME,
      better: best.steps,
      reasons: difference.between(rules, state, endOf(rules, before, best.steps), seat, TOLD),
      values: Array.from({ length: rules.players }, (_, other) => evaluator.value(rules, state, other)),
    };
  }
}

/** Everything at once. */
export function analyse(
  rules: Rules,
  start: State,
  moves: readonly Move[],
  settings: AnalysisSettings = {},
): Analysis {
  return summary(rules, [...reviewTurns(rules, start, moves, settings)], settings);
}

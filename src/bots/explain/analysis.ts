/** A review of a game: how every turn compares with the best one found, and the turning points. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Move } from '../../core/history.js';
import { type Evaluator, TermEvaluator } from '../evaluator.js';
import { type SearchLimits, type Step, TurnSearch } from '../search/turn-search.js';
import { endOf } from './hint.js';
import { Difference, type Part } from './parts.js';
import { summary, winnersIn } from './summary.js';

export interface TurnReview {
  /** Counted from 1. */
  readonly turn: number;
  readonly seat: number;
  /** Its moves in the record: from `from` up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  /** How much worse the turn was than the best line found; 0 if it was as good or better. */
  readonly loss: number;
  /** Whether the better line would have won the game, or saved it. */
  readonly isDecisive: boolean;
  /** The best line found at its start. */
  readonly better: readonly Step[];
  /** What the better line has over what was played. */
  readonly reasons: readonly Part[];
  /** The value of the position after it, for each seat. */
  readonly values: readonly number[];
}

export interface Analysis {
  readonly turns: readonly TurnReview[];
  /** The most costly turns, in the order in which they were played; those of `own` first. */
  readonly turningPoints: readonly TurnReview[];
  /** The mean loss of a turn, by seat, in points; decisive turns are left out. */
  readonly meanLoss: readonly number[];
}

export interface AnalysisSettings {
  readonly evaluator?: Evaluator;
  readonly limits?: SearchLimits;
  /** The most turning points to report, and the least loss of one. */
  readonly most?: number;
  readonly least?: number;
  /** The seat whose turning points come first. */
  readonly own?: number | null;
  /** Who won: they gave nothing away that mattered in the end. */
  readonly winners?: readonly number[];
}

/**
 * Positions valued for a whole game, and at most and at least for a turn: usual games are searched to the full, long
 * ones take little longer. A game of four needs one to four seconds of processor time (`kontor bench bots`).
 */
const GAME_NODES = 500_000;
const MOST_NODES = 4000;
const LEAST_NODES = 800;
const BEAM = 12;
const MOST_REASONS = 4;
/** A larger loss means that the game was won or lost, in terms of the evaluators. */
const GAME = 50;

/** Reviews turn after turn, so that the caller can show progress or stop. */
export function* reviewTurns(
  rules: Rules,
  start: State,
  moves: readonly Move[],
  settings: AnalysisSettings = {},
): Generator<TurnReview> {
  const evaluator = settings.evaluator ?? new TermEvaluator();
  const search = new TurnSearch(evaluator, settings.limits ?? limitsFor(rules, start, moves));
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
    // A turn that begins with another's decision (the pawn before the first turn) has no best line.
    if (rules.decider(before) !== seat) continue;
    // A record may end in the middle of a turn.
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
      reasons: difference.between(rules, state, endOf(rules, before, best.steps), seat, MOST_REASONS),
      values: Array.from({ length: rules.players }, (_, other) => evaluator.value(rules, state, other)),
    };
  }
}

function limitsFor(rules: Rules, start: State, moves: readonly Move[]): SearchLimits {
  const state = start.slice();
  let turns = 1;
  for (const { action } of moves) {
    const seat = rules.turnOf(state);
    rules.apply(state, action);
    if (rules.turnOf(state) !== seat) turns++;
  }
  const nodes = Math.floor(GAME_NODES / turns);
  return { beam: BEAM, nodes: Math.max(LEAST_NODES, Math.min(MOST_NODES, nodes)) };
}

/** The review of all turns at once. */
export function analyse(
  rules: Rules,
  start: State,
  moves: readonly Move[],
  settings: AnalysisSettings = {},
): Analysis {
  const turns = [...reviewTurns(rules, start, moves, settings)];
  return summary(rules, turns, { ...settings, winners: winnersIn(rules, endOf(rules, start, moves)) });
}

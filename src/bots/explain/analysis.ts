/** A review of a game: how every turn compares with the best one found, and the turning points. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Move } from '../../core/history/history.js';
import { Random } from '../../core/random.js';
import { Comparison } from '../alderman/comparison.js';
import { BY_POINTS } from '../alderman/settings.js';
import type { Evaluator } from '../evaluator.js';
import { BestEvaluator } from '../network/best.js';
import { outlookFor } from '../outlook/library.js';
import type { Outlook } from '../outlook/outlook.js';
import { type Line, type SearchLimits, type Step, TurnSearch } from '../search/turn-search.js';
import { type Foretold, foretold, NOTABLE } from './foretold.js';
import { endOf } from './hint.js';
import { Difference } from './parts.js';
import type { Analysis, AnalysisSettings, TurnReview } from './review.js';
import { summary, winnersIn } from './summary.js';

export type { Analysis, AnalysisSettings, TurnReview };

/**
 * Positions valued for a whole game, and at most and at least for a turn: usual games are searched to the full, long
 * ones take little longer. A game of four needs one to four seconds of CPU time (`kontor bench bots`).
 */
const GAME_NODES = 300_000;
const MOST_NODES = 2500;
const LEAST_NODES = 800;
const BEAM = 12;
/** Positions for a second look at a turn. */
export const REVIEW_POSITIONS = 2000;
/** A larger loss means that the game was won or lost, unless the evaluator says otherwise. */
const GAME = 50;
const MOST_REASONS = 4;
const MOST_FORETOLD = 2;
/** A smaller loss is neither looked at again nor explained by forecasts. */
const MUCH = 1.5;
/** Only the turns that seem to have cost most are looked at again: turning points are few. */
const LOOKED_AT_AGAIN = 3;

/** Reviews turn after turn, so that the caller can show progress or stop. */
export function* reviewTurns(
  rules: Rules,
  start: State,
  moves: readonly Move[],
  settings: AnalysisSettings = {},
): Generator<TurnReview> {
  const reviewer = new Reviewer(rules, settings, settings.limits ?? limitsFor(rules, start, moves));
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
    const played = moves.slice(from, at);
    yield { turn, seat, from, to: at, ...reviewer.review(before, state, played) };
  }
}

/** Compares turns with the best ones. */
class Reviewer {
  private readonly rules: Rules;
  private readonly evaluator: Evaluator;
  private readonly search: TurnSearch;
  private readonly comparison: Comparison | undefined;
  private readonly difference = new Difference();
  private readonly outlook: Outlook | undefined;
  /** The largest losses at first sight. */
  private readonly largest: number[] = [];

  constructor(
    rules: Rules,
    { evaluator = new BestEvaluator(), positions = 0 }: AnalysisSettings,
    limits: SearchLimits,
  ) {
    this.rules = rules;
    this.evaluator = evaluator;
    this.search = new TurnSearch(evaluator, limits);
    if (positions > 0)
      this.comparison = new Comparison(evaluator, { ...BY_POINTS, nodes: positions, rounds: 1 });
    this.outlook = outlookFor(rules);
  }

  /** `played` led from `before`, the start of a turn, to `after`. */
  review(
    before: State,
    after: State,
    played: readonly Step[],
  ): Omit<TurnReview, 'turn' | 'seat' | 'from' | 'to'> {
    const { rules, evaluator, difference } = this;
    const seat = rules.turnOf(before);
    const [best] = this.search.search(rules, before);
    const own: Line = { steps: [...played], value: evaluator.value(rules, after, seat), complete: true };
    const seems = Math.max(0, best.value - own.value);
    const loss = seems < MUCH ? seems : this.lookAgain(before, best, own, seems);
    const end = endOf(rules, before, best.steps);
    return {
      loss,
      isDecisive: loss >= (evaluator.decisive ?? GAME),
      better: best.steps,
      reasons: difference.between(rules, after, end, seat, MOST_REASONS).filter(({ change }) => change > 0),
      foretold: loss < MUCH ? [] : this.foretold(after, end, seat),
      values: Array.from({ length: rules.players }, (_, other) => evaluator.value(rules, after, other)),
      wins: this.outlook?.foresee(after).wins ?? [],
    };
  }

  private lookAgain(before: State, best: Line, own: Line, seems: number): number {
    if (!this.comparison || !this.isAmongLargest(seems)) return seems;
    const random = new Random('review');
    const { order, means } = this.comparison.compare(this.rules, before, [best, own], random);
    return Math.max(0, means[order.indexOf(0)] - means[order.indexOf(1)]);
  }

  private isAmongLargest(loss: number): boolean {
    this.largest.push(loss);
    this.largest.sort((a, b) => b - a).splice(LOOKED_AT_AGAIN);
    return this.largest.includes(loss);
  }

  private foretold(after: State, end: State, seat: number): Foretold[] {
    const { rules, outlook } = this;
    if (!outlook) return [];
    const found = foretold(rules, end, outlook.foresee(after), outlook.foresee(end), seat, MOST_FORETOLD);
    // If the forecast does not show the loss that the search found, the chance of winning is left out.
    return found.filter(({ what, now, before }) => what !== 'win' || now - before >= NOTABLE);
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

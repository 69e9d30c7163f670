/** Sums up the reviews of all turns. Separate from the search, so that the page can do it without the worker. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Analysis, AnalysisSettings, TurnReview } from './review.js';

export function summary(
  rules: Rules,
  turns: readonly TurnReview[],
  settings: Omit<AnalysisSettings, 'evaluator' | 'limits'> = {},
): Analysis {
  return {
    turns,
    turningPoints: turningPoints(turns, settings),
    meanLoss: Array.from({ length: rules.players }, (_, seat) => {
      const own = turns.filter((review) => review.seat === seat && !review.isDecisive);
      return own.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, own.length);
    }),
  };
}

/** The seats that won; none if the game is not over. */
export const winnersIn = (rules: Rules, state: State): number[] =>
  rules.decider(state) === NOBODY
    ? rules.score(state).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
    : [];

/** How many turning points of others are kept in any case. */
const OTHERS = 2;

function turningPoints(
  turns: readonly TurnReview[],
  { most = 5, least = 2, own = null, winners = [] }: Omit<AnalysisSettings, 'evaluator' | 'limits'>,
): TurnReview[] {
  // A winner did not give the game away.
  const costly = turns.filter(
    ({ loss, isDecisive, seat }) => loss >= least && !(isDecisive && winners.includes(seat)),
  );
  const worst = (some: readonly TurnReview[], count: number): TurnReview[] =>
    [...some]
      .sort((a, b) => b.loss - a.loss || a.turn - b.turn)
      .slice(0, count)
      .sort((a, b) => a.turn - b.turn);
  if (own === null) return worst(costly, most);
  const others = costly.filter(({ seat }) => seat !== own);
  const mine = worst(
    costly.filter(({ seat }) => seat === own),
    most - Math.min(OTHERS, others.length),
  );
  return [...mine, ...worst(others, most - mine.length)];
}

/** Sums up the reviews of all turns. Separate from the search, so that the page can do it without the worker. */
import type { Rules } from '../../core/game.js';
import type { Analysis, AnalysisSettings, TurnReview } from './analysis.js';

export function summary(
  rules: Rules,
  turns: readonly TurnReview[],
  { most = 5, least = 2 }: AnalysisSettings = {},
): Analysis {
  return {
    turns,
    turningPoints: [...turns]
      .filter(({ loss }) => loss >= least)
      .sort((a, b) => b.loss - a.loss || a.turn - b.turn)
      .slice(0, most)
      .sort((a, b) => a.turn - b.turn),
    meanLoss: Array.from({ length: rules.players }, (_, seat) => {
      const own = turns.filter((review) => review.seat === seat && !review.isDecisive);
      return own.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, own.length);
    }),
  };
}

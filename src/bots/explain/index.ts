/** Hints, reasons and analyses: pure functions for the page's workers, the server and the command line. */
export {
  type Analysis,
  type AnalysisSettings,
  analyse,
  REVIEW_POSITIONS,
  reviewTurns,
  type TurnReview,
} from './analysis.js';
export type { Foretold } from './foretold.js';
export { HINT_POSITIONS, type Hint, type HintLine, type HintSettings, hint } from './hint.js';
export type { Part } from './parts.js';
export { analysisText, foretoldTexts, hintText, partsText, reviewText, stepTexts } from './sentences.js';
export { summary, winnersIn } from './summary.js';

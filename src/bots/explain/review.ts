/** What a review of a game says: turn by turn, and summed up. */
import type { Evaluator } from '../evaluator.js';
import type { SearchLimits, Step } from '../search/turn-search.js';
import type { Foretold } from './foretold.js';
import type { Part } from './parts.js';

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
  /** How the game would probably have ended after it, if much was lost; nothing where the game has no forecasts. */
  readonly foretold: readonly Foretold[];
  /** The value of the position after it, for each seat. */
  readonly values: readonly number[];
  /** Each seat's chance of winning after it; nothing where the game has no forecasts. */
  readonly wins: readonly number[];
}

export interface Analysis {
  readonly turns: readonly TurnReview[];
  /** The most costly turns, in the order in which they were played; those of `own` first. */
  readonly turningPoints: readonly TurnReview[];
  /** The mean loss of a turn, by seat, in points; decisive turns are left out. */
  readonly meanLoss: readonly number[];
}

export interface AnalysisSettings {
  /** The value network by default, or the readable evaluation where there is none for the setup. */
  readonly evaluator?: Evaluator;
  /**
   * How many positions may be valued to play out a turn that seems to have cost much, and the better one, as an alderman
   * does, if it is among the worst; 0 by default.
   */
  readonly positions?: number;
  readonly limits?: SearchLimits;
  /** The most turning points to report, and the least loss of one. */
  readonly most?: number;
  readonly least?: number;
  /** The seat whose turning points come first. */
  readonly own?: number | null;
  /** The winners, who gave nothing away that mattered in the end. */
  readonly winners?: readonly number[];
}

/** Ratings as people read them. */
import type { Rating } from '../../protocol/people/statistics.js';
import type { RatingChangeRow, ResultRow } from '../store/schema/rows.js';
import { NEWCOMER, PROVISIONAL_DEVIATION, type Strength } from './glicko.js';

export const ratingOf = ({ rating, deviation }: Strength): Rating => ({
  shown: Math.round(rating),
  provisional: deviation > PROVISIONAL_DEVIATION,
  mu: rating,
  sigma: deviation,
});

/** By how much the rating that people see has changed. */
export const shownChange = (before: number, after: number): number => Math.round(after) - Math.round(before);

export const changeOfRow = ({ rating_before, rating }: RatingChangeRow): number =>
  shownChange(rating_before, rating);

/** The strength after a game, with any number of players; that of a newcomer until the game is counted. */
export const strengthAfterResult = ({ rating, deviation }: ResultRow): Strength =>
  rating === null || deviation === null ? NEWCOMER : { rating, deviation };

/** The rating that people see of a result. */
export const shownRating = (row: ResultRow): number => Math.round(strengthAfterResult(row).rating);

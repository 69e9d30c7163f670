/** How many days of vacation somebody has taken. Every day that has begun counts, however short. */
import type { VacationRow } from '../store/schema/rows.js';

export const DAY_MS = 24 * 3_600_000;

export const startOfYear = (at: number): number => Date.UTC(new Date(at).getUTCFullYear(), 0, 1);

/** The days of a vacation that lie in the year of `at`. */
export function daysIn(
  { starts_at, ends_at }: Pick<VacationRow, 'starts_at' | 'ends_at'>,
  at: number,
): number {
  const year = startOfYear(at);
  const next = Date.UTC(new Date(at).getUTCFullYear() + 1, 0, 1);
  const ms = Math.min(ends_at, next) - Math.max(starts_at, year);
  return ms <= 0 ? 0 : Math.ceil(ms / DAY_MS);
}

/** The order of one's own tables: where one is waited for, the most urgent first. */
import type { TableSummary } from '../connection/api.js';

const weight = ({ status, you }: TableSummary): number => {
  if (status === 'playing' && you.decides) return 0;
  if (status === 'playing') return you.unread ? 1 : 2;
  return status === 'open' ? 3 : 4;
};

export const sortByUrgency = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort(
    (a, b) =>
      weight(a) - weight(b) ||
      (a.deadline ?? Number.POSITIVE_INFINITY) - (b.deadline ?? Number.POSITIVE_INFINITY) ||
      b.changed - a.changed,
  );

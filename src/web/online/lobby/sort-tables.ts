import type { TableSummary } from '../connection/api.js';

const groupOf = ({ status, you }: TableSummary): number => {
  if (status === 'playing' && you.decides) return 0;
  if (status === 'playing') return you.unread ? 1 : 2;
  return status === 'open' ? 3 : 4;
};

const deadlineOf = ({ deadline }: TableSummary): number => deadline ?? Number.MAX_VALUE;

/** Tables that wait for you first, then by deadline, then the last changed first. */
export const sortByUrgency = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort(
    (a, b) => groupOf(a) - groupOf(b) || deadlineOf(a) - deadlineOf(b) || b.changed - a.changed,
  );

/** What is written for a change: the new entries, and what the lists and the jobs of the table have become. */
import type { Append } from '../store/append.js';
import { type Columns, changesBetween, columnsOf } from './columns.js';
import type { Table } from './table.js';
import type { AppliedEntry } from './table-change.js';

/**
 * How long a bot's decision belongs to the node that made it due. That node asks the bot at once
 * (`bots/players.ts`); the job is for the case that it dies before the decision is written.
 */
export const BOT_LEASE_MS = 20_000;

export function appendOf(
  before: Columns | null,
  table: Table,
  expected: number,
  applied: readonly AppliedEntry[],
  command: string | null,
  { node, now }: { node: string; now: number },
): Append {
  const after = columnsOf(table);
  const { seats, jobs, drop, oldPlans } = changesBetween(before, after);
  const leased = { lease_until: now + BOT_LEASE_MS, lease_by: node };
  const free = { lease_until: 0, lease_by: '' };
  return {
    row: after.row,
    expected,
    entries: applied.map(({ entry }) => entry),
    command,
    seats,
    jobs: jobs.map((job) => ({
      ...job,
      key: table.id,
      table_id: table.id,
      ...(job.kind === 'bot' ? leased : free),
    })),
    drop,
    oldPlans,
  };
}

/** What one node does every hour: archiving old games, deleting what is no longer needed. */
import { jobWithoutTable } from '../../jobs/job-without-table.js';
import type { JobRow } from '../../store/schema/rows.js';
import type { Store } from '../../store/store.js';
import { type ArchiveParts, archiveOld } from './archive.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long notices are remembered after they were sent. */
const NOTICES_KEPT_MS = 90 * DAY;
/** How long an invitation can be accepted. */
const INVITATIONS_KEPT_MS = 30 * DAY;
/** How long a board that nobody keeps any more stays, for tables that are just being created. */
const BOARDS_KEPT_MS = DAY;
/** Where there is more to archive, the next round comes soon. */
const NEXT_ROUND_MS = 1000;

export const housekeepingJob = (due: number): JobRow => jobWithoutTable('tidy', 'all', due);

/** `days` after their end, finished games are archived; 0 for never. */
export async function keepHouse(
  store: Store,
  archive: ArchiveParts,
  days: number,
  now: number,
): Promise<void> {
  await store.people.removeExpired(now);
  await store.seekers.removeExpired(now);
  await store.notify.removeOldNotices(now - NOTICES_KEPT_MS);
  await store.invitations.removeOld(now - INVITATIONS_KEPT_MS);
  await store.boards.removeUnused(now - BOARDS_KEPT_MS);
  const isMore = days > 0 && (await archiveOld(archive, now - days * DAY, now));
  await store.jobs.put(housekeepingJob(now + (isMore ? NEXT_ROUND_MS : HOUR)));
}

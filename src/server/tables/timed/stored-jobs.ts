/**
 * Which jobs of a table have to be written when it changes. Every turn has a deadline and a notice of its own, and writing
 * and removing them costs the database as much as the move. So a clock that is due before the new deadline is left as it
 * is; when it runs too early, it is put off (`Commands.putOff`). A notice that is no longer needed removes itself.
 */
import type { TableJob } from './jobs.js';

/**
 * How far off a stored clock must be to be left alone. Until then no node has run it or put it off, also if its clock is
 * a little ahead, or if this change takes a while to be written.
 */
const FAR_OFF_MS = 30_000;

/**
 * A bot's job is due at once, so its time does not matter. The clock goes by its time alone: in a live game a player's
 * deadline stays the same for a whole turn.
 */
const isSameJob = (a: TableJob, b: TableJob): boolean =>
  a.data === b.data && (a.number === b.number || a.kind === 'clock') && (a.due === b.due || a.kind === 'bot');

const isEarlyClock = (stored: TableJob, job: TableJob, now: number): boolean =>
  job.kind === 'clock' && stored.due <= job.due && stored.due > now + FAR_OFF_MS;

/**
 * The jobs that are stored after a change which needs the jobs `needed`: each is either one of `stored`, which were
 * there before, or has to be written.
 */
export const jobsAfter = (
  stored: readonly TableJob[],
  needed: readonly TableJob[],
  now: number,
): TableJob[] =>
  needed.map(
    (job) =>
      stored.find((one) => one.kind === job.kind && (isSameJob(one, job) || isEarlyClock(one, job, now))) ??
      job,
  );

/** Whether a job may stay that a table no longer needs: it will find nothing to do, and the next turn replaces it. */
export const mayStay = (kind: string, isPlaying: boolean): boolean => isPlaying && kind === 'notice-decide';

/**
 * The work that a table waits for. At most one job of each kind; `number` is the step or entry it is meant for, for the
 * clock the step at which the deadline was set.
 */
import type { JobRow } from '../../store/schema/rows.js';
import { deciderBot, orderDueAt } from '../decide/automatic.js';
import type { Table } from '../table.js';
import { deadlineOf, pauseEndsAt, restEndsAt } from './clock.js';
import { NOTICE_JOBS, noticesDue } from './notices.js';

export type TableJob = Pick<JobRow, 'kind' | 'due' | 'number' | 'data'>;

/** Most answers come soon, and people who are at the table need no message: notices wait this long. */
const NOTICE_DELAY_MS = 30_000;
const LIVE_NOTICE_DELAY_MS = 10_000;

export function jobsOf(table: Table): TableJob[] {
  const jobs: TableJob[] = [];
  const { step } = table;
  if (table.hasResult) jobs.push({ kind: 'rate', due: table.ended!, number: step, data: '{}' });
  const level = deciderBot(table, table.at);
  if (level !== null)
    jobs.push({ kind: 'bot', due: table.at, number: step, data: JSON.stringify({ level }) });
  const deadline = deadlineOf(table);
  if (deadline !== null) jobs.push({ kind: 'clock', due: deadline, number: step, data: '{}' });
  const rest = restEndsAt(table);
  if (rest !== null) jobs.push({ kind: 'rest', due: rest, number: step, data: '{}' });
  const pause = pauseEndsAt(table);
  if (pause !== null) jobs.push({ kind: 'pause', due: pause, number: step, data: '{}' });
  // Somebody may be on vacation when the game begins.
  if (table.status === 'playing' && table.game!.length === 0 && table.settings.pace.kind !== 'live')
    jobs.push({ kind: 'vacations', due: table.since, number: step, data: '{}' });
  if (table.ready) jobs.push({ kind: 'ready', due: table.ready.until, number: step, data: '{}' });
  const order = orderDueAt(table);
  if (order !== null) jobs.push({ kind: 'order', due: order, number: step, data: '{}' });
  const kept = keptUntil(table);
  if (kept !== null) jobs.push({ kind: 'kept', due: kept, number: step, data: '{}' });
  return [...jobs, ...noticeJobs(table)];
}

/** When the first of the seats that are kept for somebody becomes free. */
function keptUntil({ status, seats }: Table): number | null {
  if (status !== 'open') return null;
  const ends = seats.flatMap(({ kept }) => (kept ? [kept.until] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

const NOTICES = Object.entries(NOTICE_JOBS);

function noticeJobs(table: Table): TableJob[] {
  const delay = table.settings.pace.kind === 'live' ? LIVE_NOTICE_DELAY_MS : NOTICE_DELAY_MS;
  const jobs: TableJob[] = [];
  for (const [kind, about] of NOTICES) {
    const due = noticesDue(table, about);
    if (due.length === 0) continue;
    const [{ since, number }] = due;
    // Those who are asked whether they are ready have a minute.
    jobs.push({ kind, due: since + (about === 'ready' ? 0 : delay), number, data: '{}' });
  }
  return jobs;
}

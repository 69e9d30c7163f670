/** What the database keeps beside a table's log: columns for lists, and the work that the table waits for. */
import type { JobRow, SeatRow, TableRow } from '../store/rows.js';
import { deadlineOf } from './clock.js';
import { botDecides, orderDue } from './standing.js';
import type { Table } from './table.js';
import { noticeJobs } from './waiting.js';

export interface Columns {
  readonly row: TableRow;
  readonly seats: SeatRow[];
  readonly jobs: TableJob[];
}

/** Work for a table, at most one of a kind; `number` is the step it is meant for. */
export type TableJob = Pick<JobRow, 'kind' | 'due' | 'number' | 'data'>;

export const TABLE_JOBS = ['bot', 'clock', 'order', 'rate'] as const;

export function columnsOf(table: Table): Columns {
  const { id, settings, rules, seats, decides } = table;
  const config = rules.config;
  const words = [settings.title, String(config.game), String(config.board), ...seats.map(({ name }) => name)];
  return {
    row: {
      id,
      number: table.number,
      status: table.status,
      access: settings.access,
      spectators: settings.spectators ? 1 : 0,
      game: String(config.game),
      board: String(config.board),
      players: seats.length,
      free: seats.filter(({ kind }) => kind === 'open').length,
      title: settings.title,
      host_id: table.host,
      pace: settings.pace.kind,
      created_at: table.created,
      changed_at: table.at,
      ended_at: table.ended,
      deadline: deadlineOf(table),
      said: table.said,
      search: words.join(' ').toLowerCase(),
    },
    seats: seats.map(({ kind, person, name, level, colour }, seat) => ({
      table_id: id,
      seat,
      kind,
      person_id: person,
      name,
      level,
      colour,
      decides: decides === seat ? 1 : 0,
    })),
    jobs: jobsOf(table),
  };
}

function jobsOf(table: Table): TableJob[] {
  const jobs: TableJob[] = [];
  const { step } = table;
  if (table.status === 'over') jobs.push({ kind: 'rate', due: table.ended!, number: step, data: '{}' });
  const level = botDecides(table);
  if (level !== null)
    jobs.push({ kind: 'bot', due: table.at, number: step, data: JSON.stringify({ level }) });
  const deadline = deadlineOf(table);
  if (deadline !== null) jobs.push({ kind: 'clock', due: deadline, number: step, data: '{}' });
  const order = orderDue(table);
  if (order !== null) jobs.push({ kind: 'order', due: order, number: step, data: '{}' });
  return [...jobs, ...noticeJobs(table)];
}

export interface ColumnChanges {
  readonly seats: SeatRow[];
  readonly jobs: TableJob[];
  readonly drop: string[];
}

/** Only what differs is written. */
export function changesBetween(before: Columns | null, after: Columns): ColumnChanges {
  return {
    seats: after.seats.filter((seat, i) => !same(before?.seats[i], seat)),
    jobs: after.jobs.filter((job) => !before?.jobs.some((old) => sameJob(old, job))),
    drop: (before?.jobs ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => !after.jobs.some((job) => job.kind === kind)),
  };
}

const same = (a: SeatRow | undefined, b: SeatRow): boolean =>
  a !== undefined &&
  a.kind === b.kind &&
  a.person_id === b.person_id &&
  a.name === b.name &&
  a.level === b.level &&
  a.colour === b.colour &&
  a.decides === b.decides;

const sameJob = (a: TableJob, b: TableJob): boolean =>
  a.kind === b.kind && a.number === b.number && a.data === b.data && (a.due === b.due || a.kind === 'bot');

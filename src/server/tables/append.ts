/** What is written for a change: the new entries, and what differs in the columns for lists and in the jobs. */
import type { Append, OldPlan } from '../store/append.js';
import type { SeatRow, TableRow } from '../store/rows.js';
import { deadlineOf } from './clock.js';
import { jobsOf, type TableJob } from './jobs.js';
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

/** What the database stores beside a table's log. */
interface Columns {
  readonly row: TableRow;
  readonly seats: SeatRow[];
  readonly jobs: TableJob[];
  /** The entry of the plan of each seat; 0 for none. */
  readonly plans: number[];
}

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
    plans: seats.map(({ planEntry }) => planEntry),
  };
}

interface ColumnChanges {
  readonly seats: SeatRow[];
  readonly jobs: TableJob[];
  /** Entries of plans that have been replaced. */
  readonly oldPlans: readonly OldPlan[];
  /** Kinds of jobs that are not needed any more. */
  readonly drop: string[];
}

/** Only what differs has to be written. */
function changesBetween(before: Columns | null, after: Columns): ColumnChanges {
  return {
    seats: after.seats.filter((seat, i) => !isSameSeat(before?.seats[i], seat)),
    jobs: after.jobs.filter((job) => !before?.jobs.some((old) => isSameJob(old, job))),
    oldPlans: (before?.plans ?? []).flatMap((number, seat) =>
      number === 0 || number === after.plans[seat] ? [] : [{ number, seat }],
    ),
    drop: (before?.jobs ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => !after.jobs.some((job) => job.kind === kind)),
  };
}

const isSameSeat = (a: SeatRow | undefined, b: SeatRow): boolean =>
  a !== undefined &&
  a.kind === b.kind &&
  a.person_id === b.person_id &&
  a.name === b.name &&
  a.level === b.level &&
  a.colour === b.colour &&
  a.decides === b.decides;

/** A bot's job is due at once, so its time does not matter. */
const isSameJob = (a: TableJob, b: TableJob): boolean =>
  a.kind === b.kind && a.number === b.number && a.data === b.data && (a.due === b.due || a.kind === 'bot');

/** What is written for a change: the new entries, and what differs in the columns for lists and in the jobs. */

import { addedBoardTitle } from '../boards/title.js';
import type { JobRow, SeatRow, TableRow } from '../store/schema/rows.js';
import {
  type Append,
  MOVING_COLUMNS,
  type OldPlan,
  type SeatChange,
  TABLE_COLUMNS,
} from '../store/tables/append.js';
import { detailsOf } from './details.js';
import type { Table } from './table.js';
import type { AppliedEntry } from './table-change.js';
import { deadlineOf } from './timed/clock.js';
import { jobsOf, type TableJob } from './timed/jobs.js';
import { jobsAfter, mayStay } from './timed/stored-jobs.js';

/**
 * How long a bot's decision belongs to the node that made it due. That node asks the bot at once
 * (`bots/players.ts`); the job is for the case that it dies before the decision is written.
 */
export const BOT_LEASE_MS = 20_000;
/** The columns that most moves leave alone. */
const RESTING_COLUMNS = TABLE_COLUMNS.filter((name) => !MOVING_COLUMNS.some((one) => one === name));

/** `before` is the table before the entries, null for a new one. */
export function appendOf(
  before: Columns | null,
  table: Table,
  expected: number,
  applied: readonly AppliedEntry[],
  command: string | null,
  { node, now }: { node: string; now: number },
): Append {
  const after = columnsOf(table, before, now);
  const { seats, jobs, drop, oldPlans } = changesBetween(before, after);
  const leased = { lease_until: now + BOT_LEASE_MS, lease_by: node };
  return {
    row: after.row,
    isMoveOnly: before !== null && isMoveOnly(before.row, after.row),
    expected,
    entries: applied.map(({ entry }) => entry),
    command,
    seats,
    jobs: jobs.map((job) => jobRowOf(table.id, job, job.kind === 'bot' ? leased : FREE)),
    drop,
    oldPlans,
  };
}

const FREE = { lease_until: 0, lease_by: '' };

/** A job that any node may take, if no lease is given. */
export const jobRowOf = (
  table: string,
  { kind, number, due, data }: TableJob,
  { lease_until, lease_by }: Pick<JobRow, 'lease_until' | 'lease_by'> = FREE,
): JobRow => ({ kind, key: table, table_id: table, number, due, lease_until, lease_by, data });

/** What the database stores beside a table's log. */
interface Columns {
  readonly row: TableRow;
  readonly seats: SeatRow[];
  /** Those that are stored; of a table that was read from its log, those that it needs. */
  readonly jobs: readonly TableJob[];
  /** The entry of the plan of each seat; 0 for none. */
  readonly plans: number[];
}

/** What was written after a change is what is there before the next one. */
const written = new WeakMap<Table, Columns>();

/** The columns of a table whose last change may have been written from this memory. */
export function columnsBefore(table: Table): Columns {
  const known = written.get(table);
  return known?.row.number === table.number ? known : columnsOf(table, null, table.at);
}

/** `earlier` are columns of the same table: what is the same is taken from them. */
function columnsOf(table: Table, earlier: Columns | null, now: number): Columns {
  const { id, settings, rules, seats } = table;
  const config = rules.config;
  const seatRows = seats.map((_, i) => seatRowOf(table, i, earlier?.seats[i]));
  const columns: Columns = {
    row: {
      id,
      number: table.number,
      status: table.status,
      access: settings.access,
      spectators: settings.spectators ? 1 : 0,
      game: String(config.game),
      board: table.boardKey,
      players: seats.length,
      free: seats.filter(({ kind, kept }) => kind === 'open' && kept === null).length,
      title: settings.title,
      host_id: table.host,
      pace: settings.pace.kind,
      created_at: table.created,
      changed_at: table.at,
      ended_at: table.ended,
      deadline: deadlineOf(table),
      said: table.said,
      search: searchOf(table, seatRows, earlier),
      language: settings.language ?? '',
      details: detailsOf(table),
      board_hash: table.board,
    },
    seats: seatRows,
    jobs: jobsAfter(earlier?.jobs ?? [], jobsOf(table), now),
    plans: seats.map(({ planEntry }) => planEntry),
  };
  written.set(table, columns);
  return columns;
}

function seatRowOf(table: Table, seat: number, earlier: SeatRow | undefined): SeatRow {
  const { kind, person, level, colour, away, ranOut, kept } = table.seats[seat];
  // Lists must not call somebody to a table where they cannot act.
  const decides = table.decides === seat && !table.paused ? 1 : 0;
  const row = {
    table_id: table.id,
    seat,
    kind,
    person_id: person,
    name: table.seats[seat].name || (kept?.name ?? ''),
    level,
    colour,
    decides,
    abandoned: away || ranOut ? 1 : 0,
    kept_for: kept?.person ?? null,
  };
  return earlier && earlier.decides === decides && isSameSitter(earlier, row) ? earlier : row;
}

function searchOf(
  { settings: { title }, rules }: Table,
  seats: readonly SeatRow[],
  earlier: Columns | null,
): string {
  // The board stays the same for ever.
  const isSame =
    earlier?.row.title === title && seats.every(({ name }, i) => name === earlier.seats[i]?.name);
  if (isSame) return earlier.row.search;
  const { game, board } = rules.config;
  const own = addedBoardTitle(rules) ?? '';
  return [title, game, board, own, ...seats.map(({ name }) => name)].join(' ').toLowerCase();
}

interface ColumnChanges {
  readonly seats: SeatChange[];
  readonly jobs: TableJob[];
  /** Entries of plans that have been replaced. */
  readonly oldPlans: readonly OldPlan[];
  /** Kinds of jobs that are not needed any more. */
  readonly drop: string[];
}

/** Only what differs has to be written. */
function changesBetween(before: Columns | null, after: Columns): ColumnChanges {
  const isPlaying = after.row.status === 'playing';
  return {
    seats: after.seats.flatMap((row, i) => {
      const old = before?.seats[i];
      return old === row ? [] : [{ row, isTurnOnly: old !== undefined && isSameSitter(old, row) }];
    }),
    jobs: after.jobs.filter((job) => !before?.jobs.includes(job)),
    oldPlans: (before?.plans ?? []).flatMap((number, seat) =>
      number === 0 || number === after.plans[seat] ? [] : [{ number, seat }],
    ),
    drop: (before?.jobs ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => !after.jobs.some((job) => job.kind === kind) && !mayStay(kind, isPlaying)),
  };
}

function isMoveOnly(before: TableRow, after: TableRow): boolean {
  return RESTING_COLUMNS.every((name) => before[name] === after[name]);
}

const isSameSitter = (a: SeatRow, b: SeatRow): boolean =>
  a.kind === b.kind &&
  a.person_id === b.person_id &&
  a.name === b.name &&
  a.level === b.level &&
  a.colour === b.colour &&
  a.abandoned === b.abandoned &&
  a.kept_for === b.kept_for;

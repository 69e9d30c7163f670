/** An append as statements. The guard claims the place after the last entry; the rest follows. */
import type { LogEntry } from '../../events.js';
import type { Statement, Unit } from '../batches/statement.js';
import {
  type Append,
  dataOf,
  emptyPlan,
  MOVING_COLUMNS,
  placeholders,
  putJob,
  SEAT_COLUMNS,
  SEAT_CONFLICT,
  type SeatChange,
  TABLE_COLUMNS,
} from '../tables/append.js';

const INSERT_TABLE = `insert into tables (id, ${TABLE_COLUMNS.join(', ')})
  values (?, ${placeholders(TABLE_COLUMNS)}) on conflict do nothing`;
const update = (columns: readonly string[]): string =>
  `update tables set ${columns.map((name) => `${name} = ?`).join(', ')} where id = ? and number = ?`;
const UPDATE_TABLE = update(TABLE_COLUMNS);
/** Half as expensive. */
const UPDATE_MOVING = update(MOVING_COLUMNS);
const UNLESS_DONE = ' and not exists (select 1 from log where table_id = ? and command = ?)';
const INSERT_ENTRY =
  'insert into log (table_id, number, at, actor, kind, data, command) values (?, ?, ?, ?, ?, ?, ?)';
/**
 * Entries of the same kind in a row: an imported game has thousands, and the database does nothing else meanwhile. One
 * by one they take six times as long.
 */
const INSERT_ENTRIES = `insert into log (table_id, number, at, actor, kind, data)
  select ?, ? + key, ?, ?, ?, value from json_each(?)`;
const PUT_SEAT = `insert into seats (${SEAT_COLUMNS.join(', ')}) values (${placeholders(SEAT_COLUMNS)}) ${SEAT_CONFLICT}`;
const PASS_TURN = 'update seats set decides = ? where table_id = ? and seat = ?';
/** Both seats in one statement; the first parameter is the one that decides now. */
const PASS_TURN_BETWEEN = 'update seats set decides = (seat = ?) where table_id = ? and seat in (?, ?)';
const CLEAR_PLAN = 'update log set data = ? where table_id = ? and number = ?';
const DROP_JOB = 'delete from jobs where kind = ? and key = ?';

function guardOf({ row, isMoveOnly, expected, command }: Append): Statement {
  const names = isMoveOnly ? MOVING_COLUMNS : TABLE_COLUMNS;
  const columns = names.map((name) => row[name]);
  if (expected === 0) return { sql: INSERT_TABLE, parameters: [row.id, ...columns] };
  const sql = isMoveOnly ? UPDATE_MOVING : UPDATE_TABLE;
  const parameters = [...columns, row.id, expected];
  if (command === null) return { sql, parameters };
  return { sql: sql + UNLESS_DONE, parameters: [...parameters, row.id, command] };
}

const putSeat = ({ row, isTurnOnly }: SeatChange): Statement =>
  isTurnOnly
    ? { sql: PASS_TURN, parameters: [row.decides, row.table_id, row.seat] }
    : { sql: PUT_SEAT, parameters: SEAT_COLUMNS.map((name) => row[name]) };

function putSeats(seats: readonly SeatChange[]): Statement[] {
  const [a, b] = seats;
  const isPass = seats.length === 2 && a.isTurnOnly && b.isTurnOnly && a.row.decides + b.row.decides === 1;
  if (!isPass) return seats.map(putSeat);
  const decider = a.row.decides === 1 ? a.row.seat : b.row.seat;
  return [{ sql: PASS_TURN_BETWEEN, parameters: [decider, a.row.table_id, a.row.seat, b.row.seat] }];
}

/** Whether they differ in nothing but what happened, and `after` comes so many places later. */
const isAlike = (first: LogEntry, after: LogEntry, places: number): boolean =>
  after.event.kind === first.event.kind &&
  after.number === first.number + places &&
  after.at === first.at &&
  after.actor === first.actor;

/** The command is stored with the first entry. */
function putEntries({ row, entries, command }: Append): Statement[] {
  const statements: Statement[] = [];
  for (let i = 0; i < entries.length; ) {
    const { number, at, actor, event } = entries[i];
    const shared = [row.id, number, at, actor, event.kind];
    const own = i === 0 ? command : null;
    let end = i + 1;
    while (own === null && end < entries.length && isAlike(entries[i], entries[end], end - i)) end++;
    if (end === i + 1) statements.push({ sql: INSERT_ENTRY, parameters: [...shared, dataOf(event), own] });
    else {
      const data = JSON.stringify(entries.slice(i, end).map((entry) => dataOf(entry.event)));
      statements.push({ sql: INSERT_ENTRIES, parameters: [...shared, data] });
    }
    i = end;
  }
  return statements;
}

export function unitOf(append: Append): Unit {
  const { row, seats, jobs, drop, oldPlans } = append;
  return {
    guard: guardOf(append),
    statements: [
      ...putEntries(append),
      ...oldPlans.map((plan) => ({ sql: CLEAR_PLAN, parameters: [emptyPlan(plan), row.id, plan.number] })),
      ...putSeats(seats),
      ...drop.map((kind) => ({ sql: DROP_JOB, parameters: [kind, row.id] })),
      ...jobs.map(putJob),
    ],
  };
}

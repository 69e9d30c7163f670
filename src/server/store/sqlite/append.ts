/** An append as statements. The guard claims the place after the last entry; the rest follows. */
import {
  type Append,
  dataOf,
  emptyPlan,
  placeholders,
  putJob,
  SEAT_COLUMNS,
  SEAT_CONFLICT,
  TABLE_COLUMNS,
} from '../append.js';
import type { Statement, Unit } from '../statement.js';

const INSERT_TABLE = `insert into tables (id, ${TABLE_COLUMNS.join(', ')})
  values (?, ${placeholders(TABLE_COLUMNS)}) on conflict do nothing`;
const UPDATE_TABLE = `update tables set ${TABLE_COLUMNS.map((name) => `${name} = ?`).join(', ')}
  where id = ? and number = ?`;
const UNLESS_DONE = ' and not exists (select 1 from log where table_id = ? and command = ?)';
const INSERT_ENTRY =
  'insert into log (table_id, number, at, actor, kind, data, command) values (?, ?, ?, ?, ?, ?, ?)';
const PUT_SEAT = `insert into seats (${SEAT_COLUMNS.join(', ')}) values (${placeholders(SEAT_COLUMNS)}) ${SEAT_CONFLICT}`;
const CLEAR_PLAN = 'update log set data = ? where table_id = ? and number = ?';
const DROP_JOB = 'delete from jobs where kind = ? and key = ?';

function guardOf({ row, expected, command }: Append): Statement {
  const columns = TABLE_COLUMNS.map((name) => row[name]);
  if (expected === 0) return { sql: INSERT_TABLE, parameters: [row.id, ...columns] };
  const parameters = [...columns, row.id, expected];
  if (command === null) return { sql: UPDATE_TABLE, parameters };
  return { sql: UPDATE_TABLE + UNLESS_DONE, parameters: [...parameters, row.id, command] };
}

export function unitOf(append: Append): Unit {
  const { row, entries, command, seats, jobs, drop, oldPlans } = append;
  return {
    guard: guardOf(append),
    statements: [
      ...entries.map((entry, i) => ({
        sql: INSERT_ENTRY,
        parameters: [
          row.id,
          entry.number,
          entry.at,
          entry.actor,
          entry.event.kind,
          dataOf(entry),
          i === 0 ? command : null,
        ],
      })),
      ...oldPlans.map((plan) => ({ sql: CLEAR_PLAN, parameters: [emptyPlan(plan), row.id, plan.number] })),
      ...seats.map((seat) => ({ sql: PUT_SEAT, parameters: SEAT_COLUMNS.map((name) => seat[name]) })),
      ...drop.map((kind) => ({ sql: DROP_JOB, parameters: [kind, row.id] })),
      ...jobs.map(putJob),
    ],
  };
}

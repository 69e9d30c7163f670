/**
 * Any number of appends as one statement, so that a batch costs one round trip. Rows are locked in the order of
 * their ids, so nodes that write the same tables cannot deadlock. Every row is looked up by its id, and every command
 * by its index entry: the `limit` forces that. Otherwise PostgreSQL would keep the plan it made while the log was
 * short, and scan the whole log for every batch.
 */
import {
  type Append,
  dataOf,
  JOB_COLUMNS,
  JOB_CONFLICT,
  SEAT_COLUMNS,
  SEAT_CONFLICT,
  TABLE_COLUMNS,
} from '../tables/append.js';
import { CHANNEL, writeNotification } from './notification.js';

const BIG = new Set(['created_at', 'changed_at', 'ended_at', 'deadline', 'at', 'due', 'lease_until']);
const WHOLE = new Set([
  'number',
  'spectators',
  'players',
  'free',
  'said',
  'seat',
  'colour',
  'decides',
  'abandoned',
  'expected',
]);
const LOG_COLUMNS = ['table_id', 'number', 'at', 'actor', 'kind', 'data', 'command'];

/** The rows of a parameter that is a JSON list of objects. */
function rowsFrom(parameter: number, columns: readonly string[]): string {
  const typed = columns.map((name) => {
    const type = BIG.has(name) ? 'bigint' : WHOLE.has(name) ? 'integer' : 'text';
    return `${name} ${type}`;
  });
  return `json_to_recordset($${parameter}::json) as x(${typed.join(', ')})`;
}

const list = (columns: readonly string[], prefix = ''): string =>
  columns.map((name) => prefix + name).join(', ');

export const APPEND_ALL = `
with input as materialized (select * from ${rowsFrom(1, ['id', 'expected', 'command', 'news', ...TABLE_COLUMNS])}),
locked as materialized (
  select t.id from (select * from input order by id) i
  left join lateral (select 1 as once from log where table_id = i.id and command = i.command limit 1) l on true
  cross join lateral (select id from tables where id = i.id and number = i.expected for update) t
  where l.once is null),
updated as (
  update tables t set ${TABLE_COLUMNS.map((name) => `${name} = i.${name}`).join(', ')}
  from input i join locked k on k.id = i.id where t.id = i.id returning t.id, t.number),
created as (
  insert into tables (id, ${list(TABLE_COLUMNS)}) select id, ${list(TABLE_COLUMNS)} from input where expected = 0
  on conflict do nothing returning id, number),
done as materialized (select id, number from updated union all select id, number from created),
entries as (
  insert into log (${list(LOG_COLUMNS)})
  select ${list(LOG_COLUMNS, 'x.')} from ${rowsFrom(2, LOG_COLUMNS)} join done on done.id = x.table_id),
sitters as (
  insert into seats (${list(SEAT_COLUMNS)})
  select ${list(SEAT_COLUMNS, 'x.')} from ${rowsFrom(3, SEAT_COLUMNS)} join done on done.id = x.table_id
  ${SEAT_CONFLICT}),
dropped as (
  delete from jobs j using ${rowsFrom(4, ['kind', 'key'])}, done
  where j.kind = x.kind and j.key = x.key and done.id = x.key),
work as (
  insert into jobs (${list(JOB_COLUMNS)})
  select ${list(JOB_COLUMNS, 'x.')} from ${rowsFrom(5, JOB_COLUMNS)} join done on done.id = x.table_id
  ${JOB_CONFLICT})
select i.id, pg_notify('${CHANNEL}', i.news) from done join input i on i.id = done.id`;

export function parametersOf(appends: readonly Append[]): string[] {
  const tables = appends.map((append) => {
    const { row, expected, command } = append;
    return { ...row, expected, command, news: writeNotification(append) };
  });
  const entries = appends.flatMap(({ row, command, entries }) =>
    entries.map((entry, i) => ({
      table_id: row.id,
      number: entry.number,
      at: entry.at,
      actor: entry.actor,
      kind: entry.event.kind,
      data: dataOf(entry.event),
      command: i === 0 ? command : null,
    })),
  );
  const drops = appends.flatMap(({ row, drop }) => drop.map((kind) => ({ kind, key: row.id })));
  const jobs = appends.flatMap((append) => append.jobs);
  const seats = appends.flatMap((append) => append.seats.map(({ row }) => row));
  return [tables, entries, seats, drops, jobs].map((rows) => JSON.stringify(rows));
}

/** Old finished games are put away: their log becomes a record, which stays downloadable. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { JsonObject } from '../../core/json.js';
import type { Statement, Unit } from '../store/database.js';
import { CHANNEL } from '../store/postgres/append.js';
import type { Store } from '../store/store.js';
import type { Keeper } from './keeper.js';
import { Denial } from './problem.js';
import { recordOf } from './record.js';
import type { Table } from './table.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const AT_ONCE = 100;

/** What belongs to the course of a game and goes with it. */
const COURSE = ['log', 'marks', 'notes', 'table_notify', 'notices', 'jobs'];
/** What is left of a game that was played. */
const REST = ['seats'];

const remove = (tables: readonly string[], id: string): Statement[] =>
  tables.map((name) => ({ sql: `delete from ${name} where table_id = ?`, parameters: [id] }));

/** Puts away games that ended before `before`; says whether there may be more. */
export async function prune(store: Store, keeper: Keeper, before: number, now: number): Promise<boolean> {
  const { kysely } = store.database;
  const old = await kysely
    .selectFrom('tables')
    .select(['id', 'number'])
    .where('ended_at', '<', before)
    .where('status', 'in', ['over', 'closed'])
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('records').select('table_id').whereRef('records.table_id', '=', 'tables.id')),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { id, number } of old) await putAway(store, keeper, id, number, now);
  return old.length === AT_ONCE;
}

async function putAway(store: Store, keeper: Keeper, id: string, number: number, now: number): Promise<void> {
  const table = await keeper.walk(id, 0, number, { each: () => undefined });
  const unit = table.game ? await toRecord(table, now) : toNothing(table);
  const told: Statement = { sql: 'select pg_notify(?, ?)', parameters: [CHANNEL, `${id} ${number + 1}`] };
  const others = store.database.kind === 'postgres' ? [told] : [];
  await store.database.write({ ...unit, statements: [...unit.statements, ...others] });
  // Here and elsewhere it need not be remembered any longer.
  await keeper.catchUp(id, number + 1);
}

/** Nothing was played: nothing is left. */
const toNothing = ({ id, number }: Table): Unit => ({
  guard: { sql: 'delete from tables where id = ? and number = ?', parameters: [id, number] },
  statements: remove([...COURSE, ...REST], id),
});

async function toRecord(table: Table, now: number): Promise<Unit> {
  const { id, number } = table;
  const record = (await pack(JSON.stringify(recordOf(table)))).toString('base64');
  return {
    guard: {
      sql: `insert into records (table_id, record, pruned_at)
        select id, ?, ? from tables where id = ? and number = ? on conflict do nothing`,
      parameters: [record, now, id, number],
    },
    statements: [
      ...remove(COURSE, id),
      // Whoever still has the game in memory can no longer add to it. Nothing that was said is left to be read.
      { sql: 'update tables set number = number + 1, said = 0 where id = ?', parameters: [id] },
    ],
  };
}

/** The record of a game that was put away, for those who could see the game. */
export async function prunedRecord(
  store: Store,
  id: string,
  person: string,
  invited: boolean,
): Promise<JsonObject | null> {
  const { kysely } = store.database;
  const row = await kysely
    .selectFrom('records')
    .select('record')
    .where('table_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [table] = await store.tables.list({ id, limit: 1 });
  const isTheirs = table.host_id === person || table.seats.some(({ person_id }) => person_id === person);
  const isOpen = (table.access === 'open' || invited) && table.spectators === 1;
  if (!isTheirs && !isOpen) throw new Denial('forbidden', 'this table is not open to you');
  return JSON.parse(String(await unpack(Buffer.from(row.record, 'base64')))) as JsonObject;
}

/** Reads a table; of one that was put away it says so. */
export async function readOrSay<T>(
  store: Store,
  keeper: Keeper,
  id: string,
  work: (table: Table) => T,
): Promise<T> {
  try {
    return await keeper.readFresh(id, work);
  } catch (error) {
    if (!(error instanceof Denial) || error.code !== 'not-found') throw error;
    const kept = await store.database.kysely
      .selectFrom('records')
      .select('table_id')
      .where('table_id', '=', id)
      .executeTakeFirst();
    throw kept
      ? new Denial('not-found', 'this game was put away; its record can still be downloaded')
      : error;
  }
}

/** Archives old finished games: the log is replaced by a record, which can still be downloaded and played back. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { JsonObject } from '../../../core/json.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { inSlices } from '../../slices.js';
import type { Statement, Unit } from '../../store/batches/statement.js';
import type { Store } from '../../store/store.js';
import { detailsOf } from '../details.js';
import type { CatchUp } from '../memory/catch-up.js';
import type { Tables } from '../memory/tables.js';
import type { Replay } from '../replay.js';
import type { Table } from '../table.js';
import { recordInSteps } from '../view/record.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const GAMES_AT_ONCE = 100;

/** Database tables with rows about the course of a game. */
const COURSE = ['log', 'marks', 'notes', 'table_notify', 'notices', 'jobs', 'invitations'];
/** What is kept of a game that was played. */
const REST = ['seats'];

export interface ArchiveParts {
  readonly store: Store;
  readonly replay: Replay;
  readonly catchUp: CatchUp;
}

/** Archives games that ended before `before`; resolves to whether there may be more. */
export async function archiveOld(parts: ArchiveParts, before: number, now: number): Promise<boolean> {
  const { kysely } = parts.store.database;
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
    .limit(GAMES_AT_ONCE)
    .execute();
  for (const { id, number } of old) await archive(parts, id, number, now);
  return old.length === GAMES_AT_ONCE;
}

async function archive(
  { store, replay, catchUp }: ArchiveParts,
  id: string,
  number: number,
  now: number,
): Promise<void> {
  const { database } = store;
  const table = await replay.walk(id, 0, number, { each: () => undefined });
  const unit = table.game ? await toRecord(table, now) : toNothing(table);
  const statements = [...unit.statements, ...database.announcement(id, number + 1)];
  await database.write({ ...unit, statements });
  // This node and all others drop it from memory.
  await catchUp.to(id, number + 1);
}

const remove = (tables: readonly string[], id: string): Statement[] =>
  tables.map((name) => ({ sql: `delete from ${name} where table_id = ?`, parameters: [id] }));

/** Nothing was played, so nothing is kept. */
const toNothing = ({ id, number }: Table): Unit => ({
  guard: { sql: 'delete from tables where id = ? and number = ?', parameters: [id, number] },
  statements: remove([...COURSE, ...REST], id),
});

async function toRecord(table: Table, now: number): Promise<Unit> {
  const { id, number } = table;
  // The board is stored once, and is added again when the record is read.
  const { board: _, ...whole } = await inSlices(recordInSteps(table));
  const record = (await pack(JSON.stringify(whole))).toString('base64');
  return {
    guard: {
      sql: `insert into records (table_id, record, pruned_at)
        select id, ?, ? from tables where id = ? and number = ? on conflict do nothing`,
      parameters: [record, now, id, number],
    },
    statements: [
      ...remove(COURSE, id),
      // The new number keeps a node that still has the game in memory from adding to it. No chat is left to be read.
      // The details of a game that ended in an earlier version say less.
      {
        sql: 'update tables set number = number + 1, said = 0, details = ? where id = ?',
        parameters: [detailsOf(table), id],
      },
    ],
  };
}

async function findRecord(store: Store, id: string): Promise<string | null> {
  const { kysely } = store.database;
  const row = await kysely
    .selectFrom('records')
    .select('record')
    .where('table_id', '=', id)
    .executeTakeFirst();
  return row?.record ?? null;
}

/** The record of an archived game, for people who may see the game; null for one that is not archived. */
export async function archivedRecord(
  store: Store,
  id: string,
  person: string,
  invited: boolean,
): Promise<JsonObject | null> {
  const record = await findRecord(store, id);
  if (record === null) return null;
  const [table] = await store.tables.list({ id, limit: 1 });
  const isTheirs = table.host_id === person || table.seats.some(({ person_id }) => person_id === person);
  const isOpen = (table.access === 'open' || invited) && table.spectators === 1;
  if (!isTheirs && !isOpen) throw new CodedRefusal('forbidden', 'this table is not open to you');
  const whole = JSON.parse(String(await unpack(Buffer.from(record, 'base64')))) as JsonObject;
  const board = table.board_hash === null ? undefined : await store.boards.find(table.board_hash);
  return board === undefined ? whole : { ...whole, board: JSON.parse(board.data) as JsonObject };
}

/** Reads a table for a person; the refusal for an archived one says that its record can still be had. */
export async function readUnlessArchived<T>(
  store: Store,
  tables: Tables,
  id: string,
  reader: { person: string | null; invited: boolean },
  work: (table: Table) => T,
): Promise<T> {
  try {
    return await tables.readFor(id, reader, work);
  } catch (error) {
    const isMissing = error instanceof CodedRefusal && error.code === 'not-found';
    if (isMissing && (await findRecord(store, id)) !== null)
      throw new CodedRefusal('not-found', 'this game is archived; its record can still be downloaded');
    throw error;
  }
}

/**
 * The migration to what cards and filters of the lobby need: language, details and winners of tables, seats that are
 * kept for somebody, and people who look for a game. Tables that are there get theirs from their logs and results;
 * of archived games, whose logs are gone, only the winners are known.
 */
import { type Kysely, sql } from 'kysely';
import type { JsonObject } from '../../../core/json.js';
import type { SettingsChange } from '../../../protocol/tables/settings.js';
import type { TableDetails } from '../../../protocol/tables/tables.js';
import type { Rows } from './rows.js';
import { valuesOf } from './values.js';

const STATEMENTS = [
  "alter table tables add column language text not null default ''",
  "alter table tables add column details text not null default '{}'",
  'alter table seats add column kept_for text',
  'create index seats_kept on seats (kept_for) where kept_for is not null',
  `create table seekers (
    person_id text primary key references people (id) on delete cascade, connection text not null,
    node text not null, game text not null, pace text not null, players integer not null, bots integer not null,
    since bigint not null, until bigint not null, table_id text)`,
  'create index seekers_wish on seekers (game, pace, players)',
  `update tables set language = coalesce((select language from people where people.id = tables.host_id), '')`,
];

const TABLES_AT_ONCE = 500;

export async function addLobbyColumns(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await fillDetails(db as Kysely<Rows>);
}

async function fillDetails(db: Kysely<Rows>): Promise<void> {
  for (let last = ''; ; ) {
    const tables = await db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(TABLES_AT_ONCE)
      .execute();
    if (tables.length === 0) return;
    const ids = tables.map(({ id }) => id);
    const rows = [...(await detailsOf(db, ids))].map(([id, details]) => [id, JSON.stringify(details)]);
    if (rows.length > 0)
      await sql`update tables set details = found.column2 from (${valuesOf(rows)}) as found
        where tables.id = found.column1`.execute(db);
    last = ids[ids.length - 1];
  }
}

async function detailsOf(db: Kysely<Rows>, ids: readonly string[]): Promise<Map<string, TableDetails>> {
  const entries = await db
    .selectFrom('log')
    .select(['table_id', 'kind', 'data'])
    .where('table_id', 'in', ids)
    .where('kind', 'in', ['created', 'settings'])
    .orderBy('table_id')
    .orderBy('number')
    .execute();
  const found = new Map<string, TableDetails>();
  for (const { table_id, kind, data } of entries) {
    const { settings, change } = JSON.parse(data) as { settings: Settings; change: SettingsChange };
    if (kind === 'created') found.set(table_id, detailsFrom(settings));
    else if (change.pace) found.set(table_id, { ...found.get(table_id), pace: change.pace });
  }
  const winners = await db
    .selectFrom('results')
    .select(['table_id', 'seat'])
    .where('table_id', 'in', ids)
    .where('rank', '=', 1)
    .orderBy('seat')
    .execute();
  for (const { table_id, seat } of winners) {
    const details = found.get(table_id) ?? {};
    found.set(table_id, { ...details, winners: [...(details.winners ?? []), seat] });
  }
  return found;
}

function detailsFrom({ pace, config: { edition, modules } }: Settings): TableDetails {
  return {
    pace,
    ...(typeof edition === 'string' ? { edition } : {}),
    ...(Array.isArray(modules) && modules.length > 0 ? { modules: modules.map(String) } : {}),
  };
}

interface Settings {
  readonly pace: NonNullable<TableDetails['pace']>;
  readonly config: JsonObject;
}

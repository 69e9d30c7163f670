/** The schema, migration by migration. One that has been released is never changed. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Database } from '../database.js';
import { addLobbyColumns } from './lobby-columns.js';
import { makeNamesUnique } from './unique-names.js';

const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const FIRST = [
  `create table people (
    id text primary key, name text not null, language text not null, created_at bigint not null,
    seen_at bigint not null, admin integer not null, banned_at bigint, preferences text not null)`,
  `create table credentials (
    id text primary key, person_id text not null references people (id) on delete cascade, kind text not null,
    hash text not null, label text not null, table_id text, created_at bigint not null, seen_at bigint not null,
    expires_at bigint)`,
  'create index credentials_person on credentials (person_id)',
  `create table tables (
    id text primary key, number integer not null, status text not null, access text not null,
    spectators integer not null, game text not null, board text not null, players integer not null,
    free integer not null, title text not null, host_id text, pace text not null, created_at bigint not null,
    changed_at bigint not null, ended_at bigint, deadline bigint, said integer not null, search text not null)`,
  'create index tables_lobby on tables (status, access, created_at)',
  `create table seats (
    table_id text not null, seat integer not null, kind text not null, person_id text, name text not null,
    level text, colour integer not null, decides integer not null, primary key (table_id, seat))`,
  'create index seats_person on seats (person_id)',
  `create table log (
    table_id text not null, number integer not null, at bigint not null, actor text not null, kind text not null,
    data text not null, command text, primary key (table_id, number))`,
  'create unique index log_command on log (table_id, command) where command is not null',
  `create table jobs (
    kind text not null, key text not null, table_id text, number integer not null, due bigint not null,
    lease_until bigint not null, lease_by text not null, data text not null, primary key (kind, key))`,
  'create index jobs_due on jobs (due)',
  `create table marks (
    table_id text not null, person_id text not null, number integer not null, primary key (table_id, person_id))`,
  `create table notes (
    table_id text not null, person_id text not null, text text not null, changed_at bigint not null,
    primary key (table_id, person_id))`,
  `create table results (
    table_id text not null, seat integer not null, player text not null, name text not null, game text not null,
    board text not null, players integer not null, rank integer not null, score integer not null,
    win double precision not null, ended_at bigint not null, mu double precision not null,
    sigma double precision not null, primary key (table_id, seat))`,
  'create index results_player on results (player, ended_at)',
  `create table ratings (
    player text not null, game text not null, mu double precision not null, sigma double precision not null,
    games integer not null, primary key (player, game))`,
  'create table settings (name text primary key, value text not null)',
];

/** Messages to people, admins, and archived games. */
const OPERATIONS = [
  `create table channels (
    id text primary key, person_id text not null references people (id) on delete cascade, kind text not null,
    data text not null, label text not null, created_at bigint not null, confirmed_at bigint,
    failed_at bigint, failure text not null)`,
  'create index channels_person on channels (person_id)',
  `create table notices (
    person_id text not null, table_id text not null, about text not null, number integer not null,
    at bigint not null, told_at bigint, primary key (person_id, table_id, about, number))`,
  'create index notices_waiting on notices (person_id) where told_at is null',
  'create index notices_at on notices (at)',
  `create table deliveries (
    id text primary key, person_id text not null, channel_id text not null, notices text not null,
    attempts integer not null, created_at bigint not null)`,
  'create index deliveries_person on deliveries (person_id)',
  `create table table_notify (
    table_id text not null, person_id text not null, kinds text not null, primary key (table_id, person_id))`,
  'create table presence (node text primary key, until bigint not null, watching text not null)',
  `create table admin_log (
    id text primary key, at bigint not null, admin_id text not null, action text not null,
    target text not null, data text not null)`,
  'create index admin_log_at on admin_log (at)',
  'create table records (table_id text primary key, record text not null, pruned_at bigint not null)',
  'create index people_admins on people (admin) where admin = 1',
  'create index tables_ended on tables (ended_at) where ended_at is not null',
];

/** Finds the tables that somebody hosts without a scan. */
const HOSTS = ['create index tables_host on tables (host_id)'];

/** Finds the newest tables, whatever their state, without a scan. */
const NEWEST = ['create index tables_created on tables (created_at)'];

/** Bans have a reason, and may end by themselves. */
const BANS = [
  'alter table people add column banned_until bigint',
  "alter table people add column ban_reason text not null default ''",
];

/** Profiles, whom people know, and invitations to tables. Of earlier games it is not known who left them to a bot. */
const PROFILES = [
  "alter table people add column picture text not null default ''",
  "alter table people add column visible_to text not null default 'everybody'",
  "alter table people add column invitable_by text not null default 'everybody'",
  `create table acquaintances (
    person_id text not null, other_id text not null, kind text not null, at bigint not null,
    primary key (person_id, other_id))`,
  'create index acquaintances_other on acquaintances (other_id)',
  `create table invitations (
    to_id text not null, table_id text not null, from_id text not null, at bigint not null, declined_at bigint,
    primary key (to_id, table_id, from_id))`,
  'create index invitations_from on invitations (from_id)',
  'create index invitations_table on invitations (table_id)',
  'create index invitations_at on invitations (at)',
  'alter table seats add column abandoned integer not null default 0',
  'create index seats_abandoned on seats (person_id) where abandoned = 1',
];

/** Ways back, found by their hashes; a person has one phrase and one mailbox. */
const WAYS_BACK = [
  "alter table credentials add column data text not null default ''",
  'create index credentials_hash on credentials (hash, kind)',
  "create unique index credentials_unique on credentials (hash) where kind in ('phrase', 'passkey')",
  "create unique index credentials_single on credentials (person_id, kind) where kind in ('phrase', 'mailbox')",
];

const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * What devices are called and where they were last seen; sign-ins run out when they are not used. Those of earlier
 * versions run out a year after this migration, however long they were not used.
 */
const devices = (now: number): string[] => [
  "alter table credentials add column browser text not null default ''",
  "alter table credentials add column system text not null default ''",
  "alter table credentials add column network text not null default ''",
  `update credentials set expires_at = ${now + YEAR_MS} where expires_at is null`,
];

/**
 * Ratings that people can read, counted from the results. Nothing is counted here: all results wait, and a job counts
 * them in pieces while the server runs.
 */
const RATINGS = [
  "alter table results add column counts text not null default 'old'",
  'alter table results add column pending integer not null default 1',
  'alter table results add column rating double precision',
  'alter table results add column deviation double precision',
  'alter table results add column gain integer',
  'create index results_pending on results (ended_at, table_id) where pending = 1',
  `create table standings (
    player text not null, game text not null, players integer not null, rating double precision not null,
    deviation double precision not null, games integer not null, rated_at bigint not null,
    primary key (player, game, players))`,
  'create index standings_best on standings (game, players, rating)',
  `create table rating_changes (
    table_id text not null, seat integer not null, players integer not null, player text not null,
    game text not null, ended_at bigint not null, rating_before double precision not null,
    deviation_before double precision not null, rating double precision not null,
    deviation double precision not null, place double precision not null, expected double precision not null,
    compared integer not null, primary key (table_id, players, seat))`,
  'create index rating_changes_player on rating_changes (player, game, players, ended_at)',
  'drop table ratings',
];

/** Days on which people's deadlines stand still. */
const VACATIONS = [
  `create table vacations (
    person_id text not null, number integer not null, starts_at bigint not null, ends_at bigint not null,
    primary key (person_id, number))`,
];

/**
 * Boards that people drew, each stored once by the hash of its content, and who keeps which of them. A version that was
 * published stays as a row when its owner drops it, so that its number is not used again.
 */
const BOARDS = [
  `create table boards (
    hash text primary key, game text not null, board_id text not null, title text not null, data text not null,
    touched_at bigint not null, removed_at bigint, removed_for text not null default '')`,
  `create table shelves (
    person_id text not null, hash text not null, game text not null, board_id text not null, bytes integer not null,
    kept integer not null, kept_at bigint not null, version integer not null, description text not null,
    published_at bigint, primary key (person_id, hash))`,
  'create index shelves_hash on shelves (hash)',
  'create unique index shelves_version on shelves (person_id, game, board_id, version) where version > 0',
  'create index shelves_published on shelves (published_at) where published_at is not null',
  `create table board_reports (
    hash text not null, person_id text not null, reason text not null, at bigint not null,
    primary key (hash, person_id))`,
  'create index board_reports_at on board_reports (at)',
  'alter table tables add column board_hash text',
  'create index tables_board_hash on tables (board_hash) where board_hash is not null',
];

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': { up: (db) => run(db, FIRST) },
  '0002-operations': { up: (db) => run(db, OPERATIONS) },
  '0003-hosts': { up: (db) => run(db, HOSTS) },
  '0004-devices': { up: (db) => run(db, devices(Date.now())) },
  '0005-newest': { up: (db) => run(db, NEWEST) },
  '0006-bans': { up: (db) => run(db, BANS) },
  '0007-profiles': { up: (db) => run(db, PROFILES) },
  '0008-lobby': { up: addLobbyColumns },
  '0009-names': { up: makeNamesUnique },
  '0010-ratings': { up: (db) => run(db, RATINGS) },
  '0011-ways-back': { up: (db) => run(db, WAYS_BACK) },
  '0012-vacations': { up: (db) => run(db, VACATIONS) },
  '0013-boards': { up: (db) => run(db, BOARDS) },
};

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/** Migrates the database. Nodes that start at the same time wait for each other. */
export async function migrate(
  database: Database,
  to = MIGRATION_NAMES[MIGRATION_NAMES.length - 1],
): Promise<void> {
  const { error } = await database.withoutTimeouts((db) => new Migrator({ db, provider }).migrateTo(to));
  if (error) throw error;
}

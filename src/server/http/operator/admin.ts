/** For admins only; and how somebody becomes the first one. */
import type { JsonObject } from '../../../core/json.js';
import {
  AdminLog,
  AdminOverview,
  AdminPeople,
  AdminPeopleQuery,
  type AdminPerson,
  type AdminTable,
  AdminTables,
  AdminTablesQuery,
  ClaimAdmin,
  EndTable,
  HandOver,
  MakeAdmin,
  NewBan,
  PersonParams,
} from '../../../protocol/people/admin.js';
import { Me } from '../../../protocol/people/people.js';
import { Type } from '../../../protocol/schema.js';
import { BoardParams, BoardRemoval, ReportedBoards } from '../../../protocol/tables/boards.js';
import { TableParams } from '../../../protocol/tables/tables.js';
import { Admin } from '../../admin/admin.js';
import { isBanned } from '../../people/ban.js';
import type { PersonRow } from '../../store/schema/rows.js';
import type { ListedTable } from '../../store/tables/tables.js';
import { type Endpoint, endpoint } from '../endpoint.js';
import { meOf } from '../people/people.js';

const tag = 'admin';
const TABLES_PER_PAGE = 50;
const MOST_PEOPLE = 100;
const MOST_LOG_ENTRIES = 200;
const MOST_REPORTED = 100;
const DAY = 24 * 3_600_000;

const tableOf = (row: ListedTable): AdminTable => ({
  id: row.id,
  title: row.title,
  status: row.status as AdminTable['status'],
  access: row.access as AdminTable['access'],
  game: row.game,
  board: row.board,
  pace: row.pace,
  host: row.host_id,
  created: row.created_at,
  changed: row.changed_at,
  seats: row.seats.map(({ kind, name, person_id, level, decides }) => ({
    kind: kind as AdminTable['seats'][number]['kind'],
    name,
    person: person_id,
    level,
    decides: decides === 1,
  })),
});

function personOf(row: PersonRow, now: number, isOnline: boolean): AdminPerson {
  const { id, name, created_at, seen_at, admin, banned_at, banned_until } = row;
  const [banned, bannedUntil] = isBanned(row, now) ? [banned_at, banned_until] : [null, null];
  const seen = isOnline ? now : seen_at;
  return { id, name, created: created_at, seen, admin: admin === 1, banned, bannedUntil };
}

export const adminEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'admin/claim',
    summary: 'Become the first admin, with the code that the server printed at its start',
    tag,
    signedIn: true,
    body: ClaimAdmin,
    reply: Me,
    costs: 'people',
    async handle({ body, caller, services }) {
      await new Admin(services).claim(caller.person, body.code);
      return meOf({ ...caller.person, admin: 1 });
    },
  }),
  endpoint({
    method: 'GET',
    path: 'admin',
    summary: 'The state of the server',
    tag,
    signedIn: true,
    admin: true,
    reply: AdminOverview,
    async handle({ services: { store, version, connections } }) {
      const byStatus = await store.admin.tablesByStatus();
      const { open = 0, playing = 0, over = 0, closed = 0 } = byStatus;
      return {
        version,
        database: store.database.name,
        people: await store.admin.countPeople(),
        tables: { open, playing, over, closed },
        connections: connections(),
        jobs: await store.jobs.count(),
        uptime: Math.round(process.uptime()),
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'admin/tables',
    summary: 'All tables, also those by invitation; nothing of the games',
    tag,
    signedIn: true,
    admin: true,
    query: AdminTablesQuery,
    reply: AdminTables,
    async handle({ query: { search, status, idle, before }, services }) {
      const { tables, next } = await services.store.tables.page({
        ...(search === undefined ? {} : { search }),
        ...(status === undefined ? {} : { status: [status] }),
        ...(idle === undefined ? {} : { idleSince: services.now() - Number(idle) * DAY }),
        ...(before === undefined ? {} : { before: Number(before) }),
        limit: TABLES_PER_PAGE,
      });
      return { tables: tables.map(tableOf), next };
    },
  }),
  endpoint({
    method: 'POST',
    path: 'admin/tables/:id/end',
    summary: 'Closes an abandoned table, without a result',
    tag,
    signedIn: true,
    admin: true,
    params: TableParams,
    body: EndTable,
    reply: Type.Null(),
    async handle({ params, body, caller, services }) {
      await new Admin(services).endTable(caller.person.id, params.id, body.reason);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'admin/tables/:id/hand-over',
    summary: 'Gives an abandoned seat to another person or a bot',
    tag,
    signedIn: true,
    admin: true,
    params: TableParams,
    body: HandOver,
    reply: Type.Null(),
    async handle({ params, body, caller, services }) {
      await new Admin(services).handOver(caller.person.id, params.id, body);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'admin/people',
    summary: 'People by name or id; the most recently seen first',
    tag,
    signedIn: true,
    admin: true,
    query: AdminPeopleQuery,
    reply: AdminPeople,
    async handle({ query: { search = '', only }, services }) {
      const now = services.now();
      const people = await services.store.admin.people(search.trim(), only, now, MOST_PEOPLE);
      const online = await services.online();
      return { people: people.map((person) => personOf(person, now, online.has(person.id))) };
    },
  }),
  endpoint({
    method: 'POST',
    path: 'admin/people/:person/ban',
    summary:
      'Bans a person: their devices, tokens and connections end at once, and bots take over their seats',
    tag,
    signedIn: true,
    admin: true,
    params: PersonParams,
    body: NewBan,
    reply: Type.Null(),
    async handle({ params, body, caller, services }) {
      await new Admin(services).ban(caller.person.id, params.person, body.reason, body.days);
      return null;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'admin/people/:person/ban',
    summary: 'Lifts a ban',
    tag,
    signedIn: true,
    admin: true,
    params: PersonParams,
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      await new Admin(services).unban(caller.person.id, params.person);
      return null;
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'admin/people/:person/admin',
    summary: 'Makes a person an admin, or takes that right away',
    tag,
    signedIn: true,
    admin: true,
    params: PersonParams,
    body: MakeAdmin,
    reply: Type.Null(),
    async handle({ params, body, caller, services }) {
      await new Admin(services).setAdmin(caller.person.id, params.person, body.admin);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'admin/boards',
    summary: 'Boards that were reported, the last first',
    tag,
    signedIn: true,
    admin: true,
    reply: ReportedBoards,
    handle: async ({ services }) => ({ boards: await services.store.boards.reported(MOST_REPORTED) }),
  }),
  endpoint({
    method: 'POST',
    path: 'admin/boards/:board/removal',
    summary: 'Removes a board from all shelves; tables that use it go on',
    tag,
    signedIn: true,
    admin: true,
    params: BoardParams,
    body: BoardRemoval,
    reply: Type.Null(),
    async handle({ params, body, caller, services }) {
      await new Admin(services).removeBoard(caller.person.id, params.board, body.reason);
      return null;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'admin/boards/:board/reports',
    summary: 'Finds nothing wrong with a board that was reported',
    tag,
    signedIn: true,
    admin: true,
    params: BoardParams,
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      await new Admin(services).dismissReports(caller.person.id, params.board);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'admin/log',
    summary: 'What admins have done, the latest first',
    tag,
    signedIn: true,
    admin: true,
    reply: AdminLog,
    async handle({ services }) {
      const rows = await services.store.admin.entries(MOST_LOG_ENTRIES);
      return {
        entries: rows.map(({ at, admin_id, name, action, target, person, title, ...row }) => {
          const data = JSON.parse(row.data) as JsonObject;
          // A board may be gone, so its title is noted.
          const noted = typeof data.title === 'string' ? data.title : '';
          return {
            ...{ at, action, target, data },
            admin: admin_id,
            name: name ?? '',
            targetName: person ?? title ?? noted,
          };
        }),
      };
    },
  }),
];

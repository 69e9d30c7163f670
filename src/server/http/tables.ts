/** Tables over HTTP: the lobby, making them, and all that can be done at one. */
import { CommandRequest, Done } from '../../protocol/commands.js';
import { NewTable } from '../../protocol/settings.js';
import {
  History,
  HistoryQuery,
  Invitation,
  LobbyQuery,
  Made,
  MineQuery,
  Note,
  ReadMark,
  RecordReply,
  TableList,
  TableParams,
  TableQuery,
  TableReply,
  type TableSummary,
} from '../../protocol/tables.js';
import type { Caller } from '../people/people.js';
import { invitationOf } from '../people/secrets.js';
import type { Services } from '../services.js';
import type { ListedTable } from '../store/tables.js';
import type { Actor } from '../tables/decide/context.js';
import { documentFor, maySee, viewerOf } from '../tables/document.js';
import { historyFor, missedEntries } from '../tables/history.js';
import { makeTable, rematch } from '../tables/making.js';
import { Denial } from '../tables/problem.js';
import { prunedRecord, readOrSay } from '../tables/prune.js';
import { recordOf } from '../tables/record.js';
import type { Table } from '../tables/table.js';
import { type Asked, type Endpoint, endpoint } from './endpoint.js';
import { waitFor } from './wait.js';

const tag = 'tables';
const PAGE = 30;

const actorOf = ({ person }: Caller, invited = false): Actor => ({
  person: person.id,
  name: person.name,
  label: person.id,
  invited,
});

function summaryOf(row: ListedTable, person: string): TableSummary {
  const seat = row.seats.findIndex(({ person_id }) => person_id === person);
  return {
    id: row.id,
    title: row.title,
    status: row.status as TableSummary['status'],
    access: row.access as TableSummary['access'],
    spectators: row.spectators === 1,
    game: row.game,
    board: row.board,
    players: row.players,
    free: row.free,
    pace: row.pace as TableSummary['pace'],
    host: row.host_id,
    seats: row.seats.map(({ kind, name, person_id, level, colour, decides }) => ({
      kind: kind as TableSummary['seats'][number]['kind'],
      name,
      ...(person_id === null ? {} : { person: person_id }),
      ...(level === null ? {} : { level }),
      colour,
      decides: decides === 1,
    })),
    created: row.created_at,
    changed: row.changed_at,
    deadline: row.deadline,
    you: {
      seat: seat === -1 ? null : seat,
      decides: row.seats[seat]?.decides === 1,
      unread: row.said > row.read,
    },
  };
}

async function pageOf(
  services: Services,
  person: string,
  filter: Omit<Parameters<Services['store']['tables']['list']>[0], 'limit'>,
  { limit, before }: { limit?: string; before?: string },
) {
  const most = Math.max(1, Math.min(100, Number(limit ?? PAGE)));
  const rows = await services.store.tables.list({
    ...filter,
    ...(before === undefined ? {} : { before: Number(before) }),
    reader: person,
    limit: most,
  });
  const last = rows.length >= most ? rows.at(-1)!.created_at : null;
  return { tables: rows.map((row) => summaryOf(row, person)), next: last };
}

/** Works on a table that the caller may see. */
function seen<T>(
  { services, caller, params, invited }: Asked<{ id: string }, unknown, unknown, Caller>,
  work: (table: Table) => T,
): Promise<T> {
  return readOrSay(services.store, services.keeper, params.id, (table) => {
    if (!maySee(table, caller.person.id, invited(params.id))) {
      throw new Denial('forbidden', 'this table is not open to you');
    }
    return work(table);
  });
}

/** Works on a table that the caller belongs to. */
export function atTable<T>(
  asked: Asked<{ id: string }, unknown, unknown, Caller>,
  work: (table: Table) => T,
): Promise<T> {
  const { id } = asked.caller.person;
  return seen(asked, (table) => {
    if (table.seatOf(id) === null && table.host !== id) {
      throw new Denial('not-yours', 'you have no seat at this table');
    }
    return work(table);
  });
}

export const tableEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'tables',
    summary: 'The lobby: open tables, the newest first',
    tag,
    signedIn: true,
    forTokens: 'any',
    query: LobbyQuery,
    reply: TableList,
    handle({ query, caller, services }) {
      const { search, game, status = 'open' } = query;
      const filter = {
        access: 'open',
        status: [status],
        ...(status === 'open' ? {} : { spectators: true }),
        ...(search === undefined ? {} : { search }),
        ...(game === undefined ? {} : { game }),
      };
      return pageOf(services, caller.person.id, filter, query);
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables',
    summary: 'Make a table',
    tag,
    signedIn: true,
    body: NewTable,
    reply: Made,
    status: 201,
    costs: 'tables',
    async handle({ body, caller, services }) {
      return { table: await makeTable(services.keeper, body, actorOf(caller)) };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/tables',
    summary: 'One’s own tables, with whose turn it is',
    tag,
    signedIn: true,
    forTokens: 'any',
    query: MineQuery,
    reply: TableList,
    handle({ query, caller, services }) {
      const { id } = query;
      const status = query.status ? [query.status] : ['open', 'playing', 'over'];
      const filter = { person: caller.person.id, status, ...(id === undefined ? {} : { id }) };
      return pageOf(services, caller.person.id, filter, query);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id',
    summary: 'A table as one may see it; with `after` and `wait` (seconds) it waits for something new',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    query: TableQuery,
    reply: TableReply,
    async handle(asked) {
      const { params, query, caller, services } = asked;
      const after = query.after === undefined ? undefined : Number(query.after);
      const seconds = Math.min(55, Number(query.wait ?? 0));
      await seen(asked, () => undefined);
      if (after !== undefined && seconds > 0)
        await waitFor(services, caller.person.id, params.id, after, seconds * 1000);
      const person = caller.person.id;
      const language = query.language ?? (caller.person.language === 'de' ? 'de' : 'en');
      const missed = await missedEntries(services.keeper, params.id, after, {
        person,
        language,
        lines: true,
      });
      return seen(asked, (table) => ({
        number: table.number,
        document: documentFor(table, viewerOf(table, person)),
        entries: missed.filter(({ number }) => number <= table.number),
      }));
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/history',
    summary: 'What happened, step by step, as one may see it: for a log or a playback',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    query: HistoryQuery,
    reply: History,
    weight: 10,
    async handle(asked) {
      const { params, query, caller, services } = asked;
      await seen(asked, () => undefined);
      const limit = Math.max(1, Math.min(500, Number(query.limit ?? 200)));
      const language = query.language ?? (caller.person.language === 'de' ? 'de' : 'en');
      return historyFor(services.keeper, params.id, Number(query.after ?? 0), limit, {
        person: caller.person.id,
        language,
        lines: true,
      });
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables/:id/commands',
    summary: 'Do something at a table; the same id again is answered and not done again',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    body: CommandRequest,
    reply: Done,
    handle({ params, body, caller, services, invited }) {
      const actor = actorOf(caller, invited(params.id));
      return services.keeper.execute(params.id, actor, body.command, body.id, body.step);
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables/:id/rematch',
    summary: 'The same game again with the same people; answers with the new table',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Made,
    costs: 'tables',
    async handle({ params, caller, services }) {
      return { table: await rematch(services.keeper, params.id, actorOf(caller)) };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/invitation',
    summary: 'The secret that invites others, for those at the table',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Invitation,
    handle: (asked) => atTable(asked, ({ id }) => ({ invite: invitationOf(asked.services.key, id) })),
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/note',
    summary: 'One’s private note about the game',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Note,
    async handle(asked) {
      await atTable(asked, () => undefined);
      return { text: await asked.services.store.tables.note(asked.params.id, asked.caller.person.id) };
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'tables/:id/note',
    summary: 'Keeps a private note; nobody else sees it',
    tag,
    signedIn: true,
    params: TableParams,
    body: Note,
    reply: Note,
    async handle(asked) {
      const { params, body, caller, services } = asked;
      await atTable(asked, () => undefined);
      await services.store.tables.putNote(params.id, caller.person.id, body.text, services.keeper.now());
      return body;
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'tables/:id/read',
    summary: 'Says how far one has read the talk at the table',
    tag,
    signedIn: true,
    params: TableParams,
    body: ReadMark,
    reply: ReadMark,
    async handle(asked) {
      const { params, body, caller, services } = asked;
      const number = await atTable(asked, (table) => Math.min(table.number, body.number));
      await services.store.tables.mark(params.id, caller.person.id, number);
      return { number };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/record',
    summary: 'The record of a finished game, with seed and salt of its shuffle',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    reply: RecordReply,
    weight: 5,
    async handle(asked) {
      const { params, caller, services, invited } = asked;
      const kept = await prunedRecord(services.store, params.id, caller.person.id, invited(params.id));
      return kept ?? seen(asked, recordOf);
    },
  }),
];

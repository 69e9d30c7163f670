/** Tables over HTTP: the lobby, creating them, and everything that can be done at one. */

import { isLanguage } from '../../../core/language.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { CommandRequest, Done } from '../../../protocol/tables/commands.js';
import { NewTable } from '../../../protocol/tables/settings.js';
import {
  History,
  HistoryQuery,
  Invitation,
  LobbyQuery,
  Made,
  MineQuery,
  Note,
  Preview,
  ReadMark,
  RecordReply,
  TableList,
  TableParams,
  TableQuery,
  TableReply,
  type TableSummary,
} from '../../../protocol/tables/tables.js';
import { languageOf } from '../../notify/choice.js';
import type { Caller } from '../../people/people.js';
import { invitationOf } from '../../people/secrets.js';
import type { Services } from '../../services.js';
import { inSlices } from '../../slices.js';
import type { ListedTable } from '../../store/tables/tables.js';
import { actorOf } from '../../tables/decide/context.js';
import { createTable } from '../../tables/start/new-table.js';
import { rematch } from '../../tables/start/rematch.js';
import type { Table } from '../../tables/table.js';
import { archivedRecord, readUnlessArchived } from '../../tables/timed/archive.js';
import { mustSee, viewerOf } from '../../tables/view/access.js';
import { documentFor } from '../../tables/view/document.js';
import { historyFor, missedEntries } from '../../tables/view/history.js';
import { recordInSteps } from '../../tables/view/record.js';
import { type Endpoint, type EndpointRequest, endpoint } from '../endpoint.js';

const tag = 'tables';
const RUNNING = ['open', 'playing'];
const EVERY_STATUS = [...RUNNING, 'over', 'closed'];

function statusesOf(wanted: string | undefined): readonly string[] {
  if (wanted === undefined) return EVERY_STATUS;
  if (wanted === 'waiting') return ['playing'];
  return wanted === 'running' ? RUNNING : [wanted];
}

const TABLES_PER_PAGE = 30;
const MOST_TABLES_PER_PAGE = 100;
/** Reading a page of the lobby costs as much as several simple requests. */
const LOBBY_WEIGHT = 4;
const STEPS_PER_PAGE = 200;
const MOST_STEPS_PER_PAGE = 500;
/** Proxies close requests that take longer than a minute. */
const LONGEST_WAIT_S = 55;

const readerOf = async ({ store }: Services, { person }: Caller, language = languageOf(person)) => ({
  person: person.id,
  language,
  lines: true,
  silenced: await store.acquaintances.silenced(person.id),
});

function summaryOf(row: ListedTable, person: string | null): TableSummary {
  const details = JSON.parse(row.details) as TableSummary['details'];
  const seat = person === null ? -1 : row.seats.findIndex(({ person_id }) => person_id === person);
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
    language: isLanguage(row.language) ? row.language : null,
    details,
    host: row.host_id,
    seats: row.seats.map(({ kind, name, person_id, level, colour, decides, kept_for }, i) => ({
      kind: kind as TableSummary['seats'][number]['kind'],
      name,
      ...(person_id === null ? {} : { person: person_id }),
      ...(level === null ? {} : { level }),
      ...(details.programs?.includes(i) ? { program: true } : {}),
      colour,
      decides: decides === 1,
      ...(kept_for === null ? {} : { kept: kept_for }),
    })),
    created: row.created_at,
    changed: row.changed_at,
    deadline: row.deadline,
    you: {
      seat: seat === -1 ? null : seat,
      decides: row.seats[seat]?.decides === 1,
      // The talk at a table is for those who sit there.
      unread: seat !== -1 && row.said > row.readUpTo,
    },
  };
}

async function pageOf(
  services: Services,
  person: string | null,
  filter: Omit<Parameters<Services['store']['tables']['list']>[0], 'limit'>,
  { limit, before }: { limit?: string; before?: string },
) {
  const most = Math.max(1, Math.min(MOST_TABLES_PER_PAGE, Number(limit ?? TABLES_PER_PAGE)));
  const { tables, next } = await services.store.tables.page({
    ...filter,
    ...(before === undefined ? {} : { before: Number(before) }),
    ...(person === null ? {} : { reader: person }),
    limit: most,
  });
  const summaries = tables.map((row) => summaryOf(row, person));
  return {
    tables: person === null ? summaries : await withHeardOnly(services, person, tables, summaries),
    next,
  };
}

/** Messages that the person does not hear are not unread. */
async function withHeardOnly(
  { store }: Services,
  person: string,
  rows: readonly ListedTable[],
  summaries: TableSummary[],
): Promise<TableSummary[]> {
  if (!summaries.some(({ you }) => you.unread)) return summaries;
  const silenced = await store.acquaintances.silenced(person);
  if (silenced.size === 0) return summaries;
  return Promise.all(
    summaries.map(async (summary, i) => {
      const { id, you } = summary;
      const unread = you.unread && (await store.tables.hasUnread(id, rows[i].readUpTo, silenced));
      return { ...summary, you: { ...you, unread } };
    }),
  );
}

/** Reads a table that the caller may see. */
function readVisible<T>(
  { services, caller, params, invited }: EndpointRequest<{ id: string }, unknown, unknown, Caller>,
  work: (table: Table) => T,
): Promise<T> {
  const reader = { person: caller.person.id, invited: invited(params.id) };
  return readUnlessArchived(services.store, services.tables, params.id, reader, work);
}

/** Reads a table where the caller sits or which they host. */
export function readAsMember<T>(
  request: EndpointRequest<{ id: string }, unknown, unknown, Caller>,
  work: (table: Table) => T,
): Promise<T> {
  const { id } = request.caller.person;
  return readVisible(request, (table) => {
    if (table.seatOf(id) === null && table.host !== id) {
      throw new CodedRefusal('not-yours', 'you have no seat at this table');
    }
    return work(table);
  });
}

export const tableEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'tables',
    summary: 'The lobby: open tables, the newest first; strangers may look, too',
    tag,
    signedIn: false,
    forTokens: 'any',
    weight: LOBBY_WEIGHT,
    query: LobbyQuery,
    reply: TableList,
    handle({ query, caller, services }) {
      const { status = 'open', players, rated, before: _, limit: __, ...rest } = query;
      const filter = {
        ...rest,
        access: 'open',
        status: [status],
        ...(status === 'open' ? { hasFreeSeat: true } : { spectators: true }),
        ...(players === undefined ? {} : { players: Number(players) }),
        ...(rated === undefined ? {} : { rated: rated === 'yes' }),
      };
      return pageOf(services, caller?.person.id ?? null, filter, query);
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables',
    summary: 'Creates a table',
    tag,
    signedIn: true,
    body: NewTable,
    reply: Made,
    status: 201,
    costs: 'tables',
    async handle({ body, caller, services }) {
      const { commands, library, ownBoards, levels, chance, now } = services;
      const context = { actor: actorOf(caller), now: now(), chance, levels };
      const wanted = { language: languageOf(caller.person), ...body };
      const board = body.board === undefined ? null : await ownBoards.forTable(caller.person.id, body.board);
      const shelf = await library.shelfFor(board?.hash);
      return { table: await createTable(commands, shelf, board, wanted, context) };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/tables',
    summary: 'Your tables, with whose turn it is',
    tag,
    signedIn: true,
    forTokens: 'any',
    query: MineQuery,
    reply: TableList,
    handle({ query, caller, services }) {
      const { id } = query;
      const filter = {
        person: caller.person.id,
        status: statusesOf(query.status),
        decides: query.status === 'waiting',
        ...(id === undefined ? {} : { id }),
      };
      return pageOf(services, caller.person.id, filter, query);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/preview',
    summary: 'A table in short, for strangers, too: those who may see it need no name for that',
    tag,
    signedIn: false,
    forTokens: 'table',
    weight: LOBBY_WEIGHT,
    params: TableParams,
    reply: Preview,
    async handle({ params, caller, services, invited }) {
      const { store, tables } = services;
      const person = caller?.person.id ?? null;
      await tables.readHead(params.id, (head) => mustSee(head, person, invited(params.id)));
      const {
        tables: [table],
      } = await pageOf(services, person, { id: params.id }, {});
      if (!table) throw new CodedRefusal('not-found', 'there is no such table');
      const host = table.host === null ? undefined : await store.people.find(table.host);
      return { table, host: host?.name ?? null };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id',
    summary: 'A table as you may see it; with `after` and `wait` (seconds) it waits for something new',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    query: TableQuery,
    reply: TableReply,
    async handle(request) {
      const { params, query, caller, services } = request;
      const after = query.after === undefined ? undefined : Number(query.after);
      const seconds = Math.min(LONGEST_WAIT_S, Number(query.wait ?? 0));
      await readVisible(request, () => undefined);
      if (after !== undefined && seconds > 0)
        await services.longPolls.wait(caller.person.id, params.id, after, seconds * 1000);
      if (!(await services.people.isSignedIn(caller))) throw new CodedRefusal('sign-in', 'sign in first');
      const person = caller.person.id;
      const reader = await readerOf(services, caller, query.language);
      const missed = await missedEntries(services.tables, services.replay, params.id, after, reader);
      return readVisible(request, (table) => ({
        number: table.number,
        document: documentFor(table, viewerOf(table, person)),
        entries: missed.filter(({ number }) => number <= table.number),
      }));
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/history',
    summary: 'What happened, step by step, as you may see it: for a log or a playback',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    query: HistoryQuery,
    reply: History,
    weight: 10,
    async handle(request) {
      const { params, query, caller, services } = request;
      await readVisible(request, () => undefined);
      const limit = Math.max(1, Math.min(MOST_STEPS_PER_PAGE, Number(query.limit ?? STEPS_PER_PAGE)));
      const reader = await readerOf(services, caller, query.language);
      const { tables, replay } = services;
      return historyFor(tables, replay, params.id, Number(query.after ?? 0), limit, reader);
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables/:id/commands',
    summary: 'Carries out a command; the same id again is answered and not carried out again',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    body: CommandRequest,
    reply: Done,
    handle({ params, body, caller, services, invited }) {
      const actor = actorOf(caller, invited(params.id));
      return services.commands.execute(params.id, actor, body.command, body.id, body.step);
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables/:id/rematch',
    summary: 'The same game again with the same people; returns the new table',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Made,
    costs: 'tables',
    async handle({ params, caller, services }) {
      return { table: await rematch(services, params.id, actorOf(caller)) };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/invitation',
    summary: 'The secret that invites others; only for people at the table',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Invitation,
    handle: (request) =>
      readAsMember(request, ({ id }) => ({ invite: invitationOf(request.services.key, id) })),
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/note',
    summary: 'Your private note about the game',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Note,
    async handle(request) {
      await readAsMember(request, () => undefined);
      return { text: await request.services.store.tables.note(request.params.id, request.caller.person.id) };
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'tables/:id/note',
    summary: 'Stores your private note; nobody else sees it',
    tag,
    signedIn: true,
    params: TableParams,
    body: Note,
    reply: Note,
    async handle(request) {
      const { params, body, caller, services } = request;
      await readAsMember(request, () => undefined);
      await services.store.tables.putNote(params.id, caller.person.id, body.text, services.now());
      return body;
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'tables/:id/read',
    summary: 'Stores how far you have read the chat at the table',
    tag,
    signedIn: true,
    params: TableParams,
    body: ReadMark,
    reply: ReadMark,
    async handle(request) {
      const { params, body, caller, services } = request;
      const number = await readAsMember(request, (table) => Math.min(table.number, body.number));
      await services.store.tables.markRead(params.id, caller.person.id, number);
      return { number };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/record',
    summary: 'The record of a finished game, with the seed and salt of its shuffle',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    reply: RecordReply,
    weight: 5,
    async handle(request) {
      const { params, caller, services, invited } = request;
      const archived = await archivedRecord(services.store, params.id, caller.person.id, invited(params.id));
      return archived ?? (await readVisible(request, (table) => inSlices(recordInSteps(table))));
    },
  }),
];

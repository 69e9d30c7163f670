/** Boards that people drew: each person's shelf, and that of the server. */
import type { JsonObject } from '../../../core/json.js';
import { gameOfBoard } from '../../../games/index.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { json, jsonObject, Type } from '../../../protocol/schema.js';
import {
  BoardParams,
  BoardReport,
  KeptBoard,
  KeptBoards,
  Publication,
  PublishedBoards,
  PublishedQuery,
} from '../../../protocol/tables/boards.js';
import { TableParams } from '../../../protocol/tables/tables.js';
import { LIMITS } from '../../../protocol/words.js';
import type { Services } from '../../services.js';
import type { TableRow } from '../../store/schema/rows.js';
import type * as stored from '../../store/tables/boards.js';
import { mustSee } from '../../tables/view/access.js';
import { type Endpoint, type EndpointRequest, endpoint } from '../endpoint.js';

const tag = 'boards';
const BOARDS_PER_PAGE = 24;
const SEARCH_WEIGHT = 4;

const BoardFile = jsonObject('a board file, as in docs/boards.md');

function keptOf(row: stored.KeptBoard): KeptBoard {
  const { hash, game, board_id, title, version, description, bytes, kept_at, published_at } = row;
  return {
    ...{ hash, game, board: board_id, title, version, description, bytes },
    kept: kept_at,
    published: published_at,
    removed: row.removed_at === null ? null : row.removed_for,
  };
}

async function keptBy({ store, ownBoards }: Services, person: string): Promise<KeptBoards> {
  const rows = await store.boards.kept(person);
  return {
    boards: rows.map(keptOf),
    most: ownBoards.limits.boards,
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    mostBytes: ownBoards.limits.bytes,
  };
}

async function oneKept(services: Services, person: string, hash: string): Promise<KeptBoard> {
  const rows = await services.store.boards.kept(person);
  return keptOf(rows.find((row) => row.hash === hash)!);
}

/** The stored row of a table, which names its board, for people who may see the table. */
async function rowOf(
  {
    services: { tables, store },
    caller,
    invited,
  }: Pick<
    EndpointRequest<unknown, unknown, unknown, { readonly person: { readonly id: string } } | null>,
    'services' | 'caller' | 'invited'
  >,
  table: string,
): Promise<TableRow | undefined> {
  await tables.readHead(table, (head) => mustSee(head, caller?.person.id ?? null, invited(table)));
  return store.tables.row(table);
}

/** The table's board, if it is from the operator's folder. */
const operatorsBoard = ({ boards }: Services, { game, board }: TableRow): JsonObject | undefined =>
  (boards as readonly JsonObject[]).find((one) => one.id === board && gameOfBoard(one) === game);

export const boardEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'me/boards',
    summary: 'The boards that you keep on this server, and how much room there is',
    tag,
    signedIn: true,
    reply: KeptBoards,
    handle: ({ caller, services }) => keptBy(services, caller.person.id),
  }),
  endpoint({
    method: 'POST',
    path: 'me/boards',
    summary: 'Keeps a board file on this server; nobody else sees it until you publish it or play on it',
    tag,
    signedIn: true,
    body: json('a board file, as in docs/boards.md'),
    bodyLimit: 2 * LIMITS.board,
    reply: KeptBoard,
    status: 201,
    costs: 'boards',
    async handle({ body, caller, services }) {
      const hash = await services.ownBoards.keep(caller.person.id, body);
      return oneKept(services, caller.person.id, hash);
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/boards/:board',
    summary: 'Takes a board off your shelf, and off the server’s; tables that use it keep it',
    tag,
    signedIn: true,
    params: BoardParams,
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      await services.ownBoards.drop(caller.person.id, params.board);
      return null;
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'me/boards/:board/publication',
    summary: 'Publishes a board on the server’s shelf, as the next version of its id; it never changes',
    tag,
    signedIn: true,
    params: BoardParams,
    body: Publication,
    reply: KeptBoard,
    costs: 'boards',
    async handle({ params, body, caller, services }) {
      await services.ownBoards.publish(caller.person.id, params.board, body.description);
      return oneKept(services, caller.person.id, params.board);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'boards/published',
    summary: 'The server’s shelf: what people have published, the newest first',
    tag,
    signedIn: true,
    query: PublishedQuery,
    reply: PublishedBoards,
    weight: SEARCH_WEIGHT,
    async handle({ query: { before, ...filter }, services }) {
      const rows = await services.store.boards.published({
        ...filter,
        ...(before === undefined ? {} : { before: Number(before) }),
        limit: BOARDS_PER_PAGE,
      });
      return {
        boards: rows.map(
          ({ hash, game, board_id, title, version, description, person_id, author, published_at }) => ({
            ...{ hash, game, board: board_id, title, version, description, published: published_at! },
            author: { person: person_id, name: author },
          }),
        ),
        next: rows.length < BOARDS_PER_PAGE ? null : rows[rows.length - 1].published_at,
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'boards/:board',
    summary: 'The file of a board that you keep or that is published; it never changes, so keep it',
    tag,
    signedIn: true,
    forTokens: 'any',
    params: BoardParams,
    reply: BoardFile,
    async handle({ params, caller: { person }, services, mayKeep }) {
      const file = await services.ownBoards.file(person.id, person.admin === 1, params.board);
      mayKeep();
      return file;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/board',
    summary:
      'The file of a table’s board, if it does not ship: one that somebody drew, which never changes, or one of the operator’s',
    tag,
    signedIn: false,
    forTokens: 'table',
    params: TableParams,
    reply: BoardFile,
    async handle(request) {
      const { services, params, mayKeep } = request;
      const row = await rowOf(request, params.id);
      const hash = row?.board_hash ?? null;
      const drawn = hash === null ? undefined : await services.store.boards.find(hash);
      const file = drawn ? (JSON.parse(drawn.data) as JsonObject) : row && operatorsBoard(services, row);
      if (!file) throw new CodedRefusal('not-found', 'the board of this table ships with Kontor');
      if (drawn) mayKeep();
      return file;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'boards/:board/reports',
    summary: 'Tells the admins that a board has no place here',
    tag,
    signedIn: true,
    params: BoardParams,
    body: BoardReport,
    reply: Type.Null(),
    costs: 'messages',
    async handle(request) {
      const { params, body, caller, services } = request;
      const isAtTable =
        body.table !== undefined && (await rowOf(request, body.table))?.board_hash === params.board;
      if (!isAtTable) await services.ownBoards.file(caller.person.id, false, params.board);
      await services.store.boards.report(params.board, caller.person.id, body.reason, services.now());
      return null;
    },
  }),
];

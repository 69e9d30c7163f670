/** Files of boards that do not ship: drawn by people, where a hash stands for one content, or the operator's. Each is fetched once. */
import type { JsonObject } from '../../../core/json.js';
import { games } from '../../../games/index.js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import { getRecord, request } from '../connection/api.js';

const files = new Map<string, Promise<JsonObject>>();

function once(hash: string, fetch: () => Promise<JsonObject>): Promise<JsonObject> {
  let file = files.get(hash);
  if (file === undefined) {
    file = fetch();
    files.set(hash, file);
    // Another attempt may succeed.
    file.catch(() => files.delete(hash));
  }
  return file;
}

/** A board that you keep or that is published. */
export const boardFile = (hash: string): Promise<JsonObject> =>
  once(hash, () => request('GET', `boards/${hash}`));

const ships = ({ game, board }: JsonObject): boolean =>
  games.some(({ id, boards }) => id === game && boards.has(String(board)));

const operatorsKey = ({ game, board }: JsonObject): string => `${game}/${board}`;

/** The board of a table, where it does not ship. */
export async function boardOfTable(
  { id, board, settings: { config } }: Pick<TableDocument, 'id' | 'board' | 'settings'>,
  invite?: string,
): Promise<JsonObject | undefined> {
  if (board === undefined && ships(config)) return undefined;
  return boardAtTable(board ?? operatorsKey(config), id, invite);
}

/** The record of a table, with its board where that does not ship. */
export async function recordOfTable(table: string, invite?: string): Promise<JsonObject> {
  const record = await getRecord(table, invite);
  const { config } = record.position as { config: JsonObject };
  if (record.board !== undefined || ships(config)) return record;
  return { ...record, board: await boardAtTable(operatorsKey(config), table, invite) };
}

/** The board of a table that you may see; `hash` is anything that stands for the board. */
export const boardAtTable = (hash: string, table: string, invite?: string): Promise<JsonObject> =>
  once(hash, () => request('GET', `tables/${table}/board`, undefined, invite));

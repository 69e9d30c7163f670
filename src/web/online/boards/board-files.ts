/** Files of boards that people drew. One with a given hash never changes, so each is fetched once. */
import type { JsonObject } from '../../../core/json.js';
import { request } from '../connection/api.js';

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

/** The board of a table that you may see. */
export const boardAtTable = (hash: string, table: string, invite?: string): Promise<JsonObject> =>
  once(hash, () => request('GET', `tables/${table}/board`, undefined, invite));

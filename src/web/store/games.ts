/** The games saved on this device. */
import { createSignal } from 'solid-js';
import type { Json, JsonObject } from '../../core/json.js';
import { openStore, type Store } from './database.js';
import type { SavedGame, SeatHolder } from './saved-game.js';

let store: Promise<Store<SavedGame>> | undefined;
const open = (): Promise<Store<SavedGame>> => {
  store ??= openStore<SavedGame>('kontor', 'games');
  return store;
};

const [changes, setChanges] = createSignal(0);

/** Increases whenever a game is saved or deleted, in this tab or another. */
export { changes };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kontor.games');
const listeners = new Set<(id: string) => void>();
if (channel) {
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    setChanges((n) => n + 1);
    for (const listener of listeners) listener(data);
  };
  // In Node (tests only) an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
}

/** Calls `listener` for every game that another tab saves or deletes; returns a function that stops it. */
export function onChangedElsewhere(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(id: string): void {
  setChanges((n) => n + 1);
  channel?.postMessage(id);
}

/** Whether saved games are still there after the page is closed. */
export const arePersistent = async (): Promise<boolean> => (await open()).isPersistent;

/** All games, most recently changed first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await (await open()).all();
  return games.sort((a, b) => b.changed - a.changed);
}

export const getGame = async (id: string): Promise<SavedGame | undefined> => (await open()).get(id);

/** A copy of the record's move list; the moves themselves never change. */
const snapshot = (record: JsonObject): JsonObject => ({
  ...record,
  actions: [...(record.actions as Json[])],
});

/** Adds a game, unless it exists already. */
export async function addGame(game: SavedGame): Promise<void> {
  const added = { ...game, record: snapshot(game.record) };
  await (await open()).edit(game.id, (current) => current ?? added);
  announce(game.id);
}

/** `behind`: another tab has saved moves that this one does not have; nothing was replaced. */
export type SaveResult = 'saved' | 'behind' | 'deleted';

/**
 * Saves the moves of a game, unless another tab has saved since `game.version` was read or written; each save increases
 * it. Comparing lengths would not do: undo makes a record shorter.
 */
export async function saveMoves(game: SavedGame): Promise<SaveResult> {
  const { over, changed, decides, takebacks } = game;
  const record = snapshot(game.record);
  let result = 'deleted' as SaveResult;
  let before = 0;
  const store = await open();
  try {
    await store.edit(game.id, (current) => {
      if (current === undefined) return undefined;
      // Read inside the transaction, when any earlier save has finished.
      before = versionOf(game);
      result = versionOf(current) === before ? 'saved' : 'behind';
      if (result === 'behind') return current;
      game.version = before + 1;
      // The name and the seats may have been changed in the list of games meanwhile.
      const { decides: _, ...kept } = current;
      const { names } = current.record;
      const next = { ...kept, record: { ...record, names }, over, changed, version: game.version };
      return { ...next, ...(decides === undefined ? {} : { decides }), ...(takebacks ? { takebacks } : {}) };
    });
  } catch (error) {
    if (result === 'saved') game.version = before;
    throw error;
  }
  if (result === 'saved') announce(game.id);
  return result;
}

/** How often the game's moves were saved. */
export const versionOf = ({ version = 0 }: SavedGame): number => version;

/** Changes the players of a game. */
export async function changeSeats(id: string, seats: readonly SeatHolder[]): Promise<void> {
  const names = seats.map(({ name }) => name);
  await (await open()).edit(
    id,
    (current) => current && { ...current, seats, record: { ...current.record, names }, changed: Date.now() },
  );
  announce(id);
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await open()).edit(id, (current) => current && { ...current, name });
  announce(id);
}

export async function deleteGame(id: string): Promise<void> {
  await (await open()).edit(id, () => undefined);
  announce(id);
}

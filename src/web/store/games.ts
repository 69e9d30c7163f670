/** The games saved on this device. */
import { createSignal } from 'solid-js';
import type { Json } from '../../core/json.js';
import { openStore, type Store } from './database.js';
import type { SavedGame } from './saved-game.js';

let store: Promise<Store<SavedGame>> | undefined;
const open = (): Promise<Store<SavedGame>> => {
  store ??= openStore<SavedGame>('kontor', 'games');
  return store;
};

const [changes, setChanges] = createSignal(0);

/** Rises whenever a game is saved or deleted, in this tab or another. */
export { changes };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kontor.games');
if (channel) {
  channel.onmessage = () => setChanges((n) => n + 1);
  // In Node, where only tests run, an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
}

function announce(id: string): void {
  setChanges((n) => n + 1);
  channel?.postMessage(id);
}

/** Whether saved games outlive the page. */
export const arePersistent = async (): Promise<boolean> => (await open()).isPersistent;

/** All games, the last changed first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await (await open()).all();
  return games.sort((a, b) => b.changed - a.changed);
}

export const getGame = async (id: string): Promise<SavedGame | undefined> => (await open()).get(id);

/** The game as it is now. Moves in the list never change, so only the list is copied. */
const snapshot = (game: SavedGame): SavedGame => ({
  ...game,
  record: { ...game.record, actions: [...(game.record.actions as Json[])] },
});

/**
 * Saves a game and returns whether it did. The last save wins, but a finished game is not replaced by an unfinished one
 * that another tab may still show, unless `reopen` asks for it.
 */
export async function saveGame(game: SavedGame, { reopen = false } = {}): Promise<boolean> {
  let isSaved = true;
  const next = snapshot(game);
  await (await open()).edit(game.id, (current) => {
    isSaved = reopen || !current?.over || next.over;
    return isSaved ? next : current;
  });
  if (isSaved) announce(game.id);
  return isSaved;
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await open()).edit(id, (current) => current && { ...current, name });
  announce(id);
}

export async function deleteGame(id: string): Promise<void> {
  await (await open()).edit(id, () => undefined);
  announce(id);
}

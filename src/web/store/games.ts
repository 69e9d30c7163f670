/** The games on this device. */
import { createSignal } from 'solid-js';
import type { Json } from '../../core/json.js';
import { type Cupboard, openCupboard } from './database.js';
import type { SavedGame } from './saved-game.js';

let cupboard: Promise<Cupboard<SavedGame>> | undefined;
const open = (): Promise<Cupboard<SavedGame>> => {
  cupboard ??= openCupboard<SavedGame>('kontor', 'games');
  return cupboard;
};

const [changes, setChanges] = createSignal(0);

/** A signal that moves whenever a game was saved or deleted, in this tab or another. */
export { changes };

type Listener = (id: string) => void;
const listeners = new Set<Listener>();

/** Calls `listener` with the id of every game that another tab saved or deleted; returns how to stop it. */
export function onOtherTab(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kontor.games');
if (channel) {
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    setChanges((n) => n + 1);
    for (const listener of listeners) listener(data);
  };
  // In Node, which only tests use, an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
}

function announce(id: string): void {
  setChanges((n) => n + 1);
  channel?.postMessage(id);
}

/** Whether games outlive the page; where not, a person should be told. */
export const keepsGames = async (): Promise<boolean> => (await open()).lasting;

/** All games, those touched last first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await (await open()).all();
  return games.sort((a, b) => b.changed - a.changed);
}

export const getGame = async (id: string): Promise<SavedGame | undefined> => (await open()).get(id);

/** As it is now, while the game goes on: a move that is in the list never changes, so the list is all that is copied. */
const copied = (game: SavedGame): SavedGame => ({
  ...game,
  record: { ...game.record, actions: [...(game.record.actions as Json[])] },
});

/**
 * Saves a game; the last one to save wins. Only a finished game is not replaced by an unfinished one, which another
 * tab may still show: then the finished one stays and `false` is returned. `reopen` says that it is meant.
 */
export async function saveGame(game: SavedGame, { reopen = false } = {}): Promise<boolean> {
  let saved = true;
  const plain = copied(game);
  await (await open()).change(game.id, (held) => {
    saved = reopen || !held?.over || plain.over;
    return saved ? plain : held;
  });
  if (saved) announce(game.id);
  return saved;
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await open()).change(id, (held) => held && { ...held, name });
  announce(id);
}

export async function deleteGame(id: string): Promise<void> {
  await (await open()).change(id, () => undefined);
  announce(id);
}

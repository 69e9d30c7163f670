/** Your own boards on this device. Ids are unique within a game and differ from those of boards that ship. */
import { createSignal } from 'solid-js';
import type { Json, JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import { gameOfBoard, games, shelf } from '../../games/index.js';
import { openStore, type Store } from './database.js';
import { randomText } from './random-text.js';

export interface OwnBoard {
  readonly id: string;
  readonly game: string;
  /** The board file; its `id` is the one that configs name. */
  readonly board: JsonObject;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The editor's hints that were dismissed. */
  readonly waved?: readonly string[];
}

/** A limit, because the new-game form shows all of them with pictures. */
export const MOST_BOARDS = 100;

let store: Promise<Store<OwnBoard>> | undefined;
const open = (): Promise<Store<OwnBoard>> => {
  store ??= openStore<OwnBoard>('kontor-boards', 'boards');
  return store;
};

const [changes, setChanges] = createSignal(0);

/** Increases whenever a board is saved or deleted, in this tab or another. */
export { changes };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kontor.boards');
if (channel) {
  channel.onmessage = () => setChanges((n) => n + 1);
  (channel as { unref?: () => void }).unref?.();
}

function announce(): void {
  setChanges((n) => n + 1);
  channel?.postMessage('');
}

/** Whether boards are still there after the page is closed. */
export const arePersistent = async (): Promise<boolean> => (await open()).isPersistent;

/** The boards that this version can play, by title; others are kept but not listed. */
export async function listBoards(): Promise<OwnBoard[]> {
  const all = await (await open()).all();
  return all.filter(isPlayable).sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
}

const titleOf = ({ board }: OwnBoard): string => String(board.title);

function isPlayable({ game, board }: OwnBoard): boolean {
  try {
    shelf.game(game).withBoards([board]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Boards that cannot be played yet: unfinished drawings. */
export async function listDrafts(): Promise<OwnBoard[]> {
  const all = await (await open()).all();
  return all.filter((own) => !isPlayable(own)).sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
}

/** The board on the shelf, playable or not. */
export const getBoard = async (id: string): Promise<OwnBoard | undefined> => (await open()).get(id);

/** The board of yours that a config names. */
export async function findBoard(
  game: Json | undefined,
  id: Json | undefined,
): Promise<JsonObject | undefined> {
  return (await listBoards()).find((own) => own.game === game && own.board.id === id)?.board;
}

/** Refuses a board that cannot be played; returns the id of its game. */
export function checkBoard(json: Json): string {
  const game = gameOfBoard(json);
  shelf.game(game).withBoards([json]);
  return game;
}

const sameBoard = (one: JsonObject, other: JsonObject): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The board that already has this board's id, if any. */
export function findIdConflict(
  own: readonly OwnBoard[],
  game: string,
  board: JsonObject,
): { readonly ships?: true; readonly mine?: OwnBoard; readonly isSame?: true } {
  const mine = own.find((one) => one.game === game && one.board.id === board.id);
  if (mine !== undefined) return sameBoard(mine.board, board) ? { mine, isSame: true } : { mine };
  return shelf.game(game).boards.has(String(board.id)) ? { ships: true } : {};
}

/**
 * Saves a board, replacing `instead` if given. If the id is taken, a number is appended, because games refer to boards
 * by id. Returns the saved board.
 */
export const addBoard = (board: JsonObject, instead?: OwnBoard): Promise<OwnBoard> =>
  saveBoard({ id: instead?.id ?? randomText(), game: checkBoard(board), board, changed: Date.now() });

/** Whether another board may be put on the shelf; unfinished drawings count. */
export const hasRoom = async (): Promise<boolean> => (await (await open()).all()).length < MOST_BOARDS;

/** A board to draw, which need not be playable yet. */
export const addDraft = (game: string, board: JsonObject): Promise<OwnBoard> =>
  saveBoard({ id: randomText(), game, board, changed: Date.now() });

/** Saves a board as it is, playable or not, under an id that no other board has. */
export async function saveBoard(own: OwnBoard): Promise<OwnBoard> {
  const { game, board } = own;
  const others = (await (await open()).all()).filter(({ id }) => id !== own.id);
  const taken = new Set([
    ...shelf.game(game).boards.keys(),
    ...others.filter((one) => one.game === game).map((one) => String(one.board.id)),
  ]);
  const id = freeId(String(board.id), taken);
  const saved = id === board.id ? own : { ...own, board: { ...board, id } };
  await (await open()).edit(own.id, () => saved);
  announce();
  return saved;
}

/** Ids have at most 60 characters. */
function freeId(base: string, taken: ReadonlySet<string>): string {
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base.slice(0, 55)}-${n}`;
  return id;
}

/** Restores a deleted board. */
export async function restoreBoard(own: OwnBoard): Promise<void> {
  await (await open()).edit(own.id, () => own);
  announce();
}

export async function removeBoard(id: string): Promise<void> {
  await (await open()).edit(id, () => undefined);
  announce();
}

/** All games, extended with these boards. */
export const gamesWith = (own: readonly OwnBoard[]) =>
  games.map((game) => {
    const added = own.filter((one) => one.game === game.id).map(({ board }) => board);
    return added.length === 0 ? game : game.withBoards(added);
  });

/** Creates games: new ones, imported records, and forks. Loads the engine. */
import { History } from '../../core/history/history.js';
import type { Json, JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { rulesOn } from '../../core/records/own-board.js';
import { readRecordWithBoard, writeRecordWithBoard } from '../../core/records/record-board.js';
import { Refusal } from '../../core/refusal.js';
import { shelf } from '../../games/index.js';
import { gameTexts } from '../games/texts.js';
import { boardNameOf } from '../home/names.js';
import { language, t, useTexts } from '../i18n/index.js';
import { findBoard } from './boards.js';
import { addGame, listGames } from './games.js';
import { randomText } from './random-text.js';
import type { SavedGame, SeatHolder } from './saved-game.js';

/**
 * Starts a game and saves it. `seats` are in turn order. A config may contain a seed; `board` is the file of a board
 * that does not ship.
 */
export async function createGame(
  config: JsonObject,
  seats: readonly SeatHolder[],
  board?: Json,
): Promise<SavedGame> {
  const rules = rulesOn(shelf, config, board ?? (await yourBoard(config)));
  const seed = typeof config.seed === 'string' ? config.seed : randomText();
  return keepGame(new History(rules, rules.setUp(new Random(seed))), seats);
}

/** The file of a board of your own. */
const yourBoard = async ({ game, board }: JsonObject): Promise<Json | undefined> =>
  shelf.game(game).boards.has(String(board)) ? undefined : findBoard(game, board);

/** Checks a record move by move and saves it as a game; a bad one is refused and nothing is saved. */
export async function importRecord(json: Json, seats?: readonly SeatHolder[]): Promise<SavedGame> {
  await useTexts(...gameTexts);
  const { names, history } = readRecordWithBoard(shelf, json, language());
  return keepGame(
    history,
    seats ?? names.map((name, i): SeatHolder => ({ kind: 'person', name, colour: i })),
  );
}

/** A new game that begins with the first `length` moves of a record. */
export async function forkGame(
  record: JsonObject,
  length: number,
  seats: readonly SeatHolder[],
): Promise<SavedGame> {
  const { history } = readRecordWithBoard(shelf, record, language());
  history.goBackTo(Math.min(length, history.length));
  const board = boardNameOf(history.rules);
  return keepGame(history, seats, t('home.forkName', { board, move: history.length }));
}

async function keepGame(
  history: History,
  seats: readonly SeatHolder[],
  name = boardNameOf(history.rules),
): Promise<SavedGame> {
  const { rules, decider, isOver } = history;
  if (seats.length !== rules.players) {
    throw new Refusal('seats', `has ${seats.length} entries for ${rules.players} players`);
  }
  const now = Date.now();
  const names = seats.map(({ name }) => name);
  const game: SavedGame = {
    id: randomText(),
    name: await freeName(name),
    created: now,
    changed: now,
    seats,
    record: writeRecordWithBoard(history, names),
    over: isOver,
    ...(isOver ? {} : { decides: decider }),
  };
  await addGame(game);
  return game;
}

/** `base`, with a number appended if another game has that name. */
export async function freeName(base: string): Promise<string> {
  const taken = new Set((await listGames()).map(({ name }) => name));
  if (!taken.has(base)) return base;
  let n = 2;
  while (taken.has(`${base} ${n}`)) n++;
  return `${base} ${n}`;
}

/** The decider at the end of a record, or `NOBODY`; refuses a bad record. */
export function deciderOf(record: JsonObject): number {
  return readRecordWithBoard(shelf, record, language()).history.decider;
}

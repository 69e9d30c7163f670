/**
 * Boards that do not ship, one at a time: a game with such a board on its shelf, made once for each board and
 * remembered, so that everything drawn or worked out for it is found again.
 */
import type { Game, Rules } from '../game.js';
import { DEEPEST, isDeeperThan, type Json, type JsonObject } from '../json.js';
import { refusal, said } from '../refuse.js';
import { Shelf } from './shelf.js';

/** The board that was put on the shelf of a game. */
const boards = new WeakMap<Game, Json>();

/** How many shelves are remembered for a game; a page with more boards in sight makes some of them again. */
const MOST_SHELVES = 64;
const shelves = new WeakMap<Game, Map<string, Shelf>>();

/** A shelf with `game` alone, and the board on it, which replaces one of the same id; a bad board is refused. */
export function shelfWithBoard(game: Game, board: Json): Shelf {
  if (isDeeperThan(board, DEEPEST)) throw refusal('board', said('form', 'deep', { levels: `${DEEPEST}` }));
  const made = shelves.get(game) ?? new Map<string, Shelf>();
  shelves.set(game, made);
  const text = JSON.stringify(board);
  let shelf = made.get(text);
  if (shelf === undefined) {
    shelf = newShelf(game, board);
    if (made.size >= MOST_SHELVES) made.clear();
    made.set(text, shelf);
  }
  return shelf;
}

/** A new shelf with each call, for callers with a cache of their own. */
export function newShelf(game: Game, board: Json): Shelf {
  const added = game.withBoards([board]);
  boards.set(added, board);
  return new Shelf([added]);
}

/** The rules for a config: with a board file on that board, otherwise those of the shelf. */
export const rulesOn = (shelf: Shelf, config: JsonObject, board: Json | undefined): Rules =>
  (board === undefined ? shelf : shelfWithBoard(shelf.game(config.game), board)).rules(config);

/** The board file of a game that was made by `shelfWithBoard`; `undefined` for boards that ship. */
export const ownBoard = (rules: Rules): Json | undefined => boards.get(rules.game);

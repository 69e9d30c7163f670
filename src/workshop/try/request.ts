/** Games for a thread or a worker to play: all it needs to know, as plain data. */
import type { Rules } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { rulesOn } from '../../core/records/own-board.js';
import { shelf } from '../../games/index.js';
import type { Sums } from './figures.js';
import { playGames, type Trial } from './play.js';

export interface GamesRequest {
  readonly config: JsonObject;
  /** The board file; `undefined` for a board that ships. */
  readonly board: Json | undefined;
  readonly trial: Trial;
  /** The numbers of the games: from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
}

export const rulesFor = ({ config, board }: GamesRequest): Rules => rulesOn(shelf, config, board);

/** The sums of each game. */
export const playRequest = (rules: Rules, { trial, first, end }: GamesRequest): Sums[] =>
  Array.from({ length: end - first }, (_, i) => playGames(rules, trial, first + i, first + i + 1));

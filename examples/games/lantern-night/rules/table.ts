/** A table laid for a game: the board and the number of players. Shared by all games played on it. */
import type { Board } from './board/board.js';

export interface Table {
  readonly board: Board;
  readonly players: number;
  /** R1: how many each player begins with. */
  readonly lanterns: number;
}

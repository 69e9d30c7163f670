/** A table laid for a game: board, number of players and modules. Shared by all games played on it. */
import type { Board } from './board/board.js';

export interface Table {
  readonly board: Board;
  readonly players: number;
  /** X4 */
  readonly extraCard: boolean;
}

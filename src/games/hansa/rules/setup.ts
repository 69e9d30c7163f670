/** What is played: board, number of players and modules. All games with the same config share it. */
import type { Board } from './board/board.js';

export interface Setup {
  readonly board: Board;
  readonly players: number;
  /** X4 */
  readonly extraCard: boolean;
}

/** What is played: the board and the number of players. All games with the same config share it. */
import type { Board } from './board/board.js';

export interface Setup {
  readonly board: Board;
  readonly players: number;
  /** R1: how many each player begins with. */
  readonly lanterns: number;
}

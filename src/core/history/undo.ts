/** Who may take back what. A history can go back to any move; a policy says when a player may. */
import type { History } from './history.js';

export interface UndoPolicy {
  mayUndo(history: History, seat: number): boolean;
  mayRedo(history: History, seat: number): boolean;
}

/**
 * In a game with no other person: any move of your own, with everything that followed it, bots' answers and draws
 * included.
 */
export const ALONE: UndoPolicy = {
  mayUndo: (history, seat) => !history.isOver && history.moves.some((move) => move.seat === seat),
  mayRedo: (history) => history.next !== undefined,
};

/**
 * Without anybody's consent: your own last move, unless it drew or revealed something or ended the game. Undo never
 * crosses another player's move, which may depend on what would be taken back.
 */
export const OWN_LAST_MOVE: UndoPolicy = {
  mayUndo: (history, seat) => history.lastSeat === seat && !history.hasJustRevealed && !history.isOver,
  mayRedo: (history, seat) => history.next?.seat === seat,
};

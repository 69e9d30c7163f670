/** Who may take back what. A history can go back to any move; a policy says when a player may ask for it. */
import type { History } from './history.js';

export interface UndoPolicy {
  mayUndo(history: History, seat: number): boolean;
  mayRedo(history: History, seat: number): boolean;
}

/**
 * Without asking anybody: your own last move, unless it drew or revealed something (what was seen cannot be unseen) or
 * ended the game. Another player's move is never crossed, because it was made in the light of what would be taken back.
 */
export const OWN_LAST_MOVE: UndoPolicy = {
  mayUndo: (history, seat) =>
    history.moves.at(-1)?.seat === seat && !history.hasJustRevealed && !history.isOver,
  mayRedo: (history, seat) => history.next?.seat === seat,
};

/** Taps on something on the board that is not lit, of which the board itself does not tell. */
import type { Spot } from '../board/board.js';

/** Farther than this, in pixels, a touch was a pan. */
const STILL = 8;

/** Handlers for the element around a board; `isTaken` says whether a press went to something else. */
export function createUnlitTaps(isTaken: () => boolean, onTap: () => void) {
  let taken = false;
  let from: Spot = { x: 0, y: 0 };
  return {
    /** The board has told of the tap: it was on something lit. */
    picked(): void {
      taken = true;
    },
    onDown(event: PointerEvent): void {
      taken = isTaken();
      from = { x: event.clientX, y: event.clientY };
    },
    onUp(event: PointerEvent): void {
      const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      const isTarget = (event.target as Element).closest('[data-target]') !== null;
      // The board tells of what was picked only after this.
      setTimeout(() => {
        if (!taken && isTarget && moved <= STILL) onTap();
      });
    },
  };
}

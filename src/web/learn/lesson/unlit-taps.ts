/** Taps on targets that are not lit, which the board itself does not report. */
import type { Spot } from '../../board/board.js';

/** A touch that moves farther than this, in pixels, is a pan. */
const PAN_FROM = 8;

/** Handlers for the element around a board; `isTaken` says whether a press went to something else. */
export function createUnlitTaps(isTaken: () => boolean, onTap: () => void) {
  let taken = false;
  let from: Spot = { x: 0, y: 0 };
  return {
    /** The board reported a pick, so the tap was on a lit target. */
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
      // The board reports a pick only after this event.
      setTimeout(() => {
        if (!taken && isTarget && moved <= PAN_FROM) onTap();
      });
    },
  };
}

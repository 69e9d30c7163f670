/** A favour of the emperor: two unused markers for a tile, instead of the turn's actions (T6). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { firstMarkerIn, secondMarkerIn, takeFavour, tileIn } from '../formats/codes.js';
import {
  ACTIONS_LEFT,
  BEGUN,
  DISPLAY,
  FORGONE,
  SEAT_SIZE,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listCount, listPush, listRemove } from '../state/lists.js';
import { MARKERS } from '../vocabulary.js';

/** T6 */
export function legalFavour(s: State, out: ActionBuffer): void {
  const unused = UNUSED + s[TURN_SEAT] * SEAT_SIZE;
  if (s[BEGUN] || s[DISPLAY] === 0 || s[unused] < 2) return;
  for (let first = 0; first < MARKERS.length; first++) {
    const count = listCount(s, unused, first);
    if (count === 0) continue;
    for (let second = first; second < MARKERS.length; second++) {
      if (second === first ? count < 2 : listCount(s, unused, second) === 0) continue;
      for (let i = 1; i <= s[DISPLAY]; i++) out.push(takeFavour(s[DISPLAY + i], first, second));
    }
  }
}

export function applyFavour(s: State, a: Action): void {
  const seat = s[TURN_SEAT] * SEAT_SIZE;
  flip(s, seat, firstMarkerIn(a));
  flip(s, seat, secondMarkerIn(a));
  listRemove(s, DISPLAY, tileIn(a));
  listPush(s, TILES + seat, tileIn(a));
  s[ACTIONS_LEFT] = 0;
  s[FORGONE] = 1;
}

function flip(s: State, seat: number, marker: number): void {
  listRemove(s, UNUSED + seat, marker);
  listPush(s, USED + seat, marker);
}

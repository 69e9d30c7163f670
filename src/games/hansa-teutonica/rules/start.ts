/** A new game (S1 to S6). */
import type { State } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { MISSION_CARDS, type Setup } from './setup.js';
import {
  DECIDES,
  DISPLAY,
  MARKER_SUPPLY,
  MISSION,
  PAWN,
  PHASE,
  ROUTE_MARKERS,
  SEAT_SIZE,
  STATE_SIZE,
  STOCK,
  SUPPLY,
} from './state/layout.js';
import { listPush } from './state/lists.js';
import { beginTurn } from './turn.js';
import { FAVOURS, IN_PAWN, MERCHANT, NONE, TRADER } from './vocabulary.js';

/** S1: traders that are neither on the tracks nor the score marker. */
const FREE_TRADERS = 11;

/** A state with nothing on the board and nothing in any hand. */
export function emptyState(): State {
  const s = new Uint8Array(STATE_SIZE);
  s[PAWN] = NONE;
  for (let seat = 0; MISSION + seat * SEAT_SIZE < STATE_SIZE; seat++) s[MISSION + seat * SEAT_SIZE] = NONE;
  return s;
}

export function setUp(setup: Setup, random: Random): State {
  const s = emptyState();
  for (let seat = 0; seat < setup.players; seat++) {
    s[SUPPLY + seat * SEAT_SIZE + TRADER] = 5 + seat;
    s[SUPPLY + seat * SEAT_SIZE + MERCHANT] = 1;
    s[STOCK + seat * SEAT_SIZE + TRADER] = FREE_TRADERS - 5 - seat;
  }
  // S2
  const start = random.shuffle([...setup.edition.startMarkers]);
  setup.board.taverns.forEach((route, i) => {
    s[ROUTE_MARKERS + route] = start[i] + 1;
  });
  for (const marker of random.shuffle([...setup.edition.supplyMarkers])) listPush(s, MARKER_SUPPLY, marker);
  // S3
  if (setup.missions) {
    const cards = random.shuffle([...MISSION_CARDS.keys()]);
    for (let seat = 0; seat < setup.players; seat++) s[MISSION + seat * SEAT_SIZE] = cards[seat];
  }
  // S4
  if (setup.favours) {
    const tiles = random.shuffle([...FAVOURS.keys()]).slice(0, setup.players);
    for (const tile of tiles) listPush(s, DISPLAY, tile);
  }
  beginTurn(s, 0);
  // S6: the other player puts the pawn before the first turn.
  if (setup.players === 2) {
    s[PHASE] = IN_PAWN;
    s[DECIDES] = 1;
  }
  return s;
}

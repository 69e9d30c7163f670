/** Using an unused bonus marker between actions (T3, M1 to M6). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { abilityIn, cityIn, markerIn, spaceIn, use, useDevelop, useExchange } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { ACTIONS_LEFT, FORGONE, POSTS, SEAT_SIZE, TURN_SEAT, UNUSED, USED } from '../state/layout.js';
import { listMask, listPush, listRemove } from '../state/lists.js';
import { canDevelop, develop } from '../state/pieces.js';
import {
  ABILITIES,
  ACTIONS_3,
  ACTIONS_4,
  DEVELOP,
  EMPTY,
  EXCHANGE,
  LIFT_ANY,
  LIFT_OPPONENTS,
  MOVE_3,
  ownerOf,
  REMOVE_3,
} from '../vocabulary.js';
import { beginLift, canLift } from './move.js';
import { beginRemove } from './remove.js';

export function legalUse(setup: Setup, s: State, out: ActionBuffer): void {
  const seat = s[TURN_SEAT];
  const unused = listMask(s, UNUSED + seat * SEAT_SIZE);
  if (unused === 0) return;
  if ((unused >> EXCHANGE) & 1) pushExchanges(setup, s, out);
  if ((unused >> DEVELOP) & 1) {
    for (let ability = 0; ability < ABILITIES.length; ability++) {
      if (canDevelop(s, seat, ability)) out.push(useDevelop(DEVELOP, ability));
    }
  }
  // T6: nothing gives an action in a turn whose actions were forgone.
  if (!s[FORGONE]) {
    if ((unused >> ACTIONS_3) & 1) out.push(use(ACTIONS_3));
    if ((unused >> ACTIONS_4) & 1) out.push(use(ACTIONS_4));
  }
  if ((unused >> MOVE_3) & 1 && canLift(setup, s, LIFT_OPPONENTS)) out.push(use(MOVE_3));
  if ((unused >> REMOVE_3) & 1 && canLift(setup, s, LIFT_ANY)) out.push(use(REMOVE_3));
}

/** M1 */
function pushExchanges(setup: Setup, s: State, out: ActionBuffer): void {
  const b = setup.board;
  const seat = s[TURN_SEAT];
  for (let city = 0; city < b.cities; city++) {
    const first = b.postStart[city];
    for (let i = first; i + 1 < b.postStart[city + 1]; i++) {
      const left = s[POSTS + i];
      const right = s[POSTS + i + 1];
      if (left === EMPTY || right === EMPTY) continue;
      if (setup.edition.exchangeAnyPosts || ownerOf(left) === seat || ownerOf(right) === seat) {
        out.push(useExchange(EXCHANGE, city, i - first));
      }
    }
  }
}

export function applyUse(setup: Setup, s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  const marker = markerIn(a);
  // M6: a used marker is kept.
  listRemove(s, UNUSED + seat * SEAT_SIZE, marker);
  listPush(s, USED + seat * SEAT_SIZE, marker);
  switch (marker) {
    case EXCHANGE: {
      const at = POSTS + setup.board.postStart[cityIn(a)] + spaceIn(a);
      const left = s[at];
      s[at] = s[at + 1];
      s[at + 1] = left;
      break;
    }
    case DEVELOP: // M2
      develop(s, seat, abilityIn(a));
      break;
    case ACTIONS_3: // M3
      s[ACTIONS_LEFT] += 3;
      break;
    case ACTIONS_4:
      s[ACTIONS_LEFT] += 4;
      break;
    case MOVE_3: // M4
      beginLift(s, LIFT_OPPONENTS, 3);
      break;
    case REMOVE_3: // M5
      beginRemove(s);
      break;
  }
}

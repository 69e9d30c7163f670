/** T7. Sell two or more goods of a colour, or of several colours. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { placesIn, sell } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import {
  ACTED,
  BOOTHS,
  HAND,
  MAX_HAND,
  MAX_SEATS,
  SEAT_SIZE,
  SHIP,
  SOLD,
  STOCK,
  TURN_SEAT,
} from '../state/layout.js';
import { listPush, listRemove } from '../state/lists.js';
import { BARRELS, COLOUR, MOST_BARRELS } from '../vocabulary.js';
import { beginLosses } from './lose.js';

/** For each number of barrels: how many goods of the colour there are, and the places of the first n of them. */
const copies = new Uint8Array(MOST_BARRELS + 1);
const FIRSTS = MAX_HAND + 1;
const firstPlaces = new Uint32Array((MOST_BARRELS + 1) * FIRSTS);

/** Every choice of at least two goods of one colour, and every combination of such choices across colours. */
export function legalSell(s: State, out: ActionBuffer): void {
  const colours = saleableColours(s);
  if (colours === 0 || !hasBoothHere(s)) return;
  const first = out.length;
  for (let colour = 0; colours >> colour !== 0; colour++) {
    if (((colours >> colour) & 1) === 0) continue;
    sortByBarrels(s, colour);
    const others = out.length;
    for (let three = 0; three <= copies[3]; three++) {
      for (let two = 0; two <= copies[2]; two++) {
        for (let one = Math.max(0, 2 - two - three); one <= copies[1]; one++) {
          const places =
            firstPlaces[3 * FIRSTS + three] | firstPlaces[2 * FIRSTS + two] | firstPlaces[FIRSTS + one];
          out.push(sell(places));
          for (let i = first; i < others; i++) out.push(out.at(i) | sell(places));
        }
      }
    }
  }
}

export function applySell(setup: Setup, s: State, a: Action): void {
  const seat = s[TURN_SEAT] * SEAT_SIZE;
  const hand = HAND + seat;
  const sold = SOLD + seat;
  const before = s[sold];
  let colours = 0;
  const places = placesIn(a);
  for (let i = 0; i < s[hand]; i++) {
    if (((places >> i) & 1) === 0) continue;
    const good = s[hand + 1 + i];
    colours |= 1 << COLOUR[good];
    listPush(s, sold, good);
    // In ascending order, as in the action.
    for (let k = sold + s[sold]; k > sold + before + 1 && s[k - 1] > s[k]; k--) {
      s[k] = s[k - 1];
      s[k - 1] = good;
    }
  }
  for (let i = before + 1; i <= s[sold]; i++) listRemove(s, hand, s[sold + i]);
  s[BOOTHS + s[SHIP] * MAX_SEATS + s[TURN_SEAT]]--;
  s[STOCK + seat]++;
  s[ACTED] = 1;
  beginLosses(setup, s, colours);
}

export const canSell = (s: State): boolean => saleableColours(s) !== 0 && hasBoothHere(s);

export const hasBoothHere = (s: State): boolean => s[BOOTHS + s[SHIP] * MAX_SEATS + s[TURN_SEAT]] > 0;

/** A bit for each colour of which the seat in turn has at least two unsold goods. */
function saleableColours(s: State): number {
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  let once = 0;
  let twice = 0;
  for (let i = hand + s[hand]; i > hand; i--) {
    const bit = 1 << COLOUR[s[i]];
    twice |= once & bit;
    once |= bit;
  }
  return twice;
}

function sortByBarrels(s: State, colour: number): void {
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  copies.fill(0);
  for (let i = 0; i < s[hand]; i++) {
    const good = s[hand + 1 + i];
    if (COLOUR[good] !== colour) continue;
    const at = BARRELS[good] * FIRSTS + copies[BARRELS[good]]++;
    firstPlaces[at + 1] = firstPlaces[at] | (1 << i);
  }
}

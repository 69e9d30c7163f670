/**
 * A look at all cities at once: who has how many posts where, and who controls what (E3). One pass over the posts,
 * for the scoring and the measure, which ask about every city.
 */
import type { State } from '../../core/game.js';
import type { Board } from './board.js';
import { LOOSE, MAX_CITIES, MAX_SEATS, POSTS } from './layout.js';
import { looseCity, looseIsExtra, loosePiece } from './posts.js';
import { EMPTY, NONE, ownerOf, type Piece } from './vocabulary.js';

/** Of the state surveyed last: posts at `city * MAX_SEATS + seat`, and the controller of each city, or NONE. */
export const cityPosts = new Uint8Array(MAX_CITIES * MAX_SEATS);
export const cityController = new Uint8Array(MAX_CITIES);

/** When a seat's last post of a city was met; as posts are met from left to right, later is further right. */
const lastMet = new Uint16Array(MAX_CITIES * MAX_SEATS);
let met = 0;

function meet(city: number, piece: Piece): void {
  const at = city * MAX_SEATS + ownerOf(piece);
  cityPosts[at]++;
  lastMet[at] = ++met;
}

export function surveyCities(b: Board, s: State): void {
  cityPosts.fill(0, 0, b.cities * MAX_SEATS);
  met = 0;
  for (let i = 0; i < s[LOOSE]; i++) if (looseIsExtra(s, i)) meet(looseCity(s, i), loosePiece(s, i));
  for (let city = 0; city < b.cities; city++) {
    const end = b.postStart[city + 1];
    // Printed spaces are filled from the left.
    for (let i = b.postStart[city]; i < end && s[POSTS + i] !== EMPTY; i++) meet(city, s[POSTS + i]);
  }
  for (let i = 0; i < s[LOOSE]; i++) if (!looseIsExtra(s, i)) meet(looseCity(s, i), loosePiece(s, i));
  for (let city = 0; city < b.cities; city++) cityController[city] = findController(city * MAX_SEATS);
}

function findController(row: number): number {
  let best = NONE;
  let most = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const posts = cityPosts[row + seat];
    if (posts < most || posts === 0) continue;
    if (posts > most || lastMet[row + seat] > lastMet[row + best]) best = seat;
    most = posts;
  }
  return best;
}

/**
 * All cities at once: who has how many posts where, who controls what (E3), and how large the networks are (X2 F).
 * Scoring and measuring need every city again and again while posts seldom change, so the last survey is reused as
 * long as they are the same.
 */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { LOOSE, MAX_CITIES, MAX_LOOSE, MAX_POSTS, MAX_SEATS, POSTS } from '../state/layout.js';
import { largestNetwork, looseCity, looseIsExtra, loosePiece } from '../state/posts.js';
import { EMPTY, NONE, ownerOf, type Piece } from '../vocabulary.js';

/** Of the state surveyed last: posts at `city * MAX_SEATS + seat`, and the controller of each city, or NONE. */
export const cityPosts = new Uint8Array(MAX_CITIES * MAX_SEATS);
export const cityController = new Uint8Array(MAX_CITIES);
/** Posts in the largest network of each seat. */
export const networks = new Uint8Array(MAX_SEATS);

/** When a seat's last post of a city was met; as posts are met from left to right, later is further right. */
const lastMet = new Uint16Array(MAX_CITIES * MAX_SEATS);
let met = 0;

/** What was surveyed last: the printed and loose posts of a board. */
const surveyed = new Uint8Array(MAX_POSTS + 1 + 2 * MAX_LOOSE);
let surveyedBoard: Board | undefined;
let surveys = 0;

/** The number of the last survey. */
export const surveyNumber = (): number => surveys;

/** Surveys the cities. Returns the number of the survey, which is the same as before if the posts are. */
export function surveyCities(b: Board, s: State): number {
  if (!rememberPosts(b, s)) return surveys;
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
  for (let seat = 0; seat < MAX_SEATS; seat++) networks[seat] = largestNetwork(b, s, seat);
  return ++surveys;
}

/** Remembers the posts, loose ones after printed ones; returns whether they have changed since the last survey. */
function rememberPosts(b: Board, s: State): boolean {
  const end = LOOSE + 1 + 2 * s[LOOSE];
  const printed = b.postStart[b.cities];
  let same = surveyedBoard === b;
  for (let i = 0; same && i < printed; i++) same = s[POSTS + i] === surveyed[i];
  for (let i = LOOSE; same && i < end; i++) same = s[i] === surveyed[MAX_POSTS + i - LOOSE];
  if (same) return false;
  surveyedBoard = b;
  for (let i = 0; i < printed; i++) surveyed[i] = s[POSTS + i];
  for (let i = LOOSE; i < end; i++) surveyed[MAX_POSTS + i - LOOSE] = s[i];
  return true;
}

function meet(city: number, piece: Piece): void {
  const at = city * MAX_SEATS + ownerOf(piece);
  cityPosts[at]++;
  lastMet[at] = ++met;
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

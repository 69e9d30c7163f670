/**
 * Posts in cities: who has how many, who controls (E3), who holds a permit (I1), what is connected (E11, X2).
 *
 * Printed spaces are kept space by space. Extra posts and posts in green cities, which have no printed space,
 * are kept as loose posts: pairs of city and piece, sorted by city and within it from left to right, the extra
 * ones marked with a high bit. From left to right a city reads: extra posts, then printed or green ones.
 */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { EMPTY, NONE, ownerOf, type Piece } from '../vocabulary.js';
import { COMPLETED, LOOSE, MAX_CITIES, MAX_SEATS, POSTS } from './layout.js';

const EXTRA = 0x80;
const PIECE = 0x7f;

export const looseCount = (s: State): number => s[LOOSE];
export const looseCity = (s: State, i: number): number => s[LOOSE + 1 + 2 * i];
export const loosePiece = (s: State, i: number): Piece => s[LOOSE + 2 + 2 * i] & PIECE;
export const looseIsExtra = (s: State, i: number): boolean => (s[LOOSE + 2 + 2 * i] & EXTRA) !== 0;

function insertLoose(s: State, index: number, city: number, entry: number): void {
  const at = LOOSE + 1 + 2 * index;
  const end = LOOSE + 1 + 2 * s[LOOSE];
  s.copyWithin(at + 2, at, end);
  s[at] = city;
  s[at + 1] = entry;
  s[LOOSE]++;
}

/** An extra post, left of all posts of the city (E7, H1). */
export function addExtraPost(b: Board, s: State, city: number, piece: Piece): void {
  if (b.green[city] && !hasAnyPost(b, s, city)) s[COMPLETED]++;
  let index = 0;
  while (index < s[LOOSE] && looseCity(s, index) < city) index++;
  insertLoose(s, index, city, piece | EXTRA);
}

/** A post in a green city, right of all posts there (H1). */
export function addGreenPost(b: Board, s: State, city: number, piece: Piece): void {
  if (!hasAnyPost(b, s, city)) s[COMPLETED]++;
  let index = 0;
  while (index < s[LOOSE] && looseCity(s, index) <= city) index++;
  insertLoose(s, index, city, piece);
}

/** The leftmost vacant printed space of a city, or NONE. */
export function vacantSpace(b: Board, s: State, city: number): number {
  for (let i = b.postStart[city]; i < b.postStart[city + 1]; i++) if (s[POSTS + i] === EMPTY) return i;
  return NONE;
}

export function hasAnyPost(b: Board, s: State, city: number): boolean {
  const first = b.postStart[city];
  if (first < b.postStart[city + 1] && s[POSTS + first] !== EMPTY) return true;
  for (let i = 0; i < s[LOOSE]; i++) if (looseCity(s, i) === city) return true;
  return false;
}

export function postsOf(b: Board, s: State, city: number, seat: number): number {
  let count = 0;
  for (let i = b.postStart[city]; i < b.postStart[city + 1]; i++) {
    if (s[POSTS + i] !== EMPTY && ownerOf(s[POSTS + i]) === seat) count++;
  }
  for (let i = 0; i < s[LOOSE]; i++) {
    if (looseCity(s, i) === city && ownerOf(loosePiece(s, i)) === seat) count++;
  }
  return count;
}

const postCount = new Uint8Array(MAX_SEATS);
const rightness = new Uint8Array(MAX_SEATS);
let seen = 0;

function countPost(piece: Piece): void {
  const seat = ownerOf(piece);
  // Posts come from right to left, so the first seat to appear stands furthest right.
  if (postCount[seat]++ === 0) rightness[seat] = MAX_SEATS - seen++;
}

/** E3: the seat with most posts in the city, or NONE; among equals the one with the post furthest right. */
export function controller(b: Board, s: State, city: number): number {
  postCount.fill(0);
  seen = 0;
  const loose = s[LOOSE];
  for (let i = loose - 1; i >= 0; i--)
    if (looseCity(s, i) === city && !looseIsExtra(s, i)) countPost(loosePiece(s, i));
  for (let i = b.postStart[city + 1] - 1; i >= b.postStart[city]; i--) {
    if (s[POSTS + i] !== EMPTY) countPost(s[POSTS + i]);
  }
  for (let i = loose - 1; i >= 0; i--)
    if (looseCity(s, i) === city && looseIsExtra(s, i)) countPost(loosePiece(s, i));
  let best = NONE;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    if (postCount[seat] === 0) continue;
    if (
      best === NONE ||
      postCount[seat] > postCount[best] ||
      (postCount[seat] === postCount[best] && rightness[seat] > rightness[best])
    ) {
      best = seat;
    }
  }
  return best;
}

/** I1: the owner of the rightmost occupied post of a city, or NONE. */
export function rightmostOwner(b: Board, s: State, city: number): number {
  for (let i = b.postStart[city + 1] - 1; i >= b.postStart[city]; i--) {
    if (s[POSTS + i] !== EMPTY) return ownerOf(s[POSTS + i]);
  }
  for (let i = s[LOOSE] - 1; i >= 0; i--) if (looseCity(s, i) === city) return ownerOf(loosePiece(s, i));
  return NONE;
}

const stack = new Uint8Array(MAX_CITIES);
/** Posts of one seat by city; set to zero once a city was visited. */
const toVisit = new Uint8Array(MAX_CITIES);

function fillVisits(b: Board, s: State, seat: number): void {
  for (let city = 0; city < b.cities; city++) {
    let count = 0;
    for (let i = b.postStart[city]; i < b.postStart[city + 1]; i++) {
      if (s[POSTS + i] !== EMPTY && ownerOf(s[POSTS + i]) === seat) count++;
    }
    toVisit[city] = count;
  }
  for (let i = 0; i < s[LOOSE]; i++) if (ownerOf(loosePiece(s, i)) === seat) toVisit[looseCity(s, i)]++;
}

/** Visits the network around a city of `toVisit` and returns its posts; `found` is whether it includes `goal`. */
let found = false;
function walkNetwork(b: Board, start: number, goal: number): number {
  let posts = toVisit[start];
  let height = 0;
  stack[height++] = start;
  toVisit[start] = 0;
  found = start === goal;
  while (height > 0) {
    const city = stack[--height];
    for (let i = b.neighbourStart[city]; i < b.neighbourStart[city + 1]; i++) {
      const next = b.neighbours[i];
      if (toVisit[next] === 0) continue;
      posts += toVisit[next];
      toVisit[next] = 0;
      stack[height++] = next;
      if (next === goal) found = true;
    }
  }
  return posts;
}

/** X2 F: the posts in a seat's largest network. */
export function largestNetwork(b: Board, s: State, seat: number): number {
  fillVisits(b, s, seat);
  let largest = 0;
  for (let city = 0; city < b.cities; city++) {
    if (toVisit[city] > 0) largest = Math.max(largest, walkNetwork(b, city, NONE));
  }
  return largest;
}

/** E11: whether a seat's cities join the two ends, with one city left out (NONE: none left out). */
export function isConnected(b: Board, s: State, seat: number, without: number): boolean {
  fillVisits(b, s, seat);
  if (without !== NONE) toVisit[without] = 0;
  const [from, to] = b.connectionEnds;
  if (toVisit[from] === 0 || toVisit[to] === 0) return false;
  walkNetwork(b, from, to);
  return found;
}

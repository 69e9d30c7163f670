/**
 * A position in numbers that people can read: what each seat has, what it can do and what it is close to. The numbers
 * are roughly points, so most of the bots' weights are near one.
 */
import type { Change } from '../../../../core/change.js';
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { CATEGORIES, fillPoints } from '../score.js';
import { MERCHANTS as MERCHANTS_OWNED, type Setup, TRADERS } from '../setup.js';
import {
  ACTIONS_LEFT,
  COMPLETED,
  CONNECTIONS,
  DECIDES,
  DISPLACED,
  EXTRAS,
  HAND,
  LIFTS_LEFT,
  MARKER_SUPPLY,
  MAX_CITIES,
  MAX_SEATS,
  PHASE,
  REMOVES_LEFT,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listHas } from '../state/lists.js';
import { removedFrom, stockOf, supplyOf } from '../state/pieces.js';
import { rightmostOwner } from '../state/posts.js';
import {
  ABILITIES,
  EMPTY,
  IN_LIFT,
  IN_RELOCATE,
  IN_REMOVE,
  MERCHANT,
  NONE,
  TRACK_END,
  TRACK_LENGTHS,
  TRADER,
} from '../vocabulary.js';
import { ALL_SEATS, changedSeats } from './changed-seats.js';
import { measureRoutes } from './measure-routes.js';
import { isComplete, traffic } from './prospects.js';
import { cityController, cityPosts, surveyNumber } from './survey.js';
import {
  COLLECTION,
  CONNECTION,
  CREW,
  FAVOUR_TILES,
  FINISH,
  GROWTH,
  MERCHANTS,
  NETWORK_POSTS,
  ON_ROUTES,
  PERMITS,
  SHORTAGE,
  STOCKED,
  TEMPO,
  TERMS,
  TOLLS,
  UNUSED_WORTH,
} from './terms.js';
import { collectionWorth, developedWorth, FAVOUR_WORTH, MARKER_WORTH, shortageWorth } from './worth.js';

/** Markers in the supply at the start. */
const MARKERS_AT_START = 12;

/** How much of the game is left, from 1 to 0, by the nearest of its possible ends. */
export function gameLeft(setup: Setup, s: State): number {
  let most = 0;
  for (let seat = 0; seat < setup.players; seat++) most = Math.max(most, s[SCORE + seat * SEAT_SIZE]);
  const track = most / TRACK_END;
  const cities = s[COMPLETED] / setup.board.completedToEnd;
  const markers = 1 - (s[MARKER_SUPPLY] + 1) / (MARKERS_AT_START + 1);
  return Math.max(0, 1 - Math.max(track, cities, markers));
}

/** The rows of the state that was measured last, without what depends on the turn. */
let rows = new Float64Array(0);

/** Fills `out` with `TERMS.length` numbers for each seat. */
export function measure(setup: Setup, s: State, left: number, out: Float64Array, change?: Change): void {
  const size = TERMS.length;
  const seats = changedSeats(setup, s, left, change);
  // Another number of players is another setup, so all seats are measured.
  if (rows.length !== setup.players * size) rows = new Float64Array(setup.players * size);
  measureCities(setup, s);
  measureRows(setup, s, left, seats);
  out.set(rows);
  measureTempo(s, out);
  // The leader wants the game to end; the others do not.
  const near = 1 - gameLeft(setup, s);
  for (let seat = 0; seat < setup.players; seat++) out[seat * size + FINISH] = near * leads[seat];
}

/** Fills the rows of the seats that `changedSeats` found. */
function measureRows(setup: Setup, s: State, left: number, seats: number): void {
  if (seats === 0) return;
  for (let seat = 0; seat < setup.players; seat++) if ((seats >> seat) & 1) measureRow(setup, s, left, seat);
  if (seats & ALL_SEATS) findLeads(setup, rows);
  for (let seat = 0; seat < setup.players; seat++) {
    const isNew = ((seats >> seat) & 1) === 1;
    if (!isNew && !((seats >> (seat + MAX_SEATS)) & 1)) continue;
    measureCrew(s, seat, rows, seat * TERMS.length);
    measureRoutes(setup, s, seat, left, hands[seat], leads[seat], isNew, rows);
  }
}

/** Fills the row of a seat, but for its tradesmen. */
function measureRow(setup: Setup, s: State, left: number, seat: number): void {
  const at = seat * TERMS.length;
  for (let i = at; i < at + TERMS.length; i++) rows[i] = 0;
  fillPoints(setup, s, seat, rows, at);
  for (let ability = 0; ability < ABILITIES.length; ability++)
    rows[at + GROWTH + ability] = left * developedWorth(s, seat, ability);
  hands[seat] = countHands(setup, s, seat);
  rows[at + SHORTAGE] = shortageWorth(hands[seat], left);
  measureBelongings(setup, s, seat, left, rows, at);
  rows[at + TOLLS] = left * tolls[seat];
  rows[at + NETWORK_POSTS] = left * posts[seat];
  rows[at + CONNECTION] = left * nearness(setup, s, seat);
}

/** Tradesmen of each seat that are neither posts nor on the desk. */
const hands = new Uint8Array(MAX_SEATS);

function countHands(setup: Setup, s: State, seat: number): number {
  // One trader is the score marker.
  let all = TRADERS + MERCHANTS_OWNED - 1 - posts[seat];
  for (let ability = 0; ability < ABILITIES.length; ability++)
    all -= TRACK_LENGTHS[ability] - removedFrom(s, seat, ability);
  for (let space = 0; space < setup.board.specialPrestige.length; space++) {
    if (s[SPECIAL + space] === seat + 1) all--;
  }
  return all;
}

/** What is in supply and in stock; the first few matter most. */
function measureCrew(s: State, seat: number, out: Float64Array, at: number): void {
  const merchants = supplyOf(s, seat, MERCHANT);
  const crew = supplyOf(s, seat, TRADER) + merchants;
  out[at + CREW] = crew / (1 + crew / 8);
  const stock = stockOf(s, seat, TRADER) + stockOf(s, seat, MERCHANT);
  out[at + STOCKED] = stock / (1 + stock / 16);
  out[at + MERCHANTS] = merchants;
}

function measureBelongings(
  setup: Setup,
  s: State,
  seat: number,
  left: number,
  out: Float64Array,
  at: number,
): void {
  const unused = UNUSED + seat * SEAT_SIZE;
  const use = Math.sqrt(left);
  for (let i = unused + s[unused]; i > unused; i--) out[at + UNUSED_WORTH] += use * MARKER_WORTH[s[i]];
  out[at + COLLECTION] = left * collectionWorth(s[unused] + s[USED + seat * SEAT_SIZE]);
  const tiles = TILES + seat * SEAT_SIZE;
  for (let i = tiles + s[tiles]; i > tiles; i--) out[at + FAVOUR_TILES] += left * FAVOUR_WORTH[s[i]];
  const { permitCities } = setup.board;
  for (let i = 0; i < permitCities.length; i++) {
    if (rightmostOwner(setup.board, s, permitCities[i]) === seat) out[at + PERMITS] += left;
  }
}

/** Half-done actions count as done: pieces in hand and displaced ones will be put down. */
function measureTempo(s: State, out: Float64Array): void {
  const size = TERMS.length;
  const turn = s[TURN_SEAT] * size + TEMPO;
  out[turn] += s[ACTIONS_LEFT];
  if (s[PHASE] === IN_LIFT) {
    out[turn] += 0.3 * s[HAND];
    if (s[LIFTS_LEFT] > 0) out[turn] += 0.1;
  } else if (s[PHASE] === IN_REMOVE) {
    out[turn] += 0.3 * s[REMOVES_LEFT];
  } else if (s[PHASE] === IN_RELOCATE) {
    out[s[DECIDES] * size + ON_ROUTES] += (s[DISPLACED] === EMPTY ? 0 : 1) + s[EXTRAS];
  }
}

const totals = new Float64Array(MAX_SEATS);
/** By how much each seat is ahead of the best other. */
const leads = new Float64Array(MAX_SEATS);

function findLeads(setup: Setup, out: Float64Array): void {
  for (let seat = 0; seat < setup.players; seat++) {
    totals[seat] = 0;
    for (let i = 0; i < CATEGORIES.length; i++) totals[seat] += out[seat * TERMS.length + i];
  }
  for (let seat = 0; seat < setup.players; seat++) {
    let best = 0;
    for (let other = 0; other < setup.players; other++) {
      if (other !== seat && totals[other] > best) best = totals[other];
    }
    leads[seat] = totals[seat] - best;
  }
}

/** What depends on posts alone, for each seat: cities missing in its chain, traffic of its cities, its posts. */
const gaps = new Uint8Array(MAX_SEATS);
const tolls = new Float64Array(MAX_SEATS);
const posts = new Uint8Array(MAX_SEATS);
/** The survey they were computed from. */
let measuredSurvey = 0;
const FAR = 100;

/** E11: the prestige for completing the seat's chain, less for every missing city. */
function nearness(setup: Setup, s: State, seat: number): number {
  const { connectionPrestige } = setup.board;
  if (listHas(s, CONNECTIONS, seat) || s[CONNECTIONS] >= connectionPrestige.length) return 0;
  return connectionPrestige[s[CONNECTIONS]] / (1 + gaps[seat]);
}

function measureCities(setup: Setup, s: State): void {
  if (surveyNumber() === measuredSurvey) return;
  measuredSurvey = surveyNumber();
  tolls.fill(0);
  posts.fill(0);
  for (let city = 0; city < setup.board.cities; city++) {
    const holder = cityController[city];
    if (holder !== NONE) tolls[holder] += traffic(setup.board, city);
    for (let seat = 0; seat < setup.players; seat++) posts[seat] += cityPosts[city * MAX_SEATS + seat];
  }
  for (let seat = 0; seat < setup.players; seat++) gaps[seat] = findGap(setup.board, s, seat);
}

/** Missing cities on the way from the first end to each city, and the queue of cities to visit. */
const gap = new Uint8Array(MAX_CITIES);
const queue = new Uint8Array(MAX_CITIES * 8);

function findGap(b: Board, s: State, seat: number): number {
  const [from, to] = b.connectionEnds;
  gap.fill(FAR, 0, b.cities);
  gap[from] = step(b, s, from, seat);
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  while (head < tail) {
    const city = queue[head++];
    for (let i = b.neighbourStart[city]; i < b.neighbourStart[city + 1]; i++) {
      const next = b.neighbours[i];
      const steps = gap[city] + step(b, s, next, seat);
      if (steps >= gap[next] || tail === queue.length) continue;
      gap[next] = steps;
      queue[tail++] = next;
    }
  }
  return gap[to];
}

/** Only a marker gets a post into a full city. */
const step = (b: Board, s: State, city: number, seat: number): number =>
  cityPosts[city * MAX_SEATS + seat] > 0 ? 0 : isComplete(b, s, city) ? 3 : 1;

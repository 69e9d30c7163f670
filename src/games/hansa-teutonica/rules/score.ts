/** The final scoring (X2, X3, I7) and the winner (X4). */
import type { ScoreRow, State } from '../../../core/game.js';
import { cityController, cityPosts, networks, surveyCities } from './bots/survey.js';
import { KEYS_VALUE, MARKER_PRESTIGE, MISSION_CARDS, type Setup } from './setup.js';
import {
  MAX_SEATS,
  MISSION,
  REMOVED,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  TILES,
  UNUSED,
  USED,
} from './state/layout.js';
import { listHas } from './state/lists.js';
import { removedFrom } from './state/pieces.js';
import {
  ABILITIES,
  ABILITY_PRESTIGE,
  ACTIONS,
  CITY_PRESTIGE,
  KEYS,
  NONE,
  TRACK_LENGTHS,
} from './vocabulary.js';

export const CATEGORIES = [
  'track',
  'abilities',
  'markers',
  'special',
  'cities',
  'countries',
  'network',
  'mission',
] as const;

/** X2 B */
function abilityPoints(s: State, seat: number): number {
  const each = listHas(s, TILES + seat * SEAT_SIZE, ABILITY_PRESTIGE) ? 7 : 4;
  let points = 0;
  for (let ability = 0; ability < ABILITIES.length; ability++) {
    if (ability !== KEYS && removedFrom(s, seat, ability) === TRACK_LENGTHS[ability]) points += each;
  }
  return points;
}

/** X2 C, M6 */
function markerPoints(s: State, seat: number): number {
  const count = s[UNUSED + seat * SEAT_SIZE] + s[USED + seat * SEAT_SIZE];
  return MARKER_PRESTIGE[Math.min(count, MARKER_PRESTIGE.length - 1)];
}

/** X2 D */
function specialPoints(setup: Setup, s: State, seat: number): number {
  let points = 0;
  for (let space = 0; space < setup.board.specialPrestige.length; space++) {
    if (s[SPECIAL + space] === seat + 1) points += setup.board.specialPrestige[space];
  }
  return points;
}

/** X2 E; the cities must have been surveyed. */
function cityPoints(setup: Setup, s: State, seat: number): number {
  const each = listHas(s, TILES + seat * SEAT_SIZE, CITY_PRESTIGE) ? 4 : 2;
  let points = 0;
  for (let city = 0; city < setup.board.cities; city++) if (cityController[city] === seat) points += each;
  return points;
}

const standing = new Uint16Array(MAX_SEATS);

/** I7: the prestige of `seat` for its place by `standing`; tied players share the prestige of several places. */
function shareOfPlaces(setup: Setup, seat: number, prestige: readonly number[]): number {
  let place = 0;
  let better = Number.POSITIVE_INFINITY;
  for (;;) {
    let best = 0;
    let tied = 0;
    for (let player = 0; player < setup.players; player++) {
      if (standing[player] >= better || standing[player] < best) continue;
      tied = standing[player] === best ? tied + 1 : 1;
      best = standing[player];
    }
    const taken = tied === 1 || !setup.reading.tiesShareTwoPlaces ? tied : 2;
    if (best === standing[seat]) {
      let sum = 0;
      for (let i = place; i < place + taken && i < prestige.length; i++) sum += prestige[i];
      return Math.floor(sum / tied);
    }
    place += taken;
    better = best;
  }
}

/** I7: cities count before posts, and players without a city rank behind those with one by the same measure. */
function countryPoints(setup: Setup, seat: number): number {
  const b = setup.board;
  let points = 0;
  for (let country = 0; country < b.countries.length; country++) {
    const prestige = b.countryPrestige[country];
    if (prestige.length === 0) continue;
    standing.fill(0);
    for (let city = 0; city < b.cities; city++) {
      if (!((b.cityCountries[city] >> country) & 1)) continue;
      for (let player = 0; player < setup.players; player++)
        standing[player] += cityPosts[city * MAX_SEATS + player];
      if (cityController[city] !== NONE) standing[cityController[city]] += 256;
    }
    if (standing[seat] === 0) continue;
    points += shareOfPlaces(setup, seat, prestige);
  }
  return points;
}

/** X2 F */
const networkPoints = (s: State, seat: number): number =>
  networks[seat] * KEYS_VALUE[removedFrom(s, seat, KEYS)];

/** X3 */
function missionPoints(setup: Setup, s: State, seat: number): number {
  const card = s[MISSION + seat * SEAT_SIZE];
  if (card === NONE) return 0;
  let posts = 0;
  let controlled = 0;
  for (const id of MISSION_CARDS[card]) {
    const city = setup.board.cityIndex.get(id)!;
    if (cityPosts[city * MAX_SEATS + seat] > 0) posts++;
    if (cityController[city] === seat) controlled++;
  }
  return posts + (controlled === MISSION_CARDS[card].length ? 5 : 0);
}

/** Fills `out` with the points of `seat` by category; the cities must have been surveyed. */
export function fillPoints(setup: Setup, s: State, seat: number, out: Float64Array, at: number): void {
  out[at] = s[SCORE + seat * SEAT_SIZE];
  out[at + 1] = abilityPoints(s, seat);
  out[at + 2] = markerPoints(s, seat);
  out[at + 3] = specialPoints(setup, s, seat);
  out[at + 4] = cityPoints(setup, s, seat);
  out[at + 5] = countryPoints(setup, seat);
  out[at + 6] = networkPoints(s, seat);
  out[at + 7] = missionPoints(setup, s, seat);
}

const points = new Float64Array(CATEGORIES.length);
const MISSION_POINTS = CATEGORIES.indexOf('mission');

/** What `seat` would have if the game ended now. */
export function total(setup: Setup, s: State, seat: number): number {
  surveyCities(setup.board, s);
  return totalSeenBy(setup, s, seat, seat);
}

/** The same as `viewer` sees it, who knows only their own mission; the cities must have been surveyed. */
export function totalSeenBy(setup: Setup, s: State, seat: number, viewer: number): number {
  fillPoints(setup, s, seat, points, 0);
  if (seat !== viewer) points[MISSION_POINTS] = 0;
  let sum = 0;
  for (let i = 0; i < points.length; i++) sum += points[i];
  return sum;
}

export function score(setup: Setup, s: State): ScoreRow[] {
  surveyCities(setup.board, s);
  const rows = Array.from({ length: setup.players }, (_, seat): ScoreRow => {
    fillPoints(setup, s, seat, points, 0);
    const byCategory = CATEGORIES.map((category, i) => [category, points[i]]);
    return { seat, ...Object.fromEntries(byCategory), total: points.reduce((a, b) => a + b), rank: 0 };
  });
  for (const row of rows) row.rank = 1 + rows.filter((other) => isAhead(setup, s, other, row)).length;
  return rows;
}

/** X4 */
function isAhead(setup: Setup, s: State, a: ScoreRow, b: ScoreRow): boolean {
  if (a.total !== b.total || !setup.edition.breaksTies) return a.total > b.total;
  const actionsA = s[REMOVED + a.seat * SEAT_SIZE + ACTIONS];
  const actionsB = s[REMOVED + b.seat * SEAT_SIZE + ACTIONS];
  return actionsA !== actionsB ? actionsA < actionsB : a.network > b.network;
}

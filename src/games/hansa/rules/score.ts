/** X2 to X4: what a position is worth, and who has won. */
import { NOBODY, type ScoreRow, type State } from '../../../core/game.js';
import { BOOTHS, HAND, LAST_PILE, MAX_SEATS, SEAT_SIZE, SOLD, STOCK } from './state/layout.js';
import type { Table } from './table.js';
import { BARRELS } from './vocabulary.js';

const CITY = 2;
const CITY_ALONE = 4;

const TALLEST_STACK = 0;
const MOST_CITIES = 1;
const MOST_SINGLE_BARRELS = 2;
/** X4 */
const STACK_BONUS = 2;
const LAST_PILE_BONUS = 3;
const CITIES_BONUS = 4;
const SINGLE_BARRELS_BONUS = 5;

export const CATEGORIES = ['unsold', 'sold', 'cities', 'bonus'] as const;

/** Fills `out` with the points of `seat` by category. */
export function fillPoints(t: Table, s: State, seat: number, out: Float64Array, at: number): void {
  out[at] = unsoldPoints(s, seat);
  out[at + 1] = soldPoints(s, seat);
  out[at + 2] = cityPoints(t, s, seat);
  out[at + 3] = bonusPoints(t, s, seat);
}

export function total(t: Table, s: State, seat: number): number {
  return unsoldPoints(s, seat) + soldPoints(s, seat) + cityPoints(t, s, seat) + bonusPoints(t, s, seat);
}

export function score(t: Table, s: State): ScoreRow[] {
  const points = new Float64Array(CATEGORIES.length);
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  return seats.map((seat) => {
    fillPoints(t, s, seat, points, 0);
    const byCategory = CATEGORIES.map((category, i) => [category, points[i]]);
    return {
      seat,
      ...Object.fromEntries(byCategory),
      total: points.reduce((a, b) => a + b),
      rank: 1 + seats.filter((other) => isAhead(t, s, other, seat)).length,
    };
  });
}

/** X3 */
function isAhead(t: Table, s: State, seat: number, other: number): boolean {
  const lead = total(t, s, seat) - total(t, s, other);
  return lead > 0 || (lead === 0 && s[STOCK + seat * SEAT_SIZE] < s[STOCK + other * SEAT_SIZE]);
}

const unsoldPoints = (s: State, seat: number): number => s[HAND + seat * SEAT_SIZE];

function soldPoints(s: State, seat: number): number {
  const sold = SOLD + seat * SEAT_SIZE;
  let points = s[sold];
  for (let i = sold + s[sold]; i > sold; i--) points += BARRELS[s[i]];
  return points;
}

function cityPoints(t: Table, s: State, seat: number): number {
  let points = 0;
  for (let city = 0; city < t.board.cities; city++) {
    const start = BOOTHS + city * MAX_SEATS;
    if (s[start + seat] === 0) continue;
    points += CITY_ALONE;
    for (let other = 0; other < t.players; other++) {
      if (other === seat || s[start + other] === 0) continue;
      points -= CITY_ALONE - CITY;
      break;
    }
  }
  return points;
}

function bonusPoints(t: Table, s: State, seat: number): number {
  if (!t.extraCard) return 0;
  let points = 0;
  if (leader(t, s, TALLEST_STACK) === seat) points += STACK_BONUS;
  if (s[LAST_PILE] === seat + 1) points += LAST_PILE_BONUS;
  if (leader(t, s, MOST_CITIES) === seat) points += CITIES_BONUS;
  if (leader(t, s, MOST_SINGLE_BARRELS) === seat) points += SINGLE_BARRELS_BONUS;
  return points;
}

/** The seat with most of something, or NOBODY when the most is tied. */
function leader(t: Table, s: State, what: number): number {
  let best = NOBODY;
  let most = -1;
  for (let seat = 0; seat < t.players; seat++) {
    const amount = measure(t, s, what, seat);
    if (amount > most) {
      most = amount;
      best = seat;
    } else if (amount === most) {
      best = NOBODY;
    }
  }
  return best;
}

function measure(t: Table, s: State, what: number, seat: number): number {
  let amount = 0;
  if (what === MOST_SINGLE_BARRELS) {
    const sold = SOLD + seat * SEAT_SIZE;
    for (let i = sold + s[sold]; i > sold; i--) if (BARRELS[s[i]] === 1) amount++;
    return amount;
  }
  for (let city = 0; city < t.board.cities; city++) {
    const booths = s[BOOTHS + city * MAX_SEATS + seat];
    if (what === TALLEST_STACK) amount = Math.max(amount, booths);
    else if (booths > 0) amount++;
  }
  return amount;
}

/** X2 to X4: what a position is worth, and who has won. */
import { NOBODY, type ScoreRow, type State } from '../../../core/game.js';
import type { Setup } from './setup.js';
import { BOOTHS, HAND, LAST_PILE, MAX_SEATS, SEAT_SIZE, SOLD, STOCK } from './state/layout.js';
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
export function fillPoints(setup: Setup, s: State, seat: number, out: Float64Array, at: number): void {
  out[at] = unsoldPoints(s, seat);
  out[at + 1] = soldPoints(s, seat);
  out[at + 2] = cityPoints(setup, s, seat);
  out[at + 3] = bonusPoints(setup, s, seat);
}

export function total(setup: Setup, s: State, seat: number): number {
  return (
    unsoldPoints(s, seat) + soldPoints(s, seat) + cityPoints(setup, s, seat) + bonusPoints(setup, s, seat)
  );
}

export function score(setup: Setup, s: State): ScoreRow[] {
  const points = new Float64Array(CATEGORIES.length);
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return seats.map((seat) => {
    fillPoints(setup, s, seat, points, 0);
    const byCategory = CATEGORIES.map((category, i) => [category, points[i]]);
    return {
      seat,
      ...Object.fromEntries(byCategory),
      total: points.reduce((a, b) => a + b),
      rank: 1 + seats.filter((other) => isAhead(setup, s, other, seat)).length,
    };
  });
}

/** X3 */
function isAhead(setup: Setup, s: State, seat: number, other: number): boolean {
  const lead = total(setup, s, seat) - total(setup, s, other);
  return lead > 0 || (lead === 0 && s[STOCK + seat * SEAT_SIZE] < s[STOCK + other * SEAT_SIZE]);
}

const unsoldPoints = (s: State, seat: number): number => s[HAND + seat * SEAT_SIZE];

function soldPoints(s: State, seat: number): number {
  const sold = SOLD + seat * SEAT_SIZE;
  let points = s[sold];
  for (let i = sold + s[sold]; i > sold; i--) points += BARRELS[s[i]];
  return points;
}

function cityPoints(setup: Setup, s: State, seat: number): number {
  let points = 0;
  for (let city = 0; city < setup.board.cities; city++) {
    const start = BOOTHS + city * MAX_SEATS;
    if (s[start + seat] === 0) continue;
    points += CITY_ALONE;
    for (let other = 0; other < setup.players; other++) {
      if (other === seat || s[start + other] === 0) continue;
      points -= CITY_ALONE - CITY;
      break;
    }
  }
  return points;
}

function bonusPoints(setup: Setup, s: State, seat: number): number {
  if (!setup.extraCard) return 0;
  let points = 0;
  if (leader(setup, s, TALLEST_STACK) === seat) points += STACK_BONUS;
  if (s[LAST_PILE] === seat + 1) points += LAST_PILE_BONUS;
  if (leader(setup, s, MOST_CITIES) === seat) points += CITIES_BONUS;
  if (leader(setup, s, MOST_SINGLE_BARRELS) === seat) points += SINGLE_BARRELS_BONUS;
  return points;
}

/** The seat with most of something, or NOBODY when the most is tied. */
function leader(setup: Setup, s: State, what: number): number {
  let best = NOBODY;
  let most = -1;
  for (let seat = 0; seat < setup.players; seat++) {
    const amount = measure(setup, s, what, seat);
    if (amount > most) {
      most = amount;
      best = seat;
    } else if (amount === most) {
      best = NOBODY;
    }
  }
  return best;
}

function measure(setup: Setup, s: State, what: number, seat: number): number {
  let amount = 0;
  if (what === MOST_SINGLE_BARRELS) {
    const sold = SOLD + seat * SEAT_SIZE;
    for (let i = sold + s[sold]; i > sold; i--) if (BARRELS[s[i]] === 1) amount++;
    return amount;
  }
  for (let city = 0; city < setup.board.cities; city++) {
    const booths = s[BOOTHS + city * MAX_SEATS + seat];
    if (what === TALLEST_STACK) amount = Math.max(amount, booths);
    else if (booths > 0) amount++;
  }
  return amount;
}

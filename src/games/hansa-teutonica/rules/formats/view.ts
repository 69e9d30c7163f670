/** What a seat may see (Z1), and full states that look the same to it. */
import * as check from '../../../../core/check.js';
import type { EarlierView, State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import type { Random } from '../../../../core/random.js';
import { Refusal } from '../../../../core/refusal.js';
import { MISSION_CARDS, type Setup } from '../setup.js';
import {
  MARKER_SUPPLY,
  MISSION,
  PHASE,
  PLATE,
  ROUTE_MARKERS,
  SEAT_SIZE,
  SEEN,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { IN_MARKERS, IS_OVER, MARKERS, NONE } from '../vocabulary.js';
import { allMarkers } from './read-markers.js';
import { readPosition } from './read-position.js';
import { writeMarkers, writeNextPosition, writePosition, writeSeat } from './write-position.js';

/** How many markers on the plate of `seat`, counted from the first, `viewer` has looked at (T5). */
function plateSeen(s: State, seat: number, viewer: number | null): number {
  if (viewer !== seat) return 0;
  const all = s[PLATE + seat * SEAT_SIZE];
  return seat !== s[TURN_SEAT] || s[PHASE] === IN_MARKERS ? all : Math.min(s[SEEN], all);
}

export function writeView(setup: Setup, config: JsonObject, s: State, viewer: number | null): JsonObject {
  const view = writePosition(setup, { ...config, seed: null }, s);
  view.supply = s[MARKER_SUPPLY];
  (view.seats as JsonObject[]).forEach((seat, i) => {
    hide(s, seat, i, viewer);
  });
  return view;
}

/** Takes out of `json`, all there is to know about `seat`, what `viewer` may not see. */
function hide(s: State, json: JsonObject, seat: number, viewer: number | null): void {
  const seen = plateSeen(s, seat, viewer);
  const plate = writeMarkers(s, PLATE + seat * SEAT_SIZE).map((marker, k) => (k < seen ? marker : null));
  (json.markers as JsonObject).plate = plate;
  if (json.mission && seat !== viewer && s[PHASE] !== IS_OVER) json.mission = null;
}

/** The spectators' view, with all that has not changed taken from an earlier one. */
export function writeNextView(setup: Setup, s: State, earlier: EarlierView): JsonObject {
  const view = writeNextPosition(setup, s, earlier);
  const known = earlier.view.seats as JsonObject[];
  // At the end the cards of all seats are turned up.
  const hidesSame = s[PHASE] !== IS_OVER && earlier.state[PHASE] !== IS_OVER;
  (view.seats as JsonObject[]).forEach((seat, i, seats) => {
    if (seat === known[i] && hidesSame) return;
    if (seat === known[i]) seats[i] = writeSeat(setup, s, i);
    hide(s, seats[i], i, null);
  });
  return view;
}

/** The seat's own card and the markers it has looked at, put into what everybody sees. */
export function ownView(s: State, viewer: number, spectators: JsonObject): JsonObject {
  const seats = spectators.seats as JsonObject[];
  const own = seats[viewer];
  const seen = plateSeen(s, viewer, viewer);
  const card = s[MISSION + viewer * SEAT_SIZE];
  if (seen === 0 && card === NONE) return spectators;
  const markers = own.markers as JsonObject;
  const plate = writeMarkers(s, PLATE + viewer * SEAT_SIZE).map((marker, k) => (k < seen ? marker : null));
  const mine: JsonObject = { ...own, markers: { ...markers, plate } };
  if (card !== NONE) mine.mission = [...MISSION_CARDS[card]];
  return { ...spectators, seats: seats.map((seat, i) => (i === viewer ? mine : seat)) };
}

/** Fills in what a view hides at random, and reads the result as a position. */
export function readView(setup: Setup, json: Json, random: Random): State {
  const view = structuredCopy(check.object(json, 'view'));
  const seats = check
    .list(view.seats, 'view.seats', setup.players)
    .map((seat, i) => check.object(seat, `view.seats[${i}]`));
  const plates = seats.map((seat, i) => {
    const markers = check.object(seat.markers, `view.seats[${i}].markers`);
    return check.list(markers.plate, `view.seats[${i}].markers.plate`, allMarkers(setup).length);
  });

  const unknown = allMarkers(setup).map((marker): string => MARKERS[marker]);
  const known = [
    ...Object.values(check.object(view.markers, 'view.markers')),
    ...seats.flatMap((seat) => {
      const { unused, used } = seat.markers as JsonObject;
      return [
        ...check.list(unused, 'view.seats.markers.unused'),
        ...check.list(used, 'view.seats.markers.used'),
      ];
    }),
    ...plates.flat(),
  ];
  for (const marker of known) {
    const at = unknown.indexOf(marker as string);
    if (at !== -1) unknown.splice(at, 1);
  }
  random.shuffle(unknown);
  const draw = (): string => {
    const marker = unknown.pop();
    if (marker === undefined) throw new Refusal('view.supply', 'counts more markers than the edition has');
    return marker;
  };
  plates.forEach((plate, i) => {
    (seats[i].markers as JsonObject).plate = plate.map((marker) => marker ?? draw());
  });
  const count = check.integer(view.supply, 'view.supply', 0, allMarkers(setup).length);
  view.supply = Array.from({ length: count }, draw);

  const held = seats.map((seat) => JSON.stringify(seat.mission ?? null));
  const cards = random.shuffle(MISSION_CARDS.filter((card) => !held.includes(JSON.stringify(card))));
  for (const seat of seats) if (seat.mission === null) seat.mission = [...cards.pop()!];
  return readPosition(setup, view);
}

const structuredCopy = (json: JsonObject): JsonObject => JSON.parse(JSON.stringify(json)) as JsonObject;

const pool = new Uint8Array(32);
const left = new Int8Array(MARKERS.length);

/** Deals again what `viewer` cannot see, using only what they can see: equal views give equal outcomes. */
export function imagine(setup: Setup, s: State, viewer: number, random: Random, out: State): void {
  out.set(s);
  dealMarkers(setup, s, viewer, random, out);
  if (s[PHASE] !== IS_OVER) dealMissions(setup, s, viewer, random, out);
}

function dealMarkers(setup: Setup, s: State, viewer: number, random: Random, out: State): void {
  left.fill(0);
  for (let i = 0; i < setup.edition.startMarkers.length; i++) left[setup.edition.startMarkers[i]]++;
  for (let i = 0; i < setup.edition.supplyMarkers.length; i++) left[setup.edition.supplyMarkers[i]]++;
  for (let r = 0; r < setup.board.routes; r++)
    if (s[ROUTE_MARKERS + r] !== 0) left[s[ROUTE_MARKERS + r] - 1]--;
  for (let seat = 0; seat < setup.players; seat++) {
    const at = seat * SEAT_SIZE;
    for (let i = 1; i <= s[UNUSED + at]; i++) left[s[UNUSED + at + i]]--;
    for (let i = 1; i <= s[USED + at]; i++) left[s[USED + at + i]]--;
    for (let i = 1; i <= plateSeen(s, seat, viewer); i++) left[s[PLATE + at + i]]--;
  }
  let size = 0;
  for (let marker = 0; marker < MARKERS.length; marker++) {
    for (let i = 0; i < left[marker]; i++) pool[size++] = marker;
  }
  for (let i = 1; i <= s[MARKER_SUPPLY]; i++) out[MARKER_SUPPLY + i] = drawFrom(size--, random);
  for (let seat = 0; seat < setup.players; seat++) {
    const at = PLATE + seat * SEAT_SIZE;
    for (let i = plateSeen(s, seat, viewer) + 1; i <= s[at]; i++) out[at + i] = drawFrom(size--, random);
  }
}

function dealMissions(setup: Setup, s: State, viewer: number, random: Random, out: State): void {
  let size = 0;
  for (let card = 0; card < MISSION_CARDS.length; card++) {
    if (card !== s[MISSION + viewer * SEAT_SIZE]) pool[size++] = card;
  }
  for (let seat = 0; seat < setup.players; seat++) {
    const at = MISSION + seat * SEAT_SIZE;
    if (seat !== viewer && s[at] !== NONE) out[at] = drawFrom(size--, random);
  }
}

/** Takes one of the first `size` entries out of the pool. */
function drawFrom(size: number, random: Random): number {
  const i = random.below(size);
  const drawn = pool[i];
  pool[i] = pool[size - 1];
  return drawn;
}

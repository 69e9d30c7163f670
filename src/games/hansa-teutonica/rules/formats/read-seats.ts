/** Reads what the players of a position have, and counts that no tradesman is missing or too many. */
import * as check from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import { handCount, handPiece } from '../actions/move.js';
import { MERCHANTS, MISSION_CARDS, type Setup, TRADERS } from '../setup.js';
import {
  DISPLACED,
  DISPLAY,
  MISSION,
  PLATE,
  POINTS,
  POSTS,
  REMOVED,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  STOCK,
  SUPPLY,
  TILES,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listHas, listPush } from '../state/lists.js';
import { looseCount, loosePiece } from '../state/posts.js';
import { ABILITIES, BOOK, FAVOURS, KINDS, MERCHANT, pieceOf, TRACK_LENGTHS, TRADER } from '../vocabulary.js';
import { readMarkers } from './read-markers.js';

/** A score is one byte. */
const MOST_SCORE = 255;

interface SeatJson {
  /** Whether the stock was given. */
  readonly stock: boolean;
}

export function readSeats(setup: Setup, s: State, json: Json | undefined): SeatJson[] {
  const seats = check.list(check.given(json, Array(setup.players).fill({})), 'position.seats', 5);
  if (seats.length !== setup.players) {
    throw new Refusal('position.seats', `has ${seats.length} entries for ${setup.players} players`);
  }
  return seats.map((entry, seat) => readSeat(setup, s, entry, seat));
}

function readSeat(setup: Setup, s: State, json: Json, seat: number): SeatJson {
  const field = check.join('position.seats', seat);
  const at = seat * SEAT_SIZE;
  const { score, supply, stock, abilities, markers, favours, mission } = check.object(json, field, [
    'score',
    'supply',
    'stock',
    'abilities',
    'markers',
    'favours',
    'mission',
  ]);
  s[SCORE + at] = check.integer(check.given(score, 0), `${field}.score`, 0, MOST_SCORE);
  readPieces(s, SUPPLY + at, check.given(supply, {}), `${field}.supply`);
  readPieces(s, STOCK + at, check.given(stock, {}), `${field}.stock`);
  const tracks = check.object(check.given(abilities, {}), `${field}.abilities`, ABILITIES);
  ABILITIES.forEach((id, i) => {
    s[REMOVED + at + i] = check.integer(
      check.given(tracks[id], 0),
      `${field}.abilities.${id}`,
      0,
      TRACK_LENGTHS[i],
    );
  });
  const { unused, used, plate } = check.object(check.given(markers, {}), `${field}.markers`, [
    'unused',
    'used',
    'plate',
  ]);
  readMarkers(setup, s, UNUSED + at, check.given(unused, []), `${field}.markers.unused`);
  readMarkers(setup, s, USED + at, check.given(used, []), `${field}.markers.used`);
  readMarkers(setup, s, PLATE + at, check.given(plate, []), `${field}.markers.plate`);
  readFavourTiles(setup, s, favours, `${field}.favours`, TILES + at);
  if (mission !== undefined) readMission(setup, s, seat, mission, `${field}.mission`);
  return { stock: stock !== undefined };
}

function readPieces(s: State, at: number, json: Json, field: string): void {
  const { traders, merchants } = check.object(json, field, ['traders', 'merchants']);
  s[at + TRADER] = check.integer(check.given(traders, 0), `${field}.traders`, 0, TRADERS);
  s[at + MERCHANT] = check.integer(check.given(merchants, 0), `${field}.merchants`, 0, MERCHANTS);
}

export function readFavourTiles(
  setup: Setup,
  s: State,
  json: Json | undefined,
  field: string,
  at: number,
): void {
  check.list(check.given(json, []), field, FAVOURS.length).forEach((entry, i) => {
    const tile = FAVOURS.indexOf(check.oneOf(entry, check.join(field, i), FAVOURS));
    if (!setup.favours) throw new Refusal(field, 'needs the module favours');
    const taken = Array.from({ length: setup.players }, (_, seat) => TILES + seat * SEAT_SIZE);
    if ([DISPLAY, ...taken].some((list) => listHas(s, list, tile))) {
      throw new Refusal(check.join(field, i), 'is already somewhere else');
    }
    listPush(s, at, tile);
  });
}

function readMission(setup: Setup, s: State, seat: number, json: Json, field: string): void {
  if (!setup.missions) throw new Refusal(field, 'needs the module missions');
  if (json === null) return;
  const cities = check.list(json, field, 3).map((city, i) => check.text(city, check.join(field, i)));
  const key = [...cities].sort().join();
  const card = MISSION_CARDS.findIndex((c) => [...c].sort().join() === key);
  if (card === -1) throw new Refusal(field, `${check.show(cities)} is not a mission card here`);
  for (let other = 0; other < seat; other++) {
    if (s[MISSION + other * SEAT_SIZE] === card) throw new Refusal(field, `is the card of seat ${other}`);
  }
  s[MISSION + seat * SEAT_SIZE] = card;
}

/** Tradesmen of a seat that are on the tracks, the board, in its supply or between two places. */
function piecesElsewhere(setup: Setup, s: State, seat: number, kind: number): number {
  const piece = pieceOf(seat, kind);
  let count = s[SUPPLY + seat * SEAT_SIZE + kind];
  if (kind === TRADER) count++; // the score marker
  ABILITIES.forEach((_, ability) => {
    const onTrack = TRACK_LENGTHS[ability] - s[REMOVED + seat * SEAT_SIZE + ability];
    if ((ability === BOOK) === (kind === MERCHANT)) count += onTrack;
  });
  for (let i = 0; i < setup.board.points; i++) if (s[POINTS + i] === piece) count++;
  for (let i = 0; i < setup.board.postKind.length; i++) if (s[POSTS + i] === piece) count++;
  for (let i = 0; i < looseCount(s); i++) if (loosePiece(s, i) === piece) count++;
  for (let i = 0; i < handCount(s); i++) if (handPiece(s, i) === piece) count++;
  if (s[DISPLACED] === piece) count++;
  if (kind === MERCHANT)
    for (let i = 0; i < setup.board.specialPrestige.length; i++) if (s[SPECIAL + i] === seat + 1) count++;
  return count;
}

/** S1: 27 traders and 4 merchants; a missing stock is what is nowhere else. */
export function readStock(setup: Setup, s: State, seat: number, given: SeatJson): void {
  for (const kind of [TRADER, MERCHANT]) {
    const owned = kind === TRADER ? TRADERS : MERCHANTS;
    const elsewhere = piecesElsewhere(setup, s, seat, kind);
    const at = STOCK + seat * SEAT_SIZE + kind;
    if (!given.stock && elsewhere <= owned) s[at] = owned - elsewhere;
    if (s[at] + elsewhere !== owned) {
      const field = `${check.join('position.seats', seat)}.${given.stock ? 'stock' : 'supply'}.${KINDS[kind]}s`;
      throw new Refusal(
        field,
        `the ${KINDS[kind]}s of seat ${seat} add up to ${s[at] + elsewhere} instead of ${owned}`,
      );
    }
  }
}

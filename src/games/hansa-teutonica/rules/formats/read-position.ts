/**
 * Reads a position. Missing fields get the defaults of the format; what does not add up is refused by the name of its
 * field.
 */
import { ActionBuffer } from '../../../../core/actions.js';
import * as check from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import { handCount, handPiece } from '../actions/move.js';
import { MERCHANTS, MISSION_CARDS, type Setup, TRADERS } from '../setup.js';
import { emptyState } from '../start.js';
import {
  COMPLETED,
  CONNECTIONS,
  DISPLACED,
  DISPLAY,
  LIFT_MODE,
  MARKER_SUPPLY,
  MAX_MARKERS,
  MISSION,
  PAWN,
  PHASE,
  PLATE,
  POINTS,
  POSTS,
  REMOVED,
  REUSABLE,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  STOCK,
  SUPPLY,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listHas, listPush } from '../state/lists.js';
import {
  addExtraPost,
  addGreenPost,
  isConnected,
  looseCount,
  loosePiece,
  vacantSpace,
} from '../state/posts.js';
import { legal } from '../turn.js';
import {
  ABILITIES,
  BOOK,
  EMPTY,
  FAVOURS,
  IN_LIFT,
  IN_PAWN,
  IN_PERMANENT,
  IS_OVER,
  KINDS,
  kindOf,
  LIFT_ANY,
  MARKERS,
  MERCHANT,
  NONE,
  pieceOf,
  TRACK_LENGTHS,
  TRADER,
} from '../vocabulary.js';
import { readMarker, readPiece } from './notation.js';
import { readTurn } from './read-turn.js';

const FIELDS = [
  'config',
  'seats',
  'routes',
  'cities',
  'special',
  'markers',
  'supply',
  'favours',
  'completed',
  'connections',
  'pawn',
  'turn',
];

/** A score is one byte. Before and during the last action there is room for what it adds (X1). */
const MOST_SCORE = 255;
const MOST_SCORE_BEFORE_END = 199;
const MOST_SCORE_IN_PLAY = 99;

export function readPosition(setup: Setup, json: Json): State {
  const position = check.object(json, 'position', FIELDS);
  const s = emptyState();
  readRoutes(setup, s, position.routes);
  readCities(setup, s, position.cities);
  readSpecial(setup, s, position.special);
  const seats = readSeats(setup, s, position.seats);
  readRouteMarkers(setup, s, position.markers);
  readSupply(setup, s, position.supply);
  readFavourTiles(setup, s, position.favours, 'position.favours', DISPLAY);
  readCompleted(setup, s, position.completed);
  readConnections(setup, s, position.connections);
  readPawn(setup, s, position.pawn);
  readTurn(setup, s, position.turn);
  if (setup.players === 2 && s[PAWN] === NONE && s[PHASE] !== IN_PAWN) {
    throw new Refusal('position.pawn', 'is missing: two players need the province of the pawn');
  }
  seats.forEach((seat, i) => {
    readStock(setup, s, i, seat);
  });
  for (const kind of [TRADER, MERCHANT]) {
    if (s[REUSABLE + kind] > s[STOCK + s[TURN_SEAT] * SEAT_SIZE + kind]) {
      throw new Refusal(`position.turn.reusable.${KINDS[kind]}s`, 'must be in stock');
    }
  }
  refuseHighScores(setup, s);
  const actions = new ActionBuffer();
  legal(setup, s, actions);
  if (actions.length === 0 && s[PHASE] !== IS_OVER) {
    throw new Refusal('position.turn.phase', 'leaves nothing to do here');
  }
  return s;
}

function refuseHighScores(setup: Setup, s: State): void {
  if (s[PHASE] === IS_OVER) return;
  const isLastAction = s[PHASE] === IN_PERMANENT || (s[PHASE] === IN_LIFT && s[LIFT_MODE] === LIFT_ANY);
  const most = isLastAction ? MOST_SCORE_BEFORE_END : MOST_SCORE_IN_PLAY;
  for (let seat = 0; seat < setup.players; seat++) {
    if (s[SCORE + seat * SEAT_SIZE] <= most) continue;
    const field = `${check.join('position.seats', seat)}.score`;
    throw new Refusal(field, `must be at most ${most} while the game is not over`);
  }
}

function readRoutes(setup: Setup, s: State, json: Json | undefined): void {
  const b = setup.board;
  for (const [id, value] of Object.entries(check.object(check.given(json, {}), 'position.routes'))) {
    const field = check.join('position.routes', id);
    const route = b.routeIndex.get(id);
    if (route === undefined) throw new Refusal(field, 'is not a route here');
    const points = check.list(value, field);
    const count = b.routeStart[route + 1] - b.routeStart[route];
    if (points.length !== count) throw new Refusal(field, `has ${points.length} points instead of ${count}`);
    points.forEach((entry, i) => {
      if (entry === null) return;
      const at = check.join(field, i);
      const point = b.routeStart[route] + i;
      const piece = readPiece(entry, at, setup.players);
      if (b.boat[point] && kindOf(piece) === TRADER)
        throw new Refusal(at, 'is a boat, which takes merchants only');
      s[POINTS + point] = piece;
    });
  }
}

function readCities(setup: Setup, s: State, json: Json | undefined): void {
  const b = setup.board;
  for (const [id, value] of Object.entries(check.object(check.given(json, {}), 'position.cities'))) {
    const field = check.join('position.cities', id);
    const city = b.cityIndex.get(id);
    if (city === undefined) throw new Refusal(field, 'is not a city here');
    const { posts, extra } = check.object(value, field, ['posts', 'extra']);
    if (posts !== undefined) readPosts(setup, s, city, check.list(posts, `${field}.posts`), `${field}.posts`);
    // Leftmost first: the rightmost was there first.
    const extras = check.list(check.given(extra, []), `${field}.extra`, 100);
    if (extras.length > 0 && !b.green[city] && s[POSTS + b.postStart[city]] === EMPTY)
      throw new Refusal(`${field}.extra`, 'stands in a city whose first space is empty');
    for (let i = extras.length - 1; i >= 0; i--) {
      const piece = readPiece(extras[i], check.join(`${field}.extra`, i), setup.players);
      refuseTooMany(s, `${field}.extra`);
      addExtraPost(b, s, city, piece);
    }
  }
}

/** Refuses more posts than there are tradesmen; they are counted exactly later. */
function refuseTooMany(s: State, field: string): void {
  if (looseCount(s) >= 5 * (TRADERS + MERCHANTS))
    throw new Refusal(field, 'holds more tradesmen than there are');
}

function readPosts(setup: Setup, s: State, city: number, posts: Json[], field: string): void {
  const b = setup.board;
  if (b.green[city]) {
    posts.forEach((entry, i) => {
      refuseTooMany(s, field);
      addGreenPost(b, s, city, readPiece(entry, check.join(field, i), setup.players));
    });
    return;
  }
  const first = b.postStart[city];
  const count = b.postStart[city + 1] - first;
  if (posts.length !== count) throw new Refusal(field, `has ${posts.length} spaces instead of ${count}`);
  posts.forEach((entry, i) => {
    if (entry === null) return;
    const at = check.join(field, i);
    if (i > 0 && s[POSTS + first + i - 1] === EMPTY) throw new Refusal(at, 'stands behind an empty space');
    s[POSTS + first + i] = readPiece(entry, at, setup.players);
  });
  if (count > 0 && vacantSpace(b, s, city) === NONE) s[COMPLETED]++;
}

function readSpecial(setup: Setup, s: State, json: Json | undefined): void {
  if (json === undefined) return;
  const spaces = check.list(json, 'position.special');
  const count = setup.board.specialPrestige.length;
  if (spaces.length !== count)
    throw new Refusal('position.special', `has ${spaces.length} spaces instead of ${count}`);
  spaces.forEach((entry, i) => {
    if (entry !== null)
      s[SPECIAL + i] = 1 + check.integer(entry, check.join('position.special', i), 0, setup.players - 1);
  });
}

interface SeatJson {
  /** Whether the stock was given. */
  readonly stock: boolean;
}

function readSeats(setup: Setup, s: State, json: Json | undefined): SeatJson[] {
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

function readMarkers(setup: Setup, s: State, at: number, json: Json, field: string): void {
  check.list(json, field, MAX_MARKERS).forEach((entry, i) => {
    const marker = readMarker(entry, check.join(field, i));
    listPush(s, at, marker);
    checkMarkerCount(setup, s, marker, check.join(field, i));
  });
}

/** All markers of the edition, in the order of its list. */
export const allMarkers = (setup: Setup): number[] => [
  ...setup.edition.startMarkers,
  ...setup.edition.supplyMarkers,
];

/** All markers on routes, with players and in the supply. */
function markersInPlay(setup: Setup, s: State): number[] {
  const found: number[] = [];
  const add = (at: number): void => {
    for (let i = 1; i <= s[at]; i++) found.push(s[at + i]);
  };
  add(MARKER_SUPPLY);
  for (let seat = 0; seat < setup.players; seat++) {
    add(UNUSED + seat * SEAT_SIZE);
    add(USED + seat * SEAT_SIZE);
    add(PLATE + seat * SEAT_SIZE);
  }
  for (let r = 0; r < setup.board.routes; r++)
    if (s[ROUTE_MARKERS + r] !== 0) found.push(s[ROUTE_MARKERS + r] - 1);
  return found;
}

function checkMarkerCount(setup: Setup, s: State, marker: number, field: string): void {
  const has = allMarkers(setup).filter((m) => m === marker).length;
  if (markersInPlay(setup, s).filter((m) => m === marker).length > has) {
    throw new Refusal(field, `the edition ${setup.edition.id} has only ${has} of ${MARKERS[marker]}`);
  }
}

function readRouteMarkers(setup: Setup, s: State, json: Json | undefined): void {
  for (const [id, value] of Object.entries(check.object(check.given(json, {}), 'position.markers'))) {
    const field = check.join('position.markers', id);
    const route = setup.board.routeIndex.get(id);
    if (route === undefined) throw new Refusal(field, 'is not a route here');
    const marker = readMarker(value, field);
    if (setup.board.permanentMarker[route] !== NONE)
      throw new Refusal(field, 'has a permanent marker, which stays alone');
    s[ROUTE_MARKERS + route] = marker + 1;
    checkMarkerCount(setup, s, marker, field);
  }
  // S2, E4, T5: a marker comes to a plate, and then to a route, only after another was taken.
  let lying = s
    .subarray(ROUTE_MARKERS, ROUTE_MARKERS + setup.board.routes)
    .filter((marker) => marker > 0).length;
  for (let seat = 0; seat < setup.players; seat++) lying += s[PLATE + seat * SEAT_SIZE];
  const most = setup.edition.startMarkers.length;
  if (lying > most)
    throw new Refusal('position.markers', `there are ${lying} on routes and plates, and a game has ${most}`);
}

function readSupply(setup: Setup, s: State, json: Json | undefined): void {
  if (json !== undefined) {
    readMarkers(setup, s, MARKER_SUPPLY, json, 'position.supply');
    return;
  }
  const rest = allMarkers(setup);
  for (const marker of markersInPlay(setup, s)) rest.splice(rest.indexOf(marker), 1);
  for (const marker of rest) listPush(s, MARKER_SUPPLY, marker);
}

function readFavourTiles(setup: Setup, s: State, json: Json | undefined, field: string, at: number): void {
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

function readCompleted(setup: Setup, s: State, json: Json | undefined): void {
  if (json === undefined) return;
  const completed = check.integer(json, 'position.completed', 0, setup.board.cities);
  if (completed !== s[COMPLETED])
    throw new Refusal('position.completed', `is ${completed}, but the posts make it ${s[COMPLETED]}`);
}

function readConnections(setup: Setup, s: State, json: Json | undefined): void {
  check.list(check.given(json, []), 'position.connections', setup.players).forEach((entry, i) => {
    const field = check.join('position.connections', i);
    const seat = check.integer(entry, field, 0, setup.players - 1);
    if (listHas(s, CONNECTIONS, seat)) throw new Refusal(field, `names seat ${seat} twice`);
    if (!isConnected(setup.board, s, seat, NONE))
      throw new Refusal(field, `seat ${seat} has no chain of posts between the two end cities`);
    listPush(s, CONNECTIONS, seat);
  });
}

function readPawn(setup: Setup, s: State, json: Json | undefined): void {
  if (json === undefined || json === null) return;
  if (setup.players !== 2) throw new Refusal('position.pawn', 'only two players have a pawn');
  s[PAWN] = check.indexOf(json, 'position.pawn', setup.board.provinceIndex, 'province');
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
function readStock(setup: Setup, s: State, seat: number, given: SeatJson): void {
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

/** A state in its public form. */
import type { EarlierView, State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import { handCount, handCountry, handPiece } from '../actions/move.js';
import { MISSION_CARDS, type Setup } from '../setup.js';
import {
  ACTED,
  ACTIONS_LEFT,
  BEGUN,
  COMPLETED,
  CONNECTIONS,
  DECIDES,
  DISPLACED,
  DISPLACED_FROM,
  DISPLAY,
  EXTRAS,
  FORGONE,
  LIFT_MODE,
  LIFTS_LEFT,
  LOOSE,
  MARKER_SUPPLY,
  MISSION,
  PAWN,
  PAWN_MOVED,
  PERMANENT,
  PERMANENT_LEFT,
  PERMITS_USED,
  PHASE,
  PLATE,
  POINTS,
  POSTS,
  PUT,
  REMOVED,
  REMOVES_LEFT,
  REUSABLE,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SEAT_START,
  SEEN,
  SPECIAL,
  STOCK,
  SUPPLY,
  SUPPLY_FAILED,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { looseCity, looseCount, looseIsExtra, loosePiece } from '../state/posts.js';
import {
  ABILITIES,
  EMPTY,
  FAVOURS,
  IN_LIFT,
  IN_PERMANENT,
  IN_RELOCATE,
  IN_REMOVE,
  LIFTS,
  MARKERS,
  NONE,
  PERMANENT_MARKERS,
  PHASES,
  type Piece,
  REUSE_2,
} from '../vocabulary.js';
import { writePiece } from './notation.js';

/** A plain loop: views are written after every move, and each takes hundreds of these. */
function listOf<T>(n: number, make: (i: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(make(i));
  return list;
}

/** Objects with these fields, all `null`. Parsed from JSON they are compact, and so are their copies. */
const templates = new WeakMap<readonly string[], JsonObject>();

function templateOf(ids: readonly string[]): JsonObject {
  let template = templates.get(ids);
  if (!template) {
    template = JSON.parse(JSON.stringify(Object.fromEntries(ids.map((id) => [id, null])))) as JsonObject;
    templates.set(ids, template);
  }
  return template;
}

/** A filled-in copy of the template: an object that grows field by field takes seven times as much memory. */
function objectOf(ids: readonly string[], make: (i: number) => Json): JsonObject {
  const object: JsonObject = { ...templateOf(ids) };
  for (let i = 0; i < ids.length; i++) object[ids[i]] = make(i);
  return object;
}

const range = (n: number): number[] => listOf(n, (i) => i);
const entries = (s: State, at: number): number[] => listOf(s[at], (i) => s[at + 1 + i]);
const piece = (p: Piece): Json => (p === EMPTY ? null : writePiece(p));
const pieces = (s: State, at: number): JsonObject => ({ traders: s[at], merchants: s[at + 1] });
export const writeMarkers = (s: State, at: number): string[] => entries(s, at).map((m) => MARKERS[m]);

export function writePosition(setup: Setup, config: JsonObject, s: State): JsonObject {
  const b = setup.board;
  return writeEnd(setup, s, {
    config,
    seats: listOf(setup.players, (seat) => writeSeat(setup, s, seat)),
    routes: objectOf(b.routeIds, (r) => writeRoute(setup, s, r)),
    cities: objectOf(b.cityIds, (c) => writeCity(setup, s, c)),
    special: writeSpecial(setup, s),
    markers: writeRouteMarkers(setup, s),
    supply: writeMarkers(s, MARKER_SUPPLY),
    favours: writeFavours(s, DISPLAY),
    completed: s[COMPLETED],
    connections: entries(s, CONNECTIONS),
  });
}

/** Whether `size` bytes from `at` on are the same in both states. */
function isSame(a: State, b: State, at: number, size: number): boolean {
  for (let i = at; i < at + size; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The same for a list whose length comes before it. */
const isSameList = (a: State, b: State, at: number): boolean => isSame(a, b, at, 1 + a[at]);

/** A copy of `earlier` with the fields that have changed, or itself where none has. */
function changed(
  earlier: Json,
  ids: readonly string[],
  isUnchanged: (i: number) => boolean,
  make: (i: number) => Json,
): JsonObject {
  let object = earlier as JsonObject;
  for (let i = 0; i < ids.length; i++) {
    if (isUnchanged(i)) continue;
    if (object === earlier) object = { ...object };
    object[ids[i]] = make(i);
  }
  return object;
}

/**
 * The position of `s` as everybody may see it, but for what seats hide. `earlier` is a view of the same game: what has
 * not changed is shared with it.
 */
export function writeNextPosition(setup: Setup, s: State, { state: old, view }: EarlierView): JsonObject {
  const b = setup.board;
  const { routeStart, postStart } = b;
  const isSameLoose = isSame(s, old, LOOSE, 1 + 2 * Math.max(looseCount(s), looseCount(old)));
  const next: JsonObject = {
    config: view.config,
    seats: listOf(setup.players, (seat) =>
      isSame(s, old, SEAT_START + seat * SEAT_SIZE, SEAT_SIZE)
        ? (view.seats as Json[])[seat]
        : writeSeat(setup, s, seat),
    ),
    routes: changed(
      view.routes,
      b.routeIds,
      (r) => isSame(s, old, POINTS + routeStart[r], routeStart[r + 1] - routeStart[r]),
      (r) => writeRoute(setup, s, r),
    ),
    cities: changed(
      view.cities,
      b.cityIds,
      (c) => isSameLoose && isSame(s, old, POSTS + postStart[c], postStart[c + 1] - postStart[c]),
      (c) => writeCity(setup, s, c),
    ),
    special: isSame(s, old, SPECIAL, b.specialPrestige.length) ? view.special : writeSpecial(setup, s),
    markers: isSame(s, old, ROUTE_MARKERS, b.routeIds.length) ? view.markers : writeRouteMarkers(setup, s),
    supply: s[MARKER_SUPPLY],
    favours: isSameList(s, old, DISPLAY) ? view.favours : writeFavours(s, DISPLAY),
    completed: s[COMPLETED],
    connections: isSameList(s, old, CONNECTIONS) ? view.connections : entries(s, CONNECTIONS),
  };
  return writeEnd(setup, s, next);
}

function writeRoute(setup: Setup, s: State, route: number): Json[] {
  const { routeStart } = setup.board;
  const first = routeStart[route];
  return listOf(routeStart[route + 1] - first, (i) => piece(s[POINTS + first + i]));
}

const writeSpecial = (setup: Setup, s: State): Json[] =>
  setup.board.specialPrestige.map((_, i) => (s[SPECIAL + i] === 0 ? null : s[SPECIAL + i] - 1));

const writeRouteMarkers = (setup: Setup, s: State): JsonObject =>
  Object.fromEntries(
    setup.board.routeIds.flatMap((id, r) =>
      s[ROUTE_MARKERS + r] === 0 ? [] : [[id, MARKERS[s[ROUTE_MARKERS + r] - 1]]],
    ),
  );

const writeFavours = (s: State, at: number): string[] => entries(s, at).map((f) => FAVOURS[f]);

/** What changes with nearly every move. */
function writeEnd(setup: Setup, s: State, position: JsonObject): JsonObject {
  if (setup.players === 2) position.pawn = s[PAWN] === NONE ? null : setup.board.provinceIds[s[PAWN]];
  position.turn = writeTurn(setup, s);
  return position;
}

export function writeSeat(setup: Setup, s: State, seat: number): JsonObject {
  const at = seat * SEAT_SIZE;
  const json: JsonObject = {
    score: s[SCORE + at],
    supply: pieces(s, SUPPLY + at),
    stock: pieces(s, STOCK + at),
    abilities: objectOf(ABILITIES, (i) => s[REMOVED + at + i]),
    markers: {
      unused: writeMarkers(s, UNUSED + at),
      used: writeMarkers(s, USED + at),
      plate: writeMarkers(s, PLATE + at),
    },
    favours: writeFavours(s, TILES + at),
  };
  const card = s[MISSION + at];
  if (card !== NONE) json.mission = [...MISSION_CARDS[card]];
  else if (setup.missions) json.mission = null;
  return json;
}

function writeCity(setup: Setup, s: State, city: number): JsonObject {
  const first = setup.board.postStart[city];
  const posts = listOf(setup.board.postStart[city + 1] - first, (i) => piece(s[POSTS + first + i]));
  if (looseCount(s) === 0) return { posts, extra: [] };
  const loose = range(looseCount(s)).filter((i) => looseCity(s, i) === city);
  const of = (extra: boolean): string[] =>
    loose.filter((i) => looseIsExtra(s, i) === extra).map((i) => writePiece(loosePiece(s, i)));
  return { posts: [...posts, ...of(false)], extra: of(true) };
}

function writeTurn(setup: Setup, s: State): JsonObject {
  const b = setup.board;
  const turn: JsonObject = {
    seat: s[TURN_SEAT],
    actions: s[ACTIONS_LEFT],
    phase: PHASES[s[PHASE]],
    begun: s[BEGUN] === 1,
  };
  // Most turns begin with an action; the field is only written for the others.
  if (s[BEGUN] !== s[ACTED]) turn.acted = s[ACTED] === 1;
  if (s[FORGONE]) turn.forgone = true;
  if (s[DECIDES] !== s[TURN_SEAT]) turn.decides = s[DECIDES];
  if (b.hasPermits)
    turn.permits = b.permitCities.filter((_, i) => (s[PERMITS_USED] >> i) & 1).map((c) => b.cityIds[c]);
  if (setup.players === 2) turn.pawn = s[PAWN_MOVED] === 1;
  if (s[SEEN] > 0) turn.seen = s[SEEN];
  if (s[SUPPLY_FAILED]) turn.supplyFailed = true;
  const put = (): string[] => entries(s, PUT).map((point) => b.pointName(point));
  switch (s[PHASE]) {
    case IN_RELOCATE:
      turn.displaced = piece(s[DISPLACED]);
      turn.from = b.routeIds[s[DISPLACED_FROM]];
      turn.extras = s[EXTRAS];
      turn.put = put();
      break;
    case IN_LIFT:
      turn.lifting = LIFTS[s[LIFT_MODE]];
      turn.lifts = s[LIFTS_LEFT];
      turn.hand = range(handCount(s)).map((i) => ({
        piece: writePiece(handPiece(s, i)),
        ...(b.countries.length > 1 ? { country: b.countries[handCountry(s, i)] } : {}),
      }));
      break;
    case IN_REMOVE:
      turn.removes = s[REMOVES_LEFT];
      break;
    case IN_PERMANENT:
      turn.marker = PERMANENT_MARKERS[s[PERMANENT]];
      turn.uses = s[PERMANENT_LEFT];
      if (s[PERMANENT] === REUSE_2) turn.reusable = pieces(s, REUSABLE);
      turn.put = put();
      break;
  }
  return turn;
}

/**
 * Reads a position. Missing fields get the defaults of the format; what does not add up is refused by the name of its
 * field.
 */

import { ActionBuffer } from '../../../../core/actions.js';
import * as check from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import { MERCHANTS, type Setup, TRADERS } from '../setup.js';
import { emptyState } from '../start.js';
import {
  COMPLETED,
  CONNECTIONS,
  DISPLAY,
  LIFT_MODE,
  PAWN,
  PHASE,
  POINTS,
  POSTS,
  REUSABLE,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  STOCK,
  TURN_SEAT,
} from '../state/layout.js';
import { listHas, listPush } from '../state/lists.js';
import { addExtraPost, addGreenPost, isConnected, looseCount, vacantSpace } from '../state/posts.js';
import { legal } from '../turn.js';
import {
  EMPTY,
  IN_LIFT,
  IN_PAWN,
  IN_PERMANENT,
  IS_OVER,
  KINDS,
  kindOf,
  LIFT_ANY,
  MERCHANT,
  NONE,
  TRADER,
} from '../vocabulary.js';
import { readPiece } from './notation.js';
import { readRouteMarkers, readSupply } from './read-markers.js';
import { readFavourTiles, readSeats, readStock } from './read-seats.js';
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

/** Before and during the last action a score leaves room for what the action adds (X1). */
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

/** Checks that a board file is playable: names are known, everything can be reached, and the rules find what they need. */
import { join, show } from '../../../../core/check.js';
import { Refusal } from '../../../../core/refusal.js';
import { checkOnMap, mustBeKnown, refuseDoubles } from '../../../board-parts.js';
import components from '../../components.json' with { type: 'json' };
import { EDITIONS } from '../edition.js';
import { MAX_POINTS, MAX_POSTS } from '../state/layout.js';
import {
  ABILITIES,
  COLOURS,
  DEVELOP_PRIVILEGE,
  GREEN_POST,
  KINDS,
  MERCHANT,
  PERMANENT_MARKERS,
  PRIVILEGE,
  REUSE_2,
} from '../vocabulary.js';
import type { BoardFile, CityFile, RouteFile } from './board-file.js';
import { checkCountries } from './country-check.js';
import { checkProvinces } from './province-check.js';

/** S2: each tavern route gets one of the start markers. */
const TAVERNS = EDITIONS['big-box'].startMarkers.length;
/** What the public form of a half-done `reuse-2` has room for. */
const MOST_REUSED = 4;

export function checkBoard(f: BoardFile): void {
  checkPlayers(f);
  checkCities(f);
  checkRoutes(f);
  checkReach(f);
  checkEnds(f);
  checkSpecial(f);
  checkMarkers(f);
  checkCountries(f);
  checkProvinces(f);
}

/** P1, S6: two players need the 2009 edition and provinces. */
function checkPlayers(f: BoardFile): void {
  if (f.players.length === 0) throw new Refusal('board.players', 'names no number of players');
  if (f.editions.length === 0) throw new Refusal('board.editions', 'names no edition');
  refuseDoubles(f.players, (i) => join('board.players', i));
  refuseDoubles(f.editions, (i) => join('board.editions', i));
  if (!f.players.includes(2)) return;
  if (f.provinces.length === 0) {
    throw new Refusal(
      'board.provinces',
      'is missing: two players need provinces for the pawn; add them or take 2 out of "players"',
    );
  }
  if (!f.editions.includes('2009')) {
    throw new Refusal('board.editions', 'two players need "2009"; add it or take 2 out of "players"');
  }
}

function checkCities(f: BoardFile): void {
  if (f.cities.length === 0) throw new Refusal('board.cities', 'is empty');
  refuseDoubles(
    f.cities.map((c) => c.id),
    (i) => `board.cities[${i}].id`,
  );
  f.cities.forEach((city, i) => {
    checkCity(f, city, join('board.cities', i));
  });
  const posts = f.cities.flatMap((c) => c.posts);
  if (posts.length > MAX_POSTS) {
    throw new Refusal('board.cities', `have ${posts.length} post spaces; at most ${MAX_POSTS} are possible`);
  }
  const developPrivilege =
    f.cities.some((c) => c.develops.includes(ABILITIES[PRIVILEGE])) ||
    f.routes.some((r) => r.permanentMarker === PERMANENT_MARKERS[DEVELOP_PRIVILEGE]);
  if (!posts.some((p) => p.privilege === COLOURS[0]) && !developPrivilege) {
    throw new Refusal(
      'board.cities',
      'have no white post space, and none develops privilege: nobody could begin',
    );
  }
}

/** H1 */
function checkCity(f: BoardFile, city: CityFile, field: string): void {
  checkOnMap(city.at, f.size, `${field}.at`);
  refuseDoubles(city.develops, (i) => join(`${field}.develops`, i));
  if (city.green && city.posts.length > 0) {
    throw new Refusal(
      `${field}.posts`,
      `must be empty: ${city.id} is green, and green cities have no printed space`,
    );
  }
  if (!city.green && city.posts.length === 0) {
    throw new Refusal(`${field}.posts`, `is empty: ${city.id} needs a post space, or "green": true`);
  }
}

function checkRoutes(f: BoardFile): void {
  refuseDoubles(
    f.routes.map((r) => r.id),
    (i) => `board.routes[${i}].id`,
  );
  f.routes.forEach((route, i) => {
    checkRoute(f, route, join('board.routes', i));
  });
  const points = f.routes.reduce((sum, r) => sum + r.points.length, 0);
  if (points > MAX_POINTS) {
    throw new Refusal('board.routes', `have ${points} points; at most ${MAX_POINTS} are possible`);
  }
}

function checkRoute(f: BoardFile, route: RouteFile, field: string): void {
  const { cities, points } = route;
  if (cities.length !== 2) {
    throw new Refusal(`${field}.cities`, `names ${cities.length} cities; ${route.id} must join two`);
  }
  cities.forEach((id, i) => {
    mustBeKnown(id, join(`${field}.cities`, i), ids(f.cities), 'city');
  });
  if (cities[0] === cities[1])
    throw new Refusal(`${field}.cities[1]`, `${route.id} begins and ends in ${cities[0]}`);
  points.forEach(({ at }, i) => {
    checkOnMap(at, f.size, `${join(`${field}.points`, i)}.at`);
  });
  const boats = points.filter((p) => p.piece === KINDS[MERCHANT]).length;
  if (boats > components.pieces.merchants) {
    throw new Refusal(
      `${field}.points`,
      `has ${boats} points for merchants, but a player has only ${components.pieces.merchants}`,
    );
  }
  if (route.maritime !== boats > 0) {
    const why =
      boats > 0
        ? 'must be true: the route has a point for merchants only'
        : 'is true, but no point is for merchants only';
    throw new Refusal(`${field}.maritime`, why);
  }
}

/** Every city can be reached from every other. */
function checkReach(f: BoardFile): void {
  const [start] = f.cities;
  const reached = new Set([start.id]);
  for (const id of reached) {
    for (const { cities } of f.routes) if (cities.includes(id)) for (const city of cities) reached.add(city);
  }
  const missed = f.cities.findIndex((c) => !reached.has(c.id));
  if (missed < 0) return;
  const { id } = f.cities[missed];
  const hasRoute = f.routes.some((r) => r.cities.includes(id));
  const why = hasRoute ? `${id} cannot be reached from ${start.id}` : `no route leads to ${id}`;
  throw new Refusal(join('board.cities', missed), why);
}

/** E11, X1 */
function checkEnds(f: BoardFile): void {
  const { cities } = f.connection;
  const field = 'board.connection.cities';
  if (cities.length !== 2) throw new Refusal(field, `names ${cities.length} cities; a connection joins two`);
  cities.forEach((id, i) => {
    mustBeKnown(id, join(field, i), ids(f.cities), 'city');
  });
  if (cities[0] === cities[1])
    throw new Refusal(`${field}[1]`, `the connection begins and ends in ${cities[0]}`);
  if (f.completedCitiesToEnd > f.cities.length) {
    throw new Refusal(
      'board.completedCitiesToEnd',
      `is ${f.completedCitiesToEnd}, but there are only ${f.cities.length} cities`,
    );
  }
}

/** E9 */
function checkSpecial(f: BoardFile): void {
  const special = f.specialPrestige;
  if (special === null) return;
  mustBeKnown(special.city, 'board.specialPrestige.city', ids(f.cities), 'city');
  const field = 'board.specialPrestige.routes';
  if (special.routes.length === 0)
    throw new Refusal(field, 'is empty: name a route that leads to these spaces');
  if (special.spaces.length === 0) throw new Refusal('board.specialPrestige.spaces', 'is empty');
  refuseDoubles(special.routes, (i) => join(field, i));
  special.routes.forEach((id, i) => {
    mustBeKnown(id, join(field, i), ids(f.routes), 'route');
    const route = f.routes.find((r) => r.id === id)!;
    if (!route.cities.includes(special.city)) {
      throw new Refusal(join(field, i), `${id} does not lead to ${special.city}`);
    }
  });
}

/** S2, H3, H4 */
function checkMarkers(f: BoardFile): void {
  const taverns = f.routes.filter((r) => r.tavern).map((r) => r.id);
  if (taverns.length !== TAVERNS) {
    const found = taverns.length === 0 ? 'no tavern' : `${taverns.length} (${taverns.join(', ')})`;
    throw new Refusal(
      'board.routes',
      `must have "tavern": true on exactly ${TAVERNS} routes, one for each start marker; there is ${found}`,
    );
  }
  f.routes.forEach((route, i) => {
    const field = `${join('board.routes', i)}.permanentMarker`;
    if (route.permanentMarker === null) return;
    if (route.tavern)
      throw new Refusal(field, `${route.id} has a tavern; other markers are not put beside a permanent one`);
    if (route.permanentMarker === PERMANENT_MARKERS[GREEN_POST] && !f.cities.some((c) => c.green)) {
      throw new Refusal(field, 'green-post needs a green city, and there is none');
    }
    if (route.permanentMarker === PERMANENT_MARKERS[REUSE_2] && route.points.length > MOST_REUSED) {
      throw new Refusal(
        field,
        `reuse-2 needs a route of at most ${MOST_REUSED} points, not ${show(route.points.length)}`,
      );
    }
  });
}

const ids = (things: readonly { id: string }[]): string[] => things.map((thing) => thing.id);

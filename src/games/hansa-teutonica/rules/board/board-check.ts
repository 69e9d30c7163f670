/** Reads a board that can be played: names are known, everything can be reached, and the rules find what they need. */
import { join } from '../../../../core/check.js';
import type { Json } from '../../../../core/json.js';
import type { Refusal } from '../../../../core/refusal.js';
import { refusal, said } from '../../../../core/refuse.js';
import { checkOnMap, mustBeKnown, refusalsOf, refuseDoubles } from '../../../board-parts.js';
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
import { checkBeginning } from './beginning-check.js';
import { type BoardFile, type CityFile, type RouteFile, readBoardForm } from './board-file.js';
import { checkCountries } from './country-check.js';
import { checkProvinces } from './province-check.js';

/** S2: each tavern route gets one of the start markers. */
const TAVERNS = EDITIONS['big-box'].startMarkers.length;
/** What the public form of a half-done `reuse-2` has room for. */
const MOST_REUSED = 4;

export function readBoardFile(json: Json): BoardFile {
  const file = readBoardForm(json);
  for (const check of checksOf(file)) check();
  return file;
}

/** What keeps a board from being played, at most one thing from each check, the first one first. */
export const boardProblems = (f: BoardFile): Refusal[] => refusalsOf(checksOf(f));

const checksOf = (f: BoardFile): (() => void)[] => [
  () => checkPlayers(f),
  () => checkCityList(f),
  ...f.cities.map((city, i) => () => checkCity(f, city, join('board.cities', i))),
  () => checkPosts(f),
  () => checkRouteList(f),
  ...f.routes.map((route, i) => () => checkRoute(f, route, join('board.routes', i))),
  () => checkPointCount(f),
  ...reachChecks(f),
  () => checkEnds(f),
  () => checkSpecial(f),
  () => checkTaverns(f),
  ...f.routes.map((route, i) => () => checkMarker(f, route, `${join('board.routes', i)}.permanentMarker`)),
  () => checkCountries(f),
  () => checkBeginning(f),
  () => checkProvinces(f),
];

/** P1, S6: two players need the 2009 edition and provinces. */
function checkPlayers(f: BoardFile): void {
  if (f.players.length === 0) throw refusal('board.players', said('board', 'noPlayers'));
  if (f.editions.length === 0) throw refusal('board.editions', said('hansaTeutonicaBoard', 'noEdition'));
  refuseDoubles(f.players, (i) => join('board.players', i));
  refuseDoubles(f.editions, (i) => join('board.editions', i));
  if (!f.players.includes(2)) return;
  if (f.provinces.length === 0) {
    throw refusal('board.provinces', said('hansaTeutonicaBoard', 'needsProvinces'));
  }
  if (!f.editions.includes('2009')) {
    throw refusal('board.editions', said('hansaTeutonicaBoard', 'needs2009'));
  }
}

function checkCityList(f: BoardFile): void {
  if (f.cities.length === 0) throw refusal('board.cities', said('board', 'empty'));
  refuseDoubles(ids(f.cities), (i) => `board.cities[${i}].id`);
}

function checkPosts(f: BoardFile): void {
  const posts = f.cities.flatMap((c) => c.posts);
  if (posts.length > MAX_POSTS) {
    throw refusal(
      'board.cities',
      said('hansaTeutonicaBoard', 'manyPosts', { posts: posts.length, most: MAX_POSTS }),
    );
  }
  const developPrivilege =
    f.cities.some((c) => c.develops.includes(ABILITIES[PRIVILEGE])) ||
    f.routes.some((r) => r.permanentMarker === PERMANENT_MARKERS[DEVELOP_PRIVILEGE]);
  if (!posts.some((p) => p.privilege === COLOURS[0]) && !developPrivilege) {
    throw refusal('board.cities', said('hansaTeutonicaBoard', 'noBeginning'));
  }
}

/** H1 */
function checkCity(f: BoardFile, city: CityFile, field: string): void {
  checkOnMap(city.at, f.size, `${field}.at`);
  refuseDoubles(city.develops, (i) => join(`${field}.develops`, i));
  if (city.green && city.posts.length > 0) {
    throw refusal(`${field}.posts`, said('hansaTeutonicaBoard', 'greenPosts', { city: city.id }));
  }
  if (!city.green && city.posts.length === 0) {
    throw refusal(`${field}.posts`, said('hansaTeutonicaBoard', 'noPosts', { city: city.id }));
  }
}

const checkRouteList = (f: BoardFile): void => refuseDoubles(ids(f.routes), (i) => `board.routes[${i}].id`);

function checkPointCount(f: BoardFile): void {
  const points = f.routes.reduce((sum, r) => sum + r.points.length, 0);
  if (points > MAX_POINTS) {
    throw refusal(
      'board.routes',
      said('hansaTeutonicaBoard', 'manyPoints', { found: points, most: MAX_POINTS }),
    );
  }
}

function checkRoute(f: BoardFile, route: RouteFile, field: string): void {
  const { cities, points } = route;
  if (cities.length !== 2) {
    throw refusal(
      `${field}.cities`,
      said('hansaTeutonicaBoard', 'ends', { n: cities.length, route: route.id }),
    );
  }
  cities.forEach((id, i) => {
    mustBeKnown(id, join(`${field}.cities`, i), ids(f.cities), 'city');
  });
  if (cities[0] === cities[1])
    throw refusal(
      `${field}.cities[1]`,
      said('hansaTeutonicaBoard', 'loop', { route: route.id, city: cities[0] }),
    );
  points.forEach(({ at }, i) => {
    checkOnMap(at, f.size, `${join(`${field}.points`, i)}.at`);
  });
  const boats = points.filter((p) => p.piece === KINDS[MERCHANT]).length;
  if (boats > components.pieces.merchants) {
    throw refusal(
      `${field}.points`,
      said('hansaTeutonicaBoard', 'manyBoats', { boats, most: components.pieces.merchants }),
    );
  }
  if (route.maritime !== boats > 0) {
    throw refusal(`${field}.maritime`, said('hansaTeutonicaBoard', boats > 0 ? 'maritime' : 'notMaritime'));
  }
}

/** Every city can be reached from every other. */
function reachChecks(f: BoardFile): (() => void)[] {
  const start = f.cities[0]?.id;
  const reached = new Set([start]);
  for (const id of reached) {
    for (const { cities } of f.routes) if (cities.includes(id)) for (const city of cities) reached.add(city);
  }
  return f.cities.map(({ id }, i) => () => {
    const hasRoute = f.routes.some((r) => r.cities.includes(id));
    if (reached.has(id) && hasRoute) return;
    const why = hasRoute
      ? said('board', 'unreachable', { city: id, start })
      : said('hansaTeutonicaBoard', 'noRouteTo', { city: id });
    throw refusal(join('board.cities', i), why);
  });
}

/** E11, X1 */
function checkEnds(f: BoardFile): void {
  const { cities } = f.connection;
  const field = 'board.connection.cities';
  if (cities.length !== 2)
    throw refusal(field, said('hansaTeutonicaBoard', 'connectionEnds', { n: cities.length }));
  cities.forEach((id, i) => {
    mustBeKnown(id, join(field, i), ids(f.cities), 'city');
  });
  if (cities[0] === cities[1])
    throw refusal(`${field}[1]`, said('hansaTeutonicaBoard', 'connectionLoop', { city: cities[0] }));
  if (f.completedCitiesToEnd > f.cities.length) {
    throw refusal(
      'board.completedCitiesToEnd',
      said('hansaTeutonicaBoard', 'longEnd', { completed: f.completedCitiesToEnd, n: f.cities.length }),
    );
  }
}

/** E9 */
function checkSpecial(f: BoardFile): void {
  const special = f.specialPrestige;
  if (special === null) return;
  mustBeKnown(special.city, 'board.specialPrestige.city', ids(f.cities), 'city');
  const field = 'board.specialPrestige.routes';
  if (special.routes.length === 0) throw refusal(field, said('hansaTeutonicaBoard', 'noSpecialRoute'));
  if (special.spaces.length === 0) throw refusal('board.specialPrestige.spaces', said('board', 'empty'));
  refuseDoubles(special.routes, (i) => join(field, i));
  special.routes.forEach((id, i) => {
    mustBeKnown(id, join(field, i), ids(f.routes), 'route');
    const route = f.routes.find((r) => r.id === id)!;
    if (!route.cities.includes(special.city)) {
      throw refusal(
        join(field, i),
        said('hansaTeutonicaBoard', 'specialElsewhere', { route: id, city: special.city }),
      );
    }
  });
}

/** S2 */
function checkTaverns(f: BoardFile): void {
  const taverns = f.routes.filter((r) => r.tavern).map((r) => r.id);
  if (taverns.length === TAVERNS) return;
  const why =
    taverns.length === 0
      ? said('hansaTeutonicaBoard', 'noTavern', { taverns: TAVERNS })
      : said('hansaTeutonicaBoard', 'taverns', {
          taverns: TAVERNS,
          n: taverns.length,
          routes: taverns.join(', '),
        });
  throw refusal('board.routes', why);
}

/** H3, H4 */
function checkMarker(f: BoardFile, route: RouteFile, field: string): void {
  if (route.permanentMarker === null) return;
  if (route.tavern) throw refusal(field, said('hansaTeutonicaBoard', 'markerAtTavern', { route: route.id }));
  if (route.permanentMarker === PERMANENT_MARKERS[GREEN_POST] && !f.cities.some((c) => c.green)) {
    throw refusal(field, said('hansaTeutonicaBoard', 'noGreenCity'));
  }
  if (route.permanentMarker === PERMANENT_MARKERS[REUSE_2] && route.points.length > MOST_REUSED) {
    throw refusal(
      field,
      said('hansaTeutonicaBoard', 'longReuse', { most: MOST_REUSED, points: route.points.length }),
    );
  }
}

const ids = (things: readonly { id: string }[]): string[] => things.map((thing) => thing.id);

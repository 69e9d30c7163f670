/**
 * Checks that a game on a board can begin, and so come to its end (X1). A route that players can create must lead to a
 * post they can establish: its city then scores with every creation, until the track ends. Or it must have a tavern and
 * a city whose posts stay empty: its markers can then be taken until none is left.
 */
import { refusal, said } from '../../../../core/refuse.js';
import {
  ABILITIES,
  BOOK,
  COLOURS,
  DEVELOP_PRIVILEGE,
  KINDS,
  MERCHANT,
  PERMANENT_MARKERS,
  PRIVILEGE,
} from '../vocabulary.js';
import type { BoardFile, CityFile, RouteFile } from './board-file.js';

/** S1: in supply; all others are on Book. */
const MERCHANTS_AT_START = 1;

export function checkBeginning(f: BoardFile): void {
  if (f.routes.length === 0) return;
  const routes = creatable(f);
  const hasPrivilege = routes.some((route) => developsPrivilege(f, route));
  const isOpen = ({ posts }: CityFile): boolean => hasPrivilege || posts[0].privilege === COLOURS[0];
  const canBegin = routes.some((route) =>
    citiesOf(f, route).some((city) => city.posts.length > 0 && (route.tavern || isOpen(city))),
  );
  if (canBegin) return;
  const [easiest] = f.routes
    .filter((route) => boatsOf(route) > MERCHANTS_AT_START)
    .sort((a, b) => boatsOf(a) - boatsOf(b));
  const field = easiest ? `board.routes[${f.routes.indexOf(easiest)}].points` : 'board.routes';
  throw refusal(field, said('hansaTeutonicaBoard', 'noStart', { boats: MERCHANTS_AT_START }));
}

/** Routes where nobody needs a permit (I1), with no more boats than players can have merchants. */
function creatable(f: BoardFile): RouteFile[] {
  const open = f.routes.filter(({ country }) => country === null || !f.countryPrestige.has(country));
  const first = open.filter((route) => boatsOf(route) <= MERCHANTS_AT_START);
  const hasBook = first.some((route) => citiesOf(f, route).some((city) => develops(city, BOOK)));
  return hasBook ? open : first;
}

const boatsOf = ({ points }: RouteFile): number =>
  points.filter(({ piece }) => piece === KINDS[MERCHANT]).length;

const citiesOf = (f: BoardFile, route: RouteFile): CityFile[] =>
  f.cities.filter(({ id }) => route.cities.includes(id));

const develops = (city: CityFile, ability: number): boolean => city.develops.includes(ABILITIES[ability]);

const developsPrivilege = (f: BoardFile, route: RouteFile): boolean =>
  route.permanentMarker === PERMANENT_MARKERS[DEVELOP_PRIVILEGE] ||
  citiesOf(f, route).some((city) => develops(city, PRIVILEGE));

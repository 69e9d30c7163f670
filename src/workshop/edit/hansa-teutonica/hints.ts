/** Hints: what is unwise on a board, though it can be played. */
import { type Hint, type Ref, refTo } from '../model.js';
import { apart, type Spot } from '../parts.js';
import { ABILITIES, type Board, type City, type Route } from './board.js';

const cities = (list: readonly City[]): Ref[] => list.map(({ id }) => refTo('city', id));
const routes = (list: readonly Route[]): Ref[] => list.map(({ id }) => refTo('route', id));

/** Short routes are created quickly; without one, a city is expensive to enter. */
const SHORT = 3;
/** Nearer than this, points and cities cover each other. */
const CLOSE = 30;

export function hints(board: Board): Hint[] {
  const of = (id: string): Route[] => board.routes.filter((r) => r.cities.includes(id));
  const remote = board.cities.filter(({ id }) => {
    const own = of(id);
    return own.length > 0 && own.every(({ points }) => points.length > SHORT);
  });
  const developing = board.cities.filter(({ develops = [] }) => develops.length > 0);
  const neighbours = board.routes.filter((r) => r.cities.every((id) => developing.some((c) => c.id === id)));
  const missing = ABILITIES.filter(
    (ability) => !developing.some(({ develops }) => develops!.includes(ability)),
  );
  const hasCoin = board.cities.some(({ posts }) => posts.some(({ prestige = 0 }) => prestige > 0));
  const [west, east] = board.connection.cities;
  const direct = board.routes.filter((r) => r.cities.includes(west) && r.cities.includes(east));
  const found: (Hint | undefined)[] = [
    ...remote.map((city) => ({ key: 'remote', refs: cities([city]) })),
    ...neighbours.map((route) => ({ key: 'abilitiesBeside', refs: routes([route]) })),
    ...missing.map((ability) => ({ key: `missing-${ability}`, refs: [] })),
    board.cities.length > 0 && !hasCoin ? { key: 'noCoin', refs: [] } : undefined,
    direct.length > 0 && west !== east ? { key: 'shortConnection', refs: routes(direct) } : undefined,
    ...crowded(board),
  ];
  return board.cities.length === 0 ? [] : found.filter((hint) => hint !== undefined);
}

/** Points that lie on each other or on a city. */
function crowded(board: Board): Hint[] {
  const spots = board.routes.flatMap((route) => route.points.map(({ at }) => ({ at, route })));
  const isClose = (a: Spot, b: Spot): boolean => apart(a, b) < CLOSE;
  const tight = board.routes.filter((route) =>
    route.points.some(
      ({ at }) =>
        board.cities.some((city) => isClose(city.at, at)) ||
        spots.some((other) => other.at !== at && isClose(other.at, at)),
    ),
  );
  const stacked = board.cities.filter((city) =>
    board.cities.some((other) => other !== city && isClose(other.at, city.at)),
  );
  return [
    ...tight.map((route) => ({ key: 'crowdedRoute', refs: routes([route]) })),
    ...stacked.map((city) => ({ key: 'crowdedCity', refs: cities([city]) })),
  ];
}

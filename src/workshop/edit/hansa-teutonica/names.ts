/** Keeps the names by which the parts of a board refer to each other. */
import { freeId } from '../parts.js';
import type { Board, Route } from './board.js';

export const routeIdFor = (cities: readonly string[]): string => [...cities].sort().join('--');

/** A guard is called after two cities, whose ids may contain dashes. */
export function guardEnds(guard: string, cities: readonly string[]): [string, string] | undefined {
  for (let at = guard.indexOf('--'); at >= 0; at = guard.indexOf('--', at + 1)) {
    const ends: [string, string] = [guard.slice(0, at), guard.slice(at + 2)];
    if (ends.every((end) => cities.includes(end))) return ends;
  }
  return undefined;
}

/** Another id for a city, and for the routes and guards that are called after it. */
export function renameIn(board: Board, from: string, to: string): Board {
  if (from === to) return board;
  const cities = board.cities.map((c) => c.id);
  const swap = (id: string): string => (id === from ? to : id);
  const routes = renamedRoutes(board, from, swap);
  const routeIds = new Map(board.routes.map((route, i) => [route.id, routes[i].id]));
  const guardId = (guard: string): string => {
    const ends = guardEnds(guard, cities);
    return ends?.includes(from) ? ends.map(swap).join('--') : guard;
  };
  const { connection, specialPrestige, twoPlayer, provinces } = board;
  const route = (id: string): string => routeIds.get(id) ?? id;
  return {
    ...board,
    connection: { ...connection, cities: connection.cities.map(swap) },
    ...(specialPrestige && {
      specialPrestige: {
        ...specialPrestige,
        city: swap(specialPrestige.city),
        routes: specialPrestige.routes.map(route),
      },
    }),
    cities: board.cities.map((city) => (city.id === from ? { ...city, id: to } : city)),
    routes,
    ...(twoPlayer && { twoPlayer: { ...twoPlayer, guards: twoPlayer.guards.map(guardId) } }),
    ...(provinces && {
      provinces: provinces.map((province) => ({
        ...province,
        routes: province.routes.map(route),
        ...(province.guards && { guards: province.guards.map(guardId) }),
      })),
    }),
  };
}

/** Routes that were called after their cities still are. */
function renamedRoutes(board: Board, city: string, swap: (id: string) => string): Route[] {
  const taken = board.routes.flatMap((r) => (r.cities.includes(city) ? [] : [r.id]));
  return board.routes.map((route) => {
    if (!route.cities.includes(city)) return route;
    const cities = route.cities.map(swap);
    const isCalledAfter = route.id.startsWith(routeIdFor(route.cities));
    const id = freeId(isCalledAfter ? routeIdFor(cities) : route.id, taken);
    taken.push(id);
    return { ...route, id, cities };
  });
}

/** The board files, as the tests look at them. */
import type { Random } from '../../src/core/random.js';
import britannia3 from '../../src/games/hansa-teutonica/boards/britannia-3.json' with { type: 'json' };
import britannia45 from '../../src/games/hansa-teutonica/boards/britannia-45.json' with { type: 'json' };
import eastern from '../../src/games/hansa-teutonica/boards/eastern.json' with { type: 'json' };
import hanseatic3 from '../../src/games/hansa-teutonica/boards/hanseatic-3.json' with { type: 'json' };
import hanseatic45 from '../../src/games/hansa-teutonica/boards/hanseatic-45.json' with { type: 'json' };
import saltMarch from '../../src/games/hansa-teutonica/boards/salt-march.json' with { type: 'json' };

interface CityFile {
  id: string;
  posts: { privilege: string; piece: string; prestige?: number }[];
  green?: boolean;
  develops?: string[];
  countries?: string[];
  permits?: string[];
}

interface RouteFile {
  id: string;
  cities: string[];
  points: { piece: string }[];
  tavern?: boolean;
  country?: string;
  permanentMarker?: string;
}

export interface BoardFile {
  id: string;
  completedCitiesToEnd: number;
  connection: { cities: string[]; prestige: number[] };
  specialPrestige: { routes: string[]; spaces: { prestige: number; privilege: string }[] };
  countryPrestige?: Record<string, number[]>;
  provinces?: { id: string; routes: string[]; guards: string[] }[];
  cities: CityFile[];
  routes: RouteFile[];
}

export const BOARDS: Record<string, BoardFile> = Object.fromEntries(
  ([hanseatic3, hanseatic45, eastern, britannia3, britannia45, saltMarch] as unknown as BoardFile[]).map(
    (b) => [b.id, b],
  ),
);

export const routeOf = (board: string, id: string): RouteFile =>
  BOARDS[board].routes.find((r) => r.id === id)!;

/** How far every route is from `from` by C3: 1 for those that share a city with it, and so on. */
function distances(board: string, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  let edge = [from];
  for (let distance = 1; edge.length > 0; distance++) {
    const next: string[] = [];
    for (const route of BOARDS[board].routes) {
      const touches = edge.some((id) =>
        routeOf(board, id).cities.some((city) => route.cities.includes(city)),
      );
      if (!found.has(route.id) && touches) {
        found.set(route.id, distance);
        next.push(route.id);
      }
    }
    edge = next;
  }
  return found;
}

/** The points where a displaced tradesman may go by C3 (and I2), computed step by step. */
export function nearestPoints(
  board: string,
  from: string,
  merchant: boolean,
  routes: Record<string, (string | null)[]>,
): string[] {
  const country = routeOf(board, from).country;
  const far = distances(board, from);
  let best = Number.POSITIVE_INFINITY;
  let points: string[] = [];
  for (const route of BOARDS[board].routes) {
    if (route.id === from || !far.has(route.id)) continue;
    if (country !== undefined && route.country !== country && route.country !== 'england') continue;
    const free = route.points.flatMap((point, i) => {
      const fits = point.piece === 'any' || merchant;
      return routes[route.id][i] === null && fits ? [`${route.id}/${i}`] : [];
    });
    if (free.length === 0) continue;
    const distance = far.get(route.id)!;
    if (distance < best) {
      best = distance;
      points = [];
    }
    if (distance === best) points.push(...free);
  }
  return points.sort();
}

/** Traders at random on the routes of a board, as in a sketch. Some routes are full, others have gaps. */
export function crowdedRoutes(
  board: string,
  seats: number,
  tradersEach: number,
  random: Random,
): Record<string, string> {
  const traders = Array<number>(seats).fill(tradersEach);
  return Object.fromEntries(
    BOARDS[board].routes.map((route) => {
      const crowd = random.below(4) > 0 ? 10 : 4;
      const points = route.points.map((point) => {
        const seat = random.below(seats);
        if (point.piece === 'merchant' || random.below(10) >= crowd || traders[seat] === 0) return '.';
        traders[seat]--;
        return `${seat}t`;
      });
      return [route.id, points.join(' ')];
    }),
  );
}

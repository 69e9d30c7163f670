/** The ways of a board as straight pieces between places, which divide it into lands. */
import type { Spot } from '../parts.js';
import type { Board } from './board.js';
import { guardEnds } from './names.js';

/** A piece of a way between two places, and the route or guard it belongs to. */
export interface Piece {
  readonly ends: readonly [number, number];
  readonly of: string;
  readonly isGuard: boolean;
}

/** Cities, and after them points, as places, and the ways between them. */
export function piecesOf(
  cities: Board['cities'],
  routes: Board['routes'],
  guards: readonly string[],
): { places: Spot[]; pieces: Piece[] } {
  const places = cities.map(({ at }) => at);
  const ids = cities.map(({ id }) => id);
  const pieces: Piece[] = [];
  for (const { id, cities: ends, points } of routes) {
    const [from, to] = ends.map((city) => ids.indexOf(city));
    if (ends.length !== 2 || from < 0 || to < 0 || from === to) continue;
    const stops = [from, ...points.map(({ at }) => places.push(at) - 1), to];
    for (let i = 1; i < stops.length; i++)
      pieces.push({ ends: [stops[i - 1], stops[i]], of: id, isGuard: false });
  }
  for (const guard of guards) {
    const ends = guardEnds(guard, ids);
    if (ends) pieces.push({ ends: [ids.indexOf(ends[0]), ids.indexOf(ends[1])], of: guard, isGuard: true });
  }
  return { places, pieces };
}

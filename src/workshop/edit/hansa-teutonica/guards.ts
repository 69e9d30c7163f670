/**
 * P1: where guards stand. A land between routes that borders on many of them would let the pawn reach too much at once,
 * so a guard between two of its cities divides it, as on the printed board: into halves as equal as possible, by the
 * shortest line.
 */
import { type Land, landsBetween } from '../../make/graph.js';
import { cross, type Spot, squared } from '../../make/whole-numbers.js';
import type { Board } from './board.js';
import { routeIdFor } from './names.js';
import { type Piece, piecesOf } from './pieces.js';

/** A land that borders on this many routes is divided. */
const LARGE = 6;

/** The guards that follow from the routes. */
export function guardsOf(board: Board): string[] {
  const { places, pieces } = piecesOf(board.cities, board.routes, []);
  let guards: string[] = [];
  let lands = landsBetween(places, pieces);
  for (let hasMore = true; hasMore; ) {
    hasMore = false;
    for (const land of lands) {
      if (land.area <= 0 || routesAround(land, pieces).size < LARGE) continue;
      const ends = dividing(board, land, places, pieces);
      if (ends === undefined) continue;
      const of = routeIdFor(ends.map((city) => board.cities[city].id));
      guards = [...guards, of];
      pieces.push({ ends, of, isGuard: true });
      hasMore = true;
    }
    lands = landsBetween(places, pieces);
  }
  // Where routes cross, a guard may divide nothing.
  const sides = (guard: string): number =>
    lands.filter(({ roads }) => roads.some((i) => pieces[i].of === guard)).length;
  return guards.filter((guard) => sides(guard) === 2).sort();
}

const routesAround = (land: Land, pieces: readonly Piece[]): Set<string> =>
  new Set(land.roads.flatMap((i) => (pieces[i].isGuard ? [] : [pieces[i].of])));

/** The two cities between which a guard divides a land best; none if every line between two of them is blocked. */
function dividing(
  board: Board,
  land: Land,
  places: readonly Spot[],
  pieces: readonly Piece[],
): [number, number] | undefined {
  const isJoined = (a: number, b: number): boolean =>
    board.routes.some(({ cities }) => [a, b].every((city) => cities.includes(board.cities[city].id))) ||
    pieces.some(({ ends, isGuard }) => isGuard && ends.includes(a) && ends.includes(b));
  const stops = land.towns.flatMap((town, i) => (town < board.cities.length ? [{ town, i }] : []));
  let best: { pair: [number, number]; rank: [number, number] } | undefined;
  stops.forEach((from, n) => {
    for (const to of stops.slice(n + 1)) {
      const pair: [number, number] = [from.town, to.town];
      if (from.town === to.town || isJoined(...pair)) continue;
      const rank: [number, number] = [
        unevenness(land, from.i, to.i, pieces),
        squared(places[pair[0]], places[pair[1]]),
      ];
      const isBetter =
        best === undefined || rank[0] < best.rank[0] || (rank[0] === best.rank[0] && rank[1] < best.rank[1]);
      if (isBetter && isFree(pair, land, places, pieces)) best = { pair, rank };
    }
  });
  return best?.pair;
}

/** By how many routes the two halves of a land's border differ, divided at its places `from` and `to`. */
function unevenness(land: Land, from: number, to: number, pieces: readonly Piece[]): number {
  const edge = land.edges.map((i) => pieces[i].of);
  const near = new Set(edge.slice(from, to)).size;
  const far = new Set([...edge.slice(to), ...edge.slice(0, from)]).size;
  return Math.abs(near - far);
}

/** Whether the straight line between two cities lies inside the land and crosses nothing. */
function isFree(
  [a, b]: [number, number],
  land: Land,
  places: readonly Spot[],
  pieces: readonly Piece[],
): boolean {
  const crosses = pieces.some(({ ends: [c, d] }) => cross(places[a], places[b], places[c], places[d]));
  const middle: Spot = [(places[a][0] + places[b][0]) / 2, (places[a][1] + places[b][1]) / 2];
  return (
    !crosses &&
    isInside(
      middle,
      land.towns.map((town) => places[town]),
    )
  );
}

/** Whether a ray from a place to the right leaves the outline an odd number of times. */
function isInside([x, y]: Spot, outline: readonly Spot[]): boolean {
  return outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    const meets = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return meets ? !inside : inside;
  }, false);
}

/** Voyages between harbours: none cross, each has one direction, and every harbour can be reached from every other. */
import type { Random } from '../../core/random.js';
import { cross, distance, distanceTo, type Spot, squared } from './whole-numbers.js';
import type { Wishes } from './wishes.js';

/** From one harbour to another. */
export type Voyage = readonly [from: number, to: number];

/** Voyages per hundred harbours; the printed board has 144. */
const DENSITY = { loose: 122, normal: 144, dense: 170 } as const;
const LONGEST = 430;
/** A voyage that passes a harbour more closely would seem to call there. */
const PASSING = 84;

/** `undefined` if no voyages connect all harbours so that a ship can return. */
export function findVoyages(
  random: Random,
  harbours: readonly Spot[],
  density: Wishes['density'],
): Voyage[] | undefined {
  const wanted = Math.round((harbours.length * DENSITY[density]) / 100);
  const ways: Voyage[] = [];
  const later: Voyage[] = [];
  const crosses = ([a, b]: Voyage): boolean =>
    ways.some(([c, d]) => cross(harbours[a], harbours[b], harbours[c], harbours[d]));
  // First a tree of short voyages, then those that remove dead ends, then as many as are wanted.
  const group = harbours.map((_, i) => i);
  const find = (i: number): number => (group[i] === i ? i : find(group[i]));
  for (const way of possibleWays(random, harbours)) {
    const [a, b] = way.map(find);
    if (a === b || crosses(way)) later.push(way);
    else {
      ways.push(way);
      group[a] = b;
    }
  }
  const extra = random.shuffle(later);
  for (const isNeeded of [true, false]) {
    for (const way of extra) {
      if (ways.includes(way) || crosses(way)) continue;
      if (isNeeded ? spansBridge(harbours.length, ways, way) : ways.length < wanted) ways.push(way);
    }
  }
  return oriented(random, harbours.length, ways);
}

/** Short ones first; those of equal length in random order. */
function possibleWays(random: Random, harbours: readonly Spot[]): Voyage[] {
  const ways: Voyage[] = [];
  harbours.forEach((from, a) => {
    harbours.forEach((to, b) => {
      const isFree =
        a < b &&
        distance(from, to) <= LONGEST &&
        harbours.every((at, i) => i === a || i === b || distanceTo(from, to, at) >= PASSING);
      if (isFree) ways.push([a, b]);
    });
  });
  const length = ([a, b]: Voyage): number => squared(harbours[a], harbours[b]);
  return random.shuffle(ways).sort((a, b) => length(a) - length(b));
}

/** The harbours beyond a voyage, if it is a bridge: the only connection to them. */
function isBridge(count: number, ways: readonly Voyage[], bridge: Voyage): boolean {
  return !reaches(
    count,
    ways
      .filter((way) => way !== bridge)
      .flatMap(([a, b]): Voyage[] => [
        [a, b],
        [b, a],
      ]),
    bridge[0],
  )[bridge[1]];
}

/** Whether a new voyage would give a bridge a second connection. */
const spansBridge = (count: number, ways: readonly Voyage[], way: Voyage): boolean =>
  ways.some((old) => isBridge(count, ways, old) && !isBridge(count, [...ways, way], old));

function reaches(count: number, voyages: readonly Voyage[], start: number): boolean[] {
  const reached = Array<boolean>(count).fill(false);
  reached[start] = true;
  const queue = [start];
  for (const at of queue) {
    for (const [from, to] of voyages) {
      if (from !== at || reached[to]) continue;
      reached[to] = true;
      queue.push(to);
    }
  }
  return reached;
}

/**
 * Without a bridge, every voyage can be given one direction (Robbins' theorem): in a depth-first walk, those to a new
 * harbour lead on, and those to a harbour already visited lead back. `undefined` where there is a bridge.
 */
function oriented(random: Random, count: number, ways: readonly Voyage[]): Voyage[] | undefined {
  const order = random.shuffle([...ways]);
  const met = Array<number>(count).fill(-1);
  const voyages: Voyage[] = [];
  const sailed = new Set<Voyage>();
  let time = 0;
  const visit = (at: number): void => {
    met[at] = time++;
    for (const way of order) {
      if (sailed.has(way) || !way.includes(at)) continue;
      const to = way[0] === at ? way[1] : way[0];
      sailed.add(way);
      voyages.push([at, to]);
      if (met[to] < 0) visit(to);
    }
  };
  visit(0);
  const back = voyages.map(([from, to]): Voyage => [to, from]);
  const isStrong = [voyages, back].every((all) => reaches(count, all, 0).every((one) => one));
  return isStrong ? voyages : undefined;
}

/** The network of roads: who is next to whom, how far apart, and the lands between the roads. */
import type { Road } from './roads.js';
import { type Spot, side } from './whole-numbers.js';

/** The distance between each two towns, in roads. */
export function stepsBetween(towns: number, roads: readonly Road[]): number[][] {
  return Array.from({ length: towns }, (_, start) => {
    const steps = Array<number>(towns).fill(-1);
    steps[start] = 0;
    const queue = [start];
    for (const town of queue) {
      for (const { ends } of roads) {
        const next = ends[0] === town ? ends[1] : ends[1] === town ? ends[0] : town;
        if (steps[next] >= 0) continue;
        steps[next] = steps[town] + 1;
        queue.push(next);
      }
    }
    return steps;
  });
}

/** A land between roads: the towns around it in order, each with the road that leads on. */
export interface Land {
  readonly towns: readonly number[];
  /** The road from each of the towns to the next. */
  readonly edges: readonly number[];
  /** The same, each once. */
  readonly roads: readonly number[];
  /** Twice its area; below zero for the land outside of all roads. */
  readonly area: number;
}

/** Compares half planes first, then sides: sorts directions around a circle without computing angles. */
function byDirection(from: Spot, a: Spot, b: Spot): number {
  const half = (p: Spot): number => (p[1] > from[1] || (p[1] === from[1] && p[0] > from[0]) ? 0 : 1);
  return half(a) - half(b) || -Math.sign(side(from, a, b));
}

/** The lands into which roads that cross nowhere divide the map; the outside is one of them. */
export function landsBetween(places: readonly Spot[], roads: readonly Pick<Road, 'ends'>[]): Land[] {
  /** The roads of each town, in the order of their directions. */
  const around = places.map((): { road: number; to: number }[] => []);
  roads.forEach(({ ends: [a, b] }, road) => {
    around[a].push({ road, to: b });
    if (a !== b) around[b].push({ road, to: a });
  });
  around.forEach((hands, town) => {
    hands.sort((a, b) => byDirection(places[town], places[a.to], places[b.to]));
  });
  const walked = new Set<string>();
  const lands: Land[] = [];
  roads.forEach(({ ends }, first) => {
    for (const start of ends) {
      if (walked.has(`${start} ${first}`)) continue;
      const towns: number[] = [];
      const on: number[] = [];
      let [town, road] = [start, first];
      while (!walked.has(`${town} ${road}`)) {
        walked.add(`${town} ${road}`);
        towns.push(town);
        on.push(road);
        const [a, b] = roads[road].ends;
        const next = a === town ? b : a;
        const hands = around[next];
        const here = hands.findIndex((hand) => hand.road === road);
        road = hands[(here + hands.length - 1) % hands.length].road;
        town = next;
      }
      lands.push({ towns, edges: on, roads: [...new Set(on)], area: areaOf(towns.map((i) => places[i])) });
    }
  });
  return lands;
}

function areaOf(outline: readonly Spot[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length];
    return sum + x * nextY - nextX * y;
  }, 0);
}

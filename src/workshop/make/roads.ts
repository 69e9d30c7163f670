/** Roads between towns: they connect all of them, cross nowhere and have room for their points. */
import type { Random } from '../../core/random.js';
import type { Sheet, Town } from './towns.js';
import { cross, distance, distanceTo, onTheWay, type Spot, squared } from './whole-numbers.js';
import type { Wishes } from './wishes.js';

export interface Road {
  /** The towns at its ends. */
  readonly ends: readonly [number, number];
  readonly points: readonly Spot[];
  /** The road on the other side of a symmetric board, or itself. */
  readonly twin: number;
}

/** Roads for every hundred towns. */
const DENSITY = { loose: 118, normal: 138, dense: 160 } as const;
const LONGEST = 345;
/** The space a town takes, measured from its place to either side and up and down, including the size of a point. */
const TOWN = { side: 82, up: 56, down: 54 } as const;
/** The distance between points of one road, and of different roads. */
const APART = 44;
const OTHERS_APART = 42;
/** How finely a path is sampled when looking for room. */
const LOOKS = 48;
const BENDS = [0, 22, -22, 40, -40] as const;

/** A road with its twin, which are built together. */
interface Plan {
  readonly ends: readonly [number, number];
  readonly twinEnds: readonly [number, number];
}

export function buildRoads(random: Random, sheet: Sheet, wishes: Wishes): Road[] | undefined {
  const builder = new Builder(random, sheet, wishes);
  const plans = random.shuffle(builder.plans()).sort((a, b) => builder.length(a) - builder.length(b));
  // First the roads that connect all towns, short ones first; then more, in random order.
  const reached = sheet.towns.map((_, i) => i);
  const find = (town: number): number => (reached[town] === town ? town : find(reached[town]));
  const later: Plan[] = [];
  for (const plan of plans) {
    const [a, b] = plan.ends.map(find);
    if (a === b || !builder.build(plan)) {
      later.push(plan);
      continue;
    }
    reached[a] = b;
    const [c, d] = plan.twinEnds.map(find);
    reached[c] = d;
  }
  if (sheet.towns.some((_, i) => find(i) !== find(0))) return undefined;
  const wanted = Math.round((sheet.towns.length * DENSITY[wishes.density]) / 100);
  for (const plan of random.shuffle(later)) if (builder.roads.length < wanted) builder.build(plan);
  return builder.roads.length >= sheet.towns.length ? builder.roads : undefined;
}

class Builder {
  readonly roads: Road[] = [];
  private readonly points: Spot[] = [];
  private readonly places: readonly Spot[];
  private readonly towns: readonly Town[];

  constructor(
    private readonly random: Random,
    private readonly sheet: Sheet,
    private readonly wishes: Wishes,
  ) {
    this.towns = sheet.towns;
    this.places = sheet.towns.map(({ at }) => at);
  }

  length({ ends: [a, b] }: Plan): number {
    return squared(this.places[a], this.places[b]);
  }

  /** Every possible road with its twin, except those that pass too close to another town. */
  plans(): Plan[] {
    const { places, towns } = this;
    const plans: Plan[] = [];
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < places.length; b++) {
        if (distance(places[a], places[b]) > LONGEST) continue;
        if (places.some((p, i) => i !== a && i !== b && distanceTo(places[a], places[b], p) < TOWN.side))
          continue;
        const twin = [towns[a].twin, towns[b].twin].sort((x, y) => x - y) as [number, number];
        // Each pair of twins once.
        if (twin[0] < a || (twin[0] === a && twin[1] < b)) continue;
        if (cross(places[a], places[b], places[twin[0]], places[twin[1]])) continue;
        plans.push({ ends: [a, b], twinEnds: twin });
      }
    }
    return plans;
  }

  /** Builds a road and its twin, if there is room for both. */
  build({ ends, twinEnds }: Plan): boolean {
    const { roads, places } = this;
    const crosses = (one: readonly [number, number]): boolean =>
      roads.some(({ ends: [c, d] }) => cross(places[one[0]], places[one[1]], places[c], places[d]));
    if (crosses(ends) || crosses(twinEnds)) return false;
    const isSame = ends[0] === twinEnds[0] && ends[1] === twinEnds[1];
    const points = this.findRoom(ends, isSame);
    if (points === undefined) return false;
    if (isSame) {
      this.add({ ends, points, twin: roads.length });
      return true;
    }
    const others = points.map((p) => this.mirrored(p));
    const isFree = others.every((p) => this.isFree(p) && points.every((q) => distance(p, q) >= OTHERS_APART));
    if (!isFree) return false;
    const first = roads.length;
    // The twin's first town is the twin of the first, or of the second.
    const isTurned = this.towns[ends[0]].twin !== twinEnds[0];
    this.add({ ends, points, twin: first + 1 });
    this.add({ ends: twinEnds, points: isTurned ? [...others].reverse() : others, twin: first });
    return true;
  }

  private add(road: Road): void {
    this.roads.push(road);
    this.points.push(...road.points);
  }

  private mirrored([x, y]: Spot): Spot {
    const { size } = this.sheet;
    return this.wishes.symmetry === 'turn' ? [size[0] - x, size[1] - y] : [size[0] - x, y];
  }

  /** The points of a road: a random number, or fewer if the road is short. A road that is its own twin is straight. */
  private findRoom(ends: readonly [number, number], isStraight: boolean): Spot[] | undefined {
    const wanted = [2, 3, 3, 3, 4, 4][this.random.below(6)];
    const bends = isStraight ? [0] : [...BENDS];
    if (!isStraight && this.random.below(2) === 0) bends.reverse();
    for (let count = wanted; count >= 2; count--) {
      for (const bend of bends) {
        const points = this.pointsOn(ends, count, bend);
        if (points !== undefined) return points;
      }
    }
    return undefined;
  }

  private pointsOn(ends: readonly [number, number], count: number, bend: number): Spot[] | undefined {
    const [a, b] = ends.map((town) => this.places[town]);
    const at = (look: number): Spot => onTheWay(a, b, look, LOOKS, bend);
    let [from, to] = [0, LOOKS];
    while (from < to && isOnTown(at(from), a)) from++;
    while (to > from && isOnTown(at(to), b)) to--;
    if (from >= to) return undefined;
    const points = Array.from({ length: count }, (_, i) =>
      onTheWay(a, b, from * (count - 1) + (to - from) * i, LOOKS * (count - 1), bend),
    );
    const isApart = points.every((p, i) => i === 0 || distance(p, points[i - 1]) >= APART);
    return isApart && points.every((p) => this.isFree(p)) ? points : undefined;
  }

  /** Whether a point fits here: on the map, and clear of other towns and other roads' points. */
  private isFree(p: Spot): boolean {
    const { size } = this.sheet;
    return (
      p[0] >= 24 &&
      p[1] >= 24 &&
      p[0] <= size[0] - 24 &&
      p[1] <= size[1] - 24 &&
      !this.places.some((town) => isOnTown(p, town)) &&
      !this.points.some((other) => distance(p, other) < OTHERS_APART)
    );
  }
}

const isOnTown = ([x, y]: Spot, town: Spot): boolean =>
  Math.abs(x - town[0]) < TOWN.side && y > town[1] - TOWN.up && y < town[1] + TOWN.down;

/** A board file as lookup arrays for the rules. Cities, routes and points are numbers. */

import { runningSum } from '../../../board-parts.js';
import { ABILITIES, COLOURS, KINDS, MERCHANT, NONE, PERMANENT_MARKERS } from '../vocabulary.js';
import type { BoardFile } from './board-file.js';

/** From id to number. */
type Index = ReadonlyMap<string, number>;
const indexOf = (ids: readonly string[]): Index => new Map(ids.map((id, i) => [id, i]));

export class Board {
  readonly file: BoardFile;
  readonly id: string;
  readonly title: string;
  readonly cityIds: readonly string[];
  readonly cityNames: readonly string[];
  readonly cityIndex: Index;
  readonly routeIds: readonly string[];
  readonly routeIndex: Index;
  readonly cities: number;
  readonly routes: number;
  readonly points: number;

  /** Points `routeStart[r]` up to `routeStart[r + 1]` belong to route r. */
  readonly routeStart: Uint8Array;
  readonly routeOfPoint: Uint8Array;
  /** 1 for a point that takes a merchant only. */
  readonly boat: Uint8Array;
  /** The two cities of each route. */
  readonly cityA: Uint8Array;
  readonly cityB: Uint8Array;
  readonly taverns: readonly number[];
  /** The permanent marker of each route, or NONE. */
  readonly permanentMarker: Uint8Array;

  /** Printed spaces `postStart[c]` up to `postStart[c + 1]` belong to city c. */
  readonly postStart: Uint8Array;
  readonly postKind: Uint8Array;
  readonly postColour: Uint8Array;
  readonly postPrestige: Uint8Array;
  readonly green: Uint8Array;
  readonly greenCities: readonly number[];
  /** A bit for each ability that a city develops. */
  readonly develops: Uint8Array;
  /** Cities `neighbours[neighbourStart[c]]` … are joined to city c by a route. */
  readonly neighbourStart: Uint16Array;
  readonly neighbours: Uint8Array;

  /**
   * For route r, the other routes `nearRoutes[r * (routes - 1) + i]` by distance, and those distances (C3);
   * routes that cannot be reached have distance NONE.
   */
  readonly nearRoutes: Uint8Array;
  readonly nearDistance: Uint8Array;

  readonly connectionEnds: readonly [number, number];
  readonly connectionPrestige: readonly number[];
  /** 1 for the routes that lead to special prestige (E9). */
  readonly specialRoute: Uint8Array;
  readonly specialPrestige: readonly number[];
  readonly specialColour: readonly number[];
  readonly completedToEnd: number;

  readonly countries: readonly string[];
  /** The country of each route; 0 for all where the board has none. */
  readonly routeCountry: Uint8Array;
  /** Country and boat of each point in one number: twice the country, plus 1 for a boat. */
  readonly pointClass: Uint8Array;
  /** The classes that there are, one bit for each. */
  readonly pointClasses: number;
  /** 1 for the countries that need a permit (I1) and count at the end (I7). */
  readonly guarded: Uint8Array;
  readonly hasPermits: boolean;
  readonly countryPrestige: readonly (readonly number[])[];
  /** A bit for each country a city counts for. */
  readonly cityCountries: Uint8Array;
  /** Cities that give permits, those of the country itself before others. */
  readonly permitCities: readonly number[];
  /** For country k and permit city i: 0 none, 1 from abroad, 2 local. */
  readonly permit: Uint8Array;

  readonly provinceIds: readonly string[];
  readonly provinceIndex: Index;
  readonly provinces: number;
  /** 1 at `province * routes + route` for a route that borders the province. */
  readonly borders: Uint8Array;
  /** Borders to cross from one province to another, at `from * provinces + to`. */
  readonly provinceDistance: Uint8Array;

  constructor(file: BoardFile) {
    this.file = file;
    this.id = file.id;
    this.title = file.title;
    this.cityIds = file.cities.map((c) => c.id);
    this.cityNames = file.cities.map((c) => c.name);
    this.cityIndex = indexOf(this.cityIds);
    this.routeIds = file.routes.map((r) => r.id);
    this.routeIndex = indexOf(this.routeIds);
    const city = (id: string): number => this.cityIndex.get(id)!;
    this.cities = file.cities.length;
    this.routes = file.routes.length;

    this.routeStart = runningSum(file.routes.map((r) => r.points.length));
    this.points = this.routeStart[this.routes];
    this.routeOfPoint = Uint8Array.from(file.routes.flatMap((r, i) => r.points.map(() => i)));
    this.boat = Uint8Array.from(
      file.routes.flatMap((r) => r.points.map((p) => Number(p.piece === KINDS[MERCHANT]))),
    );
    this.cityA = Uint8Array.from(file.routes, (r) => city(r.cities[0]));
    this.cityB = Uint8Array.from(file.routes, (r) => city(r.cities[1]));
    this.taverns = file.routes.flatMap((r, i) => (r.tavern ? [i] : []));
    this.permanentMarker = Uint8Array.from(file.routes, (r) =>
      r.permanentMarker === null ? NONE : PERMANENT_MARKERS.indexOf(r.permanentMarker),
    );

    this.postStart = runningSum(file.cities.map((c) => c.posts.length));
    const posts = file.cities.flatMap((c) => c.posts);
    this.postKind = Uint8Array.from(posts, (p) => KINDS.indexOf(p.piece));
    this.postColour = Uint8Array.from(posts, (p) => COLOURS.indexOf(p.privilege));
    this.postPrestige = Uint8Array.from(posts, (p) => p.prestige);
    this.green = Uint8Array.from(file.cities, (c) => Number(c.green));
    this.greenCities = file.cities.flatMap((c, i) => (c.green ? [i] : []));
    this.develops = Uint8Array.from(file.cities, (c) =>
      c.develops.reduce((mask, a) => mask | (1 << ABILITIES.indexOf(a)), 0),
    );
    const joined = file.cities.map((_, c) =>
      file.routes.flatMap((_r, r) =>
        this.cityA[r] === c ? [this.cityB[r]] : this.cityB[r] === c ? [this.cityA[r]] : [],
      ),
    );
    this.neighbourStart = Uint16Array.from(runningSum(joined.map((n) => n.length)));
    this.neighbours = Uint8Array.from(joined.flat());
    [this.nearRoutes, this.nearDistance] = nearArrays(this.cityA, this.cityB);

    const [west, east] = file.connection.cities;
    this.connectionEnds = [city(west), city(east)];
    this.connectionPrestige = file.connection.prestige;
    const special = file.specialPrestige;
    this.specialRoute = Uint8Array.from(file.routes, (r) => Number(special?.routes.includes(r.id) === true));
    this.specialPrestige = (special?.spaces ?? []).map((s) => s.prestige);
    this.specialColour = (special?.spaces ?? []).map((s) => COLOURS.indexOf(s.privilege));
    this.completedToEnd = file.completedCitiesToEnd;

    this.countries = [...new Set(file.routes.map((r) => r.country ?? ''))].sort();
    const country = (name: string): number => this.countries.indexOf(name);
    this.routeCountry = Uint8Array.from(file.routes, (r) => country(r.country ?? ''));
    this.pointClass = this.boat.map((boat, point) => 2 * this.routeCountry[this.routeOfPoint[point]] + boat);
    this.pointClasses = this.pointClass.reduce((classes, one) => classes | (1 << one), 0);
    const prestige = file.countryPrestige;
    this.countryPrestige = this.countries.map((name) => prestige.get(name) ?? []);
    this.guarded = Uint8Array.from(this.countries, (name) => Number(prestige.has(name)));
    this.hasPermits = this.guarded.includes(1);
    this.cityCountries = Uint8Array.from(file.cities, (c) =>
      c.countries.reduce((mask, name) => mask | (1 << country(name)), 0),
    );
    this.permitCities = file.cities.flatMap((c, i) => (c.permits.length > 0 ? [i] : []));
    this.permit = Uint8Array.from(
      this.countries.flatMap((name) =>
        this.permitCities.map((i) => {
          const c = file.cities[i];
          return c.permits.includes(name) ? (c.countries.includes(name) ? 2 : 1) : 0;
        }),
      ),
    );

    const { provinces } = file;
    this.provinceIds = provinces.map((p) => p.id);
    this.provinceIndex = indexOf(this.provinceIds);
    this.provinces = provinces.length;
    this.borders = Uint8Array.from(
      provinces.flatMap((p) => this.routeIds.map((id) => Number(p.routes.includes(id)))),
    );
    this.provinceDistance = provinceDistances(provinces);
  }

  /** The name of a point as it is written: `route/index`. */
  pointName(point: number): string {
    const route = this.routeOfPoint[point];
    return `${this.routeIds[route]}/${point - this.routeStart[route]}`;
  }
}

function nearArrays(cityA: Uint8Array, cityB: Uint8Array): [Uint8Array, Uint8Array] {
  const count = cityA.length;
  const touches = (r: number, q: number): boolean =>
    cityA[r] === cityA[q] || cityA[r] === cityB[q] || cityB[r] === cityA[q] || cityB[r] === cityB[q];
  const routes: number[] = [];
  const distances: number[] = [];
  for (let start = 0; start < count; start++) {
    const distance = walk(count, start, touches);
    const others = [...distance.keys()]
      .filter((r) => r !== start)
      .sort((r, q) => distance[r] - distance[q] || r - q);
    routes.push(...others);
    distances.push(...others.map((r) => distance[r]));
  }
  return [Uint8Array.from(routes), Uint8Array.from(distances)];
}

function provinceDistances(provinces: readonly { routes: string[]; guards: string[] }[]): Uint8Array {
  const shares = (a: number, b: number): boolean =>
    provinces[a].routes.some((r) => provinces[b].routes.includes(r)) ||
    provinces[a].guards.some((g) => provinces[b].guards.includes(g));
  return Uint8Array.from(provinces.flatMap((_, from) => [...walk(provinces.length, from, shares)]));
}

/** Steps from `start` to each of `count` things that are next to each other where `next` says so. */
function walk(count: number, start: number, next: (a: number, b: number) => boolean): Uint8Array {
  const distance = new Uint8Array(count).fill(NONE);
  distance[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (let to = 0; to < count; to++) {
      if (distance[to] === NONE && next(at, to)) {
        distance[to] = distance[at] + 1;
        queue.push(to);
      }
    }
  }
  return distance;
}

/** Generated boards: valid, with room for everything, playable, and the same on every machine. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { type HansaWishes, makeHansaBoard } from '../../src/workshop/make/hansa.js';
import { DENSITIES, makeBoard, SEAS, SIZES, SYMMETRIES, type Wishes } from '../../src/workshop/make/index.js';
import { effort } from '../setup/effort.js';
import { comesToItsEnd } from './driven-games.js';

type Spot = [number, number];
interface Made extends JsonObject {
  id: string;
  size: Spot;
  players: number[];
  connection: { cities: string[]; prestige: number[] };
  cities: { id: string; name: string; at: Spot; posts: JsonObject[]; develops?: string[] }[];
  routes: { id: string; cities: string[]; points: { at: Spot; piece: string }[]; maritime?: boolean }[];
}

const made = (wishes: Wishes): Made => makeBoard(wishes) as Made;

/** Every wish in turn. */
const wishesOf = (seed: number): Wishes => {
  const random = new Random(`wishes ${seed}`);
  const any = <T>(values: readonly T[]): T => values[random.below(values.length)];
  return {
    seed: String(seed),
    players: any([[3], [3, 4], [4, 5], [2, 3], [2]]),
    size: any(SIZES),
    density: any(DENSITIES),
    sea: any(SEAS),
    symmetry: any(SYMMETRIES),
  };
};

const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** What would look wrong on the map. */
function blemishes({ size, cities, routes }: Made): string[] {
  const points = routes.flatMap((route) => route.points.map(({ at }) => ({ at, of: route.id })));
  const found: string[] = [];
  points.forEach(({ at, of }, i) => {
    const isOnMap = at.every((v, k) => v >= 20 && v <= size[k] - 20);
    if (!isOnMap) found.push(`${of} leaves the map`);
    for (const city of cities) {
      const [x, y] = [Math.abs(at[0] - city.at[0]), at[1] - city.at[1]];
      const half = Math.max(city.posts.length * 29 + 6, city.name.length * 8.5 + 16) / 2;
      if (x < half + 12 && y > -37 - 12 && y < 36 + 12) found.push(`${of} has a point on ${city.id}`);
    }
    for (const other of points.slice(i + 1))
      if (apart(at, other.at) < 36) found.push(`${of} touches ${other.of}`);
  });
  return found;
}

/** Whether two segments cross. */
function doCross(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const side = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const COUNT = effort(40, 10_000);
const PLAYED = effort(10, 10_000);
/** Ten thousand boards take minutes. */
const PATIENCE_MS = 1_800_000;

describe('boards from seeds', () => {
  it(`are valid and have room for everything: ${COUNT} of them`, { timeout: PATIENCE_MS }, () => {
    const ids = new Set<string>();
    for (let seed = 0; seed < COUNT; seed++) {
      const wishes = wishesOf(seed);
      const board = made(wishes);
      const game = hansaTeutonica.withBoards([board]);
      const counts = new Set(
        game.configs().flatMap((c) => (c.board === board.id ? [Number(c.players)] : [])),
      );
      expect([...counts].sort()).toEqual(wishes.players);
      expect(blemishes(board), JSON.stringify(wishes)).toEqual([]);
      ids.add(JSON.stringify(board));
    }
    expect(ids.size).toBe(COUNT);
  });

  it(`can be played to the end with every number of players: ${PLAYED} of them`, {
    timeout: PATIENCE_MS,
  }, () => {
    for (let seed = 0; seed < PLAYED; seed++) {
      const board = made(wishesOf(seed));
      const game = hansaTeutonica.withBoards([board]);
      for (const players of board.players) {
        const edition = players === 2 ? '2009' : 'big-box';
        const rules = game.rules({ game: 'hansa-teutonica', board: board.id, players, edition });
        expect(comesToItsEnd(rules, new Random(`play ${seed}`)), JSON.stringify(wishesOf(seed))).toBe(true);
      }
    }
  });

  it('are the same on every machine', () => {
    const text = Array.from({ length: 20 }, (_, seed) => JSON.stringify(made(wishesOf(seed)))).join('\n');
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '50dbac3f520ae4361ae0fd788c8ed2ad27db5c800f75d3b5dbeab76f4c7ed264',
    );
  });
});

describe('wishes are respected', () => {
  const usual = {
    seed: 'a',
    players: [3, 4],
    size: 'medium',
    density: 'normal',
    sea: 'some',
    symmetry: 'none',
  } as const;
  const boats = ({ routes }: Made): number => routes.filter(({ maritime }) => maritime).length;

  it('by size, density and sea', () => {
    const cities = SIZES.map((size) => made({ ...usual, size }).cities.length);
    expect(cities).toEqual([...cities].sort((a, b) => a - b));
    expect(new Set(cities).size).toBe(3);
    const routes = DENSITIES.map((density) => made({ ...usual, density }).routes.length);
    expect(routes[0]).toBeLessThan(routes[1]);
    expect(routes[1]).toBeLessThan(routes[2]);
    const [none, some, much] = SEAS.map((sea) => boats(made({ ...usual, sea })));
    expect(none).toBe(0);
    expect(some).toBeGreaterThan(0);
    expect(much).toBeGreaterThan(some);
  });

  it.each(['mirror', 'turn'] as const)('by symmetry: %s', (symmetry) => {
    const { size, cities, routes } = made({ ...usual, symmetry });
    const twin = ([x, y]: Spot): Spot => [size[0] - x, symmetry === 'mirror' ? y : size[1] - y];
    const near = (a: Spot, all: readonly Spot[]): boolean => all.some((b) => apart(a, b) <= 1.5);
    const places = cities.map(({ at }) => at);
    for (const at of places) expect(near(twin(at), places)).toBe(true);
    const points = routes.flatMap((route) => route.points.map(({ at }) => at));
    for (const at of points) expect(near(twin(at), points)).toBe(true);
  });

  it('every ability can be developed somewhere, and the connection is long', () => {
    const { cities, connection, routes } = made(usual);
    const abilities = cities.flatMap(({ develops = [] }) => develops);
    expect(abilities.sort()).toEqual(['actions', 'bank', 'book', 'keys', 'privilege']);
    const isDirect = routes.some((route) => connection.cities.every((city) => route.cities.includes(city)));
    expect(isDirect).toBe(false);
  });
});

describe('boards of Hansa from seeds', () => {
  const hansaWishes = (seed: number): HansaWishes => {
    const random = new Random(`hansa ${seed}`);
    const any = <T>(values: readonly T[]): T => values[random.below(values.length)];
    return {
      seed: String(seed),
      players: any([[2, 3, 4], [3], [2], [3, 4]]),
      size: any(SIZES),
      density: any(DENSITIES),
    };
  };
  interface Sea extends JsonObject {
    size: Spot;
    players: number[];
    cities: { id: string; at: Spot; sailsTo: string[] }[];
  }

  it(`are valid, and no sea routes cross: ${COUNT} of them`, { timeout: PATIENCE_MS }, () => {
    const texts = new Set<string>();
    for (let seed = 0; seed < COUNT; seed++) {
      const wishes = hansaWishes(seed);
      const board = makeHansaBoard(wishes) as Sea;
      const counts = hansa
        .withBoards([board])
        .configs()
        .flatMap((config) => (config.board === board.id ? [Number(config.players)] : []));
      expect([...new Set(counts)].sort(), JSON.stringify(wishes)).toEqual(wishes.players);
      expect(faultsAtSea(board), JSON.stringify(wishes)).toEqual([]);
      texts.add(JSON.stringify(board));
    }
    expect(texts.size).toBe(COUNT);
  });

  function faultsAtSea({ size, cities }: Sea): string[] {
    const found: string[] = [];
    const at = (id: string): Spot => cities.find((city) => city.id === id)!.at;
    const ways = cities.flatMap(({ id, sailsTo }) => sailsTo.map((to) => [id, to] as const));
    cities.forEach((city, i) => {
      if (city.at.some((v, k) => v < 90 || v > size[k] - 90)) found.push(`${city.id} is at the edge`);
      for (const other of cities.slice(i + 1))
        if (apart(city.at, other.at) < 175) found.push(`${city.id} is too close to ${other.id}`);
    });
    ways.forEach(([a, b], i) => {
      for (const [c, d] of ways.slice(i + 1)) {
        if (a === d && b === c) found.push(`${a} and ${b} both ways`);
        if (![a, b].some((id) => id === c || id === d) && doCross(at(a), at(b), at(c), at(d)))
          found.push(`${a} to ${b} crosses ${c} to ${d}`);
      }
    });
    return found;
  }

  it(`can be played to the end with every number of players: ${PLAYED} of them`, {
    timeout: PATIENCE_MS,
  }, () => {
    for (let seed = 0; seed < PLAYED; seed++) {
      const board = makeHansaBoard(hansaWishes(seed)) as Sea;
      const game = hansa.withBoards([board]);
      for (const players of board.players) {
        const rules = game.rules({ game: 'hansa', board: String(board.id), players });
        expect(comesToItsEnd(rules, new Random(`play ${seed}`)), JSON.stringify(hansaWishes(seed))).toBe(
          true,
        );
      }
    }
  });

  it('are the same on every machine', () => {
    const text = Array.from({ length: 20 }, (_, seed) => JSON.stringify(makeHansaBoard(hansaWishes(seed))));
    expect(createHash('sha256').update(text.join('\n')).digest('hex')).toBe(
      '551d463fee7ebd87690529653cac3af5d64a4e3ffd43778250c310e57f7855ab',
    );
  });

  it('have more cities and sea routes on request', () => {
    const usualSea = { seed: 'a', players: [3], size: 'medium', density: 'normal' } as const;
    const sea = (wishes: Partial<HansaWishes>): Sea => makeHansaBoard({ ...usualSea, ...wishes }) as Sea;
    expect(SIZES.map((size) => sea({ size }).cities.length)).toEqual([7, 9, 13]);
    const ways = DENSITIES.map((density) =>
      sea({ density, size: 'large' }).cities.reduce((sum, { sailsTo }) => sum + sailsTo.length, 0),
    );
    expect(ways[0]).toBeLessThan(ways[2]);
  });
});

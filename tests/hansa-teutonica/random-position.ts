/** Random positions: anything with the right number of pieces. Most of it is rare in real games. */
import type { JsonObject } from '../../src/core/json.js';
import type { Random } from '../../src/core/random.js';
import components from '../../src/games/hansa-teutonica/components.json' with { type: 'json' };
import { connected } from './audit.js';
import { BOARDS } from './boards.js';
import type { Position } from './scene.js';

const TRACKS = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 };

export function randomPosition(config: JsonObject, random: Random): JsonObject {
  const board = BOARDS[config.board as string];
  const players = config.players as number;
  const chance = (percent: number): boolean => random.below(100) < percent;
  // Sometimes everything is developed and on routes, so that hardly a point is free.
  const full = chance(15);
  const seats = Array.from({ length: players }, () => {
    const developed = full ? 100 : random.below(101);
    const abilities = Object.fromEntries(
      Object.entries(TRACKS).map(([ability, length]) => [
        ability,
        Array.from({ length }).filter(() => chance(developed)).length,
      ]),
    );
    const { keys, actions, privilege, book, bank } = abilities;
    return {
      abilities,
      left: { t: 11 + keys + actions + privilege + bank, m: 1 + book },
      markers: { unused: [] as string[], used: [] as string[], plate: [] as string[] },
      favours: [] as string[],
    };
  });

  /** A piece of some seat, or nothing when there is none left. */
  const draw = (merchants: number, only?: 'm' | 't'): string | null => {
    const kind = only ?? (chance(merchants) ? 'm' : 't');
    const able = seats.flatMap(({ left }, i) => (left[kind] > 0 ? [i] : []));
    if (able.length === 0) return null;
    const seat = able[random.below(able.length)];
    seats[seat].left[kind]--;
    return `${seat}${kind}`;
  };

  const cities: JsonObject = {};
  const built = full ? 5 : random.below(90);
  for (const city of board.cities) {
    const posts: (string | null)[] = city.posts.map(() => null);
    for (let i = 0; i < posts.length && chance(built); i++) {
      posts[i] = draw(0, city.posts[i].piece === 'merchant' && chance(80) ? 'm' : 't');
      if (posts[i] === null) break;
    }
    const extra: string[] = [];
    if (city.green) while (chance(built / 2)) posts.push(...[draw(20)].filter((piece) => piece !== null));
    while ((city.green || posts[0] !== null) && chance(15))
      extra.push(...[draw(20)].filter((p) => p !== null));
    cities[city.id] = { posts, extra };
  }

  const routes: Record<string, (string | null)[]> = {};
  const crowd = full ? 95 + random.below(6) : random.below(101);
  for (const route of board.routes) {
    // Some routes are filled by one seat, so that they can be created.
    const owner = !full && chance(25) ? random.below(players) : undefined;
    routes[route.id] = route.points.map(({ piece }) => {
      if (owner === undefined) return chance(crowd) ? draw(10, piece === 'merchant' ? 'm' : undefined) : null;
      const { left } = seats[owner];
      const kind = piece === 'merchant' || (chance(20) && left.m > 0) ? 'm' : 't';
      if (left[kind] === 0) return null;
      left[kind]--;
      return `${owner}${kind}`;
    });
  }

  const special = board.specialPrestige.spaces.map(() => {
    const piece = chance(30) ? draw(0, 'm') : null;
    return piece === null ? null : Number(piece[0]);
  });

  const edition = components.editions[config.edition as 'big-box'];
  const all = random.shuffle([
    ...edition.startMarkers,
    ...Object.entries(edition.supplyMarkers).flatMap(([marker, n]) => Array<string>(n).fill(marker)),
  ]);
  const markers: Record<string, string> = {};
  let lying = 0;
  const supply: string[] = [];
  for (const marker of all) {
    const { unused, used, plate } = seats[random.below(players)].markers;
    const where = random.below(10);
    const route = board.routes[random.below(board.routes.length)];
    const fits = route.permanentMarker === undefined && (route.country ?? 'england') === 'england';
    if (where < 4) unused.push(marker);
    else if (where < 5) used.push(marker);
    else if (where < 6 && lying < 3) {
      plate.push(marker);
      lying++;
    } else if (where < 8 && fits && lying < 3 && markers[route.id] === undefined) {
      markers[route.id] = marker;
      lying++;
    } else supply.push(marker);
  }

  const modules = config.modules as string[];
  const tiles = random.shuffle([...components.favours]).slice(0, modules.includes('favours') ? players : 0);
  const display = tiles.filter((tile) => {
    if (chance(40)) return true;
    seats[random.below(players)].favours.push(tile);
    return false;
  });
  const missions = random.shuffle([...components.missions]);

  // Where there are permits, it matters who owns them.
  const permits = board.cities
    .filter((city) => city.permits)
    .flatMap(({ id }) =>
      (cities[id] as { posts: (string | null)[] }).posts.filter((piece) => piece !== null).slice(-1),
    );
  const holder =
    permits.length > 0 && chance(70) ? Number(permits[random.below(permits.length)][0]) : undefined;
  const turn = holder ?? random.below(players);
  const position: JsonObject = {
    config,
    seats: seats.map(({ abilities, left, favours, markers: held }, i) => {
      // Sometimes a stock, a supply or both are empty: the rest went to posts nobody can reach.
      const split = (n: number, all: number): number => (all < 30 ? 0 : all > 70 ? n : random.below(n + 1));
      const way = random.below(101);
      const hired = { traders: split(left.t, way), merchants: split(left.m, way) };
      return {
        score: random.below(18),
        supply: hired,
        stock: { traders: left.t - hired.traders, merchants: left.m - hired.merchants },
        abilities,
        markers: held,
        favours,
        ...(modules.includes('missions') ? { mission: missions[i] } : {}),
      };
    }),
    routes,
    cities,
    special,
    markers,
    supply,
    favours: display,
    ...(players === 2 ? { pawn: board.provinces![random.below(board.provinces!.length)].id } : {}),
    turn: { seat: turn, actions: random.below(6), begun: chance(50) },
  };
  position.connections = random.shuffle(connected(board, position as unknown as Position));
  return position;
}

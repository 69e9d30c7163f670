/**
 * All legal actions of a position, from its public form and the board files alone, rule by rule and without regard to
 * speed: what the engine's lists are compared with.
 */
import type { Json, JsonObject } from '../../src/core/json.js';
import components from '../../src/games/hansa-teutonica/components.json' with { type: 'json' };
import { BOARDS, type BoardFile, nearestPoints, routeOf } from './boards.js';
import type { Position } from './scene.js';

const KINDS = ['trader', 'merchant'] as const;
type Kind = (typeof KINDS)[number];
const COLOURS = ['white', 'orange', 'pink', 'black'];
const TRACKS = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 } as const;
const ABILITIES = ['keys', 'actions', 'privilege', 'book', 'bank'] as const;

const kindOf = (piece: string): Kind => (piece[1] === 't' ? 'trader' : 'merchant');
const ownerOf = (piece: string): number => Number(piece[0]);
const isBoat = (board: BoardFile, point: string): boolean => {
  const [route, i] = point.split('/');
  return routeOf(board.id, route).points[Number(i)].piece === 'merchant';
};
const countryOf = (board: BoardFile, point: string): string | undefined =>
  routeOf(board.id, point.split('/')[0]).country;

/** All points with what stands on them. */
const pointsOf = (p: Position): [string, string | null][] =>
  Object.entries(p.routes).flatMap(([route, points]) =>
    points.map((piece, i): [string, string | null] => [`${route}/${i}`, piece]),
  );

export const freeFor = (board: BoardFile, p: Position, kind: Kind): string[] =>
  pointsOf(p)
    .filter(([point, piece]) => piece === null && (kind === 'merchant' || !isBoat(board, point)))
    .map(([point]) => point);

const occupied = (p: Position): [string, string][] =>
  pointsOf(p).flatMap(([point, piece]): [string, string][] => (piece === null ? [] : [[point, piece]]));

export function legalActions(p: Position): JsonObject[] {
  const board = BOARDS[p.config.board as string];
  switch (p.turn.phase) {
    case 'actions':
      return actions(board, p);
    case 'relocate':
      return relocations(board, p);
    case 'lift':
      return lifting(board, p);
    case 'remove':
      return [...occupied(p).map(([at]): JsonObject => ({ type: 'remove', at })), { type: 'done' }];
    case 'permanent':
      return [...permanent(board, p), { type: 'done' }];
    case 'share': {
      const { stock } = p.seats[p.turn.decides!];
      return [
        ...KINDS.filter((kind) => stock[`${kind}s`] > 0).map(
          (piece): JsonObject => ({ type: 'share', piece }),
        ),
        { type: 'done' },
      ];
    }
    case 'markers':
      return [...new Set(p.seats[p.turn.seat].markers.plate)].flatMap((marker) =>
        openRoutes(board, p).map((route): JsonObject => ({ type: 'put-marker', marker, route })),
      );
    case 'pawn':
      return board.provinces!.map(({ id }): JsonObject => ({ type: 'pawn', to: id, free: true }));
    default:
      return [];
  }
}

/** T5 */
export function openRoutes(board: BoardFile, p: Position): string[] {
  return board.routes
    .filter((route) => route.permanentMarker === undefined && p.markers[route.id] === undefined)
    .filter((route) => (route.country ?? 'england') === 'england')
    .filter((route) => p.routes[route.id].every((piece) => piece === null))
    .filter((route) => route.cities.some((city) => p.cities[city].posts.includes(null)))
    .map((route) => route.id);
}

function actions(board: BoardFile, p: Position): JsonObject[] {
  const list: JsonObject[] = [{ type: 'end-turn' }, ...favours(p), ...uses(board, p)];
  if (p.seats.length === 2) list.push(...pawnMoves(board, p));
  if (p.turn.actions === 0) return list;
  const seat = p.turn.seat;
  const own = occupied(p).filter(([, piece]) => ownerOf(piece) === seat);
  list.push(...income(p), ...placing(board, p), ...displacing(board, p), ...creating(board, p));
  list.push(...own.map(([at]): JsonObject => ({ type: 'lift', at })));
  return list;
}

/** T6 */
function favours(p: Position): JsonObject[] {
  const { unused } = p.seats[p.turn.seat].markers;
  if (p.turn.begun) return [];
  const pairs = new Map<string, string[]>();
  unused.forEach((a, i) => {
    unused.slice(i + 1).forEach((b) => {
      const pair = [a, b].sort();
      pairs.set(pair.join(), pair);
    });
  });
  return p.favours.flatMap((tile) =>
    [...pairs.values()].map((markers): JsonObject => ({ type: 'favour', tile, markers })),
  );
}

/** M1 to M5 */
function uses(board: BoardFile, p: Position): JsonObject[] {
  const seat = p.turn.seat;
  return [...new Set(p.seats[seat].markers.unused)].flatMap((marker): JsonObject[] => {
    switch (marker) {
      case 'exchange':
        return board.cities
          .filter((city) => !city.green)
          .flatMap((city) =>
            p.cities[city.id].posts.flatMap((piece, post, posts): JsonObject[] => {
              const next = posts[post + 1];
              if (piece === null || !next) return [];
              const mine = ownerOf(piece) === seat || ownerOf(next) === seat;
              if (p.config.edition === 'big-box' && !mine) return [];
              return [{ type: 'use', marker, city: city.id, post }];
            }),
          );
      case 'develop':
        return ABILITIES.filter((ability) => p.seats[seat].abilities[ability] < TRACKS[ability]).map(
          (ability): JsonObject => ({ type: 'use', marker, ability }),
        );
      case 'actions-3':
      case 'actions-4':
        return p.turn.forgone ? [] : [{ type: 'use', marker }];
      case 'move-3':
        return occupied(p).some(([, piece]) => ownerOf(piece) !== seat) ? [{ type: 'use', marker }] : [];
      case 'remove-3':
        return occupied(p).length > 0 ? [{ type: 'use', marker }] : [];
      default:
        return [];
    }
  });
}

/** P2 */
function pawnMoves(board: BoardFile, p: Position): JsonObject[] {
  const provinces = board.provinces!;
  const beside = (id: string): string[] => {
    const here = provinces.find((province) => province.id === id)!;
    const borders = [...here.routes, ...here.guards];
    return provinces
      .filter((other) => [...other.routes, ...other.guards].some((border) => borders.includes(border)))
      .map((other) => other.id);
  };
  const others = provinces.map(({ id }) => id).filter((id) => id !== p.pawn);
  const near = new Set(beside(p.pawn!).flatMap(beside));
  return [
    ...(p.turn.pawn ? [] : others.filter((id) => near.has(id))).map(
      (to): JsonObject => ({ type: 'pawn', to, free: true }),
    ),
    ...(p.turn.actions > 0 ? others : []).map((to): JsonObject => ({ type: 'pawn', to, free: false })),
  ];
}

/** A1 */
function income(p: Position): JsonObject[] {
  const { stock, abilities } = p.seats[p.turn.seat];
  const bank = components.abilities.bank[abilities.bank];
  const all = stock.traders + stock.merchants;
  const most = bank === 'all' ? all : Math.min(Number(bank), all);
  const least = p.config.edition === 'big-box' ? 1 : Math.max(1, most);
  const list: JsonObject[] = [];
  for (let traders = 0; traders <= stock.traders; traders++) {
    for (let merchants = 0; merchants <= stock.merchants; merchants++) {
      const sum = traders + merchants;
      if (sum >= least && sum <= most) list.push({ type: 'income', traders, merchants });
    }
  }
  return list;
}

/** P1, I1: whether the player in turn may place and displace on a route now. */
function mayEnter(board: BoardFile, p: Position, id: string): boolean {
  if (p.seats.length === 2 && !bordersPawn(board, p, id)) return false;
  const { country } = routeOf(board.id, id);
  if (country === undefined || country === 'england') return true;
  return board.cities.some((city) => {
    if (!city.permits?.includes(country) || p.turn.permits!.includes(city.id)) return false;
    const rightmost = [...p.cities[city.id].extra, ...p.cities[city.id].posts]
      .filter((piece) => piece !== null)
      .pop();
    return rightmost !== undefined && ownerOf(rightmost) === p.turn.seat;
  });
}

const bordersPawn = (board: BoardFile, p: Position, id: string): boolean =>
  board.provinces!.find((province) => province.id === p.pawn)!.routes.includes(id);

/** B1 */
function placing(board: BoardFile, p: Position): JsonObject[] {
  const { supply } = p.seats[p.turn.seat];
  return KINDS.filter((kind) => supply[`${kind}s`] > 0).flatMap((piece) =>
    freeFor(board, p, piece)
      .filter((at) => mayEnter(board, p, at.split('/')[0]))
      .map((at): JsonObject => ({ type: 'place', piece, at })),
  );
}

/** C1 */
function displacing(board: BoardFile, p: Position): JsonObject[] {
  const { supply } = p.seats[p.turn.seat];
  const list: JsonObject[] = [];
  for (const [at, victim] of occupied(p)) {
    if (ownerOf(victim) === p.turn.seat || !mayEnter(board, p, at.split('/')[0])) continue;
    const price = kindOf(victim) === 'merchant' ? 2 : 1;
    for (const piece of KINDS) {
      if (piece === 'trader' && isBoat(board, at)) continue;
      for (let merchants = 0; merchants <= price; merchants++) {
        const traders = price - merchants;
        const needs = { traders, merchants };
        needs[`${piece}s`]++;
        if (needs.traders > supply.traders || needs.merchants > supply.merchants) continue;
        list.push({ type: 'displace', piece, at, pay: { traders, merchants } });
      }
    }
  }
  return list;
}

/** E */
function creating(board: BoardFile, p: Position): JsonObject[] {
  const seat = p.turn.seat;
  return board.routes
    .filter((route) => p.routes[route.id].every((piece) => piece !== null && ownerOf(piece) === seat))
    .filter((route) => p.seats.length > 2 || bordersPawn(board, p, route.id))
    .flatMap((route) =>
      rewards(board, p, route.id).map((reward): JsonObject => ({ type: 'create', route: route.id, reward })),
    );
}

function rewards(board: BoardFile, p: Position, id: string): JsonObject[] {
  const { abilities, markers } = p.seats[p.turn.seat];
  const kinds = KINDS.filter((kind) => p.routes[id].some((piece) => kindOf(piece!) === kind));
  const reached = COLOURS.slice(0, abilities.privilege + 1);
  const list: JsonObject[] = [{ type: 'none' }];
  for (const name of routeOf(board.id, id).cities) {
    const city = board.cities.find((c) => c.id === name)!;
    const vacant = p.cities[name].posts.indexOf(null);
    const space = city.posts[vacant];
    if (space && kinds.includes(space.piece as Kind) && reached.includes(space.privilege)) {
      list.push({ type: 'post', city: name, piece: space.piece });
    }
    if (markers.unused.includes('extra-post') && (city.green || vacant !== 0)) {
      list.push(...kinds.map((piece): JsonObject => ({ type: 'extra-post', city: name, piece })));
    }
    for (const ability of (city.develops ?? []) as (keyof typeof TRACKS)[]) {
      if (abilities[ability] < TRACKS[ability]) list.push({ type: 'develop', ability });
    }
  }
  if (board.specialPrestige.routes.includes(id) && kinds.includes('merchant')) {
    board.specialPrestige.spaces.forEach((space, i) => {
      if (p.special[i] === null && reached.includes(space.privilege))
        list.push({ type: 'special', space: i });
    });
  }
  return list;
}

/** C2 to C6, I2 */
function relocations(board: BoardFile, p: Position): JsonObject[] {
  const { decides, displaced, extras } = p.turn;
  const seat = p.seats[decides!];
  const from = p.turn.from as string;
  const put = p.turn.put as string[];
  const anywhere = seat.favours.includes('free-relocation');
  const to = (kind: Kind): string[] =>
    anywhere ? freeFor(board, p, kind) : nearestPoints(board.id, from, kind === 'merchant', p.routes);
  const list: JsonObject[] = [];
  const offer = (piece: Kind, source: string): void => {
    for (const point of to(piece)) list.push({ type: 'relocate', piece, from: source, to: point });
  };
  if (typeof displaced === 'string') offer(kindOf(displaced), 'displaced');
  else list.push({ type: 'done' });
  if ((extras as number) === 0) return list;
  const { stock, supply } = seat;
  if (stock.traders + stock.merchants > 0) {
    for (const kind of KINDS) if (stock[`${kind}s`] > 0) offer(kind, 'stock');
  } else if (supply.traders + supply.merchants > 0) {
    for (const kind of KINDS) if (supply[`${kind}s`] > 0) offer(kind, 'supply');
  } else {
    for (const [point, piece] of occupied(p)) {
      if (ownerOf(piece) !== decides || put.includes(point)) continue;
      if (p.config.rules === 1 && point.split('/')[0] === from) continue;
      offer(kindOf(piece), point);
    }
  }
  return list;
}

/** D1, M4, H4 move-2, I3 */
function lifting(board: BoardFile, p: Position): JsonObject[] {
  const hand = p.turn.hand as { piece: string; country?: string }[];
  const own = p.turn.lifting === 'move';
  const list: JsonObject[] = [];
  if ((p.turn.lifts as number) > 0) {
    for (const [at, piece] of occupied(p)) {
      const mine = ownerOf(piece) === p.turn.seat;
      if (p.turn.lifting === 'move-2' || own === mine) list.push({ type: 'lift', at });
    }
  }
  if (hand.length === 0) return [...list, { type: 'done' }];
  const places = hand.map(({ piece, country }) =>
    freeFor(board, p, kindOf(piece)).filter((point) => {
      const there = countryOf(board, point);
      return country === undefined || there === country || (own && there === 'england');
    }),
  );
  const drops = new Map<string, JsonObject>();
  hand.forEach(({ piece }, i) => {
    for (const at of places[i]) {
      const rest = places.filter((_, k) => k !== i).map((points) => points.filter((point) => point !== at));
      if (!drops.has(`${piece} ${at}`) && allFit(rest))
        drops.set(`${piece} ${at}`, { type: 'drop', piece, at });
    }
  });
  return [...list, ...drops.values()];
}

/** Whether each list can give one of its entries, all of them different. */
function allFit(lists: string[][]): boolean {
  // With as many choices as lists there is always one left; only short lists need trying out.
  const [first, ...others] = lists
    .filter((list) => list.length < lists.length)
    .sort((a, b) => a.length - b.length);
  if (first === undefined) return true;
  return first.some((entry) => allFit(others.map((list) => list.filter((other) => other !== entry))));
}

/** H4, I5 */
function permanent(board: BoardFile, p: Position): JsonObject[] {
  const seat = p.seats[p.turn.seat];
  const { supply, stock } = seat;
  const kindsIn = (pieces: { traders: number; merchants: number }): Kind[] =>
    KINDS.filter((kind) => pieces[`${kind}s`] > 0);
  switch (p.turn.marker) {
    case 'develop-privilege':
      return [{ type: 'permanent' }];
    case 'green-post':
      return board.cities
        .filter((city) => city.green)
        .flatMap((city) =>
          kindsIn(supply).map((piece): JsonObject => ({ type: 'permanent', city: city.id, piece })),
        );
    case 'reuse-2':
      return kindsIn(p.turn.reusable as unknown as typeof stock).flatMap((piece) =>
        freeFor(board, p, piece).map((to): JsonObject => ({ type: 'permanent', piece, to })),
      );
    case 'place-2': {
      const offer = (piece: Kind, from: string): JsonObject[] =>
        freeFor(board, p, piece)
          .filter((to) => countryOf(board, to) !== 'england')
          .map((to): JsonObject => ({ type: 'permanent', piece, from, to }));
      if (stock.traders + stock.merchants > 0) return kindsIn(stock).flatMap((kind) => offer(kind, 'stock'));
      if (supply.traders + supply.merchants > 0)
        return kindsIn(supply).flatMap((kind) => offer(kind, 'supply'));
      return occupied(p)
        .filter(([point, piece]) => ownerOf(piece) === p.turn.seat && !(p.turn.put as Json[]).includes(point))
        .flatMap(([point, piece]) => offer(kindOf(piece), point));
    }
    default:
      throw new Error(`unknown permanent marker ${p.turn.marker}`);
  }
}

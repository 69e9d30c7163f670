/**
 * A position of a game, changed in many places so that the counting still holds: pieces go elsewhere, tracks rise and
 * fall, posts and markers change hands. The phase and what is half done in it stay, so every decision is met in
 * positions that no game reaches. Some changes make a position impossible; reading it must refuse those.
 */
import type { JsonObject } from '../../src/core/json.js';
import type { Random } from '../../src/core/random.js';
import { connected } from './audit.js';
import { BOARDS, type BoardFile } from './boards.js';
import { freeFor } from './reference.js';
import type { Position, Seat } from './scene.js';

const TRACKS = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 } as const;
const KINDS = ['trader', 'merchant'] as const;
type Kind = (typeof KINDS)[number];
type Change = (p: Position, board: BoardFile, random: Random) => void;

const anyOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.below(items.length || 1)];
const kindOf = (piece: string): Kind => (piece[1] === 't' ? 'trader' : 'merchant');

function setPoint(p: Position, point: string, piece: string | null): void {
  const [route, i] = point.split('/');
  p.routes[route][Number(i)] = piece;
}

/** Pieces on routes, except those that the decision at hand has just put there. */
const standing = (p: Position): [point: string, piece: string][] =>
  Object.entries(p.routes).flatMap(([route, points]) =>
    points.flatMap((piece, i): [string, string][] => {
      const point = `${route}/${i}`;
      return piece === null || (p.turn.put as string[] | undefined)?.includes(point) ? [] : [[point, piece]];
    }),
  );

/** Takes a piece of a seat from stock or supply; false if there is none. */
function take(seat: Seat, kind: Kind, random: Random): boolean {
  const places = ([seat.stock, seat.supply] as const).filter((place) => place[`${kind}s`] > 0);
  const place = anyOf(places, random);
  if (place) place[`${kind}s`]--;
  return place !== undefined;
}

const give = (seat: Seat, kind: Kind, random: Random): void => {
  (random.below(2) === 0 ? seat.stock : seat.supply)[`${kind}s`]++;
};

const movePiece: Change = (p, board, random) => {
  const [from, piece] = anyOf(standing(p), random) ?? [];
  if (from === undefined || piece === undefined) return;
  const to = anyOf(freeFor(board, p, kindOf(piece)), random);
  if (to === undefined) return;
  setPoint(p, from, null);
  setPoint(p, to, piece);
};

const placePiece: Change = (p, board, random) => {
  const seat = random.below(p.seats.length);
  const kind = KINDS[random.below(2)];
  const to = anyOf(freeFor(board, p, kind), random);
  if (to !== undefined && take(p.seats[seat], kind, random)) setPoint(p, to, `${seat}${kind[0]}`);
};

/** All free points of a route for one seat, so that routes can be created and are crowded. */
const occupyRoute: Change = (p, board, random) => {
  const seat = random.below(p.seats.length);
  const { id, points } = board.routes[random.below(board.routes.length)];
  points.forEach(({ piece }, i) => {
    if (p.routes[id][i] !== null) return;
    const kind = piece === 'merchant' || random.below(5) === 0 ? 'merchant' : 'trader';
    if (take(p.seats[seat], kind, random)) p.routes[id][i] = `${seat}${kind[0]}`;
  });
};

const removePiece: Change = (p, _, random) => {
  const [from, piece] = anyOf(standing(p), random) ?? [];
  if (from === undefined || piece === undefined) return;
  setPoint(p, from, null);
  give(p.seats[Number(piece[0])], kindOf(piece), random);
};

const hire: Change = (p, _, random) => {
  const seat = p.seats[random.below(p.seats.length)];
  for (const kind of ['traders', 'merchants'] as const) {
    const all = seat.stock[kind] + seat.supply[kind];
    const hired = [0, all, random.below(all + 1)][random.below(3)];
    seat.supply[kind] = hired;
    seat.stock[kind] = all - hired;
  }
};

const develop: Change = (p, _, random) => {
  const seat = p.seats[random.below(p.seats.length)];
  const ability = anyOf(Object.keys(TRACKS) as (keyof typeof TRACKS)[], random)!;
  const kind = ability === 'book' ? 'merchant' : 'trader';
  if (random.below(3) > 0 && seat.abilities[ability] < TRACKS[ability]) {
    seat.abilities[ability]++;
    give(seat, kind, random);
  } else if (seat.abilities[ability] > 0 && take(seat, kind, random)) seat.abilities[ability]--;
};

const buildPost: Change = (p, board, random) => {
  const city = board.cities[random.below(board.cities.length)];
  const { posts } = p.cities[city.id];
  const space = city.green ? posts.length : posts.indexOf(null);
  if (space === -1) return;
  const kind = (city.green ? KINDS[random.below(2)] : city.posts[space].piece) as Kind;
  const seat = random.below(p.seats.length);
  if (take(p.seats[seat], kind, random)) posts[space] = `${seat}${kind[0]}`;
};

const removePost: Change = (p, board, random) => {
  const city = board.cities[random.below(board.cities.length)];
  const { posts } = p.cities[city.id];
  const last = posts.filter((piece) => piece !== null).length - 1;
  if (last === -1) return;
  const piece = posts[last]!;
  give(p.seats[Number(piece[0])], kindOf(piece), random);
  if (city.green) posts.pop();
  else posts[last] = null;
};

const passMarker: Change = (p, _, random) => {
  const from = p.seats[random.below(p.seats.length)].markers;
  const to = p.seats[random.below(p.seats.length)].markers;
  const marker = (random.below(2) === 0 ? from.unused : from.used).pop();
  if (marker !== undefined) (random.below(3) > 0 ? to.unused : to.used).push(marker);
};

const shuffleSupply: Change = (p, _, random) => void random.shuffle(p.supply);

const moveMarker: Change = (p, board, random) => {
  const [from, marker] = anyOf(Object.entries(p.markers), random) ?? [];
  const { id, permanentMarker, country = 'england' } = board.routes[random.below(board.routes.length)];
  const isTaken = p.markers[id] !== undefined || permanentMarker !== undefined || country !== 'england';
  if (from === undefined || marker === undefined || isTaken) return;
  delete p.markers[from];
  p.markers[id] = marker;
};

const passFavour: Change = (p, _, random) => {
  const from = p.seats[random.below(p.seats.length)].favours;
  const to = p.seats[random.below(p.seats.length)].favours;
  const tile = from.pop();
  // Who shares an income is part of the decision at hand.
  if (tile !== undefined) (tile === 'income-share' && p.turn.phase === 'share' ? from : to).push(tile);
};

const movePawn: Change = (p, board, random) => {
  if (p.pawn) p.pawn = board.provinces![random.below(board.provinces!.length)].id;
};

const changeActions: Change = ({ turn }, _, random) => {
  if (!turn.forgone && turn.phase !== 'over') turn.actions = random.below(6);
};

const CHANGES: readonly Change[] = [
  movePiece,
  movePiece,
  placePiece,
  placePiece,
  occupyRoute,
  occupyRoute,
  removePiece,
  hire,
  develop,
  buildPost,
  removePost,
  passMarker,
  shuffleSupply,
  moveMarker,
  passFavour,
  movePawn,
  changeActions,
];

/** Up to `most` changes, sometimes until hardly a point is free. */
export function mutatedPosition(position: JsonObject, random: Random, most = 30): JsonObject {
  const p = structuredClone(position) as unknown as Position;
  const board = BOARDS[p.config.board as string];
  for (let left = 1 + random.below(most); left > 0; left--) anyOf(CHANGES, random)!(p, board, random);
  if (random.below(5) === 0) for (let i = 0; i < 120; i++) placePiece(p, board, random);
  // What follows from the posts.
  delete (p as Partial<Position>).completed;
  const chained = connected(board, p);
  const kept = p.connections.filter((seat) => chained.includes(seat));
  p.connections = [...kept, ...chained.filter((seat) => !kept.includes(seat))];
  return p as unknown as JsonObject;
}

/**
 * A slow and obvious check of a state, from its public form and the board files alone: whether everything adds
 * up and whether the scores are what the rules say. It throws an error that says what is wrong.
 *
 * It is meant for games that began from a set-up, so all markers of the edition must be somewhere.
 */
import type { Rules, ScoreRow, State } from '../../src/core/game.js';
import type { Json } from '../../src/core/json.js';
import components from '../../src/games/hansa-teutonica/components.json' with { type: 'json' };
import { BOARDS, type BoardFile } from './boards.js';
import type { Position } from './scene.js';

const ABILITIES = ['keys', 'actions', 'privilege', 'book', 'bank'] as const;
const TRACKS = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 };

export function audit(rules: Rules, state: State): void {
  const position = rules.writePosition(state) as unknown as Position;
  const board = BOARDS[position.config.board as string];
  auditShape(board, position);
  auditPieces(position);
  auditMarkers(board, position);
  auditFavours(position);
  auditCompleted(board, position);
  const found = survey(board, position);
  auditConnections(board, position, found);
  auditTurn(position);
  const rows = rules.score(state);
  auditScores(board, position, found, rows);
  for (const row of rows) {
    same(rules.total(state, row.seat), row.total, `the quick total of seat ${row.seat}`);
  }
}

function same(found: Json | undefined, expected: Json, what: string): void {
  if (found === expected || JSON.stringify(found) === JSON.stringify(expected)) return;
  throw new Error(`${what} is ${JSON.stringify(found)} and should be ${JSON.stringify(expected)}`);
}

function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const ownerOf = (piece: string): number => Number(piece[0]);
const isPiece = (piece: unknown, players: number): boolean =>
  typeof piece === 'string' && /^[0-4][tm]$/.test(piece) && ownerOf(piece) < players;

/** The right number of points and spaces, no gap between printed posts, no trader on a boat. */
function auditShape(board: BoardFile, position: Position): void {
  const players = position.seats.length;
  same(Object.keys(position.routes).length, board.routes.length, 'the number of routes');
  for (const route of board.routes) {
    const points = position.routes[route.id];
    same(points.length, route.points.length, `the number of points of ${route.id}`);
    points.forEach((piece, i) => {
      if (piece === null) return;
      insist(isPiece(piece, players), `${route.id}/${i} holds ${piece}`);
      insist(
        route.points[i].piece === 'any' || piece[1] === 'm',
        `a trader stands on the boat ${route.id}/${i}`,
      );
    });
  }
  same(Object.keys(position.cities).length, board.cities.length, 'the number of cities');
  for (const city of board.cities) {
    const { posts, extra } = position.cities[city.id];
    for (const piece of [...posts, ...extra]) {
      insist(piece === null || isPiece(piece, players), `${city.id} holds ${piece}`);
    }
    insist(!extra.includes(null as unknown as string), `${city.id} has an empty extra post`);
    if (city.green) {
      insist(!posts.includes(null), `the green city ${city.id} has an empty post`);
      continue;
    }
    same(posts.length, city.posts.length, `the number of spaces of ${city.id}`);
    const firstEmpty = posts.indexOf(null);
    if (firstEmpty === -1) continue;
    insist(
      posts.slice(firstEmpty).every((piece) => piece === null),
      `${city.id} has a gap between its posts`,
    );
    insist(firstEmpty > 0 || extra.length === 0, `${city.id} has an extra post before its first`);
  }
}

/** 27 traders and 4 merchants for every seat. */
function auditPieces(position: Position): void {
  const { turn } = position;
  const hand = ((turn.hand as { piece: string }[] | undefined) ?? []).map((lifted) => lifted.piece);
  const displaced = typeof turn.displaced === 'string' ? [turn.displaced] : [];
  const cities = Object.values(position.cities).flatMap((city) => [...city.posts, ...city.extra]);
  const everywhere = [...Object.values(position.routes).flat(), ...cities, ...hand, ...displaced];
  position.seats.forEach((seat, i) => {
    for (const ability of ABILITIES) {
      const removed = seat.abilities[ability];
      insist(removed >= 0 && removed <= TRACKS[ability], `${removed} removed from ${ability} of seat ${i}`);
    }
    const { keys, actions, privilege, book, bank } = seat.abilities;
    const numbers = [seat.supply.traders, seat.supply.merchants, seat.stock.traders, seat.stock.merchants];
    insist(
      numbers.every((n) => n >= 0),
      `seat ${i} has less than nothing`,
    );
    const scoreMarker = 1;
    const traders =
      seat.supply.traders +
      seat.stock.traders +
      (15 - keys - actions - privilege - bank) +
      scoreMarker +
      everywhere.filter((piece) => piece === `${i}t`).length;
    const merchants =
      seat.supply.merchants +
      seat.stock.merchants +
      (3 - book) +
      position.special.filter((owner) => owner === i).length +
      everywhere.filter((piece) => piece === `${i}m`).length;
    same(traders, 27, `the number of traders of seat ${i}`);
    same(merchants, 4, `the number of merchants of seat ${i}`);
  });
}

/** All markers of the edition, at most one on a route, none beside a permanent one or abroad. */
function auditMarkers(board: BoardFile, position: Position): void {
  const edition = components.editions[position.config.edition as 'big-box'];
  const all = [
    ...edition.startMarkers,
    ...Object.entries(edition.supplyMarkers).flatMap(([marker, n]) => Array<string>(n).fill(marker)),
  ];
  const found = [
    ...Object.values(position.markers),
    ...position.supply,
    ...position.seats.flatMap((seat) => [
      ...seat.markers.unused,
      ...seat.markers.used,
      ...seat.markers.plate,
    ]),
  ];
  same(found.sort(), all.sort(), 'the list of all markers');
  for (const id of Object.keys(position.markers)) {
    const route = board.routes.find((r) => r.id === id);
    insist(route !== undefined, `a marker lies on the unknown route ${id}`);
    insist(route?.permanentMarker === undefined, `a marker lies beside the permanent one of ${id}`);
    insist((route?.country ?? 'england') === 'england', `a marker lies abroad, on ${id}`);
  }
}

/** Each tile once, as many as players if there are any; each mission card once. */
function auditFavours(position: Position): void {
  const modules = position.config.modules as string[];
  const tiles = [...position.favours, ...position.seats.flatMap((seat) => seat.favours)];
  insist(new Set(tiles).size === tiles.length, `a favour is there twice: ${tiles.join(', ')}`);
  same(tiles.length, modules.includes('favours') ? position.seats.length : 0, 'the number of favours');
  const missions = position.seats.flatMap((seat) => (seat.mission ? [seat.mission.join()] : []));
  insist(new Set(missions).size === missions.length, `a mission is there twice: ${missions.join(' ')}`);
  same(missions.length, modules.includes('missions') ? position.seats.length : 0, 'the number of missions');
}

function auditCompleted(board: BoardFile, position: Position): void {
  const completed = board.cities.filter(({ id, green }) => {
    const { posts, extra } = position.cities[id];
    return green ? posts.length + extra.length > 0 : !posts.includes(null);
  });
  same(position.completed, completed.length, 'the number of completed cities');
}

/** Posts and control of every city. */
interface Survey {
  /** For each city the number of posts of each seat. */
  counts: Record<string, number[]>;
  /** For each city the seat that controls it, or -1. */
  controllers: Record<string, number>;
}

function survey(board: BoardFile, position: Position): Survey {
  const counts: Survey['counts'] = {};
  const controllers: Survey['controllers'] = {};
  for (const { id } of board.cities) {
    const { posts, extra } = position.cities[id];
    const leftToRight = [...extra, ...posts].filter((piece) => piece !== null);
    const count = position.seats.map(() => 0);
    for (const piece of leftToRight) count[ownerOf(piece)]++;
    counts[id] = count;
    // The most posts; a tie goes to the seat further right, which is met first from there.
    const most = Math.max(...count);
    const first = leftToRight.reverse().find((piece) => count[ownerOf(piece)] === most);
    controllers[id] = first === undefined ? -1 : ownerOf(first);
  }
  return { counts, controllers };
}

/** The cities with posts of a seat that can be reached from one of them over such cities. */
function networkOf(board: BoardFile, { counts }: Survey, seat: number, start: string): Set<string> {
  const network = new Set<string>();
  if (counts[start][seat] === 0) return network;
  network.add(start);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { cities } of board.routes) {
      const [a, b] = cities;
      if (network.has(a) === network.has(b)) continue;
      const beyond = network.has(a) ? b : a;
      if (counts[beyond][seat] === 0) continue;
      network.add(beyond);
      grown = true;
    }
  }
  return network;
}

/** The seat that controls each city, or -1. */
export const controllers = (board: BoardFile, position: Position): Record<string, number> =>
  survey(board, position).controllers;

/** The seats that have a chain of posts between the two ends of the board. */
export function connected(board: BoardFile, position: Position): number[] {
  const [from, to] = board.connection.cities;
  const found = survey(board, position);
  return position.seats.flatMap((_, seat) => (networkOf(board, found, seat, from).has(to) ? [seat] : []));
}

/** The list of connections names exactly the seats that have a chain from one end to the other. */
function auditConnections(board: BoardFile, position: Position, found: Survey): void {
  const [from, to] = board.connection.cities;
  const listed = position.connections;
  insist(new Set(listed).size === listed.length, `a seat made the connection twice: ${listed.join(', ')}`);
  position.seats.forEach((_, seat) => {
    const chain = networkOf(board, found, seat, from).has(to);
    insist(!chain || listed.includes(seat), `seat ${seat} has a connection that is not listed`);
    insist(chain || !listed.includes(seat), `seat ${seat} is listed without a connection`);
  });
}

function auditTurn(position: Position): void {
  const { turn } = position;
  insist(turn.seat >= 0 && turn.seat < position.seats.length, `it is the turn of seat ${turn.seat}`);
  insist(
    turn.decides === undefined || turn.decides !== turn.seat,
    'the player in turn is said to decide twice',
  );
  insist(turn.phase !== 'over' || turn.actions === 0, 'a game that is over has actions left');
}

/** I7, for one country. */
function countryPrestige(
  board: BoardFile,
  position: Position,
  { counts, controllers }: Survey,
  country: string,
  places: number[],
): number[] {
  const cities = board.cities.filter((city) => city.countries?.includes(country));
  const players = position.seats.map((_, seat) => ({
    seat,
    controlled: cities.filter((city) => controllers[city.id] === seat).length,
    posts: cities.reduce((sum, city) => sum + counts[city.id][seat], 0),
  }));
  // Those who control cities come first; the others have none and are ranked by posts in the same way.
  const ranked = players.filter((player) => player.posts > 0);
  const prestige = position.seats.map(() => 0);
  const ahead = (a: (typeof ranked)[0], b: (typeof ranked)[0]): boolean =>
    a.controlled > b.controlled || (a.controlled === b.controlled && a.posts > b.posts);
  const left = [...places];
  let rest = ranked;
  while (rest.length > 0) {
    const first = rest.filter((player) => !rest.some((other) => ahead(other, player)));
    const shared = left.splice(0, first.length === 1 ? 1 : position.config.rules === 1 ? first.length : 2);
    for (const { seat } of first) {
      prestige[seat] = Math.floor(shared.reduce((sum, place) => sum + place, 0) / first.length);
    }
    rest = rest.filter((player) => !first.includes(player));
  }
  return prestige;
}

function missionPrestige(
  { counts, controllers }: Survey,
  mission: string[] | null | undefined,
  seat: number,
): number {
  if (!mission) return 0;
  const posts = mission.filter((city) => counts[city][seat] > 0).length;
  const all = mission.every((city) => controllers[city] === seat);
  return posts + (all ? 5 : 0);
}

function auditScores(board: BoardFile, position: Position, found: Survey, rows: ScoreRow[]): void {
  const countries = Object.entries(board.countryPrestige ?? {}).map(([country, places]) =>
    countryPrestige(board, position, found, country, places),
  );
  const expected = position.seats.map((seat, i) => {
    const full = (['actions', 'privilege', 'book', 'bank'] as const).filter(
      (ability) => seat.abilities[ability] === TRACKS[ability],
    ).length;
    const markers = seat.markers.unused.length + seat.markers.used.length;
    let largest = 0;
    for (const { id } of board.cities) {
      let posts = 0;
      for (const city of networkOf(board, found, i, id)) posts += found.counts[city][i];
      largest = Math.max(largest, posts);
    }
    const row = {
      seat: i,
      track: seat.score,
      abilities: full * (seat.favours.includes('ability-prestige') ? 7 : 4),
      markers: components.markerPrestige[Math.min(markers, 10)],
      special: board.specialPrestige.spaces.reduce(
        (sum, space, k) => sum + (position.special[k] === i ? space.prestige : 0),
        0,
      ),
      cities:
        Object.values(found.controllers).filter((c) => c === i).length *
        (seat.favours.includes('city-prestige') ? 4 : 2),
      countries: countries.reduce((sum, prestige) => sum + prestige[i], 0),
      network: largest * components.abilities.keys[seat.abilities.keys],
      mission: missionPrestige(found, seat.mission, i),
    };
    const { track, abilities, special, cities, network, mission } = row;
    const total = track + abilities + row.markers + special + cities + row.countries + network + mission;
    return { ...row, total };
  });
  const better = (a: (typeof expected)[0], b: (typeof expected)[0]): boolean => {
    if (a.total !== b.total) return a.total > b.total;
    if (position.config.edition !== 'big-box') return false;
    const [x, y] = [position.seats[a.seat].abilities.actions, position.seats[b.seat].abilities.actions];
    return x !== y ? x < y : a.network > b.network;
  };
  same(rows.length, expected.length, 'the number of scores');
  expected.forEach((row, i) => {
    for (const [field, value] of Object.entries(row)) same(rows[i][field], value, `${field} of seat ${i}`);
    same(rows[i].rank, 1 + expected.filter((other) => better(other, row)).length, `rank of seat ${i}`);
  });
}

/**
 * Positions written by hand in few words, and what actions make of them.
 *
 * Routes are written as `'0t . 1m'` (a dot is a free point), cities as `'0m 1t .'` with extra posts left of a
 * bar as on the board: `'2t | 0m 1t .'`.
 */

import type { Rules, ScoreRow, State } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { playAll, readLegal, writeLegal } from '../../src/core/play.js';
import { Refusal } from '../../src/core/refusal.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';

export { refusal as refused } from '../common/refusal.js';

export interface Pieces {
  traders: number;
  merchants: number;
}

export interface Seat {
  score: number;
  supply: Pieces;
  stock: Pieces;
  abilities: { keys: number; actions: number; privilege: number; book: number; bank: number };
  markers: { unused: string[]; used: string[]; plate: string[] };
  favours: string[];
  mission?: string[] | null;
}

export interface Turn {
  seat: number;
  actions: number;
  phase: string;
  begun: boolean;
  decides?: number;
  permits?: string[];
  pawn?: boolean;
  [field: string]: Json | undefined;
}

/** A position in its public form. */
export interface Position {
  config: JsonObject;
  seats: Seat[];
  routes: Record<string, (string | null)[]>;
  cities: Record<string, { posts: (string | null)[]; extra: string[] }>;
  special: (number | null)[];
  markers: Record<string, string>;
  supply: string[];
  favours: string[];
  completed: number;
  connections: number[];
  pawn?: string | null;
  turn: Turn;
}

/** A position together with the state it was read into. */
export interface Scene extends Position {
  rules: Rules;
  state: State;
}

export interface SeatSketch {
  score?: number;
  /** Traders and merchants. */
  supply?: [number, number];
  stock?: [number, number];
  abilities?: Partial<Seat['abilities']>;
  unused?: string[];
  used?: string[];
  plate?: string[];
  favours?: string[];
  mission?: string[];
}

export interface Sketch {
  edition?: string;
  board?: string;
  players?: number;
  modules?: string[];
  /** The number of the rules; the newest by default. */
  rules?: number;
  seats?: Record<number, SeatSketch>;
  routes?: Record<string, string>;
  cities?: Record<string, string>;
  special?: (number | null)[];
  markers?: Record<string, string>;
  supply?: string[];
  favours?: string[];
  completed?: number;
  connections?: number[];
  pawn?: string;
  turn?: JsonObject;
}

const PLAYERS: Record<string, number> = {
  'hanseatic-3': 3,
  'hanseatic-45': 4,
  eastern: 3,
  'britannia-3': 3,
  'britannia-45': 4,
  'salt-march': 3,
};

const spaces = (text: string): (string | null)[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word === '.' ? null : word));

function city(text: string): JsonObject {
  if (!text.includes('|')) return { posts: spaces(text) };
  const [extra, posts] = text.split('|');
  return { posts: spaces(posts), extra: spaces(extra) };
}

function seat(sketch: SeatSketch): JsonObject {
  const { supply, stock, unused, used, plate, ...rest } = sketch;
  const json: JsonObject = { ...rest };
  if (supply) json.supply = { traders: supply[0], merchants: supply[1] };
  if (stock) json.stock = { traders: stock[0], merchants: stock[1] };
  if (unused || used || plate) json.markers = { unused: unused ?? [], used: used ?? [], plate: plate ?? [] };
  return json;
}

/** The modules whose tiles or cards a sketch has. */
function modulesOf({ seats = {}, favours = [] }: Sketch): string[] {
  const sketches = Object.values(seats);
  const hasTiles = favours.length > 0 || sketches.some((seat) => (seat.favours ?? []).length > 0);
  return [...(sketches.some((seat) => seat.mission) ? ['missions'] : []), ...(hasTiles ? ['favours'] : [])];
}

/** The sketch as position JSON, with nothing filled in. */
export function sketched(sketch: Sketch): JsonObject {
  const {
    edition,
    board = 'hanseatic-45',
    players = PLAYERS[board],
    modules,
    rules,
    seats,
    routes,
    cities,
    ...rest
  } = sketch;
  const config: JsonObject = { game: 'hansa-teutonica', board, players };
  if (edition) config.edition = edition;
  const needed = modules ?? modulesOf(sketch);
  if (needed.length > 0) config.modules = needed;
  if (rules) config.rules = rules;
  const position: JsonObject = { ...rest, config };
  if (seats) position.seats = Array.from({ length: players }, (_, i) => seat(seats[i] ?? {}));
  if (routes)
    position.routes = Object.fromEntries(Object.entries(routes).map(([id, text]) => [id, spaces(text)]));
  if (cities)
    position.cities = Object.fromEntries(Object.entries(cities).map(([id, text]) => [id, city(text)]));
  return position;
}

export function scene(rules: Rules, state: State): Scene {
  return { ...(rules.writePosition(state) as unknown as Position), rules, state };
}

/** Reads position JSON. */
export function read(json: JsonObject): Scene {
  const rules = hansaTeutonica.rules(json.config);
  return scene(rules, rules.readPosition(json));
}

/** The scene of a sketch; without further details, four players on `hanseatic-45` in Big Box. */
export const at = (sketch: Sketch): Scene => read(sketched(sketch));

/** The scene after some actions, each checked to be legal. */
export const after = (on: Scene, ...actions: Json[]): Scene =>
  scene(on.rules, playAll(on.rules, on.state, actions));

/** The legal actions, or those of one type. */
export function legalOf(on: Scene, type?: string): JsonObject[] {
  const all = writeLegal(on.rules, on.state) as JsonObject[];
  return type === undefined ? all : all.filter((action) => action.type === type);
}

/** The kinds of action there are now, each once, in alphabetical order. */
export const typesOf = (on: Scene): string[] => [...new Set(legalOf(on).map((a) => a.type as string))].sort();

/** The values that one field takes among the legal actions of a type, each once, in alphabetical order. */
export const choices = (on: Scene, type: string, field: string): string[] =>
  [...new Set(legalOf(on, type).map((action) => action[field] as string))].sort();

/** Whether an action is in the list of legal ones, and can be read as such. */
export function can(on: Scene, action: JsonObject): boolean {
  try {
    readLegal(on.rules, on.state, action);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export const scores = (on: Scene): ScoreRow[] => on.rules.score(on.state);
export const decider = (on: Scene): number => on.rules.decider(on.state);
export const view = (on: Scene, seat: number | null): Position =>
  on.rules.writeView(on.state, seat) as unknown as Position;

/** Traders and merchants, as in a sketch. */
export const count = (pieces: Pieces): [number, number] => [pieces.traders, pieces.merchants];

// The actions, as the game speaks of them.
type Piece = 'trader' | 'merchant';
export const income = (traders: number, merchants = 0): JsonObject => ({
  type: 'income',
  traders,
  merchants,
});
export const place = (piece: Piece, at: string): JsonObject => ({ type: 'place', piece, at });
export const displace = (piece: Piece, at: string, traders: number, merchants = 0): JsonObject => ({
  type: 'displace',
  piece,
  at,
  pay: { traders, merchants },
});
export const relocate = (piece: Piece, from: string, to: string): JsonObject => ({
  type: 'relocate',
  piece,
  from,
  to,
});
export const lift = (at: string): JsonObject => ({ type: 'lift', at });
export const drop = (piece: string, at: string): JsonObject => ({ type: 'drop', piece, at });
export const create = (route: string, reward: JsonObject = { type: 'none' }): JsonObject => ({
  type: 'create',
  route,
  reward,
});
export const post = (city: string, piece: Piece = 'trader'): JsonObject => ({ type: 'post', city, piece });
export const extraPost = (city: string, piece: Piece = 'trader'): JsonObject => ({
  type: 'extra-post',
  city,
  piece,
});
export const develop = (ability: string): JsonObject => ({ type: 'develop', ability });
export const special = (space: number): JsonObject => ({ type: 'special', space });
export const none: JsonObject = { type: 'none' };
export const use = (marker: string, more: JsonObject = {}): JsonObject => ({ type: 'use', marker, ...more });
export const remove = (at: string): JsonObject => ({ type: 'remove', at });
export const permanent = (more: JsonObject = {}): JsonObject => ({ type: 'permanent', ...more });
export const share = (piece: Piece): JsonObject => ({ type: 'share', piece });
export const favour = (tile: string, ...markers: string[]): JsonObject => ({ type: 'favour', tile, markers });
export const pawn = (to: string, free: boolean): JsonObject => ({ type: 'pawn', to, free });
export const putMarker = (marker: string, route: string): JsonObject => ({
  type: 'put-marker',
  marker,
  route,
});
export const done: JsonObject = { type: 'done' };
export const endTurn: JsonObject = { type: 'end-turn' };

/** The rewards that are offered for creating a route. */
export const rewards = (on: Scene, route: string): JsonObject[] =>
  legalOf(on, 'create')
    .filter((action) => action.route === route)
    .map((action) => action.reward as JsonObject);

/** Every point of a route: `arnheim--duisburg/0`, … */
export const pointsOf = (on: Position, route: string): string[] =>
  on.routes[route].map((_, i) => `${route}/${i}`);

/** Every free point on the board. */
export const freePoints = (on: Position): string[] =>
  Object.entries(on.routes).flatMap(([route, points]) =>
    points.flatMap((piece, i) => (piece === null ? [`${route}/${i}`] : [])),
  );

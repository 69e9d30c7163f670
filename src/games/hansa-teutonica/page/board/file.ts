/** What the drawing reads of Hansa Teutonica: the board file, and parts of a position. */
import type { Rules } from '../../../../core/game.js';
import { entryOf, type JsonObject } from '../../../../core/json.js';
import type { PieceKind } from '../../../../web/board/pieces/piece.jsx';
import type { HansaTeutonicaGame } from '../../rules/index.js';

export type BoardFile = NonNullable<ReturnType<HansaTeutonicaGame['boards']['get']>>['file'];
export type CityFile = BoardFile['cities'][number];
export type RouteFile = BoardFile['routes'][number];

export const fileOf = (rules: Rules): BoardFile =>
  (rules.game as HansaTeutonicaGame).boards.get(String(rules.config.board))!.file;

export const cityName = (rules: Rules, id: string): string =>
  fileOf(rules).cities.find((city) => city.id === id)?.name ?? id;

/** The name of a route, from the cities at its ends. */
export const routeName = (rules: Rules, id: string): string =>
  fileOf(rules)
    .routes.find((route) => route.id === id)
    ?.cities.map((city) => cityName(rules, city))
    .join('–') ?? id;

interface CityPosition {
  readonly posts: readonly (string | null)[];
  readonly extra?: readonly string[];
}

export interface Position {
  readonly seats: readonly {
    readonly score?: number;
    readonly abilities?: Readonly<Record<string, number>>;
  }[];
  readonly routes?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly cities?: Readonly<Record<string, CityPosition>>;
  readonly special?: readonly (number | null)[];
  readonly markers?: Readonly<Record<string, string>>;
  readonly completed?: number;
  readonly connections?: readonly number[];
  readonly pawn?: string | null;
  readonly turn?: { readonly seat: number; readonly permits?: readonly string[] };
}

/** The cast is safe: the engine that wrote the position has checked it. */
export const asPosition = (position: JsonObject): Position => position as unknown as Position;

const NO_CITY: CityPosition = { posts: [], extra: [] };
export const cityIn = (position: Position, id: string): CityPosition => position.cities?.[id] ?? NO_CITY;

/** The bonus marker that lies at a route. */
export const markerAt = ({ markers }: Pick<Position, 'markers'>, route: string): string | undefined =>
  entryOf(markers, route);

/** Most moves leave most cities unchanged; nothing about those is recomputed. */
export const isSameCity = (a: CityPosition, b: CityPosition): boolean =>
  String(a.posts) === String(b.posts) && String(a.extra ?? []) === String(b.extra ?? []);

/** The seat of a piece: `"1m"` is the merchant of seat 1. */
export const seatOf = (piece: string): number => Number.parseInt(piece, 10);
export const kindOf = (piece: string): PieceKind => (piece.endsWith('m') ? 'merchant' : 'trader');

interface Control {
  /** `null` if there is no post. */
  readonly seat: number | null;
  /** The number of posts of each seat that has any. */
  readonly posts: ReadonlyMap<number, number>;
  /** Whether several seats have the most posts, so that the rightmost of them decides. */
  readonly tied: boolean;
}

/** The seat with the most posts; among equals, the one whose post is farther right. */
export function controlOf(city: CityPosition): Control {
  const row = [...(city.extra ?? []), ...city.posts].filter((piece) => piece !== null);
  const posts = new Map<number, number>();
  for (const piece of row) posts.set(seatOf(piece), (posts.get(seatOf(piece)) ?? 0) + 1);
  const most = Math.max(0, ...posts.values());
  const first = [...posts.keys()].filter((seat) => posts.get(seat) === most);
  const rightmost = row
    .map(seatOf)
    .reverse()
    .find((seat) => first.includes(seat));
  return { seat: rightmost ?? null, posts, tied: first.length > 1 };
}

/** Whether every printed space is taken; a green city is complete with its first post. */
export const isComplete = (file: CityFile, city: CityPosition): boolean =>
  file.green
    ? city.posts.length + (city.extra?.length ?? 0) > 0
    : file.posts.length > 0 && file.posts.every((_, i) => (city.posts[i] ?? null) !== null);

const NAMED = ['england', 'scotland', 'wales'];

/** The CSS class of a country's colour; countries of custom boards take colours in turn. */
export function countryClass(file: BoardFile, country: string): string {
  if (NAMED.includes(country)) return `country-${country}`;
  const others = [...file.countryPrestige.keys()].filter((name) => !NAMED.includes(name));
  return others.includes(country) ? `country-own-${others.indexOf(country) % 4}` : 'country-plain';
}

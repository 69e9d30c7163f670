/** A board file of Hansa Teutonica as edits see it: the JSON itself, with optional fields left out. */
import {
  BOARD_FIELDS,
  MOST_POINTS,
  MOST_POSTS,
  MOST_PRESTIGE,
  POINTS,
} from '../../../games/hansa-teutonica/rules/board/board-file.js';
import { EDITION_IDS } from '../../../games/hansa-teutonica/rules/edition.js';
import {
  MAX_CITIES,
  MAX_ROUTES,
  MAX_SEATS,
  MAX_SPECIAL,
} from '../../../games/hansa-teutonica/rules/state/layout.js';
import {
  ABILITIES,
  COLOURS,
  KINDS,
  PERMANENT_MARKERS,
} from '../../../games/hansa-teutonica/rules/vocabulary.js';
import { changeAt, type Spot } from '../parts.js';

export {
  ABILITIES,
  BOARD_FIELDS,
  COLOURS,
  EDITION_IDS,
  KINDS,
  MAX_CITIES,
  MAX_ROUTES,
  MAX_SEATS,
  MAX_SPECIAL,
  MOST_POINTS,
  MOST_POSTS,
  MOST_PRESTIGE,
  PERMANENT_MARKERS,
  POINTS,
};

type Colour = (typeof COLOURS)[number];
export type Post = { privilege: Colour; piece: (typeof KINDS)[number]; prestige?: number };
export type Point = { at: Spot; piece: (typeof POINTS)[number] };

export type City = {
  id: string;
  name: string;
  at: Spot;
  posts: Post[];
  green?: boolean;
  develops?: string[];
  countries?: string[];
  permits?: string[];
};

export type Route = {
  id: string;
  cities: string[];
  points: Point[];
  tavern?: boolean;
  maritime?: boolean;
  permanentMarker?: string;
  country?: string;
};

export type Province = { id: string; at: Spot; routes: string[]; guards?: string[] };
export type Space = { prestige: number; privilege: Colour };
export type Special = { city: string; routes: string[]; spaces: Space[] };

export type Board = {
  game?: string;
  id: string;
  title: string;
  players: number[];
  editions?: string[];
  size: Spot;
  completedCitiesToEnd: number;
  connection: { cities: string[]; prestige: number[] };
  specialPrestige?: Special;
  cities: City[];
  routes: Route[];
  twoPlayer?: { guards: string[] };
  provinces?: Province[];
  countryPrestige?: { [country: string]: number[] };
};

/** Where fields stand that an edit adds. */
export const CITY_FIELDS = ['id', 'name', 'at', 'posts', 'green', 'develops', 'countries', 'permits'];
export const ROUTE_FIELDS = ['id', 'cities', 'points', 'tavern', 'maritime', 'permanentMarker', 'country'];

export const cityOf = (board: Board, id: string): City | undefined => board.cities.find((c) => c.id === id);
export const routeOf = (board: Board, id: string): Route | undefined => board.routes.find((r) => r.id === id);

export function changeCity(board: Board, id: string, change: (city: City) => City): Board {
  const cities = changeAt(
    board.cities,
    board.cities.findIndex((c) => c.id === id),
    change,
  );
  return cities === board.cities ? board : { ...board, cities };
}

export function changeRoute(board: Board, id: string, change: (route: Route) => Route): Board {
  const routes = changeAt(
    board.routes,
    board.routes.findIndex((r) => r.id === id),
    change,
  );
  return routes === board.routes ? board : { ...board, routes };
}

export const routeName = (board: Board, { cities }: Route): string =>
  cities.map((id) => cityOf(board, id)?.name ?? id).join('–');

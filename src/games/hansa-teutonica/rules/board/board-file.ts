/** Reads the form of a board file; `board-check.ts` checks that it can be played. */
import { boolean, given, integer, join, list, object, oneOf, text } from '../../../../core/check.js';
import type { Json } from '../../../../core/json.js';
import { refusal, said } from '../../../../core/refuse.js';
import { readId, readName, readSize, readSpot, refuseDeep, type Spot } from '../../../board-parts.js';
import { EDITION_IDS } from '../edition.js';
import { MAX_CITIES, MAX_ROUTES, MAX_SEATS, MAX_SPECIAL } from '../state/layout.js';
import { ABILITIES, COLOURS, KINDS, MERCHANT, PERMANENT_MARKERS } from '../vocabulary.js';

export const GAME_ID = 'hansa-teutonica';

export interface PostFile {
  privilege: (typeof COLOURS)[number];
  piece: (typeof KINDS)[number];
  prestige: number;
}

export interface CityFile {
  id: string;
  name: string;
  at: Spot;
  posts: PostFile[];
  green: boolean;
  develops: (typeof ABILITIES)[number][];
  countries: string[];
  permits: string[];
}

export interface RouteFile {
  id: string;
  cities: string[];
  points: { at: Spot; piece: (typeof POINTS)[number] }[];
  tavern: boolean;
  maritime: boolean;
  permanentMarker: (typeof PERMANENT_MARKERS)[number] | null;
  country: string | null;
}

interface ProvinceFile {
  id: string;
  at: Spot;
  routes: string[];
  guards: string[];
}

/** A board file with all optional fields filled in. */
export interface BoardFile {
  id: string;
  title: string;
  players: number[];
  editions: string[];
  size: Spot;
  completedCitiesToEnd: number;
  connection: { cities: string[]; prestige: number[] };
  specialPrestige: {
    city: string;
    routes: string[];
    spaces: { prestige: number; privilege: PostFile['privilege'] }[];
  } | null;
  cities: CityFile[];
  routes: RouteFile[];
  guards: string[];
  provinces: ProvinceFile[];
  countryPrestige: Map<string, number[]>;
}

/** In the order in which files have them. */
export const BOARD_FIELDS = [
  'game',
  'id',
  'title',
  'players',
  'editions',
  'size',
  'completedCitiesToEnd',
  'connection',
  'specialPrestige',
  'cities',
  'routes',
  'twoPlayer',
  'provinces',
  'countryPrestige',
];

export const POINTS = ['any', KINDS[MERCHANT]] as const;
/** Printed spaces of a city, and points of a route: more than any printed board has. */
export const MOST_POSTS = 8;
export const MOST_POINTS = 6;
/** Keeps a score within its byte, whatever one action brings. */
export const MOST_PRESTIGE = 20;
const MOST_PROVINCES = 64;

/** A board that may be unfinished: every field is of its kind, but it need not be playable. */
export function readBoardForm(json: Json): BoardFile {
  refuseDeep(json);
  const f = object(json, 'board', BOARD_FIELDS);
  if (f.game !== undefined) oneOf(f.game, 'board.game', [GAME_ID]);
  return {
    id: readId(f.id, 'board.id'),
    title: readName(f.title, 'board.title', 100),
    players: list(f.players, 'board.players', MAX_SEATS).map((n, i) =>
      integer(n, join('board.players', i), 2, MAX_SEATS),
    ),
    editions: list(given(f.editions, [...EDITION_IDS]), 'board.editions', EDITION_IDS.length).map(
      (edition, i) => oneOf(edition, join('board.editions', i), EDITION_IDS),
    ),
    size: readSize(f.size),
    cities: list(f.cities, 'board.cities', MAX_CITIES).map((c, i) => readCity(c, join('board.cities', i))),
    routes: list(f.routes, 'board.routes', MAX_ROUTES).map((r, i) => readRoute(r, join('board.routes', i))),
    completedCitiesToEnd: integer(f.completedCitiesToEnd, 'board.completedCitiesToEnd', 1, MAX_CITIES),
    connection: readConnection(f.connection),
    specialPrestige: f.specialPrestige === undefined ? null : readSpecial(f.specialPrestige),
    guards: f.twoPlayer === undefined ? [] : readGuards(f.twoPlayer),
    provinces: list(given(f.provinces, []), 'board.provinces', MOST_PROVINCES).map((p, i) =>
      readProvince(p, join('board.provinces', i)),
    ),
    countryPrestige: readCountryPrestige(given(f.countryPrestige, {})),
  };
}

function readCity(json: Json, field: string): CityFile {
  const c = object(json, field, ['id', 'name', 'at', 'posts', 'green', 'develops', 'countries', 'permits']);
  return {
    id: readId(c.id, `${field}.id`),
    name: readName(c.name, `${field}.name`, 40),
    at: readSpot(c.at, `${field}.at`),
    posts: list(c.posts, `${field}.posts`, MOST_POSTS).map((p, i) => readPost(p, join(`${field}.posts`, i))),
    green: boolean(given(c.green, false), `${field}.green`),
    develops: list(given(c.develops, []), `${field}.develops`, ABILITIES.length).map((ability, i) =>
      oneOf(ability, join(`${field}.develops`, i), ABILITIES),
    ),
    countries: readTexts(given(c.countries, []), `${field}.countries`),
    permits: readTexts(given(c.permits, []), `${field}.permits`),
  };
}

function readPost(json: Json, field: string): PostFile {
  const p = object(json, field, ['privilege', 'piece', 'prestige']);
  return {
    privilege: oneOf(p.privilege, `${field}.privilege`, COLOURS),
    piece: oneOf(p.piece, `${field}.piece`, KINDS),
    prestige: integer(given(p.prestige, 0), `${field}.prestige`, 0, MOST_PRESTIGE),
  };
}

function readRoute(json: Json, field: string): RouteFile {
  const r = object(json, field, [
    'id',
    'cities',
    'points',
    'tavern',
    'maritime',
    'permanentMarker',
    'country',
  ]);
  const points = list(r.points, `${field}.points`, MOST_POINTS);
  if (points.length === 0) throw refusal(`${field}.points`, said('hansaTeutonicaBoard', 'noPoint'));
  return {
    id: readId(r.id, `${field}.id`),
    cities: readTexts(r.cities, `${field}.cities`),
    points: points.map((point, i) => {
      const at = join(`${field}.points`, i);
      const p = object(point, at, ['at', 'piece']);
      return { at: readSpot(p.at, `${at}.at`), piece: oneOf(p.piece, `${at}.piece`, POINTS) };
    }),
    tavern: boolean(given(r.tavern, false), `${field}.tavern`),
    maritime: boolean(given(r.maritime, false), `${field}.maritime`),
    permanentMarker:
      r.permanentMarker === undefined
        ? null
        : oneOf(r.permanentMarker, `${field}.permanentMarker`, PERMANENT_MARKERS),
    country: r.country === undefined ? null : readId(r.country, `${field}.country`),
  };
}

function readConnection(json: Json | undefined): BoardFile['connection'] {
  const c = object(json, 'board.connection', ['cities', 'prestige']);
  return {
    cities: readTexts(c.cities, 'board.connection.cities'),
    prestige: readPrestige(c.prestige, 'board.connection.prestige'),
  };
}

function readSpecial(json: Json): BoardFile['specialPrestige'] {
  const field = 'board.specialPrestige';
  const special = object(json, field, ['city', 'routes', 'spaces']);
  return {
    city: text(special.city, `${field}.city`, 60),
    routes: readTexts(special.routes, `${field}.routes`),
    spaces: list(special.spaces, `${field}.spaces`, MAX_SPECIAL).map((space, i) => {
      const at = join(`${field}.spaces`, i);
      const s = object(space, at, ['prestige', 'privilege']);
      return {
        prestige: integer(s.prestige, `${at}.prestige`, 0, MOST_PRESTIGE),
        privilege: oneOf(s.privilege, `${at}.privilege`, COLOURS),
      };
    }),
  };
}

const readGuards = (json: Json): string[] =>
  readTexts(object(json, 'board.twoPlayer', ['guards']).guards, 'board.twoPlayer.guards');

function readProvince(json: Json, field: string): ProvinceFile {
  const p = object(json, field, ['id', 'at', 'routes', 'guards']);
  return {
    id: readId(p.id, `${field}.id`),
    at: readSpot(p.at, `${field}.at`),
    routes: readTexts(p.routes, `${field}.routes`),
    guards: readTexts(given(p.guards, []), `${field}.guards`),
  };
}

function readCountryPrestige(json: Json): Map<string, number[]> {
  const field = 'board.countryPrestige';
  return new Map(
    Object.entries(object(json, field)).map(([country, prestige]) => [
      country,
      readPrestige(prestige, join(field, country)),
    ]),
  );
}

/** Points for the first, the second and so on. */
function readPrestige(json: Json | undefined, field: string): number[] {
  const prestige = list(json, field, MAX_SEATS).map((n, i) => integer(n, join(field, i), 0, MOST_PRESTIGE));
  if (prestige.length === 0) throw refusal(field, said('board', 'empty'));
  return prestige;
}

const readTexts = (json: Json | undefined, field: string): string[] =>
  list(json, field, MAX_ROUTES).map((id, i) => text(id, join(field, i), 130));

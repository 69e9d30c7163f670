/** Edits of what belongs to the whole board: its title, players, connection, special prestige and countries. */
import { entryOf } from '../../../core/json.js';
import { isPlain, plainText } from '../../../core/plain-text.js';
import { idFor, onSheet, put, type Spot, sheetSize, within } from '../parts.js';
import {
  BOARD_FIELDS,
  type Board,
  CITY_FIELDS,
  changeRoute,
  EDITION_IDS,
  MAX_CITIES,
  MAX_SEATS,
  MAX_SPECIAL,
  MOST_PRESTIGE,
  ROUTE_FIELDS,
  type Space,
} from './board.js';

const LONGEST_TITLE = 100;

export function setTitle(board: Board, title: string): Board {
  const clean = plainText(title, LONGEST_TITLE);
  return !isPlain(clean) ? board : put(board, 'title', clean, BOARD_FIELDS);
}

export const setId = (board: Board, id: string): Board => put(board, 'id', idFor(id, board.id), BOARD_FIELDS);

/** At least one number stays. Two players need the rules of 2009. */
export function togglePlayers(board: Board, players: number): Board {
  const has = board.players.includes(players);
  const next = has ? board.players.filter((n) => n !== players) : [...board.players, players].sort();
  if (next.length === 0) return board;
  const needs2009 = next.includes(2) && board.editions !== undefined && !board.editions.includes('2009');
  const counted = put(board, 'players', next, BOARD_FIELDS);
  return needs2009 ? put(counted, 'editions', undefined, BOARD_FIELDS) : counted;
}

/** Both editions are the default, and left out of the file. */
export function toggleEdition(board: Board, edition: string): Board {
  const before: readonly string[] = board.editions ?? EDITION_IDS;
  const next = EDITION_IDS.filter((one) => before.includes(one) !== (one === edition));
  if (next.length === 0) return board;
  return put(board, 'editions', next.length === EDITION_IDS.length ? undefined : [...next], BOARD_FIELDS);
}

/** Cities and points stay on the sheet. */
export function setSize(board: Board, wanted: Spot): Board {
  const size = sheetSize(wanted);
  const kept = <T extends { at: Spot }>(thing: T): T =>
    put(thing, 'at', onSheet(thing.at, size), CITY_FIELDS);
  const next = put(board, 'size', size, BOARD_FIELDS);
  if (next === board) return board;
  return {
    ...next,
    cities: next.cities.map(kept),
    routes: next.routes.map((route) => ({ ...route, points: route.points.map(kept) })),
    ...(next.provinces && { provinces: next.provinces.map(kept) }),
  };
}

export const setCompleted = (board: Board, count: number): Board =>
  put(board, 'completedCitiesToEnd', within(Math.round(count), 1, MAX_CITIES), BOARD_FIELDS);

/** Points for the first, the second and so on: at least one place, at most five. */
const cleanPrestige = (prestige: readonly number[]): number[] =>
  prestige.slice(0, MAX_SEATS).map((points) => within(Math.round(points) || 0, 0, MOST_PRESTIGE));

export function setConnectionPrestige(board: Board, prestige: readonly number[]): Board {
  if (prestige.length === 0) return board;
  const { connection } = board;
  return put(board, 'connection', { ...connection, prestige: cleanPrestige(prestige) }, BOARD_FIELDS);
}

/** A city is an end of the connection or not; of three ends the oldest goes. */
export function toggleConnection(board: Board, city: string): Board {
  const { connection } = board;
  const cities = connection.cities.includes(city)
    ? connection.cities.filter((id) => id !== city)
    : [...connection.cities.slice(-1), city];
  return put(board, 'connection', { ...connection, cities }, BOARD_FIELDS);
}

const SPACES: readonly Space[] = [
  { prestige: 7, privilege: 'white' },
  { prestige: 8, privilege: 'orange' },
  { prestige: 9, privilege: 'pink' },
  { prestige: 11, privilege: 'black' },
];

/** E9: the spaces lie at a city, and the routes of the city lead to them. */
export function toggleSpecial(board: Board, city: string): Board {
  if (board.specialPrestige?.city === city) return put(board, 'specialPrestige', undefined, BOARD_FIELDS);
  const routes = board.routes.filter(({ cities }) => cities.includes(city)).map(({ id }) => id);
  const spaces = board.specialPrestige?.spaces ?? SPACES.map((space) => ({ ...space }));
  return put(board, 'specialPrestige', { city, routes, spaces }, BOARD_FIELDS);
}

export function toggleSpecialRoute(board: Board, route: string): Board {
  const special = board.specialPrestige;
  if (special === undefined) return board;
  const routes = special.routes.includes(route)
    ? special.routes.filter((id) => id !== route)
    : [...special.routes, route];
  return put(board, 'specialPrestige', { ...special, routes }, BOARD_FIELDS);
}

export function setSpaces(board: Board, spaces: readonly Space[]): Board {
  const special = board.specialPrestige;
  if (special === undefined || spaces.length === 0) return board;
  const clean = spaces.slice(0, MAX_SPECIAL).map(({ prestige, privilege }) => ({
    prestige: within(Math.round(prestige) || 0, 0, MOST_PRESTIGE),
    privilege,
  }));
  return put(board, 'specialPrestige', { ...special, spaces: clean }, BOARD_FIELDS);
}

/** Either all routes are in a country or none is: the first country takes all of them. */
export function setCountry(board: Board, route: string, name: string): Board {
  const country = idFor(name, '');
  if (country === '') return board;
  const isFirst = !board.routes.some((r) => r.country !== undefined);
  const named = changeRoute(board, route, (r) => put(r, 'country', country, ROUTE_FIELDS));
  if (!isFirst) return named;
  return { ...named, routes: named.routes.map((r) => put(r, 'country', country, ROUTE_FIELDS)) };
}

/** Without countries, nothing needs a permit. */
export function removeCountries(board: Board): Board {
  const routes = board.routes.map((r) => put(r, 'country', undefined, ROUTE_FIELDS));
  const cities = board.cities.map((c) =>
    put(put(c, 'countries', undefined, CITY_FIELDS), 'permits', undefined, CITY_FIELDS),
  );
  return put({ ...board, routes, cities }, 'countryPrestige', undefined, BOARD_FIELDS);
}

/** I1: a country with prestige needs a permit; no points make it open to all again. */
export function setCountryPrestige(board: Board, country: string, prestige: readonly number[]): Board {
  if (prestige.length === 0) return without(board, 'permits', country);
  const next = { ...board.countryPrestige, [country]: cleanPrestige(prestige) };
  return put(board, 'countryPrestige', next, BOARD_FIELDS);
}

/** Takes out a country's prestige, and the country from a list of every city. */
function without(board: Board, list: 'countries' | 'permits', country: string): Board {
  const { [country]: _, ...others } = board.countryPrestige ?? {};
  const isNone = Object.keys(others).length === 0;
  const counted = put(board, 'countryPrestige', isNone ? undefined : others, BOARD_FIELDS);
  const cities = counted.cities.map((city) => {
    const left = city[list]?.filter((one) => one !== country);
    return put(city, list, left?.length === 0 ? undefined : left, CITY_FIELDS);
  });
  return cities.every((city, i) => city === counted.cities[i]) ? counted : { ...counted, cities };
}

/** A country without routes is gone, and what cities had of it. What somebody has typed stands. */
export function settleCountries(before: Board, after: Board, isTyped: boolean): Board {
  if (isTyped || after.routes === before.routes) return after;
  const left = countriesOf(after);
  const gone = countriesOf(before).filter((country) => !left.includes(country));
  return gone.reduce(
    (board, country) => without(without(board, 'permits', country), 'countries', country),
    after,
  );
}

export const prestigeOf = ({ countryPrestige }: Board, country: string): number[] | undefined =>
  entryOf(countryPrestige, country);

export const countriesOf = (board: Board): string[] =>
  [...new Set(board.routes.flatMap(({ country }) => country ?? []))].sort();

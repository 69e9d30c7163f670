/** Edits of cities: their numbers and warehouses, and the arrows between them. */
import { freeId, freeName, idFor, onSheet, put, renamed, type Spot, within } from '../parts.js';
import {
  BOARD_FIELDS,
  type Board,
  CITY_FIELDS,
  type City,
  changeCity,
  cityOf,
  MAX_CITIES,
  MOST_WAREHOUSES,
} from './board.js';

const MOST_NUMBER = 99;

export function addCity(board: Board, at: Spot, like: Partial<City> = {}): Board {
  if (board.cities.length >= MAX_CITIES) return board;
  const name = like.name ?? freeName(board);
  const ids = board.cities.map((c) => c.id);
  const taken = board.cities.map((c) => c.number);
  let number = 1;
  while (taken.includes(number)) number++;
  const city: City = {
    id: freeId(idFor(name, 'city'), ids),
    name,
    number,
    warehouses: like.warehouses ?? 1,
    at: onSheet(at, board.size),
    sailsTo: like.sailsTo ?? [],
  };
  const next = { ...board, cities: [...board.cities, city] };
  return ids.includes(board.ship) ? next : put(next, 'ship', city.id, BOARD_FIELDS);
}

export function renameCity(board: Board, id: string, wanted: string): Board {
  const next = renamed(board.cities, id, wanted);
  if (next === undefined) return board;
  return changeCity(renameIn(board, id, next.id), next.id, (c) => put(c, 'name', next.name, CITY_FIELDS));
}

function renameIn(board: Board, from: string, to: string): Board {
  if (from === to) return board;
  const swap = (id: string): string => (id === from ? to : id);
  return {
    ...board,
    ship: swap(board.ship),
    ...(board.noBoothsAtSetup && { noBoothsAtSetup: board.noBoothsAtSetup.map(swap) }),
    cities: board.cities.map((city) => ({ ...city, id: swap(city.id), sailsTo: city.sailsTo.map(swap) })),
  };
}

/** Numbers are in the order of filling warehouses; a city that had the number gets the other one. */
export function setNumber(board: Board, id: string, number: number): Board {
  const city = cityOf(board, id);
  const next = within(Math.round(number), 1, MOST_NUMBER);
  if (city === undefined || city.number === next) return board;
  const cities = board.cities.map((c) => {
    if (c.id === id) return { ...c, number: next };
    return c.number === next ? { ...c, number: city.number } : c;
  });
  return { ...board, cities };
}

export const setWarehouses = (board: Board, id: string, count: number): Board =>
  changeCity(board, id, (city) =>
    put(city, 'warehouses', within(Math.round(count), 0, MOST_WAREHOUSES), CITY_FIELDS),
  );

/** Adds or removes an arrow from one city to another. */
export function toggleArrow(board: Board, from: string, to: string): Board {
  if (from === to || cityOf(board, to) === undefined) return board;
  return changeCity(board, from, (city) => {
    const next = city.sailsTo.includes(to) ? city.sailsTo.filter((id) => id !== to) : [...city.sailsTo, to];
    return put(city, 'sailsTo', next, CITY_FIELDS);
  });
}

export const turnArrow = (board: Board, from: string, to: string): Board =>
  cityOf(board, to)?.sailsTo.includes(from) ? board : toggleArrow(toggleArrow(board, from, to), to, from);

export const setShip = (board: Board, id: string): Board => put(board, 'ship', id, BOARD_FIELDS);

export function toggleNoBooths(board: Board, id: string): Board {
  const before = board.noBoothsAtSetup ?? [];
  const next = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
  return put(board, 'noBoothsAtSetup', next.length === 0 ? undefined : next, BOARD_FIELDS);
}

/** A board file of Hansa as edits see it: the JSON itself, with optional fields left out. */
import { BOARD_FIELDS } from '../../../games/hansa/rules/board/board-file.js';
import { MAX_CITIES } from '../../../games/hansa/rules/state/layout.js';
import { changeAt, type Spot } from '../parts.js';

export { BOARD_FIELDS, MAX_CITIES };
export const MOST_WAREHOUSES = 4;

export type City = {
  id: string;
  name: string;
  number: number;
  warehouses: number;
  at: Spot;
  sailsTo: string[];
};

export type Goods = {
  colours: string[];
  perColour: { [barrels: string]: number };
  coloursRemoved: { [players: string]: number };
};

export type Board = {
  game?: string;
  id: string;
  title: string;
  players: number[];
  size: Spot;
  ship: string;
  noBoothsAtSetup?: string[];
  cities: City[];
  goods: Goods;
  boothsPerPlayer: number;
  supplyPiles: number;
  talers?: number;
  reconstructed?: { en: string; de?: string }[];
};

export const CITY_FIELDS = ['id', 'name', 'number', 'warehouses', 'at', 'sailsTo'];

export const cityOf = (board: Board, id: string): City | undefined => board.cities.find((c) => c.id === id);

export function changeCity(board: Board, id: string, change: (city: City) => City): Board {
  const cities = changeAt(
    board.cities,
    board.cities.findIndex((c) => c.id === id),
    change,
  );
  return cities === board.cities ? board : { ...board, cities };
}

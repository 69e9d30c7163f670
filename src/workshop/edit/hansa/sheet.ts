/** Edits of what belongs to the whole board: its title, players, goods and pieces. */
import { isPlain, plainText } from '../../../core/plain-text.js';
import { MAX_GOODS, MAX_PILES, MAX_SEATS } from '../../../games/hansa/rules/state/layout.js';
import { MAX_COLOURS, SETUP_BOOTHS, SETUP_ROUNDS } from '../../../games/hansa/rules/vocabulary.js';
import { idFor, onSheet, put, type Spot, sheetSize, within } from '../parts.js';
import { BOARD_FIELDS, type Board, CITY_FIELDS, type Goods } from './board.js';

export { MAX_COLOURS, MAX_PILES };

const LONGEST_TITLE = 100;
const MOST_BOOTHS = 99;

export function setTitle(board: Board, title: string): Board {
  const clean = plainText(title, LONGEST_TITLE);
  return !isPlain(clean) ? board : put(board, 'title', clean, BOARD_FIELDS);
}

export const setId = (board: Board, id: string): Board => put(board, 'id', idFor(id, board.id), BOARD_FIELDS);

/** At least one number stays; each says how many colours are left out. */
export function togglePlayers(board: Board, players: number): Board {
  const has = board.players.includes(players);
  const next = has ? board.players.filter((n) => n !== players) : [...board.players, players].sort();
  if (next.length === 0 || players > MAX_SEATS) return board;
  const removed = { [players]: 0, ...board.goods.coloursRemoved };
  const counted = put(board, 'players', next, BOARD_FIELDS);
  return setGoods(counted, { coloursRemoved: removed });
}

export function setSize(board: Board, wanted: Spot): Board {
  const size = sheetSize(wanted);
  const next = put(board, 'size', size, BOARD_FIELDS);
  if (next === board) return board;
  return { ...next, cities: next.cities.map((c) => put(c, 'at', onSheet(c.at, size), CITY_FIELDS)) };
}

const setGoods = (board: Board, change: Partial<Goods>): Board =>
  put(board, 'goods', { ...board.goods, ...change }, BOARD_FIELDS);

/** At least one colour stays. */
export function toggleColour(board: Board, colour: string): Board {
  const { colours } = board.goods;
  const id = idFor(colour, '');
  const next = colours.includes(id) ? colours.filter((one) => one !== id) : [...colours, id];
  return id === '' || next.length === 0 || next.length > MAX_COLOURS
    ? board
    : setGoods(board, { colours: next });
}

/** How many goods of each colour have so many barrels. */
export const setPerColour = (board: Board, barrels: number, count: number): Board =>
  setGoods(board, {
    perColour: { ...board.goods.perColour, [barrels]: within(Math.round(count) || 0, 0, MAX_GOODS) },
  });

export const setRemoved = (board: Board, players: number, count: number): Board =>
  setGoods(board, {
    coloursRemoved: {
      ...board.goods.coloursRemoved,
      [players]: within(Math.round(count) || 0, 0, MAX_COLOURS),
    },
  });

export const setBooths = (board: Board, count: number): Board =>
  put(
    board,
    'boothsPerPlayer',
    within(Math.round(count), SETUP_ROUNDS * SETUP_BOOTHS, MOST_BOOTHS),
    BOARD_FIELDS,
  );

export const setPiles = (board: Board, count: number): Board =>
  put(board, 'supplyPiles', within(Math.round(count), 1, MAX_PILES), BOARD_FIELDS);

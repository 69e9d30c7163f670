/** Reads a board file and checks that it can be played. */
import { integer, join, list, object, show, text } from '../../../../core/check.js';
import type { Json } from '../../../../core/json.js';
import { LANGUAGES, type Language } from '../../../../core/language.js';
import type { Refusal } from '../../../../core/refusal.js';
import { refusal, said } from '../../../../core/refuse.js';
import {
  checkOnMap,
  mustBeKnown,
  readId,
  readName,
  readSize,
  readSpot,
  refusalsOf,
  refuseDeep,
  refuseDoubles,
  type Spot,
} from '../../../board-parts.js';
import { MAX_CITIES, MAX_GOODS, MAX_PILES, MAX_SEATS, MAX_SPACES } from '../state/layout.js';
import { MAX_COLOURS, MOST_BARRELS, SETUP_BOOTHS, SETUP_ROUNDS } from '../vocabulary.js';

interface CityFile {
  id: string;
  name: string;
  number: number;
  warehouses: number;
  at: Spot;
  sailsTo: string[];
}

/** A text in English and any of the other languages. */
export type Described = Partial<Record<Language, string>> & { en: string };

export interface BoardFile {
  id: string;
  title: string;
  players: number[];
  size: Spot;
  ship: string;
  noBoothsAtSetup: string[];
  cities: CityFile[];
  colours: string[];
  /** How many goods of each colour have 1, 2, 3 barrels. */
  perColour: number[];
  /** By number of players. */
  coloursRemoved: Map<number, number>;
  boothsPerPlayer: number;
  supplyPiles: number;
  /** The parts of the board that are reconstructed. */
  reconstructed: Described[];
}

/** In the order in which files have them. */
export const BOARD_FIELDS = [
  'game',
  'id',
  'title',
  'players',
  'size',
  'ship',
  'noBoothsAtSetup',
  'cities',
  'goods',
  'boothsPerPlayer',
  'supplyPiles',
  'talers',
  'reconstructed',
];

export function readBoardFile(json: Json): BoardFile {
  const file = readBoardForm(json);
  for (const check of checksOf(file)) check();
  return file;
}

/** What keeps a board from being played, at most one thing from each check, the first one first. */
export const boardProblems = (f: BoardFile): Refusal[] => refusalsOf(checksOf(f));

const checksOf = (f: BoardFile): (() => void)[] => [
  () => checkLists(f),
  ...f.cities.map((city, i) => () => checkOnMap(city.at, f.size, `board.cities[${i}].at`)),
  () => checkNames(f),
  () => checkGoods(f),
  ...f.cities.map((city, i) => () => checkExits(f, city, `board.cities[${i}].sailsTo`)),
  ...f.cities.map((city, i) => () => checkWayTo(f, city, `board.cities[${i}]`)),
  () => checkVoyages(f),
];

/** A board that may be unfinished: every field is of its kind, but it need not be playable. */
export function readBoardForm(json: Json): BoardFile {
  refuseDeep(json);
  const f = object(json, 'board', BOARD_FIELDS);
  if (f.game !== undefined && f.game !== 'hansa')
    throw refusal('board.game', said('hansaBoard', 'game', { value: show(f.game) }));
  // T9: the number of talers in the box is only for information.
  if (f.talers !== undefined) integer(f.talers, 'board.talers', 1, 999);
  const cities = list(f.cities, 'board.cities', MAX_CITIES).map((c, i) =>
    readCity(c, join('board.cities', i)),
  );
  const goods = object(f.goods, 'board.goods', ['colours', 'perColour', 'coloursRemoved']);
  const players = list(f.players, 'board.players', MAX_SEATS).map((n, i) =>
    integer(n, join('board.players', i), 2, MAX_SEATS),
  );
  return {
    id: readId(f.id, 'board.id'),
    title: readName(f.title, 'board.title', 100),
    players,
    size: readSize(f.size),
    ship: text(f.ship, 'board.ship'),
    noBoothsAtSetup:
      f.noBoothsAtSetup === undefined ? [] : readTexts(f.noBoothsAtSetup, 'board.noBoothsAtSetup'),
    cities,
    colours: list(goods.colours, 'board.goods.colours', MAX_COLOURS).map((c, i) =>
      readId(c, join('board.goods.colours', i)),
    ),
    perColour: readPerColour(goods.perColour),
    coloursRemoved: readRemoved(goods.coloursRemoved, players),
    boothsPerPlayer: integer(f.boothsPerPlayer, 'board.boothsPerPlayer', SETUP_ROUNDS * SETUP_BOOTHS, 99),
    supplyPiles: integer(f.supplyPiles, 'board.supplyPiles', 1, MAX_PILES),
    reconstructed: readReconstructed(f.reconstructed),
  };
}

function readCity(json: Json, field: string): CityFile {
  const c = object(json, field, ['id', 'name', 'number', 'warehouses', 'at', 'sailsTo']);
  return {
    id: readId(c.id, `${field}.id`),
    name: readName(c.name, `${field}.name`, 40),
    number: integer(c.number, `${field}.number`, 1, 99),
    warehouses: integer(c.warehouses, `${field}.warehouses`, 0, 4),
    at: readSpot(c.at, `${field}.at`),
    sailsTo: readTexts(c.sailsTo, `${field}.sailsTo`),
  };
}

const readTexts = (json: Json | undefined, field: string): string[] =>
  list(json, field, MAX_CITIES).map((id, i) => text(id, join(field, i), 40));

function readPerColour(json: Json | undefined): number[] {
  const barrels = Array.from({ length: MOST_BARRELS }, (_, i) => String(i + 1));
  const counts = object(json, 'board.goods.perColour', barrels);
  return barrels.map((n) => integer(counts[n], `board.goods.perColour.${n}`, 0, MAX_GOODS));
}

function readRemoved(json: Json | undefined, players: readonly number[]): Map<number, number> {
  const field = 'board.goods.coloursRemoved';
  const removed = object(json, field, ['2', '3', '4']);
  return new Map(players.map((n) => [n, integer(removed[n], join(field, String(n)), 0, MAX_COLOURS)]));
}

function readReconstructed(json: Json | undefined): Described[] {
  if (json === undefined) return [];
  return list(json, 'board.reconstructed', 20).map((part, i) => {
    const field = join('board.reconstructed', i);
    const texts = object(part, field, LANGUAGES);
    const given = LANGUAGES.filter((language) => texts[language] !== undefined);
    const read = given.map((language) => [language, text(texts[language], join(field, language), 300)]);
    return { en: text(texts.en, `${field}.en`, 300), ...Object.fromEntries(read) };
  });
}

function checkLists(f: BoardFile): void {
  if (f.players.length === 0) throw refusal('board.players', said('board', 'noPlayers'));
  refuseDoubles(f.players, (i) => join('board.players', i));
  refuseDoubles(
    f.cities.map((c) => c.id),
    (i) => `board.cities[${i}].id`,
  );
  refuseDoubles(
    f.cities.map((c) => c.number),
    (i) => `board.cities[${i}].number`,
  );
  refuseDoubles(f.colours, (i) => join('board.goods.colours', i));
}

/** The ship and what is closed are in cities that exist, and enough cities are open. */
function checkNames(f: BoardFile): void {
  const ids = f.cities.map((c) => c.id);
  f.noBoothsAtSetup.forEach((id, i) => {
    mustBeKnown(id, join('board.noBoothsAtSetup', i), ids, 'city');
  });
  mustBeKnown(f.ship, 'board.ship', ids, 'city');
  const open = ids.filter((id) => !f.noBoothsAtSetup.includes(id)).length;
  if (open < SETUP_ROUNDS) {
    throw refusal('board.cities', said('hansaBoard', 'fewCities', { n: open, least: SETUP_ROUNDS }));
  }
}

function checkGoods(f: BoardFile): void {
  const spaces = f.cities.reduce((sum, c) => sum + c.warehouses, 0);
  if (spaces > MAX_SPACES)
    throw refusal(
      'board.cities',
      said('hansaBoard', 'manyWarehouses', { warehouses: spaces, most: MAX_SPACES }),
    );
  if (spaces === 0) throw refusal('board.cities', said('hansaBoard', 'noWarehouse'));
  const perColour = f.perColour.reduce((sum, n) => sum + n, 0);
  if (perColour * f.colours.length > MAX_GOODS) {
    throw refusal(
      'board.goods',
      said('hansaBoard', 'manyGoods', { goods: `${perColour * f.colours.length}`, most: MAX_GOODS }),
    );
  }
  for (const [players, removed] of f.coloursRemoved) {
    const goods = perColour * (f.colours.length - removed);
    if (goods < spaces + f.supplyPiles) {
      throw refusal(
        `board.goods.coloursRemoved.${players}`,
        said('hansaBoard', 'fewGoods', {
          goods: Math.max(0, goods),
          warehouses: spaces,
          piles: f.supplyPiles,
        }),
      );
    }
  }
}

function checkExits(f: BoardFile, city: CityFile, field: string): void {
  if (city.sailsTo.length === 0) throw refusal(field, said('hansaBoard', 'noExit', { city: city.id }));
  refuseDoubles(city.sailsTo, (k) => join(field, k));
  city.sailsTo.forEach((id, k) => {
    if (id === city.id) throw refusal(join(field, k), said('hansaBoard', 'toItself', { city: city.id }));
    mustBeKnown(
      id,
      join(field, k),
      f.cities.map((c) => c.id),
      'city',
    );
  });
}

function checkWayTo(f: BoardFile, { id }: CityFile, field: string): void {
  if (!f.cities.some((c) => c.sailsTo.includes(id)))
    throw refusal(field, said('hansaBoard', 'noWayTo', { city: id }));
}

/** Every city can be reached by the ship, and left again for every other. */
function checkVoyages(f: BoardFile): void {
  for (const from of f.cities) {
    const reached = new Set([from.id]);
    for (const id of reached)
      for (const to of f.cities.find((c) => c.id === id)?.sailsTo ?? []) reached.add(to);
    const missed = f.cities.findIndex((c) => !reached.has(c.id));
    if (missed >= 0) {
      throw refusal(
        `board.cities[${missed}]`,
        said('board', 'unreachable', { city: f.cities[missed].id, start: from.id }),
      );
    }
  }
}

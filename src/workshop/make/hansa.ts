/** Makes boards of Hansa from a seed: harbours around a sea, and where ships sail between them. */
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { hansa } from '../../games/hansa/rules/index.js';
import { boardId, makeNames, makeTitle, WATERS } from './names.js';
import { findVoyages, type Voyage } from './voyages.js';
import type { Spot } from './whole-numbers.js';
import type { Wishes } from './wishes.js';

/** Not all wishes apply: every voyage is at sea, and a mirrored one would lead back. */
export type HansaWishes = Pick<Wishes, 'seed' | 'players' | 'size' | 'density'>;

export const HANSA_PLAYERS: readonly number[] = [2, 3, 4];

/** A field has room for a harbour with its name, goods and booths. */
const FIELD = [236, 226] as const;
const MARGIN = [30, 40] as const;
const SHAKE = 24;
const GRIDS = {
  small: { columns: 4, rows: 3, harbours: 7 },
  medium: { columns: 4, rows: 3, harbours: 9 },
  large: { columns: 5, rows: 4, harbours: 13 },
} as const;
/** How many of a hundred cities have two warehouses; on the printed board it is five of nine. */
const LARGE = 56;
const GOODS = {
  colours: ['orange', 'brown', 'red', 'green', 'blue', 'pink'],
  perColour: { 1: 4, 2: 5, 3: 4 },
} as const;
/** By number of players. */
const COLOURS_REMOVED: Readonly<Record<string, number>> = { 2: 2, 3: 1, 4: 0 };
const MOST_TRIES = 200;

export function makeHansaBoard(wishes: HansaWishes): JsonObject {
  const { seed, players, size, density } = wishes;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const random = new Random(JSON.stringify(['hansa', seed, players, size, density, attempt]));
    const harbours = placeHarbours(random, size);
    const voyages = findVoyages(random, harbours, density);
    if (voyages === undefined) continue;
    const board = writeBoard(random, harbours, voyages, wishes);
    // A board that the engine refuses is a bug here.
    hansa.withBoards([board]);
    return board;
  }
  throw new Error(`no board for the seed ${JSON.stringify(seed)} in ${MOST_TRIES} tries`);
}

const sheetOf = (size: Wishes['size']): Spot => {
  const { columns, rows } = GRIDS[size];
  return [columns * FIELD[0] + 2 * MARGIN[0], rows * FIELD[1] + 2 * MARGIN[1]];
};

/** In fields of a loose grid, numbered from left to right. */
function placeHarbours(random: Random, size: Wishes['size']): Spot[] {
  const { columns, rows, harbours } = GRIDS[size];
  const fields = random.shuffle(Array.from({ length: columns * rows }, (_, i) => i)).slice(0, harbours);
  const shake = (): number => random.below(2 * SHAKE + 1) - SHAKE;
  return fields
    .map((field): Spot => {
      const [column, row] = [field % columns, Math.floor(field / columns)];
      return [
        MARGIN[0] + column * FIELD[0] + FIELD[0] / 2 + shake(),
        MARGIN[1] + row * FIELD[1] + FIELD[1] / 2 + shake(),
      ];
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function writeBoard(
  random: Random,
  harbours: readonly Spot[],
  voyages: readonly Voyage[],
  { players, size }: HansaWishes,
): JsonObject {
  const names = makeNames(random, harbours.length);
  const title = makeTitle(random, names, WATERS);
  const order = random.shuffle(harbours.map((_, i) => i));
  const large = new Set(order.slice(0, Math.round((harbours.length * LARGE) / 100)));
  const exits = (city: number): number[] => voyages.flatMap(([from, to]) => (from === city ? [to] : []));
  // The ship starts where most voyages begin; nobody may have booths there.
  const most = Math.max(...harbours.map((_, i) => exits(i).length));
  const start = names[order.find((i) => exits(i).length === most)!].id;
  return {
    game: 'hansa',
    id: boardId(title),
    title,
    players: [...players],
    size: [...sheetOf(size)],
    ship: start,
    noBoothsAtSetup: [start],
    cities: harbours.map((at, i) => ({
      ...names[i],
      number: i + 1,
      warehouses: large.has(i) ? 2 : 1,
      at: [...at],
      sailsTo: exits(i).map((to) => names[to].id),
    })),
    goods: {
      colours: [...GOODS.colours],
      perColour: { ...GOODS.perColour },
      coloursRemoved: Object.fromEntries(players.map((n) => [n, COLOURS_REMOVED[n]])),
    },
    boothsPerPlayer: 15,
    supplyPiles: 5,
  };
}

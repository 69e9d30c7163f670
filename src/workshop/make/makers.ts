/** The games that boards can be made for. */
import type { JsonObject } from '../../core/json.js';
import { HANSA_PLAYERS, makeHansaBoard } from './hansa.js';
import { makeBoard } from './index.js';
import { DENSITIES, PLAYERS, SEAS, SIZES, SYMMETRIES, type Wishes } from './wishes.js';

/** What can be wished for beyond a seed and the numbers of players. */
export const VALUES = { size: SIZES, density: DENSITIES, sea: SEAS, symmetry: SYMMETRIES } as const;
export type Wish = keyof typeof VALUES;

interface Maker {
  /** The wishes that apply to its boards. */
  readonly wishes: readonly Wish[];
  readonly mostPlayers: number;
  /** The default numbers of players of a board. */
  usualPlayers(size: Wishes['size']): readonly number[];
  make(wishes: Wishes): JsonObject;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  'hansa-teutonica': {
    wishes: ['size', 'density', 'sea', 'symmetry'],
    mostPlayers: 5,
    usualPlayers: (size) => PLAYERS[size],
    make: makeBoard,
  },
  hansa: {
    wishes: ['size', 'density'],
    mostPlayers: 4,
    usualPlayers: () => HANSA_PLAYERS,
    make: makeHansaBoard,
  },
};

export const MADE_GAMES: readonly string[] = Object.keys(MAKERS);

export function makerOf(game: string): Maker {
  if (!Object.hasOwn(MAKERS, game)) throw new Error(`no boards can be made for the game ${game}`);
  return MAKERS[game];
}

/** What is played: board, edition, number of players and modules. All games with the same config share it. */
import components from '../components.json' with { type: 'json' };
import type { Board } from './board/board.js';
import type { Edition } from './edition.js';
import type { Reading } from './readings.js';

export interface Setup {
  readonly board: Board;
  readonly edition: Edition;
  readonly reading: Reading;
  readonly players: number;
  readonly missions: boolean;
  readonly favours: boolean;
}

const values = components.abilities;
const ALL = 255;
/** S5: what each ability is worth by the number of tradesmen removed from its track. */
export const KEYS_VALUE = Uint8Array.from(values.keys);
export const ACTIONS_VALUE = Uint8Array.from(values.actions);
export const BOOK_VALUE = Uint8Array.from(values.book);
export const BANK_VALUE = Uint8Array.from(values.bank, (v) => (v === 'all' ? ALL : (v as number)));
export const MARKER_PRESTIGE = Uint8Array.from(components.markerPrestige);

export const TRADERS = components.pieces.traders;
export const MERCHANTS = components.pieces.merchants;

/** The three cities of each mission card, by id. */
export const MISSION_CARDS: readonly (readonly string[])[] = components.missions;

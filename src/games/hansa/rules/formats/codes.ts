/**
 * Actions as integers: the type in the lowest four bits, its one part above. `notation.ts` turns them into the
 * public form and back.
 */
import type { Action } from '../../../../core/actions.js';
import type { Good } from '../vocabulary.js';

export const BOOTHS = 0;
export const REPLENISH = 1;
export const SKIP = 2;
export const SAIL = 3;
export const BUY = 4;
export const BUILD = 5;
export const SELL = 6;
export const LOSE = 7;
export const DISCARD = 8;
export const END_TURN = 9;
export const TYPES = [
  'booths',
  'replenish',
  'skip',
  'sail',
  'buy',
  'build',
  'sell',
  'lose',
  'discard',
  'end-turn',
] as const;

export const typeOf = (a: Action): number => a & 15;

export const booths = (city: number): Action => BOOTHS | (city << 4);
export const sail = (city: number): Action => SAIL | (city << 4);
export const cityIn = (a: Action): number => a >> 4;

export const buy = (warehouse: number): Action => BUY | (warehouse << 4);
export const warehouseIn = (a: Action): number => a >> 4;

export const build = (good: Good): Action => BUILD | (good << 4);
export const lose = (good: Good): Action => LOSE | (good << 4);
export const discard = (good: Good): Action => DISCARD | (good << 4);
export const goodIn = (a: Action): Good => a >> 4;

/**
 * Which of the seller's unsold goods are sold: a bit for each place in their list. Of equal goods the first ones are
 * sold, so that each choice of goods has one number.
 */
export const sell = (places: number): Action => SELL | (places << 4);
export const placesIn = (a: Action): number => a >> 4;

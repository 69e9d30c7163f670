/** The engine's vocabulary: goods, phases, and their numbers in a state. */

/**
 * A good is 0 for none, else its colour and barrels: within a colour three barrels come first, so that goods in
 * rising order are in the order in which a sale is written.
 */
export type Good = number;
export const NO_GOOD = 0;
export const MOST_BARRELS = 3;
export const MAX_COLOURS = 8;

export const goodOf = (colour: number, barrels: number): Good =>
  1 + colour * MOST_BARRELS + MOST_BARRELS - barrels;

const GOODS = 1 + MAX_COLOURS * MOST_BARRELS;
/** By good. */
export const COLOUR = Uint8Array.from({ length: GOODS }, (_, good) => Math.max(0, good - 1) / MOST_BARRELS);
export const BARRELS = Uint8Array.from({ length: GOODS }, (_, good) =>
  good === NO_GOOD ? 0 : MOST_BARRELS - ((good - 1) % MOST_BARRELS),
);

export const IN_SETUP = 0;
export const IN_REPLENISH = 1;
export const IN_TRADE = 2;
export const IN_LOSE = 3;
export const IN_TAX = 4;
export const IS_OVER = 5;
export const PHASES = ['setup', 'replenish', 'trade', 'lose', 'tax', 'over'] as const;

/** S2, S3, T1, T2, T8 */
export const START_TALERS = 3;
export const SETUP_ROUNDS = 3;
export const SETUP_BOOTHS = 2;
export const INCOME = 3;
export const REPLENISH_PRICE = 1;
export const MAY_KEEP = 3;

/** No city, no single choice. */
export const NONE = 255;

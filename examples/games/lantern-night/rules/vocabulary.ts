/** The words of the game and their numbers. */
export const PHASES = ['night', 'over'] as const;
export const IN_NIGHT = 0;
export const IS_OVER = 1;

/** R5: points for the most lanterns at a quay, alone or shared. */
export const MOST_ALONE = 3;
export const MOST_SHARED = 1;
/** R6: coins that make a point. */
export const COINS_A_POINT = 2;
/** R7: points for each of your lanterns at your patron's quay. */
export const PATRON_POINTS = 2;

/** Gifts hold from one coin to this many. */
export const MOST_COINS = 3;

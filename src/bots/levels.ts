/** The levels that people choose from, weakest first. Separate from the bots, so that a list does not load them. */
export const LEVELS = ['random', 'apprentice', 'trader', 'merchant', 'alderman'] as const;

/** Plays when nobody chose a bot, and in place of one that this version does not know: quick, and good enough. */
export const DEFAULT_BOT = 'trader';

/** Those that use a network. */
export const NETWORK_BOT_IDS: readonly string[] = ['merchant', 'alderman'];

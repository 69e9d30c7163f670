/** The levels by name, weakest first: what people choose from. Kept apart from the bots, so that a list is light. */
export const LEVELS = ['random', 'apprentice', 'trader', 'merchant', 'alderman'] as const;

/** Plays where nobody chose a bot, and in place of one that this version does not know: quick, and good enough. */
export const DEFAULT_BOT = 'trader';

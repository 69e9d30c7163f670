/** The levels by name, weakest first: what people choose from. Kept apart from the bots, so that a list is light. */
export const LEVELS = ['random', 'apprentice', 'trader', 'merchant', 'alderman'] as const;

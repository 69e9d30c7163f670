/** The names of the bots. Separate from the bots, so that a list does not load them. */
import { TEMPERAMENTS } from '../core/game.js';
import { EASE } from './ease.js';

/** The levels that people choose from, weakest first. */
export const LEVELS = ['random', 'apprentice', 'trader', 'merchant', 'alderman'] as const;

/** Levels that value positions, and the settings they take, as in `trader:easy` or `trader:builder`. */
export const THINKING_LEVELS: readonly string[] = ['apprentice', 'trader', 'merchant', 'alderman'];
export const SETTINGS: readonly string[] = [...Object.keys(EASE), ...TEMPERAMENTS];

/** Plays when nobody chose a bot, and in place of one that this version does not know: quick, and good enough. */
export const DEFAULT_BOT = 'trader';

/** Those that use a network. */
export const NETWORK_BOT_IDS: readonly string[] = ['merchant', 'alderman'];

/** The packs that every language has, typed by the English files. */
import { Pack } from './pack.js';

/** The frame of the page and its first screen. */
export const start = new Pack<typeof import('./en/start.js')>('start');
/** A game at the table, and its board. */
export const play = new Pack<typeof import('./en/play.js')>('play');
/** Playing over a server. */
export const online = new Pack<typeof import('./en/online.js')>('online');
/** The frame of lessons and rules. */
export const learn = new Pack<typeof import('./en/learn.js')>('learn');

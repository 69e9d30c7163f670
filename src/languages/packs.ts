/** The packs that every language has, typed by the English files. */
import { Pack } from './pack.js';

/** The frame of the page and its first screen. */
export const start = new Pack<typeof import('./en/start.js')>('start');
/** A game at the table, and its board. */
export const play = new Pack<typeof import('./en/play.js')>('play');
/**
 * The games of this tree, to be fetched beside the engine. Each game has a pack of its own (`Game.texts`), which then
 * finds its file there.
 */
export const games = new Pack<typeof import('./en/games.js')>('games');
/** What bots say about moves. */
export const bots = new Pack<typeof import('./en/bots.js')>('bots');
/** What the command line says about games. */
export const terminal = new Pack<typeof import('./en/terminal.js')>('terminal');
/** Notifications that a server sends. */
export const messages = new Pack<typeof import('./en/messages.js')>('messages');
/** Playing over a server. */
export const online = new Pack<typeof import('./en/online.js')>('online');
/** The frame of lessons and rules. */
export const learn = new Pack<typeof import('./en/learn.js')>('learn');
/** What is wrong with a file: forms, and boards that cannot be played. */
export const checks = new Pack<typeof import('./en/checks.js')>('checks');
/** Your own boards. */
export const boards = new Pack<typeof import('./en/boards.js')>('boards');

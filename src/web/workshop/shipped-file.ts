/** The files of the boards that ship, each fetched when it is asked for. */
import type { JsonObject } from '../../core/json.js';

const FILES = import.meta.glob<JsonObject>('../../games/*/boards/*.json', { import: 'default' });

/** With the name of its game, as an exported file has it. */
export const shippedFile = async (game: string, board: string): Promise<JsonObject> => ({
  game,
  ...(await FILES[`../../games/${game}/boards/${board}.json`]()),
});

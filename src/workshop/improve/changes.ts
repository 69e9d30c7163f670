/** The single changes that a board allows. */
import type { Game } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import type { Candidate } from './change.js';
import { changesToHansa } from './changes-hansa.js';
import { changesToHansaTeutonica } from './changes-hansa-teutonica.js';

const CHANGES: Readonly<Record<string, (board: JsonObject) => Candidate<JsonObject>[]>> = {
  'hansa-teutonica': changesToHansaTeutonica,
  hansa: changesToHansa,
};

/** Those after which the board can still be played. */
export function changesTo(game: Game, board: JsonObject): Candidate<JsonObject>[] {
  if (!Object.hasOwn(CHANGES, game.id)) throw new Error(`no changes are known for boards of ${game.id}`);
  return CHANGES[game.id](board).filter((candidate) => isPlayable(game, candidate.board));
}

function isPlayable(game: Game, board: JsonObject): boolean {
  try {
    game.withBoards([board]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

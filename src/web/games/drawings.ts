/**
 * The pictures of the boards, by game. A registry of its own, so that a screen with small pictures of boards does not
 * fetch everything else that the page knows of the games.
 */
import type { Game } from '../../core/game.js';
import { hansaDrawings } from '../../games/hansa/page/board/drawings.js';
import { hansaTeutonicaDrawings } from '../../games/hansa-teutonica/page/board/drawings.js';
import type { GameDrawings } from './page.js';

const all: readonly GameDrawings[] = [hansaTeutonicaDrawings, hansaDrawings];

export function drawingsOf(game: Game): GameDrawings {
  const found = all.find(({ id }) => id === game.id);
  if (found === undefined) throw new Error(`there are no drawings for the game ${game.id}`);
  return found;
}

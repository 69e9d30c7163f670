/**
 * The pictures of the boards, by game. A separate registry, so that a screen with small pictures does not load
 * everything else about the games.
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

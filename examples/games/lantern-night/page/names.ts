/** What the first screen calls the game and its boards, before anything else of it is fetched. */
import type { GameNames } from '../../../web/games/page.js';

export const lanternNightNames: GameNames = {
  en: { 'game-lantern-night': 'Lantern Night', 'board-canals': 'The Canals' },
  de: { 'game-lantern-night': 'Laternennacht', 'board-canals': 'Die Kanäle' },
};

import type { Figure } from '../../../../web/learn/types.js';
import { GAME_ID } from '../../rules/config.js';
import { figure } from '../book.js';

export const card: Figure = figure('lantern-canals', {
  position: {
    config: { game: GAME_ID, players: 3 },
    bridges: {
      'kranhof--soltkai': { lantern: 0 },
      'soltkai--muenzkai': { lantern: 0 },
      'soltkai--fischkai': { lantern: 1 },
      'muenzkai--tollhus': { lantern: 2 },
    },
  },
  marked: [],
  part: [60, 50, 680, 400],
});

/** Lantern Night for the page. */
import type { GamePage } from '../../../web/games/page.js';
import { GAME_ID } from '../rules/config.js';
import { describe } from './board/describe.js';
import { CanalBoard } from './board/index.jsx';
import { learnTexts } from './book.js';
import { commentary } from './commentary.jsx';
import { LanternDesk, LanternDeskRow } from './desk.jsx';
import { endings } from './endings.jsx';
import { presentation } from './presentation.js';

export const page: GamePage = {
  id: GAME_ID,
  presentation,
  commentary,
  Board: CanalBoard,
  Desk: LanternDesk,
  DeskRow: LanternDeskRow,
  endings,
  describe,
  learnTexts,
  topics: { bridge: 'lantern-turn', quay: 'lantern-score' },
  lesson: async () => (await import('./lessons/index.js')).lesson,
  reference: async () => (await import('./reference/index.js')).reference,
  orders: [],
};

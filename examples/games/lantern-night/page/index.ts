/** Lantern Night for the page. */
import { lazy } from 'solid-js';
import type { GamePage } from '../../../web/games/page.js';
import { GAME_ID } from '../rules/config.js';
import { describe } from './board/describe.js';
import { learnTexts } from './book.js';
import { commentary } from './commentary.jsx';
import { LanternDesk, LanternDeskRow } from './desk.jsx';
import { endings } from './endings.jsx';
import { presentation } from './presentation.js';

export const lanternNightPage: GamePage = {
  id: GAME_ID,
  presentation,
  commentary,
  Board: lazy(async () => ({ default: (await import('./board/index.jsx')).CanalBoard })),
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

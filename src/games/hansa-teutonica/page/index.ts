/** Hansa Teutonica for the page. */
import type { GamePage } from '../../../web/games/page.js';
import { GAME_ID } from '../rules/config.js';
import { describe } from './board/describe.js';
import { HansaTeutonicaBoard } from './board/index.jsx';
import { learnTexts } from './book.js';
import { commentary } from './commentary/index.js';
import { HansaTeutonicaDesk } from './desk.jsx';
import { HansaTeutonicaDeskRow } from './desk-row.jsx';
import { endings } from './endings.jsx';
import { orders } from './orders/index.js';
import { presentation } from './presentation.js';

export const page: GamePage = {
  id: GAME_ID,
  presentation,
  commentary,
  Board: HansaTeutonicaBoard,
  Desk: HansaTeutonicaDesk,
  DeskRow: HansaTeutonicaDeskRow,
  endings,
  describe,
  topics: {
    point: 'ht-place',
    route: 'ht-create',
    city: 'ht-control',
    post: 'ht-post',
    special: 'ht-special',
    marker: 'ht-markers',
    province: 'ht-two',
    prestige: 'ht-end',
    completed: 'ht-end',
  },
  learnTexts,
  lesson: async () => (await import('./lessons/index.js')).lesson,
  reference: async () => (await import('./reference/index.js')).reference,
  orders,
};

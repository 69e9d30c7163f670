/** Hansa for the page. */
import type { GamePage } from '../../../web/games/page.js';
import { GAME_ID } from '../rules/config.js';
import { describe } from './board/describe.js';
import { HansaBoard } from './board/index.jsx';
import { learnTexts } from './book.js';
import { commentary } from './commentary/index.js';
import { HansaDesk, UnsoldGoods } from './desk.jsx';
import { HansaDeskRow } from './desk-row.jsx';
import { endings } from './endings.jsx';
import { orders } from './orders.js';
import { presentation } from './presentation.js';

export const page: GamePage = {
  id: GAME_ID,
  presentation,
  commentary,
  Board: HansaBoard,
  Desk: HansaDesk,
  DeskThings: UnsoldGoods,
  DeskRow: HansaDeskRow,
  endings,
  describe,
  topics: { city: 'hansa-buy', warehouse: 'hansa-buy', ship: 'hansa-sail' },
  learnTexts,
  lesson: async () => (await import('./lessons/index.js')).lesson,
  reference: async () => (await import('./reference/index.js')).reference,
  orders,
};

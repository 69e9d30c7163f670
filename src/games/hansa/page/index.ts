/** Hansa for the page. */
import { lazy } from 'solid-js';
import type { GamePage } from '../../../web/games/page.js';
import { GAME_ID } from '../rules/config.js';
import { describe } from './board/describe.js';
import { learnTexts } from './book.js';
import { commentary } from './commentary/index.js';
import { HansaDesk, UnsoldGoods } from './desk.jsx';
import { HansaDeskRow } from './desk-row.jsx';
import { endings } from './endings.jsx';
import { orders } from './orders.js';
import { presentation } from './presentation.js';

export const hansaPage: GamePage = {
  id: GAME_ID,
  presentation,
  commentary,
  Board: lazy(async () => ({ default: (await import('./board/index.jsx')).HansaBoard })),
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

/** The standing orders of Hansa: which goods are lost to others' sales (T7). */
import type { OrderQuestion } from '../../../web/games/page.js';
import { t } from '../../../web/i18n/index.js';

export const orders: readonly OrderQuestion[] = [
  {
    id: 'loss',
    name: () => t('online.question-loss'),
    answers: [
      {
        id: 'least',
        name: () => t('online.order-least'),
        order: { do: 'least' },
        fits: (order) => order.do === 'least',
      },
    ],
  },
];

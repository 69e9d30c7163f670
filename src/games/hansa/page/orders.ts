/** The standing orders of Hansa: which goods are lost to others' sales (T7). */
import type { OrderQuestion } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { texts } from '../rules/texts/words.js';

export const orders: readonly OrderQuestion[] = [
  {
    id: 'loss',
    name: () => texts.in(language()).orders.loss,
    answers: [
      {
        id: 'least',
        name: () => texts.in(language()).orders.least,
        order: { do: 'least' },
        fits: (order) => order.do === 'least',
      },
    ],
  },
];

/** The standing orders of Hansa Teutonica: where displaced pieces go (C2), and a share of another's income (A2). */
import { lazy } from 'solid-js';
import type { OrderAnswer, OrderQuestion } from '../../../../web/games/page.js';
import { t } from '../../../../web/i18n/index.js';
import { routeName } from '../board/file.js';

const take = (piece: 'merchant' | 'trader'): OrderAnswer => ({
  id: `take-${piece}`,
  name: () => t(`online.order-take-${piece}`),
  order: { do: 'take', piece },
  fits: (order) => order.do === 'take' && order.piece === piece,
});

export const orders: readonly OrderQuestion[] = [
  {
    id: 'displaced',
    name: () => t('online.question-displaced'),
    answers: [
      {
        id: 'routes',
        name: () => t('online.order-routes'),
        order: { do: 'routes', routes: [], extras: 'traders' },
        fits: (order) => order.do === 'routes',
        Fields: lazy(async () => ({ default: (await import('./routes-fields.jsx')).RoutesFields })),
        details: (order, rules) =>
          (order.routes as readonly string[]).map((id) => routeName(rules, id)).join(', '),
      },
    ],
  },
  {
    id: 'share',
    name: () => t('online.question-share'),
    answers: [
      take('merchant'),
      take('trader'),
      {
        id: 'pass',
        name: () => t('online.order-pass'),
        order: { do: 'pass' },
        fits: (order) => order.do === 'pass',
      },
    ],
  },
];

/** The standing orders of Hansa Teutonica: where displaced pieces go (C2), and a share of another's income (A2). */
import { lazy } from 'solid-js';
import type { OrderAnswer, OrderQuestion } from '../../../../web/games/page.js';
import { routeName } from '../board/file.js';
import { say } from './say.js';

const take = (piece: 'merchant' | 'trader'): OrderAnswer => ({
  id: `take-${piece}`,
  name: () => say(`take-${piece}`),
  order: { do: 'take', piece },
  fits: (order) => order.do === 'take' && order.piece === piece,
});

export const orders: readonly OrderQuestion[] = [
  {
    id: 'displaced',
    name: () => say('displaced'),
    answers: [
      {
        id: 'routes',
        name: () => say('routes'),
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
    name: () => say('share'),
    answers: [
      take('merchant'),
      take('trader'),
      {
        id: 'pass',
        name: () => say('pass'),
        order: { do: 'pass' },
        fits: (order) => order.do === 'pass',
      },
    ],
  },
];

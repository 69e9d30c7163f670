/** Standing orders: how decisions in somebody else's turn are answered for a player, without asking. */
import { list, type Of, optional, orNull, strict, Type, text, whole, word } from './schema.js';
import { Level } from './words.js';

const RouteIds = list(text(100), 60, 'ids of routes, the most wanted first');

/** An answer that can be given at once. */
export const Decision = Type.Union([
  strict({
    do: Type.Literal('routes'),
    routes: RouteIds,
    extras: word(
      ['merchants', 'traders', 'none'] as const,
      'which tradesmen are added, as far as there are any; none: nothing is added',
    ),
  }),
  strict({ do: Type.Literal('take'), piece: word(['merchant', 'trader'] as const) }),
  strict({ do: Type.Literal('pass') }),
  strict({ do: Type.Literal('least') }),
  strict({ do: Type.Literal('bot'), level: Level }),
]);
export type Decision = Of<typeof Decision>;

/** Ask, and where it says so decide after a while; or decide at once. */
export const Order = Type.Union([
  strict({
    do: Type.Literal('ask'),
    after: optional(whole(1, 14 * 24 * 60, 'minutes to wait at most')),
    decide: optional(Decision),
  }),
  ...Decision.anyOf,
]);
export type Order = Of<typeof Order>;

export const Orders = strict(
  {
    displaced: optional(Order),
    share: optional(Order),
    loss: optional(Order),
  },
  'displaced: where displaced pieces and extras go; share: a share of another’s income; loss: goods that are lost',
);
export type Orders = Of<typeof Orders>;

export const OrdersOrNone = orNull(Orders);

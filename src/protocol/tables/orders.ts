/**
 * Standing orders: how decisions in somebody else's turn are answered for a player, without asking. The questions and
 * the answers to them come from the games; leaving the answer to a bot, and being asked first, work in all of them.
 */
import type { OrderField, OrderForm } from '../../core/game.js';
import { games } from '../../games/index.js';
import { list, optional, strict, type TSchema, Type, text, whole, word } from '../schema.js';
import { Level } from '../words.js';

/** An answer that can be given at once. With `do: 'bot'` it names a level; other fields are the game's. */
export interface Decision {
  do: string;
  level?: string;
  [field: string]: unknown;
}

/** With `do: 'ask'` the player is asked, and where it says so the decision comes after a while; else at once. */
export interface Order extends Decision {
  after?: number;
  decide?: Decision;
}

/** By question, as in `Game.questions`. */
export type Orders = Record<string, Order>;

const questions = games.flatMap((game) => game.questions);
const forms = questions.flatMap((question) => question.answers);

const field = (field: OrderField): TSchema =>
  'ids' in field ? list(text(100), field.ids, field.about) : word(field.words, field.about);

const form = ({ do: name, fields = {} }: OrderForm): TSchema =>
  strict({
    do: Type.Literal(name),
    ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, field(value)])),
  });

const decisions = [...forms.map(form), strict({ do: Type.Literal('bot'), level: Level })];
const Decision = Type.Unsafe<Decision>(Type.Union(decisions));

const ask = strict({
  do: Type.Literal('ask'),
  after: optional(whole(1, 14 * 24 * 60, 'minutes to wait at most')),
  decide: optional(Decision),
});
export const Order = Type.Unsafe<Order>(Type.Union([ask, ...decisions]));

export const Orders = Type.Unsafe<Orders>(
  strict(
    Object.fromEntries(questions.map(({ id }) => [id, optional(Order)])),
    questions.map(({ id, about }) => `${id}: ${about}`).join('; '),
  ),
);

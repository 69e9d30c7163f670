/** Standing orders as the form edits them: for each question a choice, and how long to wait for your own answer first. */

import { DEFAULT_BOT } from '../../../bots/levels.js';
import type { Rules } from '../../../core/game.js';
import type * as protocol from '../../../protocol/tables/orders.js';
import { pageOf } from '../../games/index.js';
import type { Order, OrderAnswer, OrderQuestion } from '../../games/page.js';
import { botName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { minutesText } from '../times.js';

/** The choices that every question offers, beside the game's own answers. */
export const ASK = 'ask';
export const BOT = 'bot';

export interface Answer {
  /** `ASK`, `BOT` or the id of an answer of the game. */
  choice: string;
  /** Minutes you have to answer yourself; 0 for none. */
  wait: number;
  /** Of the bot that decides. */
  level: string;
  /** What is sent for an answer of the game. */
  order: Order;
}

export const WAITS = [0, 15, 60, 240, 720, 1440] as const;

export const questionsOf = (rules: Rules): readonly OrderQuestion[] => pageOf(rules).orders;

const answerIn = ({ answers }: OrderQuestion, choice: string): OrderAnswer | undefined =>
  answers.find(({ id }) => id === choice);

/** The answer of the game that is chosen, where it is neither `ASK` nor `BOT`. */
export const chosenAnswer = (question: OrderQuestion, { choice }: Answer): OrderAnswer | undefined =>
  answerIn(question, choice);

export const choicesFor = ({ answers }: OrderQuestion): { value: string; label: string }[] => [
  { value: ASK, label: t('online.order-ask') },
  ...answers.map(({ id, name }) => ({ value: id, label: name() })),
  { value: BOT, label: t('online.order-bot') },
];

/** What a form holds after a choice: the order begins as the answer has it. */
export const withChoice = (question: OrderQuestion, choice: string): Partial<Answer> => ({
  choice,
  order: answerIn(question, choice)?.order ?? { do: choice },
});

export function answerOf(question: OrderQuestion, order: protocol.Order | undefined): Answer {
  const blank: Answer = { choice: ASK, wait: 0, level: DEFAULT_BOT, order: { do: ASK } };
  const decision = order?.do === 'ask' ? order.decide : order;
  if (order === undefined || decision === undefined) return blank;
  const wait = order.do === 'ask' ? (order.after ?? 0) : 0;
  if (decision.do === 'bot') return { ...blank, wait, choice: BOT, level: decision.level! };
  const found = question.answers.find((answer) => answer.fits(decision as Order));
  if (found === undefined) throw new Error(`${question.id} has no answer for ${JSON.stringify(decision)}`);
  return { ...blank, wait, choice: found.id, order: decision as Order };
}

function decisionOf({ choice, level, order }: Answer): protocol.Decision | undefined {
  if (choice === ASK) return undefined;
  return choice === BOT ? { do: BOT, level } : order;
}

export function orderOf(answer: Answer): protocol.Order | undefined {
  const decision = decisionOf(answer);
  if (decision === undefined) return undefined;
  return answer.wait === 0 ? decision : { do: 'ask', after: answer.wait, decide: decision };
}

export function ordersOf(answers: Readonly<Record<string, Answer>>): protocol.Orders {
  const orders: protocol.Orders = {};
  for (const [question, answer] of Object.entries(answers)) {
    const order = orderOf(answer);
    if (order) orders[question] = order;
  }
  return orders;
}

/** The standing orders that were given, each with its question and in a line. */
export function ordersInWords(rules: Rules, orders: protocol.Orders): { question: string; order: string }[] {
  return questionsOf(rules).flatMap((question) => {
    const order = orders[question.id];
    return order ? [{ question: question.name(), order: orderText(rules, question, order) }] : [];
  });
}

function orderText(rules: Rules, question: OrderQuestion, given: protocol.Order): string {
  const answer = answerOf(question, given);
  const { choice, wait, level, order } = answer;
  const chosen = chosenAnswer(question, answer);
  const details = chosen?.details?.(order, rules);
  const name = chosen?.name() ?? t(choice === BOT ? 'online.order-bot' : 'online.order-ask');
  const what = choice === BOT ? `${name} (${botName(level)})` : details ? `${name}: ${details}` : name;
  return wait === 0 ? what : `${what} · ${t('online.waitAtMost')} ${minutesText(wait)}`;
}

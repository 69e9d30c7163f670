/** Standing orders as the form edits them: a choice, and how long to wait for your own answer first. */
import type { Rules } from '../../../core/game.js';
import type { Decision, Order, Orders } from '../../../protocol/orders.js';
import { botName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { minutesText } from '../times.js';

export type Question = 'displaced' | 'share' | 'loss';
export type Choice = 'ask' | 'routes' | 'take-merchant' | 'take-trader' | 'pass' | 'least' | 'bot';

export interface Answer {
  choice: Choice;
  /** Minutes you have to answer yourself; 0 for none. */
  wait: number;
  routes: string[];
  extras: 'merchants' | 'traders' | 'none';
  level: string;
}

export const WAITS = [0, 15, 60, 240, 720, 1440] as const;
export const EXTRAS = ['merchants', 'traders', 'none'] as const;

/** The decisions a game asks of you in another player's turn. */
export const questionsOf = (rules: Rules): readonly Question[] =>
  rules.game.id === 'hansa' ? ['loss'] : ['displaced', 'share'];

export const choicesFor = (question: Question): readonly Choice[] =>
  ({
    displaced: ['ask', 'routes', 'bot'] as const,
    share: ['ask', 'take-merchant', 'take-trader', 'pass', 'bot'] as const,
    loss: ['ask', 'least', 'bot'] as const,
  })[question];

export function answerOf(order: Order | undefined): Answer {
  const blank: Answer = { choice: 'ask', wait: 0, routes: [], extras: 'traders', level: 'trader' };
  if (order === undefined) return blank;
  const decision = order.do === 'ask' ? order.decide : order;
  const wait = order.do === 'ask' ? (order.after ?? 0) : 0;
  if (decision === undefined) return blank;
  const answer = { ...blank, wait };
  switch (decision.do) {
    case 'routes':
      return { ...answer, choice: 'routes', routes: [...decision.routes], extras: decision.extras };
    case 'take':
      return { ...answer, choice: `take-${decision.piece}` };
    case 'bot':
      return { ...answer, choice: 'bot', level: decision.level };
    default:
      return { ...answer, choice: decision.do };
  }
}

function decisionOf({ choice, routes, extras, level }: Answer): Decision | undefined {
  switch (choice) {
    case 'ask':
      return undefined;
    case 'routes':
      return { do: 'routes', routes: [...routes], extras };
    case 'take-merchant':
      return { do: 'take', piece: 'merchant' };
    case 'take-trader':
      return { do: 'take', piece: 'trader' };
    case 'bot':
      return { do: 'bot', level };
    default:
      return { do: choice };
  }
}

export function orderOf(answer: Answer): Order | undefined {
  const decision = decisionOf(answer);
  if (decision === undefined) return undefined;
  return answer.wait === 0 ? decision : { do: 'ask', after: answer.wait, decide: decision };
}

export function ordersOf(answers: Readonly<Partial<Record<Question, Answer>>>): Orders {
  const orders: Orders = {};
  for (const [question, answer] of Object.entries(answers) as [Question, Answer][]) {
    const order = orderOf(answer);
    if (order) orders[question] = order;
  }
  return orders;
}

/** An order in one line of text. */
export function orderText(order: Order, routeName: (id: string) => string): string {
  const { choice, wait, routes, level } = answerOf(order);
  const what =
    choice === 'routes'
      ? `${t('online.order-routes')}: ${routes.map(routeName).join(', ')}`
      : choice === 'bot'
        ? `${t('online.order-bot')} (${botName(level)})`
        : t(`online.order-${choice}`);
  return wait === 0 ? what : `${what} · ${t('online.waitAtMost')} ${minutesText(wait)}`;
}

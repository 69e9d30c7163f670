/** Planning ahead and standing orders, without a browser. */
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { Rules, State } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { imaginedTurn } from '../../../src/web/online/game/plan/plan.js';
import {
  type Answer,
  answerOf,
  choicesFor,
  orderOf,
  ordersOf,
  withChoice,
} from '../../../src/web/online/orders/orders.js';
import { pages } from '../kit/pages.js';

function legal(rules: Rules, state: State): string[] {
  const list = new ActionBuffer();
  rules.legal(state, list);
  const actions = Array.from(list.items.subarray(0, list.length));
  return actions.map((action) => JSON.stringify(rules.writeAction(state, action))).sort();
}

describe.each([
  { game: 'hansa-teutonica', edition: 'big-box', board: 'salt-march', players: 3 },
  { game: 'hansa', board: 'baltic', players: 3 },
])('an imagined turn of $game', (config) => {
  it('offers what the real one offers when it begins', () => {
    const rules = shelf.rules(config);
    const random = new Random('imagined');
    const state = rules.setUp(random);
    const list = new ActionBuffer();
    let compared = 0;
    let turn = -1;
    for (let i = 0; i < 400 && rules.decider(state) >= 0; i++) {
      const seat = rules.turnOf(state);
      const { phase } = rules.writePosition(state).turn as { phase: string };
      if (seat !== turn && rules.decider(state) === seat && phase !== 'setup') {
        const imagined = imaginedTurn(rules, rules.writeView(state, seat), seat);
        expect(imagined).not.toBeNull();
        expect(legal(rules, imagined!)).toEqual(legal(rules, state));
        compared++;
      }
      turn = seat;
      list.clear();
      rules.legal(state, list);
      rules.apply(state, list.items[random.below(list.length)]);
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('standing orders in a form', () => {
  const questions = pages.flatMap((page) => page.orders);
  const answers = questions.flatMap((question) =>
    choicesFor(question).flatMap(({ value }) =>
      [0, 60].map((wait) => {
        const answer = { ...answerOf(question, undefined), ...withChoice(question, value) };
        const routes = value === 'routes' ? { routes: ['a--b', 'c--d'], extras: 'merchants' } : {};
        return {
          question,
          answer: {
            ...answer,
            order: value === 'bot' ? answerOf(question, undefined).order : { ...answer.order, ...routes },
            wait: value === 'ask' ? 0 : wait,
            level: value === 'bot' ? 'alderman' : answer.level,
          } satisfies Answer,
        };
      }),
    ),
  );

  it('answers what the games can ask', () => {
    for (const page of pages) {
      const game = shelf.game(page.id);
      expect(page.orders.map(({ id }) => id)).toEqual(game.questions.map(({ id }) => id));
    }
  });

  it.each(answers)(
    '$question.id: $answer.choice after $answer.wait minutes is read as it was written',
    (one) => {
      expect(answerOf(one.question, orderOf(one.answer))).toEqual(one.answer);
    },
  );

  it('asking is not an order', () => {
    const [displaced, share] = questions;
    const ask = answerOf(displaced, undefined);
    expect(ordersOf({ displaced: ask, share: { ...ask, ...withChoice(share, 'pass') } })).toEqual({
      share: { do: 'pass' },
    });
  });
});

/** Edits your standing orders: answers given for you in other players' turns. */
import { For, onMount, Show, Suspense } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import type { JsonObject } from '../../../core/json.js';
import type { Orders } from '../../../protocol/tables/orders.js';
import type { OrderQuestion } from '../../games/page.js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { BotSelect } from '../fields/bot-select.jsx';
import type { OnlineSession } from '../game/session.js';
import { minutesText } from '../times.js';
import {
  type Answer,
  ASK,
  answerOf,
  BOT,
  choicesFor,
  chosenAnswer,
  ordersOf,
  questionsOf,
  WAITS,
  withChoice,
} from './orders.js';

export function OrdersDialog(props: {
  session: OnlineSession;
  isRated: boolean;
  position: JsonObject;
  orders: Orders;
  close(): void;
  keep(orders: Orders): void;
}) {
  const questions = questionsOf(props.session.rules);
  const [answers, setAnswers] = createStore<Record<string, Answer>>(
    Object.fromEntries(
      questions.map((question) => [question.id, answerOf(question, props.orders[question.id])]),
    ),
  );
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog
      ref={dialog}
      class="sheet orders-dialog"
      aria-labelledby="orders-title"
      onClose={() => props.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form
        class="sheet-body"
        onSubmit={(event) => {
          event.preventDefault();
          props.keep(ordersOf(structuredClone(unwrap(answers))));
          dialog.close();
        }}
      >
        <h2 id="orders-title">{t('online.orders')}</h2>
        <p class="hint">{t('online.ordersHint')}</p>
        <For each={questions}>
          {(question) => (
            <AnswerForm
              session={props.session}
              isRated={props.isRated}
              position={props.position}
              question={question}
              answer={answers[question.id]}
              change={(part) => setAnswers(question.id, (old) => ({ ...old, ...part }))}
            />
          )}
        </For>
        <div class="sheet-end">
          <button type="button" class="button" onClick={() => dialog.close()}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="button button-primary">
            {t('online.save')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function AnswerForm(props: {
  session: OnlineSession;
  isRated: boolean;
  position: JsonObject;
  question: OrderQuestion;
  answer: Answer;
  change(part: Partial<Answer>): void;
}) {
  return (
    <section class="order-form">
      <Radios
        name={`order-${props.question.id}`}
        legend={props.question.name()}
        value={props.answer.choice}
        choices={choicesFor(props.question)}
        choose={(choice) => props.change(withChoice(props.question, choice))}
      />
      <Show when={chosenAnswer(props.question, props.answer)?.Fields} keyed>
        {(Fields) => (
          <Suspense>
            <Dynamic
              component={Fields}
              order={props.answer.order}
              change={(order) => props.change({ order })}
              rules={props.session.rules}
              position={props.position}
              colours={props.session.seats.map(({ colour }) => colour)}
              names={props.session.names}
            />
          </Suspense>
        )}
      </Show>
      <Show when={props.answer.choice === BOT}>
        <BotSelect
          label={t('online.order-bot')}
          level={props.answer.level}
          change={(level) => props.change({ level })}
        />
        <Show when={props.isRated}>
          <p class="hint">{t('fair.botOrderRated')}</p>
        </Show>
      </Show>
      <Show when={props.answer.choice !== ASK}>
        <label class="labelled">
          <span>{t('online.waitAtMost')}</span>
          <select
            class="field"
            value={props.answer.wait}
            onChange={({ currentTarget: { value } }) => props.change({ wait: Number(value) })}
          >
            <For each={[...new Set([...WAITS, props.answer.wait])].sort((a, b) => a - b)}>
              {(minutes) => (
                <option value={minutes} selected={minutes === props.answer.wait}>
                  {minutes === 0 ? t('online.noWait') : minutesText(minutes)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
    </section>
  );
}

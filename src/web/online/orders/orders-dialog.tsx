/** Edits your standing orders: answers given for you in other players' turns. */
import { For, Index, onMount, Show } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import type { JsonObject } from '../../../core/json.js';
import type { Orders } from '../../../protocol/orders.js';
import { Radios } from '../../home/new-game/radios.jsx';
import { t } from '../../i18n/index.js';
import { botChoices, botLabel } from '../connection/server-bots.js';
import type { OnlineSession } from '../game/session.js';
import { minutesText } from '../times.js';
import {
  type Answer,
  answerOf,
  type Choice,
  choicesFor,
  EXTRAS,
  ordersOf,
  type Question,
  questionsOf,
  WAITS,
} from './orders.js';
import { RouteChoice } from './route-choice.jsx';

export function OrdersDialog(props: {
  session: OnlineSession;
  position: JsonObject;
  orders: Orders;
  close(): void;
  keep(orders: Orders): void;
}) {
  const questions = questionsOf(props.session.rules);
  const [answers, setAnswers] = createStore<Partial<Record<Question, Answer>>>(
    Object.fromEntries(questions.map((question) => [question, answerOf(props.orders[question])])),
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
        <Index each={questions}>
          {(question) => (
            <AnswerForm
              session={props.session}
              position={props.position}
              question={question()}
              answer={answers[question()]!}
              change={(part) => setAnswers(question(), (old) => ({ ...old!, ...part }))}
            />
          )}
        </Index>
        <div class="sheet-end">
          <button type="button" class="button" onClick={() => dialog.close()}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="button button-primary">
            {t('online.keep')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function AnswerForm(props: {
  session: OnlineSession;
  position: JsonObject;
  question: Question;
  answer: Answer;
  change(part: Partial<Answer>): void;
}) {
  return (
    <section class="order-form">
      <Radios
        name={`order-${props.question}`}
        legend={t(`online.question-${props.question}`)}
        value={props.answer.choice}
        choices={choicesFor(props.question).map((value) => ({ value, label: t(`online.order-${value}`) }))}
        choose={(choice) => props.change({ choice: choice as Choice })}
      />
      <Show when={props.answer.choice === 'routes'}>
        <RouteChoice
          session={props.session}
          position={props.position}
          routes={props.answer.routes}
          change={(routes) => props.change({ routes })}
        />
        <Radios
          name="extras"
          legend={t('online.extras')}
          value={props.answer.extras}
          choices={EXTRAS.map((value) => ({ value, label: t(`online.extras-${value}`) }))}
          choose={(extras) => props.change({ extras: extras as Answer['extras'] })}
        />
      </Show>
      <Show when={props.answer.choice === 'bot'}>
        <label class="labelled">
          <span>{t('online.order-bot')}</span>
          <select
            class="field"
            value={props.answer.level}
            onChange={({ currentTarget: { value } }) => props.change({ level: value })}
          >
            <For each={botChoices()}>
              {(level) => (
                <option value={level} selected={level === props.answer.level}>
                  {botLabel(level)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={props.answer.choice !== 'ask'}>
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

/** Whose turn it is, what can be done beside the board, and the way back. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import type { Spot } from '../board/board.js';
import { presentationOf } from '../games/index.js';
import type { Place } from '../games/presentation.js';
import { language, t } from '../i18n/index.js';
import type { Choices, Option } from './choices.js';
import { holdTab } from './focus.js';
import { headlineOf } from './headline.js';
import type { Session } from './session.js';

interface Props {
  readonly session: Session;
  readonly position: JsonObject;
  readonly choices: Choices;
  onOptions(title: string, options: readonly Option[], at: Spot): void;
  onPlay(option: Option): void;
  onHint(): void;
  /** Takes back what is half done; not there when nothing is. */
  readonly onCancel?: (() => void) | undefined;
}

const PLACES: readonly Place[] = ['income', 'marker', 'favour', 'goods'];

export function ActionBar(props: Props) {
  const [warning, setWarning] = createSignal<Option | null>(null);
  const turn = createMemo(() => props.position.turn as JsonObject);
  const presentation = () => presentationOf(props.session.rules);
  const actionsLeft = createMemo(() => (typeof turn().actions === 'number' ? (turn().actions as number) : 0));

  const headline = createMemo(() => headlineOf(props.session));
  // Whatever happens instead, the question is no longer the question.
  createEffect(
    on(
      () => props.session.length,
      () => setWarning(null),
      { defer: true },
    ),
  );
  let asking!: HTMLDivElement;
  const onWarningKey = (event: KeyboardEvent): void => {
    holdTab(event, asking);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    keepPlaying();
  };
  const keepPlaying = (): void => {
    setWarning(null);
    document.querySelector<HTMLElement>('.action-buttons [data-pass]')?.focus();
  };

  const spotOf = (event: MouseEvent): Spot => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top };
  };

  const pass = (option: Option): void => {
    // With actions left a turn is not ended by a slip.
    if (option.json.type === 'end-turn' && actionsLeft() > 0 && warning() === null) {
      setWarning(option);
      asking.querySelector('button')?.focus();
    } else {
      setWarning(null);
      props.onPlay(option);
    }
  };

  return (
    <section class="action-bar" aria-label={t('table.actions')}>
      <div class="action-headline">
        <strong>{headline()}</strong>
        <Show when={actionsLeft() > 0 && !props.session.isOver}>
          <span class="action-count">{t('table.actionsLeft', { count: actionsLeft() })}</span>
        </Show>
      </div>
      <Show
        when={warning()}
        fallback={
          <div class="action-buttons">
            <For each={PLACES}>
              {(place) => (
                <Show when={props.choices.byPlace.get(place)}>
                  {(options) => (
                    <button
                      type="button"
                      class="button"
                      data-place={place}
                      onClick={(event) =>
                        props.onOptions(t(`table.${place as 'income'}`), options(), spotOf(event))
                      }
                    >
                      {t(`table.${place as 'income'}`)}
                    </button>
                  )}
                </Show>
              )}
            </For>
            <For each={props.choices.byPlace.get('pass') ?? []}>
              {(option) => (
                <button
                  type="button"
                  class="button button-primary"
                  data-pass
                  data-action={JSON.stringify(option.json)}
                  onClick={() => pass(option)}
                >
                  {presentation().label(option.json, language())}
                </button>
              )}
            </For>
            <Show when={props.onCancel}>
              {(cancel) => (
                <button type="button" class="button" data-cancel onClick={() => cancel()()}>
                  {t('table.cancel')}
                </button>
              )}
            </Show>
            <button
              type="button"
              class="button"
              disabled={!props.session.canUndo()}
              onClick={() => props.session.undo()}
            >
              {t('table.undo')}
            </button>
            <button
              type="button"
              class="button"
              disabled={!props.session.canRedo()}
              onClick={() => props.session.redo()}
            >
              {t('table.redo')}
            </button>
            <Show when={props.session.legal().length > 0}>
              <button type="button" class="button" onClick={() => props.onHint()}>
                {t('table.hint')}
              </button>
            </Show>
            <Show when={!props.session.isOver && !props.session.isPerson(props.session.decider)}>
              <button type="button" class="button" onClick={() => props.session.hurry()}>
                {t('table.hurry')}
              </button>
              <button type="button" class="button" onClick={() => props.session.pause(!props.session.paused)}>
                {t(props.session.paused ? 'table.goOn' : 'table.pause')}
              </button>
              <Show when={props.session.paused}>
                <button type="button" class="button" onClick={() => void props.session.next()}>
                  {t('table.next')}
                </button>
              </Show>
            </Show>
          </div>
        }
      >
        {(option) => (
          <div
            class="action-warning"
            ref={asking}
            role="alertdialog"
            aria-label={t('table.endAnyway')}
            aria-describedby="action-warning"
            onKeyDown={onWarningKey}
          >
            <p id="action-warning">{t('table.warnActions', { count: actionsLeft() })}</p>
            <button type="button" class="button button-primary" data-pass onClick={() => pass(option())}>
              {t('table.endAnyway')}
            </button>
            <button type="button" class="button" onClick={keepPlaying}>
              {t('table.keepPlaying')}
            </button>
          </div>
        )}
      </Show>
    </section>
  );
}

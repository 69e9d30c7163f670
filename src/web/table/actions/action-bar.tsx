/** Whose turn it is, what can be done beside the board, and the way back. */
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Spot } from '../../board/board.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { presentationOf, speakerOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import { language, t } from '../../i18n/index.js';
import { Icon, type IconName } from '../../shell/icons.jsx';
import { holdTab } from '../screen/focus.js';
import type { Play, Reins } from '../session/play.js';
import type { Choices, Option } from './choices.js';
import { headlineOf } from './headline.js';

interface Props {
  readonly session: Play;
  readonly position: JsonObject;
  readonly choices: Choices;
  onOptions(title: string, options: readonly Option[], at: Spot): void;
  onPlay(option: Option): void;
  onHint(): void;
  /** Takes back what is half done; not there when nothing is. */
  readonly onCancel?: (() => void) | undefined;
  /** Beside who is asked. */
  readonly note?: JSX.Element;
}

export function ActionBar(props: Props) {
  const [warning, setWarning] = createSignal<Option | null>(null);
  const presentation = () => presentationOf(props.session.rules);
  const speaker = () => speakerOf(props.session.rules, props.session.names);
  const actionsLeft = createMemo(() => presentation().actionsLeft(props.position));

  const ownTurn = () => props.session.decider === props.session.rules.turnOf(props.session.state);
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

  const task = createMemo(() => {
    const { session } = props;
    if (session.at !== null || session.isOver || !session.isHere(session.decider)) return '';
    return presentation().task(props.position, session.decider, language());
  });
  const holder = () => props.session.seats[props.session.decider];

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
        <Show when={holder()}>
          {(seat) => <PlayerPiece kind="trader" colour={seat().colour} size={24} />}
        </Show>
        <strong>{headline()}</strong>
        {props.note}
        <Show when={actionsLeft() > 0 && !props.session.isOver && ownTurn()}>
          <span class="action-count">{t('table.actionsLeft', { count: actionsLeft() })}</span>
        </Show>
      </div>
      <Show when={task()}>
        <p class="action-task">{task()}</p>
      </Show>
      <Show
        when={warning()}
        fallback={
          <div class="action-buttons">
            <For each={presentation().places}>
              {(place) => (
                <Show when={props.choices.byPlace.get(place)}>
                  {(options) => (
                    <button
                      type="button"
                      class="button"
                      data-place={place}
                      onClick={(event) =>
                        props.onOptions(presentation().placeName(place), options(), spotOf(event))
                      }
                    >
                      {options().length === 1
                        ? presentation().label(options()[0].json, speaker())
                        : presentation().placeName(place)}
                    </button>
                  )}
                </Show>
              )}
            </For>
            <For each={props.choices.byPlace.get(PASS) ?? []}>
              {(option) => (
                <button
                  type="button"
                  class="button button-primary"
                  data-pass
                  data-action={JSON.stringify(option.json)}
                  onClick={() => pass(option)}
                >
                  {presentation().label(option.json, speaker())}
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
            <Show when={!props.session.isOver}>
              <Tool
                icon="undo"
                plain
                name={t('table.undo')}
                disabled={!props.session.canUndo()}
                onClick={() => props.session.undo()}
              />
              <Tool
                icon="redo"
                plain
                name={t('table.redo')}
                disabled={!props.session.canRedo()}
                onClick={() => props.session.redo()}
              />
            </Show>
            <Show when={props.session.legal().length > 0}>
              <Tool icon="bulb" name={t('table.hint')} onClick={() => props.onHint()} />
            </Show>
            <Show when={!props.session.isOver && !props.session.isHere(props.session.decider)}>
              <Show when={props.session.reins}>{(reins) => <Tools reins={reins()} />}</Show>
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

/** While bots play: faster, not now, one by one. */
function Tools(props: { reins: Reins }) {
  return (
    <>
      <Tool icon="fast" name={t('table.hurry')} onClick={() => props.reins.hurry()} />
      <Tool
        icon={props.reins.paused ? 'play' : 'pause'}
        name={t(props.reins.paused ? 'table.goOn' : 'table.pause')}
        onClick={() => props.reins.pause(!props.reins.paused)}
      />
      <Show when={props.reins.paused}>
        <Tool icon="step" name={t('table.next')} onClick={() => void props.reins.next()} />
      </Show>
    </>
  );
}

/** A button with a picture; where there is little room the picture is all that is seen. */
function Tool(props: {
  icon: IconName;
  name: string;
  /** Never with its name beside it. */
  plain?: boolean;
  disabled?: boolean;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      class="button tool"
      classList={{ 'tool-plain': props.plain === true }}
      title={props.name}
      disabled={props.disabled ?? false}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} />
      <span class="tool-name">{props.name}</span>
    </button>
  );
}

/** A list of options beside the point that was pressed, each with the points it would lead to. */
import { createEffect, For, onCleanup, onMount, Show } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { JsonObject } from '../../../core/json.js';
import type { Spot } from '../../board/board.js';
import { type PieceKind, PlayerPiece } from '../../board/pieces/piece.jsx';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { trapTab } from '../screen/pointer/focus.js';
import type { Option } from './choices.js';

interface Props {
  readonly title: string;
  readonly options: readonly Option[];
  readonly at: Spot;
  readonly about?: readonly string[] | undefined;
  readonly topic?: string | undefined;
  /** The decider's colour. */
  readonly colour: number;
  label(action: JsonObject): string;
  pieceOf(action: JsonObject): PieceKind | undefined;
  /** The action that a hint suggests. */
  readonly advised?: Action | null;
  onChoose(option: Option): void;
  onCancel(): void;
}

const WIDTH = 300;

/** How many points an option brings or costs. */
export const gainText = ({ change, total }: Option): string =>
  t(change > 0 ? 'table.gains' : 'table.loses', { n: Math.abs(change), total });

/** Beside the spot, but never off the screen. */
function placeBeside(box: HTMLElement, { x, y }: Spot): void {
  const height = box.offsetHeight;
  const left = Math.min(Math.max(8, x - WIDTH / 2), window.innerWidth - WIDTH - 8);
  const below = y + 20 + height < window.innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, below ? y + 20 : y - height - 20)}px`;
}

/** Arrow keys move through the options; Escape or a press elsewhere closes the list. */
function bindList(box: HTMLElement, cancel: () => void): void {
  const onKey = (event: KeyboardEvent): void => {
    const buttons = [...box.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Escape') cancel();
    else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === 'ArrowUp') buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
    else {
      trapTab(event, box);
      return;
    }
    event.preventDefault();
  };
  // The mouse press, or the click after a touch, that opened the list may still arrive. It must neither close the list
  // nor press what is now under it, so only presses that begin after the list opened count.
  const opened = performance.now();
  let pressed = false;
  const onPress = (event: PointerEvent): void => {
    if (event.timeStamp < opened) return;
    pressed = true;
    if (!box.contains(event.target as Node)) cancel();
  };
  const onClick = (event: MouseEvent): void => {
    const byKey = event.detail === 0;
    if (!pressed && !byKey) event.stopPropagation();
  };
  box.addEventListener('click', onClick, true);
  document.addEventListener('pointerdown', onPress);
  // On the document, because clicking the title takes the focus away from the list.
  document.addEventListener('keydown', onKey);
  onCleanup(() => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('keydown', onKey);
  });
}

export function Chooser(props: Props) {
  let box!: HTMLDivElement;
  const isAdvised = ({ action }: Option): boolean => props.advised != null && action === props.advised;
  createEffect(() => {
    placeBeside(box, props.at);
    box.querySelector<HTMLButtonElement>('button')?.focus();
  });
  onMount(() => bindList(box, () => props.onCancel()));

  return (
    <div
      class="chooser"
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={props.title}
      style={{ width: `${WIDTH}px` }}
    >
      <p class="chooser-title">
        {props.title}
        <Show when={props.topic}>
          {' '}
          <a href={`#/rules/${props.topic}`}>{t('table.rules')}</a>
        </Show>
      </p>
      <For each={props.about}>{(line) => <p class="chooser-about">{line}</p>}</For>
      <div class="chooser-options">
        <For each={props.options}>
          {(option) => (
            <button
              type="button"
              class="chooser-option"
              classList={{ advised: isAdvised(option) }}
              data-action={JSON.stringify(option.json)}
              onClick={() => props.onChoose(option)}
            >
              <Show when={props.pieceOf(option.json)}>
                {(kind) => <PlayerPiece kind={kind()} colour={props.colour} size={26} />}
              </Show>
              <span>{props.label(option.json)}</span>
              <Show when={option.change !== 0}>
                <small>{gainText(option)}</small>
              </Show>
              <Show when={isAdvised(option)}>
                <small class="chooser-advised">
                  <Icon name="bulb" />
                  {t('table.hintChoice')}
                </small>
              </Show>
            </button>
          )}
        </For>
      </div>
      <button type="button" class="chooser-cancel" onClick={() => props.onCancel()}>
        {t('table.cancel')}
      </button>
    </div>
  );
}

/** A small list of options where the eye is, each with what it would come to. */
import { createEffect, For, onCleanup, onMount, Show } from 'solid-js';
import type { Spot } from '../board/board.js';
import type { Presentation } from '../games/presentation.js';
import { language, t } from '../i18n/index.js';
import type { Option } from './choices.js';
import { holdTab } from './focus.js';

interface Props {
  readonly title: string;
  readonly options: readonly Option[];
  readonly at: Spot;
  readonly presentation: Presentation;
  readonly topic?: string | undefined;
  onChoose(option: Option): void;
  onCancel(): void;
}

const WIDTH = 300;

export function Chooser(props: Props) {
  let box!: HTMLDivElement;
  const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

  createEffect(() => {
    // Beside the spot, but never off the screen.
    const { x, y } = props.at;
    const height = box.offsetHeight;
    const left = Math.min(Math.max(8, x - WIDTH / 2), window.innerWidth - WIDTH - 8);
    const below = y + 20 + height < window.innerHeight;
    box.style.left = `${left}px`;
    box.style.top = `${Math.max(8, below ? y + 20 : y - height - 20)}px`;
    box.querySelector<HTMLButtonElement>('button')?.focus();
  });

  const onKey = (event: KeyboardEvent): void => {
    const buttons = [...box.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Escape') props.onCancel();
    else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === 'ArrowUp') buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
    else {
      holdTab(event, box);
      return;
    }
    event.preventDefault();
  };
  const onOutside = (event: PointerEvent): void => {
    if (!box.contains(event.target as Node)) props.onCancel();
  };
  // A finger that opened the list sends a click after it, which must not press what has come up under it.
  const opened = performance.now();
  const onClick = (event: MouseEvent): void => {
    const near = Math.hypot(event.clientX - props.at.x, event.clientY - props.at.y) < 12;
    if (near && performance.now() - opened < 500) event.stopPropagation();
  };
  onMount(() => box.addEventListener('click', onClick, true));
  const timer = setTimeout(() => document.addEventListener('pointerdown', onOutside));
  onCleanup(() => {
    clearTimeout(timer);
    document.removeEventListener('pointerdown', onOutside);
  });

  return (
    <div
      class="chooser"
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={props.title}
      onKeyDown={onKey}
      style={{ width: `${WIDTH}px` }}
    >
      <p class="chooser-title">
        {props.title}
        <Show when={props.topic}>
          {' '}
          <a href={`#/rules/${props.topic}`}>{t('table.rules')}</a>
        </Show>
      </p>
      <div class="chooser-options">
        <For each={props.options}>
          {(option) => (
            <button
              type="button"
              class="chooser-option"
              data-action={JSON.stringify(option.json)}
              onClick={() => props.onChoose(option)}
            >
              <span>{props.presentation.label(option.json, language())}</span>
              <small>
                {option.change === 0
                  ? t('table.nothingLost')
                  : t('table.gains', { total: option.total, change: signed(option.change) })}
              </small>
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

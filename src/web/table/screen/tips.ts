/**
 * What is explained beside the pointer: a target of the board that is asked about, or a part of the page with
 * `data-tip`, whose lines it holds. A mouse has to rest on it, a finger taps it, the focus reaches it with a key. Any
 * press and any key makes the explanation go, so that it never lies over what is pressed next.
 */
import { createSignal, onCleanup, onMount } from 'solid-js';
import type { Spot } from '../../board/board.js';

export interface ShownTip {
  readonly lines: readonly string[];
  readonly at: Spot;
}

export interface Tips {
  readonly shown: () => ShownTip | null;
  show(tip: ShownTip | null): void;
}

const REST_MS = 250;

const tipPartOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

function tipOf(part: HTMLElement): ShownTip {
  const { left, bottom } = part.getBoundingClientRect();
  return { lines: part.dataset.tip!.split('\n'), at: { x: left, y: bottom } };
}

export function createTips(): Tips {
  const [shown, setShown] = createSignal<ShownTip | null>(null);
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The part with `data-tip` that is explained, or soon will be. */
  let part: HTMLElement | null = null;
  const show = (tip: ShownTip | null): void => {
    clearTimeout(resting);
    part = null;
    setShown(tip);
  };
  const hide = (): void => show(null);
  const showPart = (next: HTMLElement): void => {
    show(tipOf(next));
    part = next;
  };

  const onKey = ({ key }: KeyboardEvent): void => {
    // Escape is for the table: it closes the explanation and nothing else.
    if (key !== 'Escape') hide();
  };
  const onOver = ({ pointerType, target }: PointerEvent): void => {
    const next = pointerType === 'mouse' ? tipPartOf(target) : null;
    if (next === part) return;
    if (part !== null) hide();
    part = next;
    if (next !== null) resting = setTimeout(() => showPart(next), REST_MS);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const next = tipPartOf(target);
    if (next !== null && next === target && next.matches(':focus-visible')) showPart(next);
  };
  const onBlur = ({ target }: FocusEvent): void => {
    if (part !== null && target === part) hide();
  };
  const onClick = ({ target, pointerType }: PointerEvent): void => {
    const next = pointerType === 'mouse' ? null : tipPartOf(target);
    if (next !== null) showPart(next);
  };
  onMount(() => {
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', hide, true);
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('click', onClick as (event: MouseEvent) => void);
    onCleanup(() => {
      clearTimeout(resting);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', hide, true);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('click', onClick as (event: MouseEvent) => void);
    });
  });
  return { shown, show };
}

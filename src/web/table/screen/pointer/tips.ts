/**
 * Tips beside the pointer: for a target on the board, or an element whose `data-tip` holds the lines. They show when a
 * mouse rests on it, a finger taps it, or the keyboard focuses it. Any press or key closes the tip, so that it never
 * covers what is pressed next.
 */
import { createSignal, onCleanup, onMount } from 'solid-js';
import type { Spot } from '../../../board/board.js';

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
  /** The element whose tip is shown, or soon will be. */
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
    // The table handles Escape: it closes only the tip.
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

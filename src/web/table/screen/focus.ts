/**
 * The focus never gets lost. What has it may go away with a move, be disabled, or no longer be lit; then what is near
 * takes it: the same button if it is still there, else the nearest lit thing, else whatever can be done at all.
 */
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import { afterPaint } from '../../shell/after-paint.js';

/** What comes and goes over the table has a focus of its own and is never come back to. */
const PASSING = '.chooser, .curtain, .action-warning, dialog';

type Part = HTMLElement | SVGElement;

const middleOf = (part: Element): readonly [number, number] => {
  const { left, top, width, height } = (
    part.querySelector(':scope > .board-hit') ?? part
  ).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const isUsable = (part: Element | null | undefined): part is Part =>
  part instanceof Element &&
  part.isConnected &&
  (part as Part).tabIndex >= 0 &&
  !part.matches(':disabled') &&
  part.getClientRects().length > 0;

/** How to find a button again after it was drawn anew. */
const signOf = (part: Element): string | undefined => {
  const place = part.getAttribute('data-place');
  return place === null ? undefined : `[data-place="${place}"]`;
};

/** The lit thing nearest to a place on the screen. */
function nearestLit(root: Element, [x, y]: readonly [number, number]): Part | undefined {
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const part of root.querySelectorAll<SVGElement>('g.lit[data-target]')) {
    const [px, py] = middleOf(part);
    const far = Math.hypot(px - x, py - y);
    if (far < least) [best, least] = [part, far];
  }
  return best;
}

/** To the middle of the board: to what can be done there, or to the board itself. */
export function focusBoard(): void {
  const board = document.querySelector<SVGElement>('.board-svg');
  if (board) (nearestLit(board, middleOf(board)) ?? board).focus();
}

/** Keeps the focus within `root`; `changes` is read for everything that may take it away. */
export function keepFocus(root: () => HTMLElement, changes: () => unknown): void {
  let last: Part | undefined;
  let at: readonly [number, number] = [0, 0];
  /** Nothing could be done when the focus was lost: it waits at the board until something can. */
  let waits = false;

  const board = (): Part | null => root().querySelector<SVGElement>('.board-svg');
  const beside = (): Part | undefined => {
    if (!last?.isConnected || last.closest('svg')) return undefined;
    return [...(last.parentElement?.querySelectorAll<HTMLElement>('button, input') ?? [])].find(isUsable);
  };
  const again = (): Part | null => {
    const sign = last && signOf(last);
    return sign === undefined ? null : root().querySelector<HTMLElement>(sign);
  };
  const offered = (): Part | null => root().querySelector<HTMLElement>('[data-place], [data-pass]');

  const mend = (): void => {
    const now = document.activeElement;
    const parked = waits && now === board();
    const lost = now === null || now === document.body || (root().contains(now) && !isUsable(now));
    if (last === undefined || (!lost && !parked)) return;
    const usable = isUsable(last) && !parked ? last : undefined;
    const next =
      usable ??
      again() ??
      beside() ??
      nearestLit(root(), last.isConnected ? middleOf(last) : at) ??
      offered();
    waits = next === undefined || next === null;
    (next ?? board())?.focus({ preventScroll: true });
  };

  /** Whoever plays by key goes on at once; for a pointer it can wait until the frame is out, when asking costs nothing. */
  let byKey = false;
  let waiting: (() => void) | undefined;
  const onKeyDown = (): void => {
    byKey = true;
    if (waiting !== undefined) mendNow();
  };
  const onPointerDown = (): void => {
    byKey = false;
  };
  const mendNow = (): void => {
    waiting?.();
    waiting = undefined;
    mend();
  };
  const mendSoon = (): void => {
    if (byKey) mendNow();
    else waiting ??= afterPaint(mendNow);
  };

  const onFocusIn = ({ target }: FocusEvent): void => {
    const part = target as Part;
    if (part === board() || part.closest(PASSING) !== null) return;
    [last, at, waits] = [part, middleOf(part), false];
  };
  onMount(() => {
    root().addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    onCleanup(() => {
      root().removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
      waiting?.();
    });
  });
  createEffect(on(changes, mendSoon, { defer: true }));
}

/** Keeps Tab within `box`, which lies over everything else. */
export function holdTab(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const parts = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')];
  const [first, end] = [parts[0], parts[parts.length - 1]];
  const leaves = document.activeElement === (event.shiftKey ? first : end);
  if (!leaves) return;
  (event.shiftKey ? end : first)?.focus();
  event.preventDefault();
}

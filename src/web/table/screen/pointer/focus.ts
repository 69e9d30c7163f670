/**
 * Keeps the keyboard focus at the table. A move may remove or disable the focused element, or it may no longer be lit.
 * Something near then takes the focus: the same button if it still exists, else the nearest lit target, else any
 * action.
 */
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import { afterPaint } from '../../../shell/after-paint.js';

/** Overlays manage their own focus; it is never restored into them. */
const OVERLAYS = '.chooser, .action-warning, dialog';

type Part = HTMLElement | SVGElement;
type Point = readonly [number, number];

const middleOf = (part: Element): Point => {
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

const boardIn = (root: ParentNode): Part | null => root.querySelector<SVGElement>('.board-svg');

/** The lit target nearest to a point on the screen. */
function nearestLit(root: Element, [x, y]: Point): Part | undefined {
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const part of root.querySelectorAll<SVGElement>('g.lit[data-target]')) {
    const [px, py] = middleOf(part);
    const far = Math.hypot(px - x, py - y);
    if (far < least) [best, least] = [part, far];
  }
  return best;
}

/** The button with the same purpose as `part`, after a redraw. */
function sameButton(root: Element, part: Part): Part | null {
  const place = part.getAttribute('data-place');
  return place === null ? null : root.querySelector<HTMLElement>(`[data-place="${place}"]`);
}

/** Another control beside `part`. */
function neighbour(part: Part): Part | undefined {
  if (!part.isConnected || part.closest('svg')) return undefined;
  return [...(part.parentElement?.querySelectorAll<HTMLElement>('button, input') ?? [])].find(isUsable);
}

const anyAction = (root: Element): Part | null =>
  root.querySelector<HTMLElement>('[data-place], [data-pass]');

/** Focuses the lit target nearest to the middle of the board, or the board itself. */
export function focusBoard(): void {
  const board = boardIn(document);
  if (board) (nearestLit(board, middleOf(board)) ?? board).focus();
}

class FocusKeeper {
  private last: Part | undefined;
  private lastAt: Point = [0, 0];
  /** There was nothing to focus: the focus waits at the board until there is. */
  private isParked = false;

  constructor(private readonly root: HTMLElement) {}

  onFocusIn(part: Part): void {
    if (part === boardIn(this.root) || part.closest(OVERLAYS) !== null) return;
    this.last = part;
    this.lastAt = middleOf(part);
    this.isParked = false;
  }

  /** If the focus was lost, moves it to something near. */
  restore(): void {
    const { root, last } = this;
    const now = document.activeElement;
    const board = boardIn(root);
    const isParkedHere = this.isParked && now === board;
    const isLost = now === null || now === document.body || (root.contains(now) && !isUsable(now));
    if (last === undefined || (!isLost && !isParkedHere)) return;
    const next =
      (isUsable(last) && !isParkedHere ? last : null) ??
      sameButton(root, last) ??
      neighbour(last) ??
      nearestLit(root, last.isConnected ? middleOf(last) : this.lastAt) ??
      anyAction(root);
    this.isParked = next === null;
    (next ?? board)?.focus({ preventScroll: true });
  }
}

/** Keeps the focus within `root`; `changes` must read everything that may take it away. */
export function keepFocus(root: () => HTMLElement, changes: () => unknown): void {
  let keeper: FocusKeeper | undefined;
  let cancel: (() => void) | undefined;
  const restoreNow = (): void => {
    cancel?.();
    cancel = undefined;
    keeper?.restore();
  };
  /** With the keyboard, the next press may follow at once; with a pointer, restoring can wait for the next paint. */
  let byKey = false;
  const note = (isKey: boolean): void => {
    byKey = isKey;
    root().dataset.input = isKey ? 'keys' : 'pointer';
  };
  const restoreSoon = (): void => {
    if (byKey) restoreNow();
    else cancel ??= afterPaint(restoreNow);
  };
  const onKeyDown = (): void => {
    note(true);
    if (cancel !== undefined) restoreNow();
  };
  const onPointerDown = (): void => note(false);
  onMount(() => {
    const box = root();
    const found = new FocusKeeper(box);
    keeper = found;
    const onFocusIn = ({ target }: FocusEvent): void => found.onFocusIn(target as Part);
    box.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    onCleanup(() => {
      box.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
      cancel?.();
    });
  });
  createEffect(on(changes, restoreSoon, { defer: true }));
}

/** Keeps Tab within `box`, a modal overlay. */
export function trapTab(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const parts = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')];
  const [first, last] = [parts[0], parts[parts.length - 1]];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves) return;
  (event.shiftKey ? last : first)?.focus();
  event.preventDefault();
}

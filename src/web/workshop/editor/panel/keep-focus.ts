/** Keeps the keyboard focus when what had it is gone: it goes to what took its place, or to the drawing. */
import { createEffect, on, onMount } from 'solid-js';
import type { Editor } from '../contract.js';

const FOCUSABLE = 'button:not(:disabled), input:not([hidden]), select';
/** Parts of the panel in which one line follows the other. */
const PARTS = '.thing-list, .post-list, .editor-concerns';

export function keepFocus(editor: Editor, panel: () => HTMLElement): void {
  let last: { readonly thing: Element; readonly part: Element | null; readonly index: number } | undefined;
  onMount(() =>
    panel().addEventListener('focusin', ({ target }) => {
      const thing = target as Element;
      const part = thing.closest(PARTS);
      const index = part === null ? -1 : [...part.querySelectorAll(FOCUSABLE)].indexOf(thing);
      last = { thing, part, index };
    }),
  );
  const restore = (): void => {
    if (document.activeElement !== document.body || last === undefined || last.thing.isConnected) return;
    const { part, index } = last;
    const left = part?.isConnected ? [...part.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
    const drawing = document.querySelector<SVGElement>('.editor-top');
    (left[Math.min(index, left.length - 1)] ?? drawing)?.focus({ preventScroll: true });
  };
  createEffect(on([editor.board, editor.selection, editor.hints], restore, { defer: true }));
}

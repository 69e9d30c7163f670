/**
 * Browsers compile the code that draws a move when it first runs, which would make the first moves the slowest. So
 * right after a board opens, its last moves are drawn again, with nothing painted in between.
 */
import { createSignal, onCleanup, onMount } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { drawUnseen } from './pieces/unseen.js';

/** Some targets are recreated for each position; a focused one would lose the focus. */
const isTargetFocused = (): boolean => document.activeElement?.closest('[data-target]') != null;

const REHEARSALS = 5;
const INTERVAL_MS = 150;

/** The position to draw: `position`, and during a rehearsal the one so many moves `earlier`. */
export function withRehearsals(
  position: () => JsonObject,
  earlier: (moves: number) => JsonObject | undefined,
): () => JsonObject {
  const [rehearsed, setRehearsed] = createSignal<JsonObject>();
  const rehearse = (moves: number): void => {
    const then = earlier(moves);
    if (then === undefined || isTargetFocused()) return;
    drawUnseen(() => {
      setRehearsed(then);
      setRehearsed(undefined);
    });
  };
  onMount(() => {
    const timers = Array.from({ length: REHEARSALS }, (_, i) =>
      setTimeout(() => rehearse(i + 1), INTERVAL_MS * (i + 1)),
    );
    onCleanup(() => {
      for (const timer of timers) clearTimeout(timer);
    });
  });
  return () => rehearsed() ?? position();
}

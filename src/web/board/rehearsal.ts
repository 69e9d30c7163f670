/**
 * A browser compiles the code that draws a move when it first runs, so the first moves would be the slowest to appear.
 * Right after a board opens, its last moves are therefore drawn once more, unseen: nothing is painted in between.
 */
import { createSignal, onCleanup, onMount } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { drawUnseen } from './pieces/unseen.js';

/** Some targets are redrawn for each position; the one with the focus would lose it. */
const isTargetFocused = (): boolean => document.activeElement?.closest('[data-target]') != null;

const REHEARSALS = 5;
const INTERVAL_MS = 150;

/** The position to draw: `position`, and for moments nobody sees the one so many moves `earlier`. */
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

/**
 * The board as it was last drawn. While it moves, or its window changes, it is shifted and scaled as a picture, which
 * is cheap; when it rests it is drawn again, which makes it crisp.
 */
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import type { View } from './input/view.js';
import type { Pt } from './map/geometry.js';

/** Milliseconds without movement until the board is drawn again. */
export const REST_MS = 110;

interface Drawn {
  readonly viewBox: string;
  /** The place on the board at the corner of the container. */
  readonly corner: Pt;
  readonly scale: number;
  readonly size: Pt;
}

export function createPlane(view: View): { drawn(): Drawn; transform(): string } {
  const now = (): Drawn => ({
    viewBox: view.viewBox(),
    corner: view.toBoard([0, 0]),
    scale: view.scale(),
    size: view.size(),
  });
  const [drawn, setDrawn] = createSignal(untrack(now));
  let resting: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    const next = now();
    clearTimeout(resting);
    if (untrack(drawn).size[0] === 1) setDrawn(next);
    else resting = setTimeout(() => setDrawn(next), REST_MS);
  });
  onCleanup(() => clearTimeout(resting));

  const transform = (): string => {
    const [from, scale, [x, y]] = [drawn(), view.scale(), view.toBoard([0, 0])];
    const [dx, dy] = [(from.corner[0] - x) * scale, (from.corner[1] - y) * scale];
    const factor = scale / from.scale;
    const still = Math.abs(dx) + Math.abs(dy) < 0.01 && factor === 1;
    return still ? 'none' : `translate(${dx}px, ${dy}px) scale(${factor})`;
  };
  return { drawn, transform };
}

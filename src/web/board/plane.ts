/**
 * The board as it was last drawn. While it moves, or its window changes, it is shifted and scaled as a picture, which
 * is cheap; when it rests it is drawn again, which makes it crisp. A shift by whole pixels is crisp already: on a phone
 * the window changes with every line below it, and drawing again takes most of a frame.
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

const isWhole = (length: number): boolean => Math.abs(length - Math.round(length)) < 0.01;

/** By how many pixels the board is shifted from where it was drawn. */
const shiftTo = (from: Drawn, { corner, scale }: Pick<Drawn, 'corner' | 'scale'>): Pt => [
  (from.corner[0] - corner[0]) * scale,
  (from.corner[1] - corner[1]) * scale,
];

/** Whether drawing again would change nothing but the place. */
const isCrisp = (from: Drawn, to: Drawn): boolean =>
  from.scale === to.scale && shiftTo(from, to).every((length) => isWhole(length * devicePixelRatio));

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
    const before = untrack(drawn);
    clearTimeout(resting);
    if (before.size[0] === 1) setDrawn(next);
    else if (!isCrisp(before, next)) resting = setTimeout(() => setDrawn(next), REST_MS);
  });
  onCleanup(() => clearTimeout(resting));

  const transform = (): string => {
    const [from, scale, corner] = [drawn(), view.scale(), view.toBoard([0, 0])];
    const [dx, dy] = shiftTo(from, { corner, scale });
    const factor = scale / from.scale;
    const still = Math.abs(dx) + Math.abs(dy) < 0.01 && factor === 1;
    return still ? 'none' : `translate(${dx}px, ${dy}px) scale(${factor})`;
  };
  return { drawn, transform };
}

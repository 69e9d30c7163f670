/**
 * The board as last drawn. While it moves or its window is resized, that drawing is shifted and scaled like an image,
 * which is cheap; once it rests it is redrawn to be crisp. A shift by whole pixels is crisp already and needs no
 * redraw: on a phone the window is resized with every line of text below it, and a redraw takes most of a frame.
 */
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import type { View } from './input/view.js';
import type { Pt } from './map/geometry.js';

/** How long the board must rest before it is redrawn. */
export const REST_MS = 110;

interface Drawn {
  readonly viewBox: string;
  /** The board point at the corner of the container. */
  readonly corner: Pt;
  readonly scale: number;
  readonly size: Pt;
}

const isWhole = (length: number): boolean => Math.abs(length - Math.round(length)) < 0.01;

/** The shift in pixels from where the board was drawn. */
const shiftTo = (from: Drawn, { corner, scale }: Pick<Drawn, 'corner' | 'scale'>): Pt => [
  (from.corner[0] - corner[0]) * scale,
  (from.corner[1] - corner[1]) * scale,
];

/** Whether a redraw would change nothing but the position. */
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

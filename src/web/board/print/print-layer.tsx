/** The printed board beneath everything that moves: one image, drawn once per board and theme. */
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { shownTheme } from '../../settings/settings.js';
import type { Pt } from '../map/geometry.js';
import { textOf } from './drawn-ahead.js';
import { type Drawing, pictureOf } from './print.jsx';

/**
 * How long a replaced image stays valid: an element may still be loading it, which the browser would report as blocked.
 */
const RETIRE_MS = 10_000;
function retire(picture: string): void {
  setTimeout(() => URL.revokeObjectURL(picture), RETIRE_MS);
}

/** The image of a drawing in the current theme; the old one stays until the new one is ready. */
export function createPicture(drawing: () => Drawing): () => string | undefined {
  const [src, setSrc] = createSignal<string>();
  createEffect(() => {
    const theme = shownTheme();
    let wanted = true;
    onCleanup(() => {
      wanted = false;
    });
    const make = async (): Promise<void> => {
      const text = await textOf(drawing());
      if (!wanted) return;
      const next = pictureOf(text, theme);
      const image = new Image();
      image.src = next;
      await image.decode().catch(() => {});
      if (!wanted) return retire(next);
      const before = src();
      setSrc(next);
      if (before !== undefined) retire(before);
    };
    void make();
  });
  onCleanup(() => {
    const last = src();
    if (last !== undefined) retire(last);
  });
  return src;
}

export function PrintLayer(props: {
  print: Drawing;
  /** The board point at the corner of the container, and the pixels per board unit. */
  corner: Pt;
  scale: number;
}) {
  const src = createPicture(() => props.print);
  const box = () => props.print.box;
  const px = (v: number): string => `${v}px`;
  return (
    <Show when={src()}>
      <img
        class="board-print"
        src={src()!}
        alt=""
        draggable={false}
        style={{
          left: px((box().x - props.corner[0]) * props.scale),
          top: px((box().y - props.corner[1]) * props.scale),
          width: px(box().w * props.scale),
          height: px(box().h * props.scale),
        }}
      />
    </Show>
  );
}

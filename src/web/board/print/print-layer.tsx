/** The printed board beneath everything that moves: one image, drawn once per board and theme. */
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { shownTheme } from '../../settings/settings.js';
import { toast } from '../../shell/controls/toast.jsx';
import { onceOnline } from '../../shell/once-online.js';
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

/**
 * The image of a drawing in the current theme; the old one stays until the new one is ready. If it cannot be loaded,
 * `onMissing` is called, and it is tried again when the device is online; what `onMissing` returns is called then.
 */
export function createPicture(
  drawing: () => Drawing,
  onMissing?: () => () => void,
): () => string | undefined {
  const [src, setSrc] = createSignal<string>();
  createEffect(() => {
    const theme = shownTheme();
    let wanted = true;
    let stopWaiting: (() => void) | undefined;
    onCleanup(() => {
      wanted = false;
      stopWaiting?.();
    });
    const waitForConnection = (): void => {
      if (!wanted) return;
      const onFound = onMissing?.();
      const forget = onceOnline(() => {
        onFound?.();
        tryToMake();
      });
      stopWaiting = () => {
        onFound?.();
        forget();
      };
    };
    const tryToMake = (): void => void make().catch(waitForConnection);
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
    tryToMake();
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
  const src = createPicture(
    () => props.print,
    () => toast(t('board.notDrawn'), { kind: 'error', lasts: 0 }),
  );
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

/**
 * Makes buttons respond as soon as the finger is lifted. Browsers send the click a good part of a frame later, which is
 * noticeable in a game; so the button is clicked at once and the browser's own click is cancelled.
 */
import { onCleanup, onMount } from 'solid-js';

/** A finger that moves farther, in CSS pixels, is dragging. */
const DRAG_PX = 10;
/** A longer press opens a menu in some browsers. */
const LONG_PRESS_MS = 500;

interface Press {
  readonly finger: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly button: HTMLButtonElement;
}

const buttonOf = (target: EventTarget | null): HTMLButtonElement | null =>
  (target as Element | null)?.closest<HTMLButtonElement>('button:not(:disabled)') ?? null;

/** Applies to all buttons within `root`, including those added later. */
export function quickPresses(root: () => HTMLElement): void {
  let press: Press | undefined;

  const onStart = ({ touches, changedTouches: [touch], timeStamp, target }: TouchEvent): void => {
    const button = touches.length === 1 ? buttonOf(target) : null;
    press = button
      ? { finger: touch.identifier, x: touch.clientX, y: touch.clientY, at: timeStamp, button }
      : undefined;
  };
  const onEnd = (event: TouchEvent): void => {
    const began = press;
    press = undefined;
    const [touch] = event.changedTouches;
    if (!began || !event.cancelable || touch.identifier !== began.finger) return;
    const isDragged = Math.hypot(touch.clientX - began.x, touch.clientY - began.y) > DRAG_PX;
    const isLong = event.timeStamp - began.at > LONG_PRESS_MS;
    // The button may be gone or disabled by now.
    if (isDragged || isLong || buttonOf(event.target) !== began.button) return;
    event.preventDefault();
    began.button.click();
  };
  const onCancel = (): void => {
    press = undefined;
  };

  onMount(() => {
    const box = root();
    box.addEventListener('touchstart', onStart, { passive: true });
    box.addEventListener('touchend', onEnd);
    box.addEventListener('touchcancel', onCancel);
    onCleanup(() => {
      box.removeEventListener('touchstart', onStart);
      box.removeEventListener('touchend', onEnd);
      box.removeEventListener('touchcancel', onCancel);
    });
  });
}

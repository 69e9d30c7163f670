/**
 * A button answers when the finger is lifted. The click that a browser makes of a touch comes a good part of a frame
 * later, which is felt in a game; so it is made at once, and the browser's own is called off.
 */
import { onCleanup, onMount } from 'solid-js';

/** Further than this, in CSS pixels, and a finger has slid. */
const SLID = 10;
/** Longer than this, in milliseconds, and it rests on the button, which browsers have a menu for. */
const RESTED = 500;

interface Press {
  readonly finger: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly button: HTMLButtonElement;
}

const buttonOf = (target: EventTarget | null): HTMLButtonElement | null =>
  (target as Element | null)?.closest<HTMLButtonElement>('button:not(:disabled)') ?? null;

/** For all buttons within `root`, those that come later too. */
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
    const slid = Math.hypot(touch.clientX - began.x, touch.clientY - began.y) > SLID;
    // What was pressed may have gone or changed meanwhile.
    if (slid || event.timeStamp - began.at > RESTED || buttonOf(event.target) !== began.button) return;
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

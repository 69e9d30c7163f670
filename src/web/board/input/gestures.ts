/** Pointers and the wheel on a board: what is a pan or a pinch, what a tap, what a long press or a hover. */
import { onCleanup } from 'solid-js';
import type { Pt } from '../map/geometry.js';
import type { View } from './view.js';

export interface Taps {
  /** A tap or click that was no pan; `touch` when it came from a finger. Says whether it picked something. */
  tap(event: PointerEvent, touch: boolean): boolean;
  /** A mouse over something, or a finger that rested on it; `null` when the mouse has left it or a finger comes anew. */
  ask(event: PointerEvent | null): void;
}

const PAN_FROM = 8;
const LONG_PRESS = 450;
const DOUBLE_TAP = 300;

export function bindGestures(box: HTMLElement, view: View, taps: Taps): void {
  const down = new Map<number, Pt>();
  let start: Pt = [0, 0];
  let panned = false;
  let asked = false;
  let picked = false;
  let press: ReturnType<typeof setTimeout> | undefined;
  let lastTap = { time: 0, at: [0, 0] as Pt };

  const local = (event: { clientX: number; clientY: number }): Pt => {
    const rect = box.getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  };
  const endPress = (): void => clearTimeout(press);

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('.board-buttons') !== null) return;
    down.set(event.pointerId, local(event));
    endPress();
    if (down.size > 1) {
      panned = true;
      return;
    }
    start = local(event);
    panned = false;
    asked = false;
    picked = false;
    if (event.pointerType !== 'mouse') {
      taps.ask(null);
      press = setTimeout(() => {
        asked = true;
        taps.ask(event);
      }, LONG_PRESS);
    }
  };

  const onMove = (event: PointerEvent): void => {
    const from = down.get(event.pointerId);
    const to = local(event);
    if (from === undefined) {
      if (event.pointerType === 'mouse' && down.size === 0) taps.ask(event);
      return;
    }
    if (down.size > 1) {
      const other = [...down.entries()].find(([id]) => id !== event.pointerId)![1];
      const spread = (p: Pt): number => Math.max(20, Math.hypot(p[0] - other[0], p[1] - other[1]));
      view.pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
      view.zoom(spread(to) / spread(from), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
      down.set(event.pointerId, to);
      return;
    }
    if (!panned && Math.hypot(to[0] - start[0], to[1] - start[1]) < PAN_FROM) return;
    if (!panned) {
      panned = true;
      endPress();
      taps.ask(null);
      box.setPointerCapture(event.pointerId);
    }
    view.pan(to[0] - from[0], to[1] - from[1]);
    down.set(event.pointerId, to);
  };

  const onUp = (event: PointerEvent): void => {
    endPress();
    if (!down.delete(event.pointerId) || down.size > 0) return;
    const touch = event.pointerType !== 'mouse';
    // What a long press has told stays until the next touch: the finger was in the way of reading it.
    if (panned || asked || event.type === 'pointercancel') return;
    const at = local(event);
    const again =
      event.timeStamp - lastTap.time < DOUBLE_TAP &&
      Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < 30;
    lastTap = { time: again ? 0 : event.timeStamp, at };
    // Two quick taps on something to pick are two picks; beside everything they bring the board closer.
    picked = taps.tap(event, touch);
    if (picked || !again) return;
    if (view.fitted()) view.zoom(2.2, at);
    else view.fit();
  };

  /** A finger that has picked something is done; a mouse played after it would cost the frame that shows the move. */
  const onTouchEnd = (event: TouchEvent): void => {
    if (picked && event.cancelable) event.preventDefault();
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
  };
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') taps.ask(null);
  };

  box.addEventListener('pointerdown', onDown);
  box.addEventListener('pointermove', onMove);
  box.addEventListener('pointerup', onUp);
  box.addEventListener('pointercancel', onUp);
  box.addEventListener('touchend', onTouchEnd, { passive: false });
  box.addEventListener('pointerleave', onLeave);
  box.addEventListener('wheel', onWheel, { passive: false });
  onCleanup(endPress);
}

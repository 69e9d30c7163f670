/** Pointer and wheel input on a board: tells pans and pinches from taps, long presses and hovering. */
import { onCleanup } from 'solid-js';
import { distance, middle, type Pt } from '../map/geometry.js';
import type { View } from './view.js';

export interface Taps {
  /** A tap or click that was not a pan; `touch` if it came from a finger. Returns whether it picked something. */
  tap(event: PointerEvent, touch: boolean): boolean;
  /** A right click, or a long press. Returns whether it opened something. */
  menu(event: PointerEvent): boolean;
  /**
   * The mouse is over something, or a long press opened no menu; `null` when the mouse leaves or a new touch begins.
   */
  ask(event: PointerEvent | null): void;
}

/** In CSS pixels: a pan starts at this distance; the two taps of a double tap are at most this far apart. */
const PAN_FROM = 8;
const SAME_PLACE = 30;
const LONG_PRESS_MS = 450;
const DOUBLE_TAP_MS = 300;
/** Minimum finger distance for pinch zoom, so that fingers close together do not zoom wildly. */
const MIN_SPREAD = 20;

/** Returns what takes over a pointer that is down already, such as the first finger of a pinch. */
export function bindGestures(box: HTMLElement, view: View, taps: Taps): (event: PointerEvent) => void {
  const pointers = new Pointers(box, view, taps);
  box.addEventListener('pointerdown', (event) => pointers.onDown(event));
  box.addEventListener('pointermove', (event) => pointers.onMove(event));
  box.addEventListener('pointerup', (event) => pointers.onUp(event));
  box.addEventListener('pointercancel', (event) => pointers.onUp(event));
  suppressMouse(box, () => pointers.hasPicked);
  bindMenu(box, taps, () => pointers.isPressed);
  bindMouse(box, view, taps);
  onCleanup(() => pointers.cancel());
  return (event) => pointers.takeOver(event);
}

/** Follows the pointers that are down, and decides what their movement means. */
class Pointers {
  hasPicked = false;
  private readonly down = new Map<number, Pt>();
  private start: Pt = [0, 0];
  private isPan = false;
  private readonly longPress: ReturnType<typeof createLongPress>;
  private readonly isDoubleTap = createDoubleTap();

  constructor(
    private readonly box: HTMLElement,
    private readonly view: View,
    private readonly taps: Taps,
  ) {
    this.longPress = createLongPress((event) => {
      if (!taps.menu(event)) taps.ask(event);
    });
  }

  get isPressed(): boolean {
    return this.down.size > 0;
  }

  cancel(): void {
    this.longPress.cancel();
  }

  takeOver(event: PointerEvent): void {
    this.down.set(event.pointerId, localIn(this.box, event));
  }

  onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = localIn(this.box, event);
    this.down.set(event.pointerId, at);
    this.longPress.cancel();
    this.isPan = this.down.size > 1;
    if (this.isPan) return;
    this.start = at;
    this.hasPicked = false;
    this.longPress.reset();
    if (event.pointerType === 'mouse') return;
    this.taps.ask(null);
    this.longPress.start(event);
  }

  onMove(event: PointerEvent): void {
    const from = this.down.get(event.pointerId);
    const to = localIn(this.box, event);
    if (from === undefined) {
      if (event.pointerType === 'mouse' && !this.isPressed) this.taps.ask(event);
    } else if (this.down.size > 1) {
      const [, other] = [...this.down].find(([id]) => id !== event.pointerId)!;
      pinch(this.view, from, to, other);
      this.down.set(event.pointerId, to);
    } else this.pan(event, from, to);
  }

  private pan(event: PointerEvent, from: Pt, to: Pt): void {
    if (!this.isPan && distance(to, this.start) < PAN_FROM) return;
    if (!this.isPan) {
      this.isPan = true;
      this.longPress.cancel();
      this.taps.ask(null);
      this.box.setPointerCapture(event.pointerId);
    }
    this.view.pan(to[0] - from[0], to[1] - from[1]);
    this.down.set(event.pointerId, to);
  }

  onUp(event: PointerEvent): void {
    this.longPress.cancel();
    if (!this.down.delete(event.pointerId) || this.isPressed) return;
    // A tip opened by a long press stays until the next touch, because the finger covered it.
    if (this.isPan || this.longPress.wasLong() || event.type === 'pointercancel') return;
    const at = localIn(this.box, event);
    const isSecond = this.isDoubleTap(event, at);
    // Two quick taps on a target are two picks; elsewhere they zoom.
    this.hasPicked = this.taps.tap(event, event.pointerType !== 'mouse');
    if (isSecond && !this.hasPicked) zoomInOrFit(this.view, at);
  }
}

/** Suppresses the emulated mouse events after a pick: handling them would delay the frame that shows the move. */
function suppressMouse(box: HTMLElement, hasPicked: () => boolean): void {
  const onTouchEnd = (event: TouchEvent): void => {
    if (hasPicked() && event.cancelable) event.preventDefault();
  };
  box.addEventListener('touchend', onTouchEnd, { passive: false });
}

/** The right button or the menu key. While a finger is down, the long press above handles it. */
function bindMenu(box: HTMLElement, taps: Taps, isPressed: () => boolean): void {
  box.addEventListener('contextmenu', (event) => {
    if (isPressed() || taps.menu(event as PointerEvent)) event.preventDefault();
  });
}

function zoomInOrFit(view: View, at: Pt): void {
  if (view.fitted()) view.zoom(2.2, at);
  else view.fit();
}

/** Pixels from the corner of the container. */
export function localIn(box: HTMLElement, event: { clientX: number; clientY: number }): Pt {
  const rect = box.getBoundingClientRect();
  return [event.clientX - rect.left, event.clientY - rect.top];
}

/** The wheel zooms; a tip closes when the mouse leaves. */
function bindMouse(box: HTMLElement, view: View, taps: Taps): void {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), localIn(box, event));
  };
  box.addEventListener('wheel', onWheel, { passive: false });
  box.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') taps.ask(null);
  });
}

/** Pans and zooms after one of two fingers moved. */
function pinch(view: View, from: Pt, to: Pt, other: Pt): void {
  const spread = (p: Pt): number => Math.max(MIN_SPREAD, distance(p, other));
  view.pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
  view.zoom(spread(to) / spread(from), middle(to, other));
}

function createLongPress(onLong: (event: PointerEvent) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let long = false;
  return {
    start(event: PointerEvent): void {
      timer = setTimeout(() => {
        long = true;
        onLong(event);
      }, LONG_PRESS_MS);
    },
    /** The press ended or turned into another gesture. */
    cancel: (): void => clearTimeout(timer),
    reset: (): void => {
      long = false;
    },
    wasLong: (): boolean => long,
  };
}

/** Whether a tap is the second of two at the same place; a third tap starts over. */
function createDoubleTap(): (event: PointerEvent, at: Pt) => boolean {
  let last = { time: 0, at: [0, 0] as Pt };
  return (event, at) => {
    const again = event.timeStamp - last.time < DOUBLE_TAP_MS && distance(at, last.at) < SAME_PLACE;
    last = { time: again ? 0 : event.timeStamp, at };
    return again;
  };
}

/** The part of the board that is seen: fitted at first, then panned and zoomed within limits. */
import { createMemo, createSignal } from 'solid-js';
import type { Box, Pt } from '../map/geometry.js';

export interface View {
  /** Screen pixels for one unit of the board. */
  readonly scale: () => number;
  readonly viewBox: () => string;
  readonly size: () => Pt;
  readonly fitted: () => boolean;
  /** How many times closer the board can still come. */
  readonly left: () => number;
  resize(width: number, height: number): void;
  fit(): void;
  /** Zooms by a factor around a place given in pixels from the corner of the container. */
  zoom(factor: number, at?: Pt): void;
  pan(dx: number, dy: number): void;
  toBoard(pixel: Pt): Pt;
  toPixel(spot: Pt): Pt;
  /** Brings a part of the board to the middle, as large as `share` of the container allows, at most `closest` times. */
  show(part: Box, share: number, closest: number): void;
  /** How many times closer than fitted a part could be shown. */
  room(part: Box, share: number): number;
  /** Pans so far that a place on the board is seen. */
  reveal(spot: Pt): void;
}

const CLOSEST = 3.2;
const EDGE = 48;
/** Pixels of width under which a board is not shown whole at first. */
const NARROW = 600;

export function createView(board: () => Box): View {
  const [size, setSize] = createSignal<Pt>([1, 1]);
  /** The place on the board in the middle of the container, and the zoom beyond fitting. */
  const [centre, setCentre] = createSignal<Pt>([0, 0]);
  const [closer, setCloser] = createSignal(1);

  const fitScale = createMemo(() => Math.min(size()[0] / board().w, size()[1] / board().h));
  const scale = createMemo(() => fitScale() * closer());
  const most = (): number => Math.max(4, CLOSEST / fitScale());
  const middle = (): Pt => [board().x + board().w / 2, board().y + board().h / 2];

  /** Keeps the board over the middle of the container, and centred along a side that fits whole. */
  const within = ([x, y]: Pt): Pt => {
    const b = board();
    const half = (pixels: number): number => pixels / scale() / 2;
    const hold = (v: number, low: number, length: number, seen: number): number => {
      const slack = Math.max(0, length / 2 - seen + EDGE / scale());
      const whole = seen * 2 >= length;
      const mid = low + length / 2;
      return whole ? mid : Math.max(mid - slack, Math.min(mid + slack, v));
    };
    return [hold(x, b.x, b.w, half(size()[0])), hold(y, b.y, b.h, half(size()[1]))];
  };
  const room = (part: Box, share: number): number =>
    Math.min(size()[0] / part.w, size()[1] / part.h) * (share / fitScale());
  const seen = createMemo<Pt>(() => within(centre()));

  const toBoard = ([px, py]: Pt): Pt => [
    seen()[0] + (px - size()[0] / 2) / scale(),
    seen()[1] + (py - size()[1] / 2) / scale(),
  ];
  const toPixel = ([x, y]: Pt): Pt => [
    (x - seen()[0]) * scale() + size()[0] / 2,
    (y - seen()[1]) * scale() + size()[1] / 2,
  ];

  return {
    scale,
    size,
    toBoard,
    toPixel,
    fitted: () => closer() === 1,
    left: () => most() / closer(),
    viewBox: createMemo(() => {
      const [w, h] = [size()[0] / scale(), size()[1] / scale()];
      return `${seen()[0] - w / 2} ${seen()[1] - h / 2} ${w} ${h}`;
    }),
    resize: (width, height) => {
      if (width <= 0 || height <= 0) return;
      const isFirst = size()[0] === 1;
      setSize([width, height]);
      if (closer() === 1) setCentre(middle());
      // On a small upright screen the whole board would be too small to read: it begins as high as the screen.
      if (isFirst && width < NARROW) setCloser(Math.max(1, Math.min(2, height / board().h / fitScale())));
    },
    fit: () => {
      setCloser(1);
      setCentre(middle());
    },
    zoom: (factor, at) => {
      const pixel = at ?? [size()[0] / 2, size()[1] / 2];
      const held = toBoard(pixel);
      const next = Math.max(1, Math.min(most(), closer() * factor));
      setCloser(next);
      setCentre([
        held[0] - (pixel[0] - size()[0] / 2) / scale(),
        held[1] - (pixel[1] - size()[1] / 2) / scale(),
      ]);
    },
    room,
    show: (part, share, closest) => {
      setCloser(Math.max(1, Math.min(most(), closest, room(part, share))));
      setCentre([part.x + part.w / 2, part.y + part.h / 2]);
    },
    pan: (dx, dy) => setCentre([seen()[0] - dx / scale(), seen()[1] - dy / scale()]),
    reveal: (spot) => {
      const [px, py] = toPixel(spot);
      const [w, h] = size();
      const off = (v: number, length: number): number =>
        v < EDGE ? EDGE - v : v > length - EDGE ? length - EDGE - v : 0;
      const [dx, dy] = [off(px, w), off(py, h)];
      if (dx !== 0 || dy !== 0) setCentre([seen()[0] - dx / scale(), seen()[1] - dy / scale()]);
    },
  };
}

/** The visible part of the board: fitted first, then panned and zoomed within limits. */
import { createMemo, createSignal } from 'solid-js';
import type { Box, Pt } from '../map/geometry.js';

export interface View {
  /** Screen pixels per board unit. */
  readonly scale: () => number;
  readonly viewBox: () => string;
  readonly size: () => Pt;
  readonly fitted: () => boolean;
  /** The zoom factor; 1 is fitted. */
  readonly closer: () => number;
  /** The factor by which the board can still be zoomed in. */
  readonly left: () => number;
  resize(width: number, height: number): void;
  fit(): void;
  /** Zooms by a factor around a point, given in pixels from the corner of the container. */
  zoom(factor: number, at?: Pt): void;
  pan(dx: number, dy: number): void;
  toBoard(pixel: Pt): Pt;
  toPixel(spot: Pt): Pt;
  /** Centres a part of the board, enlarged to fill `share` of the container, but at most `closest` times. */
  show(part: Box, share: number, closest: number): void;
  /** The factor, relative to fitting, by which a part could be enlarged. */
  room(part: Box, share: number): number;
  /** Pans until a point of the board is visible. */
  reveal(spot: Pt): void;
}

const CLOSEST = 3.2;
const EDGE = 48;
/** Below this width in pixels, the board does not start fitted. */
const NARROW = 600;

/** The shared state of a view: size, centre, zoom, and the conversions. */
function createCamera(board: () => Box) {
  const [size, setSize] = createSignal<Pt>([1, 1]);
  /** The board point in the middle of the container, and the zoom beyond fitting. */
  const [centre, setCentre] = createSignal<Pt>([0, 0]);
  const [closer, setCloser] = createSignal(1);
  const fitScale = createMemo(() => Math.min(size()[0] / board().w, size()[1] / board().h));
  const scale = createMemo(() => fitScale() * closer());
  const seen = createMemo<Pt>(() => within(board(), size(), scale(), centre()));
  return {
    ...{ size, setSize, setCentre, closer, setCloser, fitScale, scale, seen },
    most: (): number => Math.max(4, CLOSEST / fitScale()),
    toBoard: ([px, py]: Pt): Pt => [
      seen()[0] + (px - size()[0] / 2) / scale(),
      seen()[1] + (py - size()[1] / 2) / scale(),
    ],
    toPixel: ([x, y]: Pt): Pt => [
      (x - seen()[0]) * scale() + size()[0] / 2,
      (y - seen()[1]) * scale() + size()[1] / 2,
    ],
  };
}

/** Keeps the board over the middle of the container, and centres it along any side that fits. */
function within(board: Box, size: Pt, scale: number, [x, y]: Pt): Pt {
  const hold = (v: number, low: number, length: number, seen: number): number => {
    const slack = Math.max(0, length / 2 - seen + EDGE / scale);
    const mid = low + length / 2;
    return seen * 2 >= length ? mid : Math.max(mid - slack, Math.min(mid + slack, v));
  };
  return [hold(x, board.x, board.w, size[0] / scale / 2), hold(y, board.y, board.h, size[1] / scale / 2)];
}

/** How far a coordinate must move to clear the edges. */
const offEdge = (v: number, length: number): number =>
  v < EDGE ? EDGE - v : v > length - EDGE ? length - EDGE - v : 0;

export function createView(board: () => Box): View {
  const camera = createCamera(board);
  const { size, setSize, setCentre, closer, setCloser, fitScale, scale, seen, most, toBoard, toPixel } =
    camera;
  const middle = (): Pt => [board().x + board().w / 2, board().y + board().h / 2];
  const room = (part: Box, share: number): number =>
    Math.min(size()[0] / part.w, size()[1] / part.h) * (share / fitScale());
  const pan = (dx: number, dy: number): void => {
    setCentre([seen()[0] - dx / scale(), seen()[1] - dy / scale()]);
  };

  return {
    ...{ scale, size, closer, toBoard, toPixel, room, pan },
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
      // On a small upright screen a fitted board is unreadable; start with its height filling the screen.
      if (isFirst && width < NARROW && height > width)
        setCloser(Math.max(1, Math.min(2, height / board().h / fitScale())));
    },
    fit: () => {
      setCloser(1);
      setCentre(middle());
    },
    zoom: (factor, at) => {
      const pixel = at ?? [size()[0] / 2, size()[1] / 2];
      const held = toBoard(pixel);
      setCloser(Math.max(1, Math.min(most(), closer() * factor)));
      setCentre([
        held[0] - (pixel[0] - size()[0] / 2) / scale(),
        held[1] - (pixel[1] - size()[1] / 2) / scale(),
      ]);
    },
    show: (part, share, closest) => {
      setCloser(Math.max(1, Math.min(most(), closest, room(part, share))));
      setCentre([part.x + part.w / 2, part.y + part.h / 2]);
    },
    reveal: (spot) => {
      const [px, py] = toPixel(spot);
      const [dx, dy] = [offEdge(px, size()[0]), offEdge(py, size()[1])];
      if (dx !== 0 || dy !== 0) pan(dx, dy);
    },
  };
}

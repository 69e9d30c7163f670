/** Zooms the board to the targets that matter. */
import type { Box } from '../map/geometry.js';
import type { Hit } from './hits.jsx';
import type { View } from './view.js';

const CLOSEST = 3;
const FARTHEST = 1.25;
/** The share of the container that the targets may fill. */
const FILL = 0.7;
/** In pixels: the numbers of arrows lie beside their targets. */
const MARGIN = 36;

/** Zooms to the first group that does not need the whole board; fits the board if there is none. */
export function zoomToGroup(view: View, groups: readonly (readonly Hit[])[]): void {
  const parts = groups.flatMap((hits) => areaOf(hits) ?? []);
  const part = parts.find((one) => view.room(one, FILL) >= FARTHEST);
  if (part === undefined) view.fit();
  else view.show(part, FILL, CLOSEST);
}

/** Pans, and zooms out if needed, until all targets are visible. Does nothing if they already are. */
export function bringIntoView(view: View, hits: readonly Hit[]): void {
  const area = areaOf(hits);
  if (area === undefined) return;
  const [left, top] = view.toPixel([area.x, area.y]);
  const [right, bottom] = view.toPixel([area.x + area.w, area.y + area.h]);
  const [width, height] = view.size();
  const isVisible = left >= MARGIN && top >= MARGIN && right <= width - MARGIN && bottom <= height - MARGIN;
  if (!isVisible) view.show(area, FILL, view.closer());
}

function areaOf(hits: readonly Hit[]): Box | undefined {
  const boxes = hits.map(boxOf);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The box around a target; for a road, around the points of its path. */
function boxOf({ at: [x, y], shape }: Hit): Box {
  if ('r' in shape) return { x: x - shape.r, y: y - shape.r, w: 2 * shape.r, h: 2 * shape.r };
  if ('w' in shape) return { x: x - shape.w / 2, y: y - shape.h / 2, w: shape.w, h: shape.h };
  const numbers = [...shape.path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

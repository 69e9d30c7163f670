/** Outlines of the areas where a height is above zero (marching squares), closed at the edge of the box. */
import type { Box, Pt } from './geometry.js';

export function contours(level: (p: Pt) => number, box: Box, step: number): Pt[][] {
  const columns = Math.ceil(box.w / step);
  const rows = Math.ceil(box.h / step);
  const at = (i: number, k: number): Pt => [box.x + i * step, box.y + k * step];
  const height: number[][] = [];
  for (let k = 0; k <= rows; k++) {
    height.push([]);
    for (let i = 0; i <= columns; i++) {
      const edge = i === 0 || k === 0 || i === columns || k === rows;
      height[k].push(edge ? -1 : level(at(i, k)));
    }
  }
  /** Maps each edge crossing to the next one; both cells of an edge use the same key. */
  const next = new Map<string, string>();
  const spots = new Map<string, Pt>();
  const crossing = (a: Pt, b: Pt): string => {
    const [ha, hb] = [height[a[1]][a[0]], height[b[1]][b[0]]];
    const [pa, pb] = [at(...a), at(...b)];
    const part = ha / (ha - hb);
    const key = a[0] + a[1] < b[0] + b[1] ? `${a}|${b}` : `${b}|${a}`;
    spots.set(key, [pa[0] + (pb[0] - pa[0]) * part, pa[1] + (pb[1] - pa[1]) * part]);
    return key;
  };
  for (let k = 0; k < rows; k++) {
    for (let i = 0; i < columns; i++) {
      const corners: Pt[] = [
        [i, k],
        [i + 1, k],
        [i + 1, k + 1],
        [i, k + 1],
      ];
      const wet = corners.map(([x, y]) => height[y][x] > 0);
      let entry: string | undefined;
      const open: string[] = [];
      for (let c = 0; c < 4; c++) {
        const d = (c + 1) % 4;
        if (wet[c] === wet[d]) continue;
        const key = crossing(corners[c], corners[d]);
        if (!wet[c]) open.push(key);
        else if (open.length > 0) next.set(open.pop()!, key);
        else entry = key;
      }
      if (open.length > 0 && entry !== undefined) next.set(open.pop()!, entry);
    }
  }
  const outlines: Pt[][] = [];
  while (next.size > 0) {
    const outline: Pt[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      outline.push(spots.get(key)!);
      const to: string | undefined = next.get(key);
      next.delete(key);
      key = to !== undefined && next.has(to) ? to : undefined;
    }
    outlines.push(outline);
  }
  return outlines;
}

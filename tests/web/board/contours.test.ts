/** Outlines around what is above zero: closed, complete, and around the right places. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contours } from '../../../src/web/board/map/contours.js';
import type { Pt } from '../../../src/web/board/map/geometry.js';
import { examples } from '../../setup/effort.js';

const BOX = { x: -100, y: -100, w: 200, h: 200 };
const disc =
  (x: number, y: number, r: number) =>
  (p: Pt): number =>
    r - Math.hypot(p[0] - x, p[1] - y);

const area = (outline: readonly Pt[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [u, v] = outline[(i + 1) % outline.length];
      return sum + (x * v - u * y) / 2;
    }, 0),
  );

/** Whether a place lies within an odd number of outlines. */
function inside(outlines: readonly (readonly Pt[])[], [x, y]: Pt): boolean {
  let odd = false;
  for (const outline of outlines) {
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    });
  }
  return odd;
}

describe('contours', () => {
  it('draws a disc as one outline around it', () => {
    const found = contours(disc(3, -4, 60), BOX, 5);
    expect(found).toHaveLength(1);
    for (const [x, y] of found[0]) expect(Math.abs(Math.hypot(x - 3, y + 4) - 60)).toBeLessThan(0.2);
    expect(area(found[0]) / (Math.PI * 60 * 60)).toBeCloseTo(1, 2);
  });

  it('draws separate things apart, and a hole as an outline of its own', () => {
    const two = (p: Pt): number => Math.max(disc(-50, 0, 30)(p), disc(50, 0, 30)(p));
    expect(contours(two, BOX, 5)).toHaveLength(2);
    const ring = (p: Pt): number => Math.min(disc(0, 0, 80)(p), -disc(0, 0, 40)(p));
    const found = contours(ring, BOX, 5)
      .map(area)
      .sort((a, b) => b - a);
    expect(found).toHaveLength(2);
    expect(found[0] / (Math.PI * 80 * 80)).toBeCloseTo(1, 1);
    expect(found[1] / (Math.PI * 40 * 40)).toBeCloseTo(1, 1);
  });

  it('finds nothing on flat ground, and closes outlines at the edge of the map', () => {
    expect(contours(() => -1, BOX, 10)).toEqual([]);
    const [all, ...more] = contours(() => 1, BOX, 10);
    expect(more).toEqual([]);
    for (const [x, y] of all) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(100);
    expect(area(all)).toBeGreaterThan(180 * 180);
  });

  it('goes around exactly the places above zero, whatever the heights', () => {
    const side = 8;
    const heights = fc.array(
      fc.integer({ min: -9, max: 9 }).map((v) => v + 0.5),
      {
        minLength: side * side,
        maxLength: side * side,
      },
    );
    fc.assert(
      fc.property(heights, (grid) => {
        const at = (i: number, k: number): number => {
          const within = i > 0 && k > 0 && i < side && k < side;
          return within ? grid[k * side + i] : -1;
        };
        const found = contours(
          ([x, y]) => at(Math.round(x), Math.round(y)),
          { x: 0, y: 0, w: side, h: side },
          1,
        );
        let crossings = 0;
        for (let k = 0; k <= side; k++) {
          for (let i = 0; i <= side; i++) {
            // A hair beside the corner, where no outline runs through.
            if (inside(found, [i + 1e-6, k + 1e-6]) !== at(i, k) > 0) throw new Error(`wrong at ${i}, ${k}`);
            if (i < side && at(i, k) > 0 !== at(i + 1, k) > 0) crossings++;
            if (k < side && at(i, k) > 0 !== at(i, k + 1) > 0) crossings++;
          }
        }
        expect(found.reduce((sum, { length }) => sum + length, 0)).toBe(crossings);
      }),
      examples(100, 1000),
    );
  });
});

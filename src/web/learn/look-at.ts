/**
 * On a small screen the board comes close to what a step is about. It is done with the board's own gestures, the
 * key 0 and the wheel, so that the learner can go on from there with the same ones.
 */
import type { Target } from '../board/board.js';

const SMALL = '(width < 56rem)';
const CLOSEST = 3;
const FARTHEST = 1.25;
/** How much of the board's size what is looked at may fill. */
const FILL = 0.7;
/** The wheel's zoom: a turn by one unit is this much on a logarithmic scale. */
const WHEEL = 0.0016;

let waiting = 0;

/** Comes as close as the first of the groups allows that does not need the whole board. */
export function lookAt(box: HTMLElement, groups: readonly (readonly Target[])[]): void {
  const svg = box.querySelector('svg');
  if (!svg || !matchMedia(SMALL).matches) return;
  cancelAnimationFrame(waiting);
  svg.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }));
  waiting = requestAnimationFrame(() => {
    const frame = svg.getBoundingClientRect();
    for (const targets of groups) {
      const area = areaOf(svg, targets);
      if (!area) continue;
      const factor = Math.min(
        CLOSEST,
        (frame.width * FILL) / area.width,
        (frame.height * FILL) / area.height,
      );
      if (factor < FARTHEST) continue;
      // The one place that stays where it is when the middle of the area comes to the middle of the frame.
      const still = (from: number, middle: number): number => (factor * from - middle) / (factor - 1);
      svg.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: -Math.log(factor) / WHEEL,
          clientX: still(area.x + area.width / 2, frame.x + frame.width / 2),
          clientY: still(area.y + area.height / 2, frame.y + frame.height / 2),
          bubbles: true,
          cancelable: true,
        }),
      );
      return;
    }
  });
}

function areaOf(svg: SVGSVGElement, targets: readonly Target[]): DOMRect | undefined {
  const rects = targets.flatMap((target) => {
    const found = svg.querySelector(`[data-target="${CSS.escape(target)}"]`)?.getBoundingClientRect();
    return found && found.width > 0 ? [found] : [];
  });
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

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

export function lookAt(box: HTMLElement, targets: Iterable<Target>): void {
  const svg = box.querySelector('svg');
  if (!svg || !matchMedia(SMALL).matches) return;
  svg.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }));
  requestAnimationFrame(() => {
    const rects = [...targets].flatMap((target) => {
      const found = svg.querySelector(`[data-target="${CSS.escape(target)}"]`)?.getBoundingClientRect();
      return found && found.width > 0 ? [found] : [];
    });
    if (rects.length === 0) return;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const frame = svg.getBoundingClientRect();
    const factor = Math.min(
      CLOSEST,
      (frame.width * FILL) / (right - left),
      (frame.height * FILL) / (bottom - top),
    );
    if (factor < FARTHEST) return;
    // The one place that stays where it is when the middle of the targets comes to the middle of the frame.
    const still = (from: number, middle: number): number => (factor * from - middle) / (factor - 1);
    svg.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: -Math.log(factor) / WHEEL,
        clientX: still((left + right) / 2, frame.left + frame.width / 2),
        clientY: still((top + bottom) / 2, frame.top + frame.height / 2),
        bubbles: true,
        cancelable: true,
      }),
    );
  });
}

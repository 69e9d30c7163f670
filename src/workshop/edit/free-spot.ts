/** Where a city goes that is added without a pointer. */
import { apart, type Spot } from './parts.js';

/** Room for a city and for a route of three points to the next one. */
const ACROSS = 240;
const DOWN = 200;
const ROOM = 150;
const MARGIN = 60;
const STEPS = 12;

/** The place nearest to the middle that has room; the middle itself where nothing has. */
export function freeSpot(middle: Spot, [width, height]: Spot, taken: readonly Spot[]): Spot {
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, i) => i - STEPS);
  const spots = steps.flatMap((i) => steps.map((j): Spot => [middle[0] + i * ACROSS, middle[1] + j * DOWN]));
  const free = spots
    .filter(([x, y]) => x >= MARGIN && y >= MARGIN && x <= width - MARGIN && y <= height - MARGIN)
    .filter((spot) => taken.every((other) => apart(spot, other) > ROOM))
    .sort((a, b) => apart(a, middle) - apart(b, middle));
  return free[0] ?? middle;
}

/** Arrow keys: move the focus to the next lit target in a direction. */
import type { Pt } from '../map/geometry.js';

export const ARROWS: Readonly<Record<string, Pt>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A target less far ahead than this counts as beside, not ahead. */
const AHEAD = 4;

/** The best target in a direction: one inside the cone if there is any, otherwise anything ahead. */
export function nextHit<H extends { readonly at: Pt }>(
  from: H,
  hits: readonly H[],
  [dx, dy]: Pt,
): H | undefined {
  let best: H | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hit of hits) {
    const [x, y] = [hit.at[0] - from.at[0], hit.at[1] - from.at[1]];
    const ahead = x * dx + y * dy;
    if (ahead < AHEAD) continue;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // Anything outside the cone ranks behind everything inside it.
    const cost = ahead + aside * 2 + (aside > ahead * 2 ? 1e6 : 0);
    if (cost < least) [best, least] = [hit, cost];
  }
  return best;
}

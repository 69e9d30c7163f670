/**
 * Decides which target a tap is for. A finger covers some 44 pixels; if several lit targets are under it, we do not
 * guess.
 */
import type { Target } from '../board.js';
import { distance, type Pt } from '../map/geometry.js';

/** How far from a lit target, in CSS pixels, a tap still counts: half a finger and a little more. */
export const REACH = 24;
/** A target must be this much nearer than any other to be the clear choice. */
const CLEAR = 8;
/** After zooming in, two candidates should be this far apart. */
const APART = 48;

export interface Candidate {
  readonly target: Target;
  /** Distance from the finger, in pixels. */
  readonly away: number;
  /** Whether the finger is on the target itself. */
  readonly isUnder: boolean;
  readonly at: Pt;
}

type TapResult =
  | { readonly target: Target }
  /** The zoom factor that separates the candidates. */
  | { readonly zoomBy: number }
  | null;

/**
 * The lit target a tap is for, the zoom factor needed to tell, or `null` if nothing lit is near. Candidates that are
 * `alike` offer the same actions, so any of them will do. Some overlap so closely, like a route and its middle point,
 * that the zoom left (`room`) cannot separate them; then the one under the finger wins.
 */
export function resolveTap(
  candidates: readonly Candidate[],
  alike: (a: Target, b: Target) => boolean,
  room: number,
): TapResult {
  const sorted = candidates
    .filter(({ away }) => away <= REACH)
    .sort((a, b) => a.away - b.away || Number(b.isUnder) - Number(a.isUnder));
  const [best] = sorted;
  if (best === undefined) return null;
  const apart = ({ at }: Candidate): boolean => room > 1 && distance(at, best.at) * room >= CLEAR;
  const other = sorted
    .slice(1)
    .find((one) => one.away < best.away + CLEAR && apart(one) && !alike(one.target, best.target));
  if (other === undefined) return { target: best.target };
  const zoomBy = APART / Math.max(1, distance(best.at, other.at));
  return { zoomBy: Math.min(4, Math.max(1.5, zoomBy)) };
}

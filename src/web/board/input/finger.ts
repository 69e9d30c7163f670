/** What a finger means. It covers some 44 pixels: several lit things may lie under it, and then it is not guessed. */
import type { Target } from '../board.js';
import { distance, type Pt } from '../map/geometry.js';

/** How near to a lit thing, in CSS pixels, a tap may land to be meant for it: half of 44 and a little. */
export const REACH = 24;
/** So much nearer than any other thing must the one that is meant be. */
const CLEAR = 8;
/** Where two things that could be meant should lie apart. */
const APART = 48;

export interface Near {
  readonly target: Target;
  /** In pixels from the finger. */
  readonly far: number;
  /** Whether the finger lies on the very thing. */
  readonly on: boolean;
  readonly at: Pt;
}

type Meant =
  | { readonly target: Target }
  /** By how much the board must come closer to tell the things apart. */
  | { readonly closer: number }
  | null;

/**
 * The lit thing that is meant by a tap, or how much closer the board must come to tell; nothing where no lit thing is
 * near. Things where the same can be done are alike: it does not matter which of them is meant. Things that lie in the
 * same place, such as a route and the point in its middle, cannot be separated by coming closer (`room` times is what
 * is left): there the one under the finger is meant.
 */
export function meantBy(
  near: readonly Near[],
  alike: (a: Target, b: Target) => boolean,
  room: number,
): Meant {
  const sorted = near
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far || Number(b.on) - Number(a.on));
  const [best] = sorted;
  if (best === undefined) return null;
  const apart = ({ at }: Near): boolean => room > 1 && distance(at, best.at) * room >= CLEAR;
  const other = sorted
    .slice(1)
    .find((one) => one.far < best.far + CLEAR && apart(one) && !alike(one.target, best.target));
  if (other === undefined) return { target: best.target };
  const closer = APART / Math.max(1, distance(best.at, other.at));
  return { closer: Math.min(4, Math.max(1.5, closer)) };
}

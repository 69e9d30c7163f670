/** Animates things on a board to their new place. */
import { createEffect, type JSX, on, untrack } from 'solid-js';
import { still } from '../../settings/settings.js';
import type { Pt } from '../map/geometry.js';
import { isUnseen } from './unseen.js';

const GLIDE = { duration: 280, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };

/** The element is at its new place already and only appears to move, so nothing waits for the animation. */
export function glide(
  element: SVGElement,
  from: Pt,
  to: Pt,
  options: KeyframeAnimationOptions = GLIDE,
): void {
  if ((from[0] === to[0] && from[1] === to[1]) || isUnseen() || untrack(still)) return;
  const back = `translate(${from[0] - to[0]}px, ${from[1] - to[1]}px)`;
  element.animate({ transform: [back, 'none'] }, options);
}

/** Places its children on the board, and glides when the place changes. */
export function Glider(props: { at: Pt; children: JSX.Element }) {
  let moving!: SVGGElement;
  createEffect(
    on(
      () => props.at,
      (to, from) => {
        if (from !== undefined) glide(moving, from, to);
      },
    ),
  );
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <g ref={moving}>{props.children}</g>
    </g>
  );
}

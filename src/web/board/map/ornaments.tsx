/** Decoration: a compass rose, a cog under sail. */
import { For } from 'solid-js';
import type { Pt } from './geometry.js';

export function CompassRose(props: { at: Pt; size?: number }) {
  return (
    <g class="map-rose" transform={`translate(${props.at[0]} ${props.at[1]}) scale(${props.size ?? 1})`}>
      <circle r="26" class="rose-ring" />
      <circle r="21" class="rose-ring" />
      <For each={[45, 135, 225, 315]}>
        {(turn) => <path d="M0,-25L4,-4L0,0L-4,-4z" class="rose-minor" transform={`rotate(${turn})`} />}
      </For>
      <For each={[0, 90, 180, 270]}>
        {(turn) => (
          <g transform={`rotate(${turn})`}>
            <path d="M0,-36L6,-6L0,0z" class="rose-dark" />
            <path d="M0,-36L-6,-6L0,0z" class="rose-light" />
          </g>
        )}
      </For>
      <path d="M0,-46l4,7h-8z" class="rose-dark" />
    </g>
  );
}

export function Cog(props: { at: Pt; size?: number }) {
  return (
    <g class="map-cog" transform={`translate(${props.at[0]} ${props.at[1]}) scale(${props.size ?? 1})`}>
      <path class="ship-sail" d="M-1,-19C-12,-17 -13,-6 -11,1C-6,-1 6,-1 11,1C13,-7 10,-17 -1,-19z" />
      <path class="ship-stripe" d="M-11.5,-7C-5,-10 6,-10 12,-7" />
      <path class="ship-hull" d="M-17,2H16L18,-3H21L17,11C8,14 -9,14 -14,11L-18,-4H-15z" />
      <path class="ship-line" d="M0,2V-25M0,-25l8,2l-8,2" />
      <path class="ship-line" d="M-24,14q5,-4 10,0t10,0t10,0t10,0t10,0" />
    </g>
  );
}

/** A house that stands for a city, `k` times as large. */
export const house = ([x, y]: Pt, k: number): string =>
  `M${x - 22 * k},${y + 20 * k}v${-28 * k}l${22 * k},${-20 * k}l${22 * k},${20 * k}v${28 * k}z`;

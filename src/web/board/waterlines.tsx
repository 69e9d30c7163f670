/** Lines that follow a coast out into the water, as engravers draw them. */
import { For } from 'solid-js';

const WIDTHS = [34, 22, 11] as const;

export const waterlines = (coast: string) => (
  <For each={WIDTHS}>
    {(width, i) => (
      <>
        <path d={coast} class="map-waterline" stroke-width={width + 2} opacity={0.25 + i() * 0.22} />
        <path d={coast} class="map-waterfill" stroke-width={width} />
      </>
    )}
  </For>
);

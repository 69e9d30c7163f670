/** Lines along a coast, as in engravings; a small picture gets only the first. */
import { For } from 'solid-js';

const WIDTHS = [34, 22, 11] as const;

export const waterlines = (coast: string, plain = false) => (
  <For each={plain ? WIDTHS.slice(2) : WIDTHS}>
    {(width) => (
      <>
        <path
          d={coast}
          class="map-waterline"
          stroke-width={width + 2}
          stroke-opacity={0.25 + WIDTHS.indexOf(width) * 0.22}
        />
        <path d={coast} class="map-waterfill" stroke-width={width} />
      </>
    )}
  </For>
);

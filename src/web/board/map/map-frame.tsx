/** What all maps share: the clipping frame, the lighting, names and ornaments. */
import { For, type JSX, Show } from 'solid-js';
import type { Decor } from './decor.js';
import type { Box } from './geometry.js';
import { Cog, CompassRose } from './ornaments.jsx';

/** `clips` holds further clip paths that the map refers to. */
export function MapFrame(props: { id: string; box: Box; clips: JSX.Element; children: JSX.Element }) {
  const area = () => ({ x: props.box.x, y: props.box.y, width: props.box.w, height: props.box.h });
  return (
    <g class="board-map">
      <defs>
        <clipPath id={`${props.id}-clip`}>
          <rect {...area()} />
        </clipPath>
        {props.clips}
        <radialGradient id={`${props.id}-lamp`} cx="50%" cy="46%" r="72%">
          <stop offset="0" class="map-lamp-in" />
          <stop offset=".62" class="map-lamp-mid" />
          <stop offset="1" class="map-lamp-out" />
        </radialGradient>
      </defs>
      <g clip-path={`url(#${props.id}-clip)`}>
        {props.children}
        <rect {...area()} fill={`url(#${props.id}-lamp)`} />
      </g>
    </g>
  );
}

/** The names of seas and lands, the compass rose and the ships. */
export function Ornaments(props: { decor: Decor }) {
  return (
    <>
      <For each={props.decor.names}>
        {(name) => (
          <text
            class="map-name"
            transform={`translate(${name.at[0]} ${name.at[1]}) rotate(${name.turn ?? 0})`}
            style={{ 'font-size': `${name.size}px` }}
          >
            {name.text}
          </text>
        )}
      </For>
      <Show when={props.decor.rose}>{(at) => <CompassRose at={at()} />}</Show>
      <For each={props.decor.ships}>{(at) => <Cog at={at} />}</For>
    </>
  );
}

/** The map itself: paper, water, woods, hills and the names of seas. Drawn once for a board. */
import { For, Show } from 'solid-js';
import { hull } from '../../../../web/board/map/geometry.js';
import { Growth } from '../../../../web/board/map/growth-layer.jsx';
import { Cog, CompassRose } from '../../../../web/board/map/ornaments.jsx';
import { waterlines } from '../../../../web/board/map/waterlines.jsx';
import { countryClass } from './file.js';
import { type Layout, mapBox } from './layout.js';
import { terrainOf } from './terrain.js';

export function MapLayer(props: { layout: Layout; plain?: boolean }) {
  const terrain = terrainOf(props.layout);
  const { decor } = terrain;
  const box = mapBox(props.layout);
  const id = `board-map-${props.layout.file.id}${props.plain ? '-plain' : ''}`;
  const rivers = () => (
    <For each={terrain.rivers}>
      {(river) => (
        <>
          <path d={river.path} class="map-river-bank" stroke-width={river.width + 2.4} />
          <path d={river.path} class="map-river" stroke-width={river.width} />
        </>
      )}
    </For>
  );
  return (
    <g class="board-map">
      <defs>
        <clipPath id={`${id}-clip`}>
          <rect x={box.x} y={box.y} width={box.w} height={box.h} />
        </clipPath>
        <clipPath id={`${id}-water`}>
          <path d={terrain.water} />
        </clipPath>
        <clipPath id={`${id}-land`}>
          <Show
            when={decor.ground === 'sea'}
            fallback={<rect x="-999" y="-999" width="99999" height="99999" />}
          >
            <path d={terrain.land} />
          </Show>
        </clipPath>
        <radialGradient id={`${id}-lamp`} cx="50%" cy="46%" r="72%">
          <stop offset="0" class="map-lamp-in" />
          <stop offset=".62" class="map-lamp-mid" />
          <stop offset="1" class="map-lamp-out" />
        </radialGradient>
      </defs>
      <g clip-path={`url(#${id}-clip)`}>
        <rect x={box.x} y={box.y} width={box.w} height={box.h} class={`map-${decor.ground}`} />
        <Show when={decor.ground === 'land'}>{rivers()}</Show>
        <Show when={terrain.water !== ''}>
          <path d={terrain.water} class="map-sea" />
          <g clip-path={`url(#${id}-water)`}>{waterlines(terrain.water, props.plain)}</g>
          <path d={terrain.water} class="map-coast" />
        </Show>
        <Show when={terrain.land !== ''}>
          {waterlines(terrain.land, props.plain)}
          <path d={terrain.land} class="map-land" />
          <path d={terrain.land} class="map-coast" />
        </Show>
        <Show when={decor.ground === 'sea'}>
          <g clip-path={`url(#${id}-land)`}>{rivers()}</g>
        </Show>
        <Tints layout={props.layout} id={id} />
        <Growth patches={terrain.growth} plain={props.plain === true} />
        <Show when={!props.plain}>
          <For each={decor.names}>
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
          <Show when={decor.rose}>{(at) => <CompassRose at={at()} />}</Show>
          <For each={decor.ships}>{(at) => <Cog at={at} />}</For>
        </Show>
        <rect x={box.x} y={box.y} width={box.w} height={box.h} fill={`url(#${id}-lamp)`} />
      </g>
    </g>
  );
}

/** Countries that count are washed in their colour. */
function Tints(props: { layout: Layout; id: string }) {
  const { file, routes } = props.layout;
  const spread = (country: string): string => {
    const own = routes.filter((r) => r.file.country === country && !r.file.maritime);
    return `M${hull(own.flatMap((r) => r.line)).join('L')}Z`;
  };
  return (
    <g clip-path={`url(#${props.id}-land)`}>
      <For each={[...file.countryPrestige.keys()]}>
        {(country) => (
          <g class={`${countryClass(file, country)} map-tint`}>
            <path d={spread(country)} />
          </g>
        )}
      </For>
    </g>
  );
}

/** The map: paper, water, woods, hills and the names of seas. Printed. */
import { For, Show } from 'solid-js';
import { hull } from '../../../../web/board/map/geometry.js';
import { Growth } from '../../../../web/board/map/growth-layer.jsx';
import { MapFrame, Ornaments } from '../../../../web/board/map/map-frame.jsx';
import { waterlines } from '../../../../web/board/map/waterlines.jsx';
import { countryClass } from './file.js';
import { type Layout, mapBox } from './layout.js';
import { type Terrain, terrainOf } from './terrain.js';

export function MapLayer(props: { layout: Layout; plain?: boolean }) {
  const terrain = terrainOf(props.layout);
  const { decor } = terrain;
  const box = mapBox(props.layout);
  const id = `board-map-${props.layout.file.id}${props.plain ? '-plain' : ''}`;
  return (
    <MapFrame id={id} box={box} clips={<Clips id={id} terrain={terrain} />}>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} class={`map-${decor.ground}`} />
      <Show when={decor.ground === 'land'}>
        <Rivers rivers={terrain.rivers} />
      </Show>
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
        <g clip-path={`url(#${id}-land)`}>
          <Rivers rivers={terrain.rivers} />
        </g>
      </Show>
      <Tints layout={props.layout} id={id} />
      <Growth patches={terrain.growth} plain={props.plain === true} />
      <Show when={!props.plain}>
        <Ornaments decor={decor} />
      </Show>
    </MapFrame>
  );
}

/** Clip paths of water and land. */
function Clips(props: { id: string; terrain: Terrain }) {
  return (
    <>
      <clipPath id={`${props.id}-water`}>
        <path d={props.terrain.water} />
      </clipPath>
      <clipPath id={`${props.id}-land`}>
        <Show
          when={props.terrain.decor.ground === 'sea'}
          fallback={<rect x="-999" y="-999" width="99999" height="99999" />}
        >
          <path d={props.terrain.land} />
        </Show>
      </clipPath>
    </>
  );
}

function Rivers(props: { rivers: Terrain['rivers'] }) {
  return (
    <For each={props.rivers}>
      {(river) => (
        <>
          <path d={river.path} class="map-river-bank" stroke-width={river.width + 2.4} />
          <path d={river.path} class="map-river" stroke-width={river.width} />
        </>
      )}
    </For>
  );
}

/** Tints the countries that count in their colours. */
function Tints(props: { layout: Layout; id: string }) {
  const { file, routes } = props.layout;
  const spread = (country: string): string => {
    const own = routes.filter((r) => r.file.country === country && !r.file.maritime);
    return own.length === 0 ? '' : `M${hull(own.flatMap((r) => r.line)).join('L')}Z`;
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

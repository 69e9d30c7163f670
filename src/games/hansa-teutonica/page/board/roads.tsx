/** Roads with their points, tavern signs and permanent markers, all printed. */
import { For, Show } from 'solid-js';
import { createEntering } from '../../../../web/board/pieces/entering.js';
import { MarkerToken } from '../icons.jsx';
import { countryClass, markerAt } from './file.js';
import type { Layout, RoutePlace } from './layout.js';

const HOUSE = 'M-14,-3L0,-15.5L14,-3V14H-14z';

export function RoadLayer(props: { layout: Layout }) {
  const { routes } = props.layout;
  const land = routes.filter((r) => !r.file.maritime);
  const sea = routes.filter((r) => r.file.maritime);
  const all = (list: readonly RoutePlace[]): string => list.map((r) => r.path).join('');
  const countries = [...props.layout.file.countryPrestige.keys()];
  const others = land.filter((r) => !countries.includes(r.file.country ?? ''));
  return (
    <g class="board-roads">
      <path class="road-edge" d={all(land)} />
      <path class="road" d={all(others)} />
      <For each={countries}>
        {(country) => (
          <path
            class={`road road-country ${countryClass(props.layout.file, country)}`}
            d={all(land.filter((r) => r.file.country === country))}
          />
        )}
      </For>
      <For each={sea}>
        {(route) => (
          <>
            <path class="seaway-edge" d={route.path} />
            <path
              class="seaway"
              classList={{
                [countryClass(props.layout.file, route.file.country ?? '')]: countries.includes(
                  route.file.country ?? '',
                ),
              }}
              d={route.path}
            />
          </>
        )}
      </For>
    </g>
  );
}

/** Above the cities, so that a long name never hides a point. */
export function PointLayer(props: { layout: Layout }) {
  return (
    <g>
      <For each={props.layout.routes}>
        {(route) => (
          <>
            <For each={route.file.points}>
              {(point) => (
                <g transform={`translate(${point.at[0]} ${point.at[1]})`}>
                  <Show when={point.piece === 'merchant'} fallback={<House />}>
                    <Boat />
                  </Show>
                </g>
              )}
            </For>
            <g transform={`translate(${route.marker[0]} ${route.marker[1]})`}>
              <Show when={route.file.tavern}>
                <Tavern />
              </Show>
              <Show when={route.file.permanentMarker}>
                {(marker) => <MarkerToken marker={marker()} fixed />}
              </Show>
            </g>
          </>
        )}
      </For>
    </g>
  );
}

const House = () => (
  <>
    <path class="house-shadow" d={HOUSE} transform="translate(1.6 2)" />
    <path class="house" d={HOUSE} />
    <path class="house-roof" d="M-14,-3L0,-15.5L14,-3" />
    <rect class="house-door" x="-9.5" y="-4" width="19" height="15" rx="2" />
  </>
);

const Boat = () => (
  <>
    <path class="boat-hull" d="M-21,4L-18,15C-10,20 10,20 18,15L21,4C12,10 -12,10 -21,4z" />
    <path class="boat-mast" d="M0,-9V-22M0,-22l9,3l-9,3" />
    <circle class="boat-deck" r="12.5" />
    <circle class="house-door" r="9" />
  </>
);

/** A sign on a pole; the bonus marker hangs over it. */
const Tavern = () => (
  <g class="tavern">
    <path class="tavern-pole" d="M-15,20V-17H12M-15,-9L-6,-17" />
    <path class="tavern-sign" d="M-8,-13H14V5q-11,9 -22,0z" />
    <path class="tavern-cup" d="M-2,-8H7L6,1H-1zM7,-6h3v5H6.6" />
  </g>
);

/** Bonus markers that lie at routes. */
export function MarkerLayer(props: { layout: Layout; markers: Readonly<Record<string, string>> }) {
  const entering = createEntering();
  return (
    <g class="board-markers">
      <For each={props.layout.routes}>
        {(route) => (
          <Show when={markerAt(props, route.file.id)}>
            {(marker) => (
              <g transform={`translate(${route.marker[0]} ${route.marker[1]})`}>
                <g class={entering()}>
                  <MarkerToken marker={marker()} />
                </g>
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}

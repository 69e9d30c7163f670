/** A small picture of a board for choosing one: its map with roads and cities, in a few shapes. */
import { For } from 'solid-js';
import { Chartmap, chartDecor } from './chart-map.jsx';
import type { Pt } from './geometry.js';
import type { Chart } from './hansa/file.js';
import { waysOf } from './hansa/layout.js';
import type { CityFile } from './ht/file.js';
import type { Layout } from './ht/layout.js';
import { MapLayer } from './ht/map.jsx';
import { mapBox } from './ht/terrain.js';
import type { Drawing } from './print.jsx';

/** A house of a city, so many times as large. */
const house = ([x, y]: Pt, k: number): string =>
  `M${x - 22 * k},${y + 20 * k}v${-28 * k}l${22 * k},${-20 * k}l${22 * k},${20 * k}v${28 * k}z`;

export function thumbnailOfMap(layout: Layout): Drawing {
  const { file, routes, cities } = layout;
  const roads = (sea: boolean): string =>
    routes
      .filter((r) => r.file.maritime === sea)
      .map((r) => r.path)
      .join('');
  const kindOf = (city: CityFile): string => {
    if (file.connection.cities.includes(city.id)) return 'thumb-end';
    if (city.develops.length > 0) return 'thumb-ability';
    return city.green ? 'thumb-green' : '';
  };
  const houses = (kind: string): string =>
    cities
      .filter((city) => kindOf(city.file) === kind)
      .map((city) => house(city.at, 0.9 + Math.max(1, city.file.posts.length) * 0.12))
      .join('');
  const draw = () => (
    <>
      <MapLayer layout={layout} plain />
      <path class="road-edge thumb-edge" d={roads(false)} />
      <path class="road thumb-road" d={roads(false)} />
      <path class="seaway thumb-seaway" d={roads(true)} />
      <For each={['', 'thumb-end', 'thumb-ability', 'thumb-green']}>
        {(kind) => <path class={`thumb-city ${kind}`} d={houses(kind)} />}
      </For>
    </>
  );
  return { name: `${file.id}+thumbnail`, of: file, box: mapBox(layout), draw };
}

export function thumbnailOfChart(chart: Chart): Drawing {
  const box = { x: -20, y: -20, w: chart.size[0] + 40, h: chart.size[1] + 40 };
  const draw = () => (
    <>
      <Chartmap id={chart.id} box={box} decor={chartDecor(chart)} taken={[]} plain />
      <For each={waysOf(chart)}>{(way) => <path class="way" d={way.path} />}</For>
      <path class="thumb-city" d={chart.cities.map(({ at }) => house(at, 1.3)).join('')} />
    </>
  );
  return { name: `${chart.id}+thumbnail`, of: chart, box, draw };
}

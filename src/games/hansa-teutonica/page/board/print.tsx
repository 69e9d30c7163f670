/** What is printed on a board of Hansa Teutonica, which no move changes; and a small picture of it. */
import { For, Show } from 'solid-js';
import type { Pt } from '../../../../web/board/map/geometry.js';
import { CityLayer } from './cities.jsx';
import { ProvinceLayer, SpecialLayer } from './extras.jsx';
import type { CityFile } from './file.js';
import { FrameLayer, FrameLines, TrackLayer } from './frame.jsx';
import type { Layout } from './layout.js';
import { MapLayer } from './map.jsx';
import { PointLayer, RoadLayer } from './roads.jsx';

export const BoardPrint = (props: { layout: Layout; two: boolean }) => (
  <>
    <FrameLayer layout={props.layout} />
    <MapLayer layout={props.layout} />
    <RoadLayer layout={props.layout} />
    <Show when={props.two}>
      <ProvinceLayer layout={props.layout} />
    </Show>
    <CityLayer layout={props.layout} />
    <PointLayer layout={props.layout} />
    <SpecialLayer layout={props.layout} />
    <FrameLines layout={props.layout} />
    <TrackLayer layout={props.layout} />
  </>
);

/** A house that stands for a city, so many times as large. */
export const house = ([x, y]: Pt, k: number): string =>
  `M${x - 22 * k},${y + 20 * k}v${-28 * k}l${22 * k},${-20 * k}l${22 * k},${20 * k}v${28 * k}z`;

export function SmallPrint(props: { layout: Layout }) {
  const { file, routes, cities } = props.layout;
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
      .map((city) => house(city.at, Math.round(90 + Math.max(1, city.file.posts.length) * 12) / 100))
      .join('');
  return (
    <>
      <MapLayer layout={props.layout} plain />
      <path class="road-edge thumb-edge" d={roads(false)} />
      <path class="road thumb-road" d={roads(false)} />
      <path class="seaway thumb-seaway" d={roads(true)} />
      <For each={['', 'thumb-end', 'thumb-ability', 'thumb-green']}>
        {(kind) => <path class={`thumb-city ${kind}`} d={houses(kind)} />}
      </For>
    </>
  );
}

/** The print of a board of Hansa Teutonica, and a small picture of it. */
import { For, Show } from 'solid-js';
import { house } from '../../../../web/board/map/ornaments.jsx';
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

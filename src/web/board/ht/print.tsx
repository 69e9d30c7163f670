/** What is printed on a board of Hansa Teutonica: everything that no move changes. */
import { Show } from 'solid-js';
import type { Drawing } from '../print.jsx';
import { CityLayer } from './cities.jsx';
import { ProvinceLayer, SpecialLayer } from './extras.jsx';
import { FrameLayer, FrameLines, frameBox, TrackLayer } from './frame.jsx';
import type { Layout } from './layout.js';
import { MapLayer } from './map.jsx';
import { PointLayer, RoadLayer } from './roads.jsx';

/** `two` for a game of two players, in which the provinces count. */
export function printOf(layout: Layout, two: boolean): Drawing {
  const draw = () => (
    <>
      <FrameLayer layout={layout} />
      <MapLayer layout={layout} />
      <RoadLayer layout={layout} />
      <Show when={two}>
        <ProvinceLayer layout={layout} />
      </Show>
      <CityLayer layout={layout} />
      <PointLayer layout={layout} />
      <SpecialLayer layout={layout} />
      <FrameLines layout={layout} />
      <TrackLayer layout={layout} />
    </>
  );
  return {
    name: two ? `${layout.file.id}+two` : layout.file.id,
    of: layout.file,
    box: frameBox(layout),
    draw,
  };
}

/** An unfinished board, drawn as it will be played. */
import { createMemo, Show } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import type { Hit } from '../../../../web/board/input/hits.jsx';
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import { guardEnds } from '../../../../workshop/edit/hansa-teutonica/names.js';
import { readBoardForm } from '../../rules/board/board-file.js';
import { CityLayer, CityState } from '../board/cities.jsx';
import { ProvinceLayer, SpecialLayer } from '../board/extras.jsx';
import { asPosition, type BoardFile } from '../board/file.js';
import { FrameLayer, FrameLines, FrameState, frameBox, TrackLayer } from '../board/frame.jsx';
import { fixedHits, growingHits } from '../board/hits.js';
import { type Layout, layoutOf } from '../board/layout.js';
import { MapLayer } from '../board/map.jsx';
import { PointLayer, RoadLayer } from '../board/roads.jsx';

const layouts = new WeakMap<JsonObject, Layout>();

export function layoutFor(board: JsonObject): Layout {
  let layout = layouts.get(board);
  if (layout === undefined) {
    layout = layoutOf(drawable(readBoardForm(board)));
    layouts.set(board, layout);
  }
  return layout;
}

/** Without what cannot be drawn yet: routes and guards between cities that do not exist. */
function drawable(file: BoardFile): BoardFile {
  const ids = file.cities.map(({ id }) => id);
  return {
    ...file,
    routes: file.routes.filter(
      ({ cities }) =>
        cities.length === 2 && cities[0] !== cities[1] && cities.every((id) => ids.includes(id)),
    ),
    guards: file.guards.filter((guard) => guardEnds(guard, ids) !== undefined),
  };
}

/** Nobody has played on it yet. */
const START = asPosition({ seats: [] });
const hasTwo = (layout: Layout): boolean => layout.file.players.includes(2);

export const extentOf = (board: JsonObject) => frameBox(layoutFor(board));

export function groundOf(board: JsonObject): Drawing {
  const layout = layoutFor(board);
  return {
    name: 'ground',
    of: layout,
    isOwn: true,
    box: withShadow(frameBox(layout)),
    drawer: async () => () => (
      <>
        <FrameLayer layout={layout} />
        <MapLayer layout={layout} />
        <FrameLines layout={layout} />
        <TrackLayer layout={layout} />
      </>
    ),
  };
}

export function LiveBoard(props: { board: JsonObject }) {
  const layout = createMemo(() => layoutFor(props.board));
  return (
    <Show when={layout()} keyed>
      {(found) => (
        <>
          <RoadLayer layout={found} />
          <Show when={hasTwo(found)}>
            <ProvinceLayer layout={found} />
          </Show>
          <CityLayer layout={found} />
          <CityState layout={found} position={START} colours={[]} />
          <PointLayer layout={found} />
          <SpecialLayer layout={found} />
          <FrameState layout={found} position={START} colours={[]} />
        </>
      )}
    </Show>
  );
}

const EDITED = ['route', 'city', 'point'];

export function hitsOf(board: JsonObject): Hit[] {
  const layout = layoutFor(board);
  const hits = [...fixedHits(layout, false), ...growingHits(layout, START)];
  const ofKind = (kind: string): Hit[] => hits.filter(({ target }) => target.startsWith(`${kind}:`));
  return EDITED.flatMap(ofKind);
}

/** An unfinished board, drawn as it will be played. */
import { createMemo, Show } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import type { Hit } from '../../../../web/board/input/hits.jsx';
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import type { Board, Route } from '../../../../workshop/edit/hansa-teutonica/board.js';
import { guardEnds } from '../../../../workshop/edit/hansa-teutonica/names.js';
import { idsOf, type Ref } from '../../../../workshop/edit/model.js';
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

export function BoardFrame(props: { board: JsonObject }) {
  const layout = createMemo(() => layoutFor(props.board));
  return (
    <Show when={layout()} keyed>
      {(found) => <FrameState layout={found} position={START} colours={[]} />}
    </Show>
  );
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
        </>
      )}
    </Show>
  );
}

/** What moves with some cities, routes or points: their routes, with the cities at their other ends. */
export function split(board: JsonObject, refs: readonly Ref[]): { moving: JsonObject; rest: JsonObject } {
  const whole = board as Board;
  const [cities, routes] = [idsOf(refs, 'city'), idsOf(refs, 'route')];
  const ofPoints = idsOf(refs, 'point').map((point) => point.replace(/\/\d+$/, ''));
  const isMoved = ({ id, cities: ends }: Route): boolean =>
    routes.includes(id) || ofPoints.includes(id) || ends.some((end) => cities.includes(end));
  const moved = whole.routes.filter(isMoved);
  const ends = new Set([...cities, ...moved.flatMap((route) => route.cities)]);
  const { specialPrestige: _, twoPlayer: __, provinces: ___, ...bare } = whole;
  return {
    moving: { ...bare, cities: whole.cities.filter(({ id }) => ends.has(id)), routes: moved },
    rest: {
      ...whole,
      cities: whole.cities.filter(({ id }) => !cities.includes(id)),
      routes: whole.routes.filter((route) => !isMoved(route)),
    },
  };
}

const EDITED = ['route', 'city', 'point'];

export function hitsOf(board: JsonObject): Hit[] {
  const layout = layoutFor(board);
  const hits = [...fixedHits(layout, false), ...growingHits(layout, START)];
  const ofKind = (kind: string): Hit[] => hits.filter(({ target }) => target.startsWith(`${kind}:`));
  return EDITED.flatMap(ofKind);
}

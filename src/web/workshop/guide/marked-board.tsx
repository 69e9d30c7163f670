/** A board as it is drawn in games, or a part of it, with marks on cities and routes. */
import { For, Show } from 'solid-js';
import { createPicture } from '../../board/print/print-layer.jsx';
import type { drawingsOf } from '../../games/drawings.js';

export type Places = NonNullable<ReturnType<NonNullable<ReturnType<typeof drawingsOf>['places']>>>;

export interface Marks {
  /** Cities with a circle or a square around them. */
  readonly circles?: readonly string[];
  readonly squares?: readonly string[];
  /** Routes with a line along them. */
  readonly routes?: readonly string[];
  readonly dashes?: readonly string[];
  /** Marked as the editor marks what is wrong and what is unwise: cities and a route. */
  readonly wrong?: readonly string[];
  readonly unwise?: readonly string[];
  /** How often each route is created in a game, drawn as *Try it* does. */
  readonly created?: Readonly<Record<string, number>>;
  /** The cities to look at closely. */
  readonly near?: readonly string[];
}

/** How much is seen of a place that is looked at closely. */
const NEAR = { w: 420, h: 300 };
const AROUND = 62;

/** In the middle of some cities. */
function middleOf({ cities }: Places, ids: readonly string[]): readonly [number, number] {
  const spots = cities.filter(({ id }) => ids.includes(id)).map(({ at }) => at);
  const mean = (k: 0 | 1): number => spots.reduce((sum, at) => sum + at[k], 0) / spots.length;
  return [mean(0), mean(1)];
}

export function MarkedBoard(props: { places: Places; marks: Marks; label: string }) {
  const { places, marks } = props;
  const { box } = places.print;
  const src = createPicture(() => places.print);
  const view = marks.near === undefined ? box : partAround(box, middleOf(places, marks.near));
  const citiesOf = (ids: readonly string[] = []) => places.cities.filter(({ id }) => ids.includes(id));
  const routesOf = (ids: readonly string[] = []) => places.routes.filter(({ id }) => ids.includes(id));
  return (
    <svg
      class="guide-picture"
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      role="img"
      aria-label={props.label}
    >
      <Show when={src()}>
        {(found) => <image href={found()} x={box.x} y={box.y} width={box.w} height={box.h} />}
      </Show>
      <Show when={marks.created}>{(created) => <Heat places={places} created={created()} />}</Show>
      <For each={routesOf(marks.unwise)}>
        {({ path }) => <path class="guide-mark guide-unwise" d={path} />}
      </For>
      <For each={citiesOf(marks.wrong)}>
        {({ at: [x, y] }) => (
          <rect
            class="guide-mark guide-wrong"
            x={x - AROUND}
            y={y - AROUND}
            width={2 * AROUND}
            height={2 * AROUND}
          />
        )}
      </For>
      <For each={routesOf(marks.routes)}>{({ path }) => <path class="guide-mark" d={path} />}</For>
      <For each={routesOf(marks.dashes)}>
        {({ path }) => <path class="guide-mark guide-dashed" d={path} />}
      </For>
      <For each={citiesOf(marks.circles)}>
        {({ at: [x, y] }) => <circle class="guide-mark" cx={x} cy={y} r={AROUND} />}
      </For>
      <For each={citiesOf(marks.squares)}>
        {({ at: [x, y] }) => (
          <rect class="guide-mark" x={x - AROUND} y={y - AROUND} width={2 * AROUND} height={2 * AROUND} />
        )}
      </For>
    </svg>
  );
}

function Heat(props: { places: Places; created: Readonly<Record<string, number>> }) {
  const most = Math.max(...Object.values(props.created));
  return (
    <For each={props.places.routes}>
      {({ id, path }) => (
        <path class="heat-route" d={path} style={{ '--heat': (props.created[id] ?? 0) / most }} />
      )}
    </For>
  );
}

type Box = Places['print']['box'];

/** A part of the board that lies wholly on it. */
function partAround({ x, y, w, h }: Box, [atX, atY]: readonly [number, number]): Box {
  const within = (at: number, size: number, start: number, whole: number): number =>
    Math.max(start, Math.min(start + whole - size, at - size / 2));
  return { x: within(atX, NEAR.w, x, w), y: within(atY, NEAR.h, y, h), ...NEAR };
}

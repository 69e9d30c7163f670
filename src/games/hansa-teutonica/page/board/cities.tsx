/** Cities: skyline, spaces, banner and scrolls are printed; what changes in them follows the position. */
import { createMemo, For, Show } from 'solid-js';
import { StampImage } from '../../../../web/board/pieces/stamps.jsx';
import { AbilityGlyph } from '../icons.jsx';
import {
  type BoardFile,
  cityIn,
  controlOf,
  countryClass,
  isComplete,
  isSameCity,
  type Position,
} from './file.js';
import {
  BANNER,
  bannerWidth,
  type CityPlace,
  GROUND,
  type Layout,
  nameLength,
  rowOf,
  SCROLL,
  shedsOf,
} from './layout.js';
import { Houses, Shed, Space, Spire } from './skyline.jsx';

export function CityLayer(props: { layout: Layout }) {
  const { file, cities } = props.layout;
  return (
    <g class="board-cities">
      <For each={cities}>
        {(city) => (
          <>
            <Show when={city.spire}>{(at) => <Spire at={at()} />}</Show>
            <For each={city.scrolls}>{(at, i) => <Scroll at={at} ability={city.file.develops[i()]} />}</For>
            <Show when={!city.file.green}>
              <ellipse
                class="city-shadow"
                cx={city.at[0] + 4}
                cy={city.at[1] + GROUND + 3}
                rx={city.banner.w / 2 + 3}
                ry="7"
              />
              <Houses id={city.file.id} row={rowOf(city.file, 0)} />
              <For each={city.file.posts}>
                {(post, i) => <Space post={post} at={rowOf(city.file, 0)[i()]} />}
              </For>
              <Banner city={city} tone={toneOf(city, file)} posts={0} />
            </Show>
          </>
        )}
      </For>
    </g>
  );
}

/** The colours of a banner; two for a city that belongs to two countries. */
function toneOf(city: CityPlace, file: BoardFile): string[] {
  if (file.connection.cities.includes(city.file.id)) return ['banner-red'];
  if (city.file.countries.length > 0)
    return city.file.countries.map((c) => `${countryClass(file, c)} banner-country`);
  return [city.file.develops.length > 0 ? 'banner-gold' : 'banner-brown'];
}

function Banner(props: { city: CityPlace; tone: readonly string[]; posts: number }) {
  const { at, file } = props.city;
  const w = () => bannerWidth(file, props.posts);
  const [x, y] = [() => at[0] - w() / 2, at[1] + GROUND];
  const tail = (side: number) => {
    const from = at[0] + side * (w() / 2 - 6);
    return `M${from},${y + 5}h${side * 12}l${-side * 4},${BANNER / 2}l${side * 4},${BANNER / 2}h${-side * 12}z`;
  };
  return (
    <g>
      <path class={`banner-tail ${props.tone[0]}`} d={tail(-1)} />
      <path class={`banner-tail ${props.tone[props.tone.length - 1]}`} d={tail(1)} />
      <For each={props.tone}>
        {(tone, i) => (
          <rect
            class={`banner ${tone}`}
            x={x() + (i() * w()) / props.tone.length}
            y={y}
            width={w() / props.tone.length}
            height={BANNER}
            rx={props.tone.length > 1 ? 0 : 2.5}
          />
        )}
      </For>
      <path
        class="banner-line"
        d={`M${x() + 4},${y + 2.6}h${w() - 8}M${x() + 4},${y + BANNER - 2.6}h${w() - 8}`}
      />
      <text
        class="city-name"
        x={at[0]}
        y={y + 17}
        textLength={nameLength(file, props.posts)}
        lengthAdjust="spacingAndGlyphs"
      >
        {file.name}
      </text>
    </g>
  );
}

function Scroll(props: { at: readonly [number, number]; ability: string }) {
  const { w, h } = SCROLL;
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <rect class="scroll-roll" x={-w / 2 - 1} y={-h / 2 - 1.5} width={w + 2} height="5" rx="2.5" />
      <rect class="scroll" x={-w / 2 + 1} y={-h / 2} width={w - 2} height={h} />
      <rect class="scroll-roll" x={-w / 2 - 1} y={h / 2 - 3} width={w + 2} height="5" rx="2.5" />
      <g class="scroll-glyph" transform="scale(.98)">
        <AbilityGlyph ability={props.ability} />
      </g>
    </g>
  );
}

/** What changes in cities: green cities, sheds for extra posts, who controls a city and whether it is complete. */
export function CityState(props: { layout: Layout; position: Position; colours: readonly number[] }) {
  return (
    <g class="board-city-state">
      <For each={props.layout.cities}>
        {(city) => {
          const now = createMemo(() => cityIn(props.position, city.file.id), undefined, {
            equals: isSameCity,
          });
          const posts = createMemo(() => now().posts.length);
          const extra = createMemo(() => now().extra?.length ?? 0);
          const control = createMemo(() => controlOf(now()).seat);
          const complete = createMemo(() => isComplete(city.file, now()));
          const left = () => city.at[0] - bannerWidth(city.file, posts()) / 2;
          return (
            <>
              <For each={shedsOf(city.file, posts(), extra())}>{(at) => <Shed at={at} />}</For>
              <Show when={city.file.green}>
                <Houses id={city.file.id} row={rowOf(city.file, posts())} green />
                <Spaces row={rowOf(city.file, posts())} free={posts()} />
                <Banner city={city} tone={['banner-green']} posts={posts()} />
              </Show>
              <Show when={complete()}>
                <path
                  class="city-complete"
                  d={star(
                    city.at[0] + bannerWidth(city.file, posts()) / 2 + 5,
                    city.at[1] + GROUND + BANNER / 2,
                  )}
                />
              </Show>
              <Show when={control() !== null}>
                <StampImage
                  stamp="badge"
                  colour={props.colours[control()!] ?? 0}
                  at={[left() - 9, city.at[1] + GROUND + BANNER / 2]}
                />
              </Show>
            </>
          );
        }}
      </For>
    </g>
  );
}

const star = (x: number, y: number): string =>
  `M${x},${y - 9}l2.6,5.8l6.4,.4l-4.8,4.2l1.4,6.2l-5.6,-3.4l-5.6,3.4l1.4,-6.2l-4.8,-4.2l6.4,-.4z`;

const Spaces = (props: { row: readonly (readonly [number, number])[]; free: number }) => (
  <For each={props.row}>
    {(at, i) => (
      <rect
        class={i() === props.free ? 'space space-next' : 'space space-green'}
        x={at[0] - 11.5}
        y={at[1] - 11.5}
        width="23"
        height="23"
        rx="6"
      />
    )}
  </For>
);

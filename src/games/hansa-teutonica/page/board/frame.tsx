/** Around the map: the title, the prestige of the connection, the track of completed cities and the score track. */
import { createMemo, For, Show } from 'solid-js';
import type { Hit } from '../../../../web/board/input/hits.jsx';
import type { Box, Pt } from '../../../../web/board/map/geometry.js';
import { StampImage } from '../../../../web/board/pieces/stamps.jsx';
import { language } from '../../../../web/i18n/index.js';
import { texts } from '../../rules/texts/words.js';
import { countryName } from './describe.js';
import { countryClass, type Position } from './file.js';
import { type Layout, mapBox } from './layout.js';

const TOP = 52;
const BOTTOM = 66;
const EDGE = 16;
/** The last space of the score track also holds higher scores: the game ends at 20. */
const LAST = 20;

export function frameBox(layout: Layout): Box {
  const map = mapBox(layout);
  return {
    x: map.x - EDGE,
    y: map.y - EDGE - TOP,
    w: map.w + 2 * EDGE,
    h: map.h + 2 * EDGE + TOP + BOTTOM,
  };
}

const plain = (title: string): string => title.replace(/\s*\(.*\)$/, '');

/** The printed part. */
export function FrameLayer(props: { layout: Layout }) {
  const outer = frameBox(props.layout);
  const rect = (box: Box, grow: number) => ({
    x: box.x - grow,
    y: box.y - grow,
    width: box.w + 2 * grow,
    height: box.h + 2 * grow,
  });
  return (
    <g>
      <rect class="frame-shadow" {...rect(outer, 3)} rx="10" transform="translate(0 5)" />
      <rect class="frame" {...rect(outer, 0)} rx="8" />
      <rect class="frame-line" {...rect(outer, -5)} rx="5" />
    </g>
  );
}

/** The font size in `frame.css`, and the smallest readable one. */
const TITLE = 31;
const MIN_TITLE = 13;
/**
 * The widths of a letter of the title, of a letter of a label, and of the label of completed cities in any language.
 */
const TITLE_LETTER = 19;
const LABEL_LETTER = 8.6;
const COMPLETED = 145;

/** The largest title that fits to the left of the other labels; `undefined` if there is no room for one. */
function titleSize(layout: Layout): number | undefined {
  const { connection, countryPrestige, cities, title, completedCitiesToEnd } = layout.file;
  const ends = cities.filter(({ id }) => connection.cities.includes(id)).map(({ name }) => name);
  const row = (label: number, chips: number): number => label * LABEL_LETTER + chips * 25 + 26;
  const rows = [
    row(ends.join('–').length, connection.prestige.length),
    ...[...countryPrestige].map(([country, prestige]) => row(country.length, prestige.length)),
  ];
  const taken = rows.reduce((sum, width) => sum + width, completedCitiesToEnd * 21 + COMPLETED + 50);
  const room = mapBox(layout).w - taken - 12;
  const size = Math.min(TITLE, Math.floor((room / (plain(title).length * TITLE_LETTER)) * TITLE));
  return size < MIN_TITLE ? undefined : size;
}

export function FrameLines(props: { layout: Layout }) {
  const map = mapBox(props.layout);
  return (
    <g>
      <rect class="frame-map" x={map.x} y={map.y} width={map.w} height={map.h} />
      <rect class="frame-map-in" x={map.x + 5} y={map.y + 5} width={map.w - 10} height={map.h - 10} />
      <Show when={titleSize(props.layout)}>
        {(size) => (
          <text class="frame-title" x={map.x + 8} y={map.y - 24} style={{ 'font-size': `${size()}px` }}>
            {plain(props.layout.file.title)}
          </text>
        )}
      </Show>
    </g>
  );
}

/** The prestige of the connection and the countries, above the map from right to left. */
function prestigeRows(layout: Layout) {
  const { file } = layout;
  const map = mapBox(layout);
  const names = new Map(file.cities.map((c) => [c.id, c.name]));
  const rows = [
    {
      id: 'connection',
      label: file.connection.cities.map((id) => names.get(id)).join('–'),
      prestige: file.connection.prestige,
      tone: 'banner-red',
    },
    ...[...file.countryPrestige].map(([country, prestige]) => ({
      id: country,
      label: countryName(country, language()),
      prestige,
      tone: `${countryClass(file, country)} banner-country`,
    })),
  ];
  const completed = map.x + map.w - (file.completedCitiesToEnd * 21 + 24);
  let right = completed - texts.in(language()).board.completed.length * 8.4 - 26;
  const y = map.y - 45;
  const placed = rows.map((row) => {
    const text = row.label.length * 8.6;
    right -= text + row.prestige.length * 25 + 26;
    const x = right;
    return { ...row, x, y, chips: row.prestige.map((_, i): Pt => [x + text + 16 + i * 25, y + 13]) };
  });
  return { rows: placed, completed: [completed, map.y - 32] as Pt };
}

/** The targets above the map. */
export function frameHits(layout: Layout): Hit[] {
  const { rows, completed } = prestigeRows(layout);
  const map = mapBox(layout);
  const hit = (target: string, left: number, right: number, y: number): Hit => ({
    target,
    at: [(left + right) / 2, y],
    shape: { w: right - left, h: 26 },
    named: true,
  });
  return [
    ...rows.map(({ id, x, y, chips }) => hit(`prestige:${id}`, x, chips[chips.length - 1][0] + 12, y + 13)),
    hit(
      'completed',
      completed[0] - texts.in(language()).board.completed.length * 8.4,
      map.x + map.w,
      completed[1],
    ),
  ];
}

/** The printed score track. */
export function TrackLayer(props: { layout: Layout }) {
  const { x, y, step } = scoreTrack(props.layout);
  return (
    <For each={Array.from({ length: LAST + 1 }, (_, i) => i)}>
      {(value) => (
        <g transform={`translate(${x + step * value} ${y})`}>
          <rect
            class="track"
            classList={{ 'track-five': value % 5 === 0, 'track-end': value === LAST }}
            x="1.5"
            width={step - 3}
            height="52"
            rx="4"
          />
          <text class="track-value" x={step / 2} y="14">
            {value === LAST ? `${LAST}+` : value}
          </text>
        </g>
      )}
    </For>
  );
}

/** The houses of completed cities, from number `from` to `to`. */
const houses = ([x, y]: Pt, from: number, to: number): string =>
  Array.from(
    { length: Math.max(0, to - from) },
    (_, i) => `M${x + 8 + (from + i) * 21},${y + 9}v-12l8,-7l8,7v12z`,
  ).join('');

/** The labels above the map, in the language of the page, and who has earned what they stand for. */
export function FrameState(props: { layout: Layout; position: Position; colours: readonly number[] }) {
  const places = createMemo(() => prestigeRows(props.layout));
  const all = props.layout.file.completedCitiesToEnd;
  const completed = () => Math.min(props.position.completed ?? 0, all);
  const connected = () => (props.position.connections ?? []).slice(0, places().rows[0].chips.length);
  return (
    <g>
      <For each={places().rows}>
        {(row) => (
          <>
            <text class="frame-label" text-anchor="end" x={row.chips[0][0] - 16} y={row.y + 19}>
              {row.label}
            </text>
            <For each={row.prestige}>
              {(value, i) => (
                <>
                  <circle
                    class={`frame-chip ${row.tone}`}
                    cx={row.chips[i()][0]}
                    cy={row.chips[i()][1]}
                    r="11"
                  />
                  <text class="frame-chip-value" x={row.chips[i()][0]} y={row.chips[i()][1] + 4.6}>
                    {value}
                  </text>
                </>
              )}
            </For>
          </>
        )}
      </For>
      <For each={connected()}>
        {(seat, i) => (
          <StampImage
            stamp="badge"
            colour={props.colours[seat] ?? 0}
            at={places().rows[0].chips[i()]}
            scale={11 / 9.5}
          />
        )}
      </For>
      <text class="frame-label" text-anchor="end" x={places().completed[0] - 2} y={places().completed[1] + 6}>
        {texts.in(language()).board.completed}
      </text>
      <path class="completed" d={houses(places().completed, completed(), all)} />
      <path class="completed done" d={houses(places().completed, 0, completed())} />
    </g>
  );
}

function scoreTrack(layout: Layout) {
  const map = mapBox(layout);
  return { x: map.x, y: map.y + map.h + 14, step: map.w / (LAST + 1) };
}

/** Where each seat's marker is on the score track; markers on the same space are side by side. */
export function scoreSpots(layout: Layout, scores: readonly number[]): Pt[] {
  const { x, y, step } = scoreTrack(layout);
  const spaces = scores.map((score) => Math.min(LAST, score));
  return spaces.map((space, seat) => {
    const here = spaces.flatMap((s, i) => (s === space ? [i] : []));
    const place = here.indexOf(seat);
    const [across, rows] = here.length > 2 ? [Math.ceil(here.length / 2), 2] : [here.length, 1];
    return [
      x + step * (space + 0.5) + ((place % across) - (across - 1) / 2) * 17,
      y + 34 + (rows === 1 ? 0 : Math.floor(place / across) * 17 - 9),
    ];
  });
}

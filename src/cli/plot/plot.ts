/** Plots as self-contained SVG: one or several panels on a sheet, with points, their intervals and lines between them. */
import { escapeXml, round, sheet } from './style.js';

export interface Axis {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Equal steps are equal ratios. */
  readonly isLog?: boolean;
  readonly write?: (value: number) => string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** A 95 % interval. */
  readonly interval?: readonly [number, number];
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  /** Whether points are joined. */
  readonly isLine: boolean;
}

export interface Panel {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  /** Lines to compare with, from one point to another. */
  readonly guides?: readonly { readonly from: Point; readonly to: Point; readonly name?: string }[];
}

const WIDTH = 720;
const MARGIN = 24;
const TOP = 74;
const PANEL_HEIGHT = 270;
/** Around the drawing of a panel. */
const LEFT = 60;
const RIGHT = 14;
const HEAD = 22;
const FOOT = 46;
const RADIUS = 4;
const LEGEND_STEP = 18;
/** A longer one is written smaller. */
const LONG_TITLE = 32;

const STYLE = {
  light: `
  .guide { stroke: #b08d5b; stroke-width: 1.5; stroke-dasharray: 5 4; }
  .joined { fill: none; stroke-width: 2; }
  .s0 { fill: #b3262b; stroke: #b3262b; } .s1 { fill: #2c5d8a; stroke: #2c5d8a; }
  .s2 { fill: #4b7a35; stroke: #4b7a35; } .s3 { fill: #6b4a8a; stroke: #6b4a8a; }
  .joined { fill: none; }`,
  dark: `
    .guide { stroke: #6b5535; }
    .s0 { fill: #e0605f; stroke: #e0605f; } .s1 { fill: #78aedd; stroke: #78aedd; }
    .s2 { fill: #93c47a; stroke: #93c47a; } .s3 { fill: #b796d8; stroke: #b796d8; }
    .joined { fill: none; }`,
};

export function plotSvg(title: string, subtitle: string, panels: readonly Panel[]): string {
  const columns = panels.length === 1 ? 1 : 2;
  const width = (WIDTH - 2 * MARGIN - (columns - 1) * MARGIN) / columns;
  const rows = Math.ceil(panels.length / columns);
  const height = TOP + rows * PANEL_HEIGHT + MARGIN;
  const drawings = panels.map((panel, i) => {
    const left = MARGIN + (i % columns) * (width + MARGIN);
    const top = TOP + Math.floor(i / columns) * PANEL_HEIGHT;
    return drawPanel(panel, { left, top, width });
  });
  return sheet({ width: WIDTH, height }, title, subtitle, STYLE, `${title}: ${subtitle}`, drawings.flat());
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function drawPanel({ title, x, y, series, guides = [] }: Panel, { left, top, width }: Frame): string[] {
  const [l, r] = [left + LEFT, left + width - RIGHT];
  const [t, b] = [top + HEAD, top + PANEL_HEIGHT - FOOT];
  const place = (axis: Axis, value: number, from: number, to: number): number => {
    const at = (v: number): number => (axis.isLog ? Math.log(v) : v);
    return round(from + ((at(value) - at(axis.from)) / (at(axis.to) - at(axis.from))) * (to - from));
  };
  const px = (value: number): number => place(x, value, l, r);
  const py = (value: number): number => place(y, value, b, t);
  const ticks = [
    ...x.ticks.flatMap((tick) => [
      `<line class="line" x1="${px(tick)}" y1="${t}" x2="${px(tick)}" y2="${b}"/>`,
      `<text class="faint small" x="${px(tick)}" y="${b + 16}" text-anchor="middle">${escapeXml((x.write ?? String)(tick))}</text>`,
    ]),
    ...y.ticks.flatMap((tick) => [
      `<line class="line" x1="${l}" y1="${py(tick)}" x2="${r}" y2="${py(tick)}"/>`,
      `<text class="faint small" x="${l - 6}" y="${py(tick) + 4}" text-anchor="end">${escapeXml((y.write ?? String)(tick))}</text>`,
    ]),
  ];
  return [
    `<text class="ink${title.length > LONG_TITLE ? ' small' : ''}" x="${l}" y="${t - 8}">${escapeXml(title)}</text>`,
    ...ticks,
    `<text class="faint small" x="${(l + r) / 2}" y="${b + 34}" text-anchor="middle">${escapeXml(x.label)}</text>`,
    `<text class="faint small" transform="translate(${left + 8} ${(t + b) / 2}) rotate(-90)" text-anchor="middle">${escapeXml(y.label)}</text>`,
    ...guides.map(
      ({ from, to, name }) =>
        `<line class="guide" x1="${px(from.x)}" y1="${py(from.y)}" x2="${px(to.x)}" y2="${py(to.y)}"/>${name === undefined ? '' : `<text class="faint small" x="${px(to.x) - 4}" y="${py(to.y) - 5}" text-anchor="end">${escapeXml(name)}</text>`}`,
    ),
    ...series.flatMap((one, i) => drawSeries(one, `s${i % 4}`, px, py)),
    ...(series.length > 1 ? legend(series, l + 12, t + 14) : []),
  ];
}

type Place = (value: number) => number;

function drawSeries({ points, isLine }: Series, style: string, px: Place, py: Place): string[] {
  const path = points.map(({ x, y }) => `${px(x)} ${py(y)}`).join('L');
  return [
    ...(isLine && points.length > 1 ? [`<path class="${style} joined" d="M${path}"/>`] : []),
    ...points.flatMap(({ x, y, interval }) => [
      ...(interval
        ? [
            `<path class="${style} joined" d="M${px(x) - 4} ${py(interval[0])}h8m-4 0V${py(interval[1])}m-4 0h8"/>`,
          ]
        : []),
      `<circle class="${style}" cx="${px(x)}" cy="${py(y)}" r="${RADIUS}"/>`,
    ]),
  ];
}

const legend = (series: readonly Series[], x: number, y: number): string[] =>
  series.map(
    ({ name }, i) =>
      `<circle class="s${i % 4}" cx="${x}" cy="${y + i * LEGEND_STEP - 4}" r="${RADIUS}"/><text class="ink small" x="${x + 10}" y="${y + i * LEGEND_STEP}">${escapeXml(name)}</text>`,
  );

/** The ladder as a self-contained SVG, light or dark like its reader. */
import { escapeXml, round, sheet } from '../plot/style.js';
import type { ArenaOutcome } from './outcome.js';

const WIDTH = 720;
const LEFT = 170;
const RIGHT = 150;
const TOP = 74;
const ROW = 46;
const FOOT = 52;
/** Half the side of a cube. */
const CUBE = 11;
/** Between the rails and the ends of the scale. */
const INSET = 24;

const STYLE = {
  light: `
  .rail { stroke: #8a6a43; stroke-width: 5; stroke-linecap: round; }
  .rung { stroke: #b08d5b; stroke-width: 3; }
  .face { fill: #b3262b; } .top { fill: #d9595b; } .side { fill: #851a1e; }`,
  dark: `
    .rail { stroke: #a98550; }
    .rung { stroke: #6b5535; }
    .face { fill: #d13d3f; } .top { fill: #e87d7e; } .side { fill: #96282a; }`,
};

type LadderData = Pick<ArenaOutcome, 'config' | 'ladder' | 'games' | 'anchor'>;

/** Each bot is a cube on a rung, placed by its strength, with its 95 % interval. */
export function ladderSvg({ config, ladder, games, anchor }: LadderData): string {
  const { from, to, step } = scale(ladder.flatMap(({ interval, points }) => [...interval, points]));
  const x = (points: number): number =>
    round(LEFT + INSET + ((points - from) / (to - from)) * (WIDTH - LEFT - RIGHT - 2 * INSET));
  const bottom = TOP + ladder.length * ROW;
  const height = bottom + FOOT;
  const ticks: string[] = [];
  for (let points = from; points <= to; points += step) {
    ticks.push(
      `<line class="line" x1="${x(points)}" y1="${TOP}" x2="${x(points)}" y2="${bottom}"/>`,
      `<text class="faint small" x="${x(points)}" y="${bottom + 20}" text-anchor="middle">${points}</text>`,
    );
  }
  const rungs = ladder.map(({ bot, points, interval: [low, high] }, i) => {
    const y = TOP + (i + 0.5) * ROW;
    return [
      `<line class="rung" x1="${LEFT}" y1="${y}" x2="${WIDTH - RIGHT}" y2="${y}"/>`,
      `<path class="span" d="M${x(low)} ${y - 6}v12m0 -6H${x(high)}m0 -6v12"/>`,
      cube(x(points), y),
      `<text class="ink" x="${LEFT - 20}" y="${y + 5}" text-anchor="end">${escapeXml(bot)}</text>`,
      `<text class="ink" x="${WIDTH - RIGHT + 20}" y="${y}">${points.toFixed(0)}</text>`,
      `<text class="faint small" x="${WIDTH - RIGHT + 20}" y="${y + 15}">${low.toFixed(0)} to ${high.toFixed(0)}</text>`,
    ].join('\n');
  });
  const title = [config.board, `${config.players} players`].join(', ');
  const rails = [LEFT, WIDTH - RIGHT].map(
    (at) => `<line class="rail" x1="${at}" y1="${TOP - 8}" x2="${at}" y2="${bottom + 4}"/>`,
  );
  const scaling = `${games} games; ${anchor} is 0, 400 points more are ten times the odds; lines: 95 %`;
  const drawing = [...ticks, ...rails, ...rungs];
  return sheet({ width: WIDTH, height }, title, scaling, STYLE, `Ladder of bots: ${title}`, drawing);
}

/** A wooden cube seen slightly from above and the left. */
function cube(x: number, y: number): string {
  const [l, t, r, b] = [x - CUBE, y - CUBE, x + CUBE, y + CUBE];
  return [
    `<path class="face" d="M${l} ${t}H${r}V${b}H${l}Z"/>`,
    `<path class="top" d="M${l} ${t}l5 -5H${r + 5}l-5 5Z"/>`,
    `<path class="side" d="M${r} ${t}l5 -5V${b - 5}l-5 5Z"/>`,
  ].join('');
}

/** Round limits around all values, and a step that gives four to eight lines. */
export function scale(values: readonly number[]): { from: number; to: number; step: number } {
  const min = Math.min(0, ...values);
  const max = Math.max(100, ...values);
  const rough = (max - min) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  return { from: Math.floor(min / step) * step, to: Math.ceil(max / step) * step, step };
}

/** The ladder as a self-contained SVG, light or dark like its reader. */
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

const STYLE = `
  .paper { fill: #f6ecd2; stroke: #8a6a43; }
  .ink { fill: #3b2917; }
  .faint { fill: #7a6244; }
  .line { stroke: #d8c49a; stroke-width: 1; }
  .rail { stroke: #8a6a43; stroke-width: 5; stroke-linecap: round; }
  .rung { stroke: #b08d5b; stroke-width: 3; }
  .span { stroke: #3b2917; stroke-width: 2; fill: none; }
  .face { fill: #b3262b; } .top { fill: #d9595b; } .side { fill: #851a1e; }
  text { font-family: Georgia, 'Times New Roman', serif; font-size: 15px; }
  .title { font-size: 19px; } .small { font-size: 12.5px; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #2a2119; stroke: #8a6a3c; }
    .ink { fill: #eed9ae; }
    .faint { fill: #b79d6d; }
    .line { stroke: #463828; }
    .rail { stroke: #a98550; }
    .rung { stroke: #6b5535; }
    .span { stroke: #eed9ae; }
    .face { fill: #d13d3f; } .top { fill: #e87d7e; } .side { fill: #96282a; }
  }`;

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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(`Ladder of bots: ${title}`)}">
<style>${STYLE}
</style>
<rect class="paper" x="1" y="1" width="${WIDTH - 2}" height="${height - 2}" rx="10"/>
<text class="ink title" x="24" y="34">${escapeXml(title)}</text>
<text class="faint small" x="24" y="54">${games} games; ${escapeXml(anchor)} is 0, 400 points more are ten times the odds; lines: 95 %</text>
${[...ticks, ...rails, ...rungs].join('\n')}
</svg>
`;
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

const round = (value: number): number => Math.round(value * 10) / 10;

const escapeXml = (text: unknown): string =>
  String(text).replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );

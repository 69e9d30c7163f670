/** What the drawing reads of Hansa: the chart in the board file, and a position. */
import type { Rules } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import type { Pt } from '../../../../web/board/map/geometry.js';
import type { Described } from '../../rules/board/board-file.js';
import type { HansaGame } from '../../rules/index.js';

export interface Port {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly warehouses: number;
  readonly at: Pt;
  readonly sailsTo: readonly string[];
}

export interface Chart {
  /** The board that is played; an unfinished one has none. */
  readonly board: HansaBoard | undefined;
  readonly id: string;
  readonly title: string;
  readonly size: Pt;
  readonly cities: readonly Port[];
  readonly reconstructed: readonly Described[];
}

export interface Position {
  readonly seats: readonly unknown[];
  readonly cities: Readonly<
    Record<string, { readonly booths: readonly number[]; readonly warehouses: readonly (string | null)[] }>
  >;
  readonly ship: string;
  readonly piles: readonly (number | readonly string[])[];
}

export const asPosition = (position: JsonObject): Position => position as unknown as Position;
export const pileSize = (pile: number | readonly string[]): number =>
  typeof pile === 'number' ? pile : pile.length;

export function splitGood(good: string): { colour: string; barrels: number } {
  const dash = good.lastIndexOf('-');
  return { colour: good.slice(0, dash), barrels: Number(good.slice(dash + 1)) };
}

type HansaBoard = NonNullable<ReturnType<HansaGame['boards']['get']>>;
const known = new WeakMap<HansaBoard, Chart>();

export const chartOf = (rules: Rules): Chart =>
  chartOfBoard((rules.game as HansaGame).boards.get(String(rules.config.board))!);

export const cityName = (rules: Rules, id: string): string =>
  chartOf(rules).cities.find((city) => city.id === id)?.name ?? id;

export function chartOfBoard(board: HansaBoard): Chart {
  let chart = known.get(board);
  if (chart === undefined) {
    chart = makeChart(board);
    known.set(board, chart);
  }
  return chart;
}

/** The limits for the longer side of a chart: tiny charts are spread out, huge ones shrunk. */
const MIN_SIDE = 700;
const MAX_SIDE = 3000;

/** A chart at a size that can be drawn. */
export function scaledChart(chart: Chart): Chart {
  const side = Math.max(...chart.size);
  const scale = Math.min(MAX_SIDE, Math.max(MIN_SIDE, side)) / side;
  const moved = ([x, y]: Pt): Pt => [Math.round(x * scale), Math.round(y * scale)];
  return {
    ...chart,
    size: moved(chart.size),
    cities: chart.cities.map((city) => ({ ...city, at: moved(city.at) })),
  };
}

function makeChart(board: HansaBoard): Chart {
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
  return scaledChart({
    board,
    id: board.id,
    title: board.title,
    size: board.size,
    reconstructed: board.reconstructed,
    cities: board.cityIds.map((id, i) => ({
      id,
      name: board.cityNames[i],
      number: board.cityNumbers[i],
      warehouses: board.spaceStart[i + 1] - board.spaceStart[i],
      at: board.cityPlaces[i],
      sailsTo: range(board.exitStart[i], board.exitStart[i + 1]).map((k) => board.cityIds[board.exits[k]]),
    })),
  });
}

/** The pictures of a sea chart; the drawing code is loaded only for a board that the build has not drawn. */
import type { Game } from '../../../../core/game.js';
import type { Box } from '../../../../web/board/map/geometry.js';
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import type { GameDrawings } from '../../../../web/games/page.js';
import { GAME_ID } from '../../rules/config.js';
import { type HansaGame, hansa } from '../../rules/index.js';
import { type Chart, chartOfBoard } from './file.js';

const MARGIN = 34;
const EDGE = 16;
const TOP = 54;

/** The map including its frame. */
export function framed({ size }: Chart) {
  const map = { x: -MARGIN, y: -MARGIN, w: size[0] + 2 * MARGIN, h: size[1] + 2 * MARGIN };
  const outer = { x: map.x - EDGE, y: map.y - EDGE - TOP, w: map.w + 2 * EDGE, h: map.h + 2 * EDGE + TOP };
  return { map, outer };
}

export const smallBox = ({ size }: Chart): Box => ({ x: -20, y: -20, w: size[0] + 40, h: size[1] + 40 });

/** Whether the chart does not ship, even if it has the id of one that does. */
const isOwn = ({ board }: Chart): boolean => board === undefined || hansa.boards.get(board.id) !== board;

export const printOf = (chart: Chart): Drawing => ({
  name: chart.id,
  of: chart,
  isOwn: isOwn(chart),
  box: withShadow(framed(chart).outer),
  drawer: async () => {
    const { ChartPrint } = await import('./print.jsx');
    return () => ChartPrint({ chart });
  },
});

const thumbnailOf = (chart: Chart): Drawing => ({
  name: `${chart.id}+thumbnail`,
  of: chart,
  isOwn: isOwn(chart),
  box: smallBox(chart),
  drawer: async () => {
    const { SmallPrint } = await import('./print.jsx');
    return () => SmallPrint({ chart });
  },
});

const chartIn = (game: Game, board: string): Chart => chartOfBoard((game as HansaGame).boards.get(board)!);

export const hansaDrawings: GameDrawings = {
  id: GAME_ID,
  ahead: (game, board) => [printOf(chartIn(game, board)), thumbnailOf(chartIn(game, board))],
  thumbnail: (game, board) => thumbnailOf(chartIn(game, board)),
  places(game, board) {
    const chart = chartIn(game, board);
    return { print: printOf(chart), routes: [], cities: chart.cities };
  },
};

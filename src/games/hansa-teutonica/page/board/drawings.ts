/**
 * The pictures of a board of Hansa Teutonica; the drawing code is loaded only for a board that the build has not drawn.
 */
import type { Game } from '../../../../core/game.js';
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import type { GameDrawings } from '../../../../web/games/page.js';
import { GAME_ID } from '../../rules/config.js';
import { type HansaTeutonicaGame, hansaTeutonica } from '../../rules/index.js';
import { frameBox } from './frame.jsx';
import { type Layout, layoutOf, mapBox } from './layout.js';

/** Whether the board does not ship, even if it has the id of one that does. */
const isOwn = ({ board }: Layout): boolean => hansaTeutonica.boards.get(board.id)?.file !== board;

/** `two` for a two-player game, in which the provinces count. */
export const printOf = (layout: Layout, two: boolean): Drawing => ({
  name: two ? `${layout.file.id}+two` : layout.file.id,
  of: layout,
  isOwn: isOwn(layout),
  box: withShadow(frameBox(layout)),
  drawer: async () => {
    const { BoardPrint } = await import('./print.jsx');
    return () => BoardPrint({ layout, two });
  },
});

const thumbnailOf = (layout: Layout): Drawing => ({
  name: `${layout.file.id}+thumbnail`,
  of: layout,
  isOwn: isOwn(layout),
  box: mapBox(layout),
  drawer: async () => {
    const { SmallPrint } = await import('./print.jsx');
    return () => SmallPrint({ layout });
  },
});

const layoutIn = (game: Game, board: string): Layout =>
  layoutOf((game as HansaTeutonicaGame).boards.get(board)!.file);

export const hansaTeutonicaDrawings: GameDrawings = {
  id: GAME_ID,
  ahead(game, board) {
    const layout = layoutIn(game, board);
    const two = layout.file.provinces.length > 0 ? [printOf(layout, true)] : [];
    return [printOf(layout, false), ...two, thumbnailOf(layout)];
  },
  thumbnail: (game, board) => thumbnailOf(layoutIn(game, board)),
  places(game, board) {
    const layout = layoutIn(game, board);
    const names = new Map(layout.file.cities.map(({ id, name }) => [id, name]));
    return {
      print: printOf(layout, false),
      routes: layout.routes.map(({ file, path }) => ({
        id: file.id,
        name: file.cities.map((city) => names.get(city)).join('–'),
        path,
      })),
      cities: layout.cities.map(({ file, at }) => ({ id: file.id, name: file.name, at })),
    };
  },
};

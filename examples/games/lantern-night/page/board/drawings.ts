/** The pictures of a board; the drawing code is loaded only for a board that the build has not drawn. */
import type { Game } from '../../../../core/game.js';
import type { Box } from '../../../../web/board/map/geometry.js';
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import type { GameDrawings } from '../../../../web/games/page.js';
import type { BoardFile } from '../../rules/board/board-file.js';
import { GAME_ID } from '../../rules/config.js';
import type { LanternNight } from '../../rules/index.js';

export const mapBox = ({ size }: BoardFile): Box => ({ x: 0, y: 0, w: size[0], h: size[1] });

export const printOf = (file: BoardFile): Drawing => drawing(file, file.id);
const thumbnailOf = (file: BoardFile): Drawing => drawing(file, `${file.id}+thumbnail`);

const drawing = (file: BoardFile, name: string): Drawing => ({
  name,
  of: file,
  box: withShadow(mapBox(file)),
  drawer: async () => {
    const { CanalPrint } = await import('./print.jsx');
    return () => CanalPrint({ file });
  },
});

const fileIn = (game: Game, board: string): BoardFile => (game as LanternNight).boards.get(board)!.file;

export const lanternNightDrawings: GameDrawings = {
  id: GAME_ID,
  ahead: (game, board) => [printOf(fileIn(game, board)), thumbnailOf(fileIn(game, board))],
  thumbnail: (game, board) => thumbnailOf(fileIn(game, board)),
};

/** Draws every board we know for `drawn-ahead.ts`: run by the build, compiled to make text instead of elements. */
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import * as charts from '../../../games/hansa/page/board/drawings.js';
import { chartOfBoard } from '../../../games/hansa/page/board/file.js';
import * as maps from '../../../games/hansa-teutonica/page/board/drawings.js';
import type { BoardFile } from '../../../games/hansa-teutonica/page/board/file.js';
import { layoutOf } from '../../../games/hansa-teutonica/page/board/layout.js';
import { games } from '../../../games/index.js';
import type { Box } from '../map/geometry.js';

import styles from './print.css?inline';
import { type Drawing, Sheet, styled } from './print.jsx';

const text = (box: Box, draw: () => JSX.Element): string =>
  renderToString(() => <Sheet box={box}>{draw()}</Sheet>)
    // Marks for taking a page over in the browser, which a picture has no use for.
    .replaceAll(/<!--[^>]*-->/g, '');

/** Here styles come as they were written. */
const small = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');

/** The names of the files, and what is in them. */
export async function drawAhead(): Promise<Map<string, string>> {
  const drawings: Drawing[] = games.flatMap((game) =>
    [...game.boards.values()].flatMap((board) => {
      if (game.id === 'hansa') {
        const chart = chartOfBoard(board as Parameters<typeof chartOfBoard>[0]);
        return [charts.printOf(chart), charts.thumbnailOf(chart)];
      }
      const layout = layoutOf((board as unknown as { file: BoardFile }).file);
      const two = layout.file.provinces.length > 0 ? [maps.printOf(layout, true)] : [];
      return [maps.printOf(layout, false), ...two, maps.thumbnailOf(layout)];
    }),
  );
  const texts = new Map<string, string>();
  for (const { name, box, drawer } of drawings) texts.set(name, styled(text(box, await drawer()), small));
  return texts;
}

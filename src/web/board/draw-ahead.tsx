/** Draws every board we know for `drawn-ahead.ts`: run by the build, compiled to make text instead of elements. */
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { games } from '../../games/index.js';
import type { Box } from './geometry.js';
import { chartOfBoard } from './hansa/file.js';
import { printOf as printOfChart } from './hansa/print.jsx';
import type { BoardFile } from './ht/file.js';
import { layoutOf } from './ht/layout.js';
import { printOf } from './ht/print.jsx';
import { type Drawing, Sheet, withShadow } from './print.jsx';
import { thumbnailOfChart, thumbnailOfMap } from './thumbnail-drawing.jsx';

const text = (box: Box, draw: () => JSX.Element): string =>
  renderToString(() => <Sheet box={box}>{draw()}</Sheet>)
    // Marks for taking a page over in the browser, which a picture has no use for.
    .replaceAll(/<!--[^>]*-->/g, '');

/** The names of the files, and what is in them. */
export function drawAhead(): Map<string, string> {
  const drawings: Drawing[] = games.flatMap((game) =>
    [...game.boards.values()].flatMap((board) => {
      if (game.id === 'hansa') {
        const chart = chartOfBoard(board as Parameters<typeof chartOfBoard>[0]);
        return [printOfChart(chart), thumbnailOfChart(chart)];
      }
      const layout = layoutOf((board as unknown as { file: BoardFile }).file);
      const two = layout.file.provinces.length > 0 ? [printOf(layout, true)] : [];
      return [printOf(layout, false), ...two, thumbnailOfMap(layout)];
    }),
  );
  return new Map(drawings.map(({ name, box, draw }) => [name, text(withShadow(box), draw)]));
}

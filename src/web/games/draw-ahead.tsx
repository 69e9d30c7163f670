/** Draws every board that ships. Run by the build, compiled to produce text instead of elements. */
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { games } from '../../games/index.js';
import type { Box } from '../board/map/geometry.js';
import styles from '../board/print/print.css?inline';
import { Sheet, styled } from '../board/print/print.jsx';
import { drawingsOf } from './drawings.js';

const text = (box: Box, draw: () => JSX.Element): string =>
  renderToString(() => <Sheet box={box}>{draw()}</Sheet>)
    // Hydration markers, useless in an image.
    .replaceAll(/<!--[^>]*-->/g, '');

/** The styles arrive here unminified. */
const small = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');

/** File contents by file name. */
export async function drawAhead(): Promise<Map<string, string>> {
  const drawings = games.flatMap((game) =>
    [...game.boards.keys()].flatMap((board) => drawingsOf(game).ahead(game, board)),
  );
  const texts = new Map<string, string>();
  for (const { name, box, drawer } of drawings) texts.set(name, styled(text(box, await drawer()), small));
  return texts;
}

/** A small picture of a board, nothing to point at. */
import { createMemo, Show } from 'solid-js';
import { thumbnailOf as thumbnailOfChart } from '../../games/hansa/page/board/drawings.js';
import { chartOfBoard } from '../../games/hansa/page/board/file.js';
import { thumbnailOf } from '../../games/hansa-teutonica/page/board/drawings.js';
import type { BoardFile } from '../../games/hansa-teutonica/page/board/file.js';
import { layoutOf } from '../../games/hansa-teutonica/page/board/layout.js';
import type { BoardGame } from '../../games/index.js';
import type { Drawing } from './print/print.jsx';
import { createPicture } from './print/print-layer.jsx';
import './board.css';

export interface ThumbnailProps {
  /** The game that has the board on its shelf, which may have been added to. */
  readonly game: BoardGame;
  readonly board: string;
  /** For screen readers; without it the picture is taken as decoration. */
  readonly label?: string;
}

export function Thumbnail(props: ThumbnailProps) {
  const drawing = createMemo((): Drawing | undefined => {
    const board = props.game.boards.get(props.board);
    if (board === undefined) return undefined;
    return props.game.id === 'hansa'
      ? thumbnailOfChart(chartOfBoard(board as Parameters<typeof chartOfBoard>[0]))
      : thumbnailOf(layoutOf((board as unknown as { file: BoardFile }).file));
  });
  return (
    <Show when={drawing()} keyed>
      {(found) => <Picture drawing={found} label={props.label ?? ''} />}
    </Show>
  );
}

function Picture(props: { drawing: Drawing; label: string }) {
  const src = createPicture(() => props.drawing);
  const { w, h } = props.drawing.box;
  return (
    <Show when={src()}>
      <img class="board-thumbnail" src={src()!} alt={props.label} width={w} height={h} draggable={false} />
    </Show>
  );
}

/** A small, non-interactive picture of a board. */
import { createMemo, Show } from 'solid-js';
import type { Game } from '../../core/game.js';
import type { Drawing } from '../board/print/print.jsx';
import { createPicture } from '../board/print/print-layer.jsx';
import { drawingsOf } from './drawings.js';
import '../board/board.css';

interface ThumbnailProps {
  /** The game that has the board; possibly extended with your own boards. */
  readonly game: Game;
  readonly board: string;
  /** For screen readers; without it the picture counts as decoration. */
  readonly label?: string;
}

export function Thumbnail(props: ThumbnailProps) {
  const drawing = createMemo(() =>
    props.game.boards.has(props.board)
      ? drawingsOf(props.game).thumbnail(props.game, props.board)
      : undefined,
  );
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

/** The drawing of a board, for any game. */
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardProps } from '../board/board.js';
import { pageOf } from './index.js';

export function Board(props: BoardProps) {
  return (
    <Show when={props.rules} keyed>
      {(rules) => <Dynamic component={pageOf(rules).Board} {...props} />}
    </Show>
  );
}

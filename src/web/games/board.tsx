/** The drawing of a board, for any game. */
import { Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardProps } from '../board/board.js';
import { pageOf } from './index.js';

export function Board(props: BoardProps) {
  return (
    <Show when={props.rules} keyed>
      {(rules) => (
        <Suspense>
          <Dynamic component={pageOf(rules).Board} {...props} />
        </Suspense>
      )}
    </Show>
  );
}

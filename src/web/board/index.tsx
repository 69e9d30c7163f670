/** The drawing of a board, whichever game it is of. */
import { lazy, Show, Suspense } from 'solid-js';
import { HansaTeutonicaBoard } from '../../games/hansa-teutonica/page/board/index.jsx';
import type { BoardProps } from './board.js';
import './board.css';

/** Fetched when it is wanted: most games are of Hansa Teutonica. */
const HansaBoard = lazy(() =>
  import('../../games/hansa/page/board/index.jsx').then((part) => ({ default: part.HansaBoard })),
);

export function Board(props: BoardProps) {
  return (
    <Show when={props.rules} keyed>
      <Show when={props.rules.config.game === 'hansa'} fallback={<HansaTeutonicaBoard {...props} />}>
        <Suspense>
          <HansaBoard {...props} />
        </Suspense>
      </Show>
    </Show>
  );
}

export { GoodIcon } from '../../games/hansa/page/goods.jsx';
export { describeTarget } from './describe.js';
export { AbilityIcon, MarkerIcon } from './pieces/icons.jsx';
export { PLAYER_COLOURS, PLAYER_SYMBOLS, PlayerPiece, playerColour, playerInk } from './pieces/players.js';
export { Thumbnail, type ThumbnailProps } from './thumbnail.jsx';

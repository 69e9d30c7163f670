/** The drawing of a board, whichever game it is of. */
import { lazy, Show, Suspense } from 'solid-js';
import type { BoardProps } from './board.js';
import { HansaTeutonicaBoard } from './ht/index.jsx';
import './board.css';

/** Fetched when it is wanted: most games are of Hansa Teutonica. */
const HansaBoard = lazy(() => import('./hansa/index.jsx').then((part) => ({ default: part.HansaBoard })));

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

export { describeTarget } from './describe.js';
export { GoodIcon } from './goods.jsx';
export { AbilityIcon, MarkerIcon } from './icons.jsx';
export { PLAYER_COLOURS, PLAYER_SYMBOLS, PlayerPiece, playerColour, playerInk } from './players.js';
export { Thumbnail, type ThumbnailProps } from './thumbnail.jsx';

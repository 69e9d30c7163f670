/** The drawing of a board, whichever game it is of. */
import { Show } from 'solid-js';
import type { BoardProps } from './board.js';
import { HansaBoard } from './hansa/index.jsx';
import { HansaTeutonicaBoard } from './ht/index.jsx';
import './board.css';

export function Board(props: BoardProps) {
  return (
    <Show when={props.rules} keyed>
      <Show when={props.rules.config.game === 'hansa'} fallback={<HansaTeutonicaBoard {...props} />}>
        <HansaBoard {...props} />
      </Show>
    </Show>
  );
}

export { describeTarget } from './describe.js';
export { GoodIcon } from './goods.jsx';
export { AbilityIcon, MarkerIcon } from './icons.jsx';
export { PLAYER_COLOURS, PLAYER_SYMBOLS, PlayerPiece, playerColour, playerInk } from './players.js';
export { Thumbnail, type ThumbnailProps } from './thumbnail.jsx';

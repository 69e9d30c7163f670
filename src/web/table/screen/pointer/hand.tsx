/** Pieces that were picked up and not put down yet: named beside the board, and drawn at the mouse. */
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import type { Spot } from '../../../board/board.js';
import { PlayerPiece } from '../../../board/pieces/piece.jsx';
import { presentationOf } from '../../../games/index.js';
import { t } from '../../../i18n/index.js';
import type { ShownGame } from '../../session/shown-game.js';

interface Props {
  readonly game: ShownGame;
  readonly position: JsonObject;
}

const heldIn = ({ game, position }: Props) => presentationOf(game.rules).hand(position);

const Pieces = (props: Props & { size: number }) => (
  <For each={heldIn(props)}>
    {({ seat, kind }) => (
      <PlayerPiece kind={kind} colour={props.game.seats[seat]?.colour ?? 0} size={props.size} />
    )}
  </For>
);

export function Hand(props: Props) {
  return (
    <Show when={heldIn(props).length > 0}>
      <p class="action-hand">
        {t('table.inHand')} <Pieces {...props} size={24} />
      </p>
    </Show>
  );
}

/** The pieces in hand, at the mouse while it is over the board. */
export function HandAtMouse(props: Props & { board(): HTMLElement }) {
  const [at, setAt] = createSignal<Spot | null>(null);
  onMount(() => {
    const board = props.board();
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType === 'mouse' && heldIn(props).length > 0) setAt({ x: clientX, y: clientY });
    };
    const onLeave = (): void => void setAt(null);
    board.addEventListener('pointermove', onMove);
    board.addEventListener('pointerleave', onLeave);
    onCleanup(() => {
      board.removeEventListener('pointermove', onMove);
      board.removeEventListener('pointerleave', onLeave);
    });
  });
  return (
    <Show when={heldIn(props).length > 0 && at()}>
      {(spot) => (
        <div
          class="hand-at-mouse"
          aria-hidden="true"
          style={{ transform: `translate(${spot().x}px, ${spot().y}px)` }}
        >
          <Pieces {...props} size={26} />
        </div>
      )}
    </Show>
  );
}

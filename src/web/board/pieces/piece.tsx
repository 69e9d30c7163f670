/** A tradesman: a wooden cube or disc in a player's colour, with the player's symbol on it. */
import { Show } from 'solid-js';
import { playerColour, playerInk } from './players.js';
import { SYMBOL_PATHS } from './symbols.js';
import './pieces.css';

export type PieceKind = 'trader' | 'merchant';

export function PieceShape(props: { kind: PieceKind; colour: number }) {
  return (
    <Show when={props.kind === 'trader'} fallback={<Disc colour={props.colour} />}>
      <Cube colour={props.colour} />
    </Show>
  );
}

const Mark = (props: { colour: number; transform: string }) => (
  <path d={SYMBOL_PATHS[props.colour % 5]} transform={props.transform} fill={playerInk(props.colour)} />
);

function Cube(props: { colour: number }) {
  return (
    <>
      <ellipse class="piece-shadow" cx="1.5" cy="10.5" rx="12.5" ry="4.2" />
      <rect x="-10.5" y="-6" width="21" height="17" rx="2" fill={playerColour(props.colour)} />
      <path class="piece-side" d="M-10.5,6.5V9a2,2 0 0 0 2,2H8.5a2,2 0 0 0 2,-2V6.5z" />
      <path
        d="M-10.5,-5.2L-8,-11.4a1.4,1.4 0 0 1 1.3,-.9H6.7a1.4,1.4 0 0 1 1.3,.9L10.5,-5.2z"
        fill={playerColour(props.colour)}
      />
      <path
        class="piece-light"
        d="M-10.5,-5.2L-8,-11.4a1.4,1.4 0 0 1 1.3,-.9H6.7a1.4,1.4 0 0 1 1.3,.9L10.5,-5.2z"
      />
      <path
        class="piece-edge"
        d="M-10.5,-5.2L-8,-11.4a1.4,1.4 0 0 1 1.3,-.9H6.7a1.4,1.4 0 0 1 1.3,.9L10.5,-5.2V9a2,2 0 0 1 -2,2H-8.5a2,2 0 0 1 -2,-2z"
      />
      <Mark colour={props.colour} transform="translate(0 2.6) scale(1.08)" />
    </>
  );
}

function Disc(props: { colour: number }) {
  return (
    <>
      <ellipse class="piece-shadow" cx="1.5" cy="7.5" rx="13.5" ry="6.5" />
      <path
        d="M-12.5,-1.5V3.5a12.5,9.3 0 0 0 25,0V-1.5z"
        fill={playerColour(props.colour)}
        class="piece-solid"
      />
      <path class="piece-side" d="M-12.5,-1.5V3.5a12.5,9.3 0 0 0 25,0V-1.5z" />
      <ellipse cy="-1.8" rx="12.5" ry="9.6" fill={playerColour(props.colour)} />
      <ellipse class="piece-light" cy="-1.8" rx="12.5" ry="9.6" />
      <ellipse cy="-1.5" rx="9.6" ry="7.2" fill={playerColour(props.colour)} />
      <path class="piece-edge" d="M-12.5,-1.8a12.5,9.6 0 0 1 25,0V3.5a12.5,9.3 0 0 1 -25,0z" />
      <Mark colour={props.colour} transform="translate(0 -1.5) scale(1.08 .92)" />
    </>
  );
}

/** A piece in running text or on a desk; `size` in CSS pixels. */
export function PlayerPiece(props: { kind: PieceKind; colour: number; size?: number; label?: string }) {
  return (
    <svg
      class="player-piece"
      viewBox="-14 -14 28 30"
      width={props.size ?? 22}
      height={((props.size ?? 22) * 30) / 28}
      role="img"
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <PieceShape kind={props.kind} colour={props.colour} />
    </svg>
  );
}

/**
 * A small drawing on a desk or in a menu. It is centred on the origin and extends `half` to each side; `size` is in CSS
 * pixels.
 */
import type { JSX } from 'solid-js';
import './pieces.css';

export function Icon(props: { size: number; half: number; label?: string; children: JSX.Element }) {
  return (
    <svg
      class="board-icon"
      viewBox={`${-props.half} ${-props.half} ${2 * props.half} ${2 * props.half}`}
      width={props.size}
      height={props.size}
      role="img"
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      {props.children}
    </svg>
  );
}

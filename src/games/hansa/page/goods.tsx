/** Goods of Hansa: a colour, a symbol for it and one to three barrels. */
import { For } from 'solid-js';
import { entryOf } from '../../../core/json.js';
import { Icon } from '../../../web/board/pieces/icon.jsx';

/** Symbols drawn by us: fish, grain, fur, wine, hops, cloth; other colours get a star. */
export const SIGNS: Readonly<Record<string, string>> = {
  blue: 'M-9,0C-5,-6 3,-6 6,-1L10,-5V5L6,1C3,6 -5,6 -9,0zM-5,-1.4a1,1 0 1 0 .1,0z',
  orange:
    'M-1,9V-3C-6,-2 -8,-5 -8,-9C-3,-9 -1,-7 0,-4C1,-7 3,-9 8,-9C8,-5 6,-2 1,-3V0C4,-2 7,-2 8,0C6,4 3,4 1,3V9zM-1,3C-3,4 -6,4 -8,0C-7,-2 -4,-2 -1,0z',
  brown: 'M-8,-7L-3,-9H3L8,-7L5,-3V3L9,6L5,9L2,7H-2L-5,9L-9,6L-5,3V-3z',
  red: 'M-6,-9H6C7,-3 5,1 1,2V6H5V9H-5V6H-1V2C-5,1 -7,-3 -6,-9z',
  green:
    'M0,-10C5,-8 7,-4 6,-1C9,1 7,6 4,6C3,9 1,10 0,10C-1,10 -3,9 -4,6C-7,6 -9,1 -6,-1C-7,-4 -5,-8 0,-10zM-.8,-6V7H.8V-6z',
  pink: 'M-9,-6C-6,-9 -3,-3 0,-6C3,-9 6,-3 9,-6V6C6,9 3,3 0,6C-3,9 -6,3 -9,6z',
};
const STAR = 'M0,-10L2.6,-3.2L9,-2.8L4.2,1.4L5.6,8L0,4.2L-5.6,8L-4.2,1.4L-9,-2.8L-2.6,-3.2z';

/** A tile 34 wide around the origin. */
export function GoodToken(props: { colour: string; barrels: number }) {
  return (
    <g class={`good good-${props.colour}`}>
      <rect class="piece-shadow" x="-15.5" y="-15" width="34" height="35" rx="4" />
      <rect class="good-tile" x="-17" y="-17" width="34" height="34" rx="4" />
      <rect class="good-edge" x="-14.8" y="-14.8" width="29.6" height="29.6" rx="2.5" />
      <path
        class="good-sign"
        transform="translate(0 -4.5) scale(.86)"
        fill-rule="evenodd"
        d={entryOf(SIGNS, props.colour) ?? STAR}
      />
      <For each={Array.from({ length: props.barrels })}>
        {(_, i) => (
          <g transform={`translate(${(i() - (props.barrels - 1) / 2) * 9.4} 9.4)`}>
            <path class="barrel" d="M-3,-5Q0,-6 3,-5Q5,0 3,5Q0,6 -3,5Q-5,0 -3,-5z" />
            <path class="barrel-hoop" d="M-3.7,-2Q0,-1 3.7,-2M-3.7,2.4Q0,3.4 3.7,2.4" />
          </g>
        )}
      </For>
    </g>
  );
}

/** A good on a desk, in its public form (`orange-2`); `size` in CSS pixels. */
export function GoodIcon(props: { good: string; size?: number; label?: string }) {
  const dash = () => props.good.lastIndexOf('-');
  return (
    <Icon size={props.size ?? 32} half={19} {...(props.label === undefined ? {} : { label: props.label })}>
      <GoodToken colour={props.good.slice(0, dash())} barrels={Number(props.good.slice(dash() + 1))} />
    </Icon>
  );
}

/** A market booth in a player's colour, 30 wide. */
export function BoothShape(props: { colour: number }) {
  return (
    <g style={{ '--seat-colour': `var(--player-${props.colour % 5})` }}>
      <path class="booth-wall" d="M-11,0V12H11V0z" />
      <path class="booth-roof" d="M-12,-10H12L15,1H-15z" />
      <path
        class="booth-stripe"
        d="M-5,-10L-6.4,1H-10.6L-8.4,-10zM8.4,-10L10.6,1H6.4L5,-10zM-1.7,-10H1.7L2.1,1H-2.1z"
      />
    </g>
  );
}

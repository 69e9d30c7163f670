/** Pictograms of abilities and bonus markers, drawn by us. Each is centred on the origin, about 24 wide. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { Icon } from '../../../web/board/pieces/icon.jsx';

const ABILITY_PATHS: Readonly<Record<string, string>> = {
  // A key with its bit
  keys: 'M-2,-9.5a4.6,4.6 0 1 1 -.1,0zM-2,-6.6a1.8,1.8 0 1 0 .1,0zM-3.4,-.6h2.8v10.4h5.2v-2.6h-2v-1.8h2v-2.4h-5.2z',
  // An open hand
  actions:
    'M-6.5,1.5V-4.2a1.5,1.5 0 0 1 3,0V-7.4a1.5,1.5 0 0 1 3,0V-8.6a1.5,1.5 0 0 1 3,0V-7a1.5,1.5 0 0 1 3,0V2.4c0,4.6 -2.4,7.6 -6.4,7.6c-3.4,0 -4.8,-1.6 -6.6,-4.2l-2.8,-4.2c-.8,-1.6 1,-2.6 2,-1.6z',
  // A shield with a bend
  privilege: 'M-7.5,-9H7.5V-.5C7.5,5 3.6,8.4 0,10.4C-3.6,8.4 -7.5,5 -7.5,-.5zM-5.3,-6.8V-.5L5.3,-3.4V-6.8z',
  // An open book
  book: 'M0,-5.4C-2.6,-7.6 -6,-8 -9.4,-7.4V6.4C-6,5.8 -2.6,6.2 0,8.4C2.6,6.2 6,5.8 9.4,6.4V-7.4C6,-8 2.6,-7.6 0,-5.4zM-.7,-3.6V5.8C-2.8,4.6 -5.2,4.2 -7.8,4.4V-5.8C-5.2,-6 -2.8,-5.4 -.7,-3.6z',
  // A tied bag
  bank: 'M-3.4,-9.6H3.4L1.8,-5.6H-1.8zM-2.4,-4.4H2.4C6.6,-1.4 8.6,2.4 8,6.4C7.6,9 5.4,10 0,10C-5.4,10 -7.6,9 -8,6.4C-8.6,2.4 -6.6,-1.4 -2.4,-4.4z',
};

export function AbilityGlyph(props: { ability: string }) {
  return <path d={ABILITY_PATHS[props.ability] ?? ''} fill-rule="evenodd" />;
}

const Figure = (props: { children: JSX.Element; x?: number; y?: number; size?: number }) => (
  <text
    class="token-figure"
    x={props.x ?? 0}
    y={props.y ?? 5.5}
    style={{ 'font-size': `${props.size ?? 16}px` }}
  >
    {props.children}
  </text>
);

/** The symbol on a bonus marker or a permanent one. */
function MarkerGlyph(props: { marker: string }) {
  return (
    <Switch fallback={<Figure>?</Figure>}>
      <Match when={props.marker === 'extra-post' || props.marker === 'green-post'}>
        <path d="M-10,9V-2L-3,-10L4,-2V9z" class={props.marker === 'green-post' ? 'token-green' : ''} />
        <path d="M5.4,-6.5h3v-3h2.6v3h3v2.6h-3v3h-2.6v-3h-3z" />
      </Match>
      <Match when={props.marker === 'exchange'}>
        <path d="M-10.5,-3.4a10.6,10.6 0 0 1 15.6,-4.4l2,-2.8l3.2,8.6l-9,-.2l2,-2.8a7.2,7.2 0 0 0 -10.4,2.6z" />
        <path d="M10.5,3.4a10.6,10.6 0 0 1 -15.6,4.4l-2,2.8l-3.2,-8.6l9,.2l-2,2.8a7.2,7.2 0 0 0 10.4,-2.6z" />
      </Match>
      <Match when={props.marker === 'move-3' || props.marker === 'move-2'}>
        <Figure x={-5}>{props.marker.slice(-1)}</Figure>
        <path d="M0,-2h6v-4.4L12.6,0.4L6,7.2V2.8H0z" />
      </Match>
      <Match when={props.marker === 'remove-3'}>
        <Figure x={-5}>3</Figure>
        <path d="M2.2,-4l2.2,-2.2l3.4,3.4l3.4,-3.4l2.2,2.2L10,-.6l3.4,3.4l-2.2,2.2L7.8,1.6L4.4,5L2.2,2.8L5.6,-.6z" />
      </Match>
      <Match when={props.marker === 'develop'}>
        <path d="M0,-11L8.6,-1.6H3.8V4H-3.8V-1.6H-8.6zM-7,6.4H7V9.6H-7z" />
      </Match>
      <Match when={props.marker === 'develop-privilege'}>
        <g transform="translate(-4 0) scale(.86)">
          <AbilityGlyph ability="privilege" />
        </g>
        <path d="M8,-9L13.4,-2.6H10.2V7H5.8V-2.6H2.6z" />
      </Match>
      <Match when={props.marker.startsWith('actions-')}>
        <Figure size={18} y={6.2}>
          +{props.marker.slice(-1)}
        </Figure>
      </Match>
      <Match when={props.marker === 'reuse-2'}>
        <Figure y={5} size={13}>
          2
        </Figure>
        <path d="M-1,-11.4a11,11 0 1 1 -9.2,7.4l3,1a7.8,7.8 0 1 0 6.2,-5.2v3.4l-6,-5l6,-5z" />
      </Match>
      <Match when={props.marker === 'place-2'}>
        <Figure x={-5}>2</Figure>
        <path d="M4.2,-9h4.4v8h3.8L6.4,6.4L.4,-1H4.2zM0,8H12.8V10.6H0z" />
      </Match>
    </Switch>
  );
}

/** A marker on the board: a gold coin, or a plaque for a permanent one. */
export function MarkerToken(props: { marker: string; fixed?: boolean }) {
  return (
    <g class={props.fixed ? 'token token-fixed' : 'token'}>
      <Show
        when={props.fixed}
        fallback={
          <>
            <ellipse class="piece-shadow" cx="1.5" cy="3.5" rx="19" ry="18.5" />
            <circle r="18.5" class="token-rim" />
            <circle r="15.6" class="token-face" />
          </>
        }
      >
        <path class="token-plaque" d="M-17,-19H17q-1,6 3,9V10q-4,3 -3,9H-17q1,-6 -3,-9V-10q4,-3 3,-9z" />
      </Show>
      <g class="token-glyph">
        <MarkerGlyph marker={props.marker} />
      </g>
    </g>
  );
}

/** Icons for desks and menus, `size` in CSS pixels. */
export function MarkerIcon(props: { marker: string; fixed?: boolean; size?: number; label?: string }) {
  return (
    <Icon size={props.size ?? 28} half={21} {...(props.label === undefined ? {} : { label: props.label })}>
      <MarkerToken marker={props.marker} fixed={props.fixed ?? false} />
    </Icon>
  );
}

export function AbilityIcon(props: { ability: string; size?: number; label?: string }) {
  return (
    <Icon size={props.size ?? 22} half={12} {...(props.label === undefined ? {} : { label: props.label })}>
      <g class="ability-glyph">
        <AbilityGlyph ability={props.ability} />
      </g>
    </Icon>
  );
}

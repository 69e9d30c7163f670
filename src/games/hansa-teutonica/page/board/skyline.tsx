/** Houses whose gables hold the post spaces: varied, but the same every time. */
import { For, Show } from 'solid-js';
import { type Pt, random } from '../../../../web/board/map/geometry.js';
import type { PostFile } from '../../rules/board/board-file.js';
import { GABLE, GROUND, SHED, SPACE } from './layout.js';

const BRICKS = 5;

/** The outline of a house front: plain, stepped or rounded. */
function gable(kind: number, tall: number): string {
  const w = GABLE / 2 - 0.6;
  const ground = GROUND - SPACE;
  const eaves = -15;
  const tip = -26 - tall;
  if (kind === 0) return `M${-w},${ground}V${eaves}L0,${tip}L${w},${eaves}V${ground}z`;
  if (kind === 1) {
    const [a, b] = [w - 4.6, w - 9.2];
    const step = (tip - eaves) / 3;
    return `M${-w},${ground}V${eaves}H${-a}V${eaves + step}H${-b}V${eaves + 2 * step}H-2.6V${tip}H2.6V${eaves + 2 * step}H${b}V${eaves + step}H${a}V${eaves}H${w}V${ground}z`;
  }
  return `M${-w},${ground}V${eaves}Q${-w + 1},${eaves - 6} -6,${eaves - 6}Q-6,${tip} 0,${tip}Q6,${tip} 6,${eaves - 6}Q${w - 1},${eaves - 6} ${w},${eaves}V${ground}z`;
}

function House(props: { seed: string; at: Pt; green?: boolean }) {
  const chance = random(props.seed);
  const brick = Math.floor(chance() * BRICKS);
  const shape = gable(Math.floor(chance() * 3), Math.floor(chance() * 6));
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <path class={props.green ? 'gable gable-green' : `gable gable-${brick}`} d={shape} />
      <path class="gable-window" d="M-1.8,-19v-3.2a1.8,1.8 0 0 1 3.6,0V-19z" />
    </g>
  );
}

/** A lean-to for an extra post. */
export function Shed(props: { at: Pt }) {
  const w = SHED / 2 - 0.6;
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <path class="gable gable-shed" d={`M${-w},${GROUND - SPACE}V-10L${w},-19V${GROUND - SPACE}z`} />
      <path class="shed-roof" d={`M${-w - 2},-8.5L${w},-18.5`} />
    </g>
  );
}

export function Spire(props: { at: Pt }) {
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <path class="spire-wall" d="M-6,50V16H6V50z" />
      <path class="spire-roof" d="M-7.5,16L0,-4L7.5,16z" />
      <path class="spire-cross" d="M0,-4V-10M-2.2,-7.6H2.2" />
    </g>
  );
}

/** A printed space: square for a trader, round for a merchant, in the colour of the privilege it needs. */
export function Space(props: { post: PostFile; at: Pt }) {
  const colour = `space space-${props.post.privilege}`;
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <Show
        when={props.post.piece === 'merchant'}
        fallback={<rect class={colour} x="-11.5" y="-11.5" width="23" height="23" rx="2.5" />}
      >
        <circle class={colour} r="12" />
      </Show>
      <Show when={props.post.prestige > 0}>
        <Coin value={props.post.prestige} />
      </Show>
    </g>
  );
}

const Coin = (props: { value: number }) => (
  <>
    <circle class="coin" r="8" />
    <text class="coin-value" y="4">
      {props.value}
    </text>
  </>
);

export const Houses = (props: { id: string; row: readonly Pt[]; green?: boolean }) => (
  <For each={props.row}>
    {(at, i) => <House seed={`${props.id}${i()}`} at={at} green={props.green ?? false} />}
  </For>
);

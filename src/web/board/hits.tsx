/**
 * What can be pointed at: one invisible shape for each target, above the drawing, flat and without nesting. What is
 * lit is a button for pointer, keyboard and screen reader; a few others are named pictures. Nothing here listens: an
 * SVG element that listens for the focus would take it.
 */
import { createMemo, For, Show } from 'solid-js';
import type { Spot, Target } from './board.js';
import type { Pt } from './geometry.js';

export interface Hit {
  readonly target: Target;
  /** Where the eye is, in the units of the board. */
  readonly at: Pt;
  readonly shape:
    | { readonly r: number }
    | { readonly w: number; readonly h: number }
    | { readonly path: string; readonly width: number };
  /** Named for screen readers even when nothing can be done there. */
  readonly named?: boolean;
}

export interface HitProps {
  readonly hits: readonly Hit[];
  readonly lit: ReadonlySet<Target>;
  readonly marked: ReadonlySet<Target>;
  readonly recent: ReadonlyMap<Target, number>;
  readonly colours: readonly number[];
  label(target: Target): string;
}

export const centreOf = (element: Element): Spot => {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
};

export function HitLayer(props: HitProps) {
  return (
    <g class="board-hits">
      <For each={props.hits}>{(hit) => <HitArea hit={hit} all={props} />}</For>
    </g>
  );
}

function HitArea(props: { hit: Hit; all: HitProps }) {
  const { hit, all } = props;
  const lit = createMemo(() => all.lit.has(hit.target));
  const marked = createMemo(() => all.marked.has(hit.target));
  const recent = createMemo(() => all.recent.get(hit.target));
  const named = (): boolean => lit() || hit.named === true;
  return (
    <g
      data-target={hit.target}
      classList={{ lit: lit(), marked: marked() }}
      role={lit() ? 'button' : named() ? 'img' : undefined}
      tabindex={lit() ? 0 : undefined}
      aria-label={named() ? all.label(hit.target) : undefined}
      aria-hidden={named() ? undefined : 'true'}
    >
      <Show when={lit() || marked()}>
        <Outline hit={hit} class="board-glow" grow={3} />
        <Outline hit={hit} class="board-ring" grow={3} />
      </Show>
      <Show when={recent() !== undefined}>
        <g style={{ '--seat-colour': `var(--player-${(all.colours[recent()!] ?? 0) % 5})` }}>
          <Outline hit={hit} class="board-recent-edge" grow={0} />
          <Outline hit={hit} class="board-recent" grow={0} />
        </g>
      </Show>
      <Outline hit={hit} class="board-hit" grow={lit() ? 4 : 0} />
    </g>
  );
}

function Outline(props: { hit: Hit; class: string; grow: number }) {
  const { shape, at } = props.hit;
  if ('path' in shape)
    return <path class={props.class} d={shape.path} data-line="" stroke-width={shape.width} />;
  if ('r' in shape) return <circle class={props.class} cx={at[0]} cy={at[1]} r={shape.r + props.grow} />;
  return (
    <rect
      class={props.class}
      x={at[0] - shape.w / 2 - props.grow}
      y={at[1] - shape.h / 2 - props.grow}
      width={shape.w + 2 * props.grow}
      height={shape.h + 2 * props.grow}
      rx="7"
    />
  );
}

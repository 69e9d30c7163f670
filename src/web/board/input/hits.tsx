/**
 * Invisible shapes above the drawing, one per target, flat and without nesting. Lit targets are buttons for pointer,
 * keyboard and screen reader; a few others are named images. Nothing here has listeners: an SVG element that listens
 * for focus becomes focusable.
 */
import { createMemo, For } from 'solid-js';
import type { Spot, Target } from '../board.js';
import type { Pt } from '../map/geometry.js';

export interface Hit {
  readonly target: Target;
  /** The centre of the target, in board units. */
  readonly at: Pt;
  readonly shape:
    | { readonly r: number }
    | { readonly w: number; readonly h: number }
    | { readonly path: string; readonly width: number };
  /** The part of a path that glows, if not all of it, so that no print is covered. */
  readonly glow?: string;
  /** Named for screen readers even if it cannot be chosen. */
  readonly named?: boolean;
}

interface HitProps {
  readonly hits: readonly Hit[];
  readonly lit: ReadonlySet<Target>;
  label(target: Target): string | undefined;
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
  const named = (): boolean => lit() || hit.named === true;
  return (
    <g
      data-target={hit.target}
      class={lit() ? 'lit' : undefined}
      role={lit() ? 'button' : named() ? 'img' : undefined}
      tabindex={lit() ? 0 : undefined}
      aria-label={named() ? all.label(hit.target) : undefined}
      aria-hidden={named() ? undefined : 'true'}
    >
      <Area hit={hit} />
    </g>
  );
}

function Area(props: { hit: Hit }) {
  const { shape, at } = props.hit;
  if ('path' in shape)
    return <path class="board-hit" d={shape.path} data-line="" stroke-width={shape.width} />;
  if ('r' in shape) return <circle class="board-hit" cx={at[0]} cy={at[1]} r={shape.r} />;
  const { w, h } = shape;
  return <rect class="board-hit" x={at[0] - w / 2} y={at[1] - h / 2} width={w} height={h} />;
}

/** A suggested line on the board: one numbered arrow per step. */
import { createMemo, For } from 'solid-js';
import type { Arrow, Target } from './board.js';
import type { Hit } from './input/hits.jsx';
import type { Pt } from './map/geometry.js';

/** The radius of a number badge, in board units and in pixels; the larger one wins. */
const BADGE = 13;
const BADGE_PX = 9;
/** The gap between an arrow's tip and its target, in badge radii. */
const GAP = 1.2;
/** How far successive arrows bend, as a fraction of their length, and where along the arrow the number sits. */
const BENDS = [0.16, -0.16, 0.28, -0.28];
const NUMBERS_AT = [0.4, 0.6, 0.3, 0.7];

interface Shape {
  readonly path: string;
  readonly head: string;
  readonly badge: Pt;
}
type Drawn = Shape & Pick<Arrow, 'number' | 'to'>;

interface Props {
  readonly arrows: readonly Arrow[];
  hitOf(target: Target): Hit | undefined;
  /** Pixels per board unit. */
  readonly scale: number;
}

export function ArrowLayer(props: Props) {
  const size = (): number => Math.max(BADGE, BADGE_PX / props.scale);
  const drawn = createMemo(() => drawArrows(props.arrows, props.hitOf, size()));
  return (
    <g class="board-arrows" style={{ '--arrow': `${size() / BADGE}px` }}>
      <For each={drawn()}>
        {({ path, head }) => (
          <>
            <path class="arrow-edge" d={path} />
            <path class="arrow-edge" d={head} />
            <path class="arrow-line" d={path} />
            <path class="arrow-head" d={head} />
          </>
        )}
      </For>
      <For each={drawn()}>
        {({ number, to, badge: [x, y] }) => (
          <g data-arrow={number} data-to={to}>
            <circle class="arrow-badge" cx={x} cy={y} r={size()} />
            <text class="arrow-number" x={x} y={y + size() * 0.36} font-size={`${size() * 1.15}`}>
              {number}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}

function drawArrows(arrows: readonly Arrow[], hitOf: Props['hitOf'], size: number): Drawn[] {
  /** How many arrows without an origin point at each target; each comes from a different side. */
  const ends = new Map<Target, number>();
  return arrows.flatMap(({ number, from, to }, i): Drawn[] => {
    const end = hitOf(to)?.at;
    if (end === undefined) return [];
    const begin = from === undefined ? undefined : hitOf(from)?.at;
    if (begin !== undefined) return [{ number, to, ...bent(begin, end, size, i % BENDS.length) }];
    const before = ends.get(to) ?? 0;
    ends.set(to, before + 1);
    return [{ number, to, ...pointing(end, size, before) }];
  });
}

const SIDES: readonly Pt[] = [
  [-0.75, -0.75],
  [0.75, -0.75],
  [-0.75, 0.75],
  [0.75, 0.75],
];

/** A short arrow from its number to a target. */
function pointing([x, y]: Pt, size: number, side: number): Shape {
  const [dx, dy] = SIDES[side % SIDES.length];
  const badge: Pt = [x + dx * size * 3, y + dy * size * 3];
  const tip: Pt = [x + dx * size * 0.8, y + dy * size * 0.8];
  const angle = Math.atan2(-dy, -dx);
  return { badge, path: `M${badge}L${tip}`, head: headAt(tip, angle, size) };
}

/** An arrow between two targets, with its number on the way. */
function bent(from: Pt, to: Pt, size: number, way: number): Shape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend = BENDS[way];
  const middle: Pt = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend];
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
  const gap = Math.min(GAP * size, Math.hypot(dx, dy) / 3);
  const tip: Pt = [to[0] - Math.cos(angle) * gap, to[1] - Math.sin(angle) * gap];
  const badge = onCurve(from, middle, tip, NUMBERS_AT[way]);
  return { badge, path: `M${from}Q${middle} ${tip}`, head: headAt(tip, angle, size) };
}

/** The point at `t` (0 to 1) on a quadratic curve. */
function onCurve(from: Pt, control: Pt, to: Pt, t: number): Pt {
  const along = (i: 0 | 1): number => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * control[i] + t ** 2 * to[i];
  return [along(0), along(1)];
}

function headAt([x, y]: Pt, angle: number, size: number): string {
  const wing = (turn: number): Pt => [
    x - Math.cos(angle + turn) * size * 1.1,
    y - Math.sin(angle + turn) * size * 1.1,
  ];
  return `M${x},${y}L${wing(0.5)}L${wing(-0.5)}z`;
}

/**
 * Outlines of lit targets, drawn as a few paths for the whole board, so that changing a hundred costs as much as
 * changing one. They lie between the print and the pieces and surround what is printed, so no colour on the board
 * changes.
 */
import { createMemo, For, Show } from 'solid-js';
import type { Target } from '../board.js';
import type { Hit } from './hits.jsx';

interface LightProps {
  readonly byTarget: ReadonlyMap<Target, Hit>;
  readonly lit: ReadonlySet<Target>;
  /** The lit targets that stand out. */
  readonly bright: ReadonlySet<Target>;
  readonly marked: ReadonlySet<Target>;
  readonly recent: ReadonlyMap<Target, number>;
  readonly colours: readonly number[];
  readonly hot: Hot | null;
}

/** The target under the mouse, or with the focus. */
export interface Hot {
  readonly target: Target;
  readonly isFocused: boolean;
}

const AROUND = 3;
/** Small spaces are adjacent: a wider outline would overlap the neighbour. */
const AROUND_SMALL = 0;
const SMALL = 30;
const ROUND = 7;

const growthOf = ({ shape }: Hit): number => ('w' in shape && shape.w < SMALL ? AROUND_SMALL : AROUND);

/** The outline of a target, enlarged by `grow`. */
function outline({ shape, glow, at: [x, y] }: Hit, grow: number): string {
  if ('path' in shape) return glow ?? shape.path;
  if ('r' in shape) {
    const r = shape.r + grow;
    return `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;
  }
  const [w, h] = [shape.w + 2 * grow, shape.h + 2 * grow];
  const corner = (dx: number, dy: number): string => `a${ROUND},${ROUND} 0 0 1 ${dx * ROUND},${dy * ROUND}`;
  return (
    `M${x - w / 2 + ROUND},${y - h / 2}h${w - 2 * ROUND}${corner(1, 1)}v${h - 2 * ROUND}${corner(-1, 1)}` +
    `h${2 * ROUND - w}${corner(-1, -1)}v${2 * ROUND - h}${corner(1, -1)}z`
  );
}

export function LightLayer(props: LightProps) {
  const hits = (targets: Iterable<Target>): Hit[] =>
    [...targets].flatMap((target) => props.byTarget.get(target) ?? []);
  const lit = (isBright: boolean): Hit[] =>
    hits(
      [...props.lit].filter((target) => props.bright.has(target) === isBright && !props.marked.has(target)),
    );
  const plain = createMemo(() => lit(false));
  const outstanding = createMemo(() => lit(true));
  const marked = createMemo(() => hits(props.marked));
  const hot = createMemo(() => {
    const target = props.hot?.target;
    return hits(target !== undefined && props.lit.has(target) ? [target] : []);
  });
  const seats = createMemo(() => [...new Set(props.recent.values())].sort());
  const ofSeat = (seat: number): Hit[] =>
    hits([...props.recent].flatMap(([target, by]) => (by === seat ? [target] : [])));
  return (
    <g class="board-light">
      <Glow hits={plain()} class="board-plain" />
      <Glow hits={outstanding()} class="board-bright" />
      <Glow hits={marked()} class="board-marked" />
      <Glow hits={hot()} class={props.hot?.isFocused ? 'board-hot board-focused' : 'board-hot'} />
      <For each={seats()}>
        {(seat) => {
          const path = createMemo(() =>
            ofSeat(seat)
              .filter(({ shape }) => !('path' in shape))
              .map((hit) => outline(hit, 0))
              .join(''),
          );
          return (
            <>
              <path class="board-recent-edge" d={path()} />
              <path
                class="board-recent"
                style={{ '--seat-colour': `var(--player-${(props.colours[seat] ?? 0) % 5})` }}
                d={path()}
              />
            </>
          );
        }}
      </For>
    </g>
  );
}

/** A soft band with a ring in it; roads get a broader band with a dotted line. */
function Glow(props: { hits: readonly Hit[]; class: string }) {
  const path = (line: boolean): string =>
    props.hits
      .filter(({ shape }) => 'path' in shape === line)
      .map((hit) => outline(hit, growthOf(hit)))
      .join('');
  const [lines, shapes] = [createMemo(() => path(true)), createMemo(() => path(false))];
  return (
    <>
      <Show when={lines()}>
        <path class={`board-glow board-light-line ${props.class}`} d={lines()} />
        <path class={`board-ring board-light-line ${props.class}`} d={lines()} />
      </Show>
      <Show when={shapes()}>
        <path class={`board-glow ${props.class}`} d={shapes()} />
        <path class={`board-ring ${props.class}`} d={shapes()} />
      </Show>
    </>
  );
}

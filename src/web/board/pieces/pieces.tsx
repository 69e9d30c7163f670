/**
 * The pieces on a board. A piece that moved glides; others fade in and out, except after a move made on this screen,
 * which appears in the very next frame.
 */
import { createEffect, createMemo, createSignal, For, on, onCleanup, untrack } from 'solid-js';
import { still } from '../../settings/settings.js';
import { distance, type Pt } from '../map/geometry.js';
import { createEntering } from './entering.js';
import { glide } from './glide.js';
import type { PieceKind } from './piece.jsx';
import { prepareStamps, StampImage } from './stamps.jsx';
import { isUnseen } from './unseen.js';

export interface PlacedPiece {
  /** The id of its place; no two pieces share one. */
  readonly place: string;
  readonly seat: number;
  readonly kind: PieceKind;
  readonly at: Pt;
  readonly scale: number;
}

interface Shown {
  readonly spot: () => PlacedPiece;
  readonly move: (to: PlacedPiece) => void;
  element?: SVGImageElement;
}

const FADE = 240;
const samePlace = (a: PlacedPiece, b: PlacedPiece): boolean =>
  a.place === b.place && a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.seat === b.seat && a.kind === b.kind;

interface Props {
  readonly pieces: readonly PlacedPiece[];
  /** The pieces before an unfinished step: those that are gone stay faintly visible. */
  readonly before?: readonly PlacedPiece[];
  readonly colours: readonly number[];
  atOnce(): boolean;
}

function makeShown(piece: PlacedPiece): Shown {
  const [spot, move] = createSignal(piece, { equals: samePlace });
  return { spot, move: (to) => move(to) };
}

/** What is drawn: the pieces, and briefly those that are fading out. */
function createShown(props: Props, fades: () => boolean): () => readonly Shown[] {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const leaving = new Set<Shown>();
  const [shown, setShown] = createSignal<readonly Shown[]>([]);
  const leave = (lost: readonly Shown[]): void => {
    for (const item of lost) {
      leaving.add(item);
      item.element?.classList.add('gone');
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const item of lost) leaving.delete(item);
      setShown((all) => all.filter((item) => !lost.includes(item)));
    }, FADE);
    timers.add(timer);
  };
  const show = (pieces: readonly PlacedPiece[]): void => {
    const before = untrack(shown).filter((item) => !leaving.has(item));
    const { stay, fresh, lost } = match(before, pieces);
    for (const [item, to] of stay) {
      const from = untrack(item.spot).at;
      item.move(to);
      if (item.element !== undefined) glide(item.element, from, to.at);
    }
    if (lost.length > 0 && fades()) leave(lost);
    const gone = fades() ? [] : lost;
    // Keep the order: an element that moves in the tree would not glide.
    if (fresh.length + gone.length > 0)
      setShown((all) => [...all.filter((item) => !gone.includes(item)), ...fresh.map(makeShown)]);
  };
  createEffect(on(() => props.pieces, show));
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });
  return shown;
}

export function PieceLayer(props: Props) {
  const entering = createEntering();
  const fades = (): boolean => untrack(() => !still() && !isUnseen() && !props.atOnce());
  createEffect(() => prepareStamps(props.colours));
  const shown = createShown(props, fades);
  const ghosts = createMemo(() => {
    const taken = new Set(props.before === undefined ? [] : props.pieces.map(({ place }) => place));
    return (props.before ?? []).filter(({ place }) => !taken.has(place));
  });

  return (
    <g class="board-pieces">
      <For each={ghosts()}>
        {({ kind, seat, at, scale }) => (
          <StampImage
            class="board-ghost"
            stamp={kind}
            colour={props.colours[seat] ?? 0}
            at={at}
            scale={scale}
          />
        )}
      </For>
      <For each={shown()}>
        {(item) => {
          // Read once, so that a piece that faded in does not do so again when it moves.
          const look = `board-piece ${fades() ? entering() : ''}`;
          return (
            <StampImage
              ref={(element) => {
                item.element = element;
              }}
              class={look}
              stamp={item.spot().kind}
              colour={props.colours[item.spot().seat] ?? 0}
              at={item.spot().at}
              scale={item.spot().scale}
            />
          );
        }}
      </For>
    </g>
  );
}

/** Matches pieces across a move: first those that stayed, then the nearest of the same player and kind. */
function match(before: readonly Shown[], pieces: readonly PlacedPiece[]) {
  const key = (p: PlacedPiece): string => `${p.seat}${p.kind}`;
  const byPlace = new Map(before.map((item) => [untrack(item.spot).place, item]));
  const stay: [Shown, PlacedPiece][] = [];
  const open: PlacedPiece[] = [];
  const left = new Set(before);
  for (const piece of pieces) {
    const item = byPlace.get(piece.place);
    if (item !== undefined && key(untrack(item.spot)) === key(piece)) {
      stay.push([item, piece]);
      left.delete(item);
    } else open.push(piece);
  }
  const fresh: PlacedPiece[] = [];
  for (const piece of open) {
    const same = [...left].filter((item) => key(untrack(item.spot)) === key(piece));
    const far = (item: Shown): number => distance(untrack(item.spot).at, piece.at);
    const nearest = same.sort((a, b) => far(a) - far(b))[0];
    if (nearest === undefined) fresh.push(piece);
    else {
      stay.push([nearest, piece]);
      left.delete(nearest);
    }
  }
  return { stay, fresh, lost: [...left] };
}

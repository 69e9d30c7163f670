/** The pieces on a board. A piece that left one place and came to another glides there; others fade in and out. */
import { createEffect, createSignal, For, on, onCleanup, untrack } from 'solid-js';
import { createEntering } from './entering.js';
import { distance, type Pt } from './geometry.js';
import { type PieceKind, pieceId } from './piece.jsx';

export interface PlacedPiece {
  /** Where it stands; no two pieces share a place. */
  readonly place: string;
  readonly seat: number;
  readonly kind: PieceKind;
  readonly at: Pt;
  readonly scale: number;
}

interface Shown {
  readonly id: number;
  readonly spot: () => PlacedPiece;
  readonly move: (to: PlacedPiece) => void;
  readonly gone: () => boolean;
  readonly leave: () => void;
}

const FADE = 260;

export function PieceLayer(props: { pieces: readonly PlacedPiece[]; colours: readonly number[] }) {
  let next = 0;
  const entering = createEntering();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const [shown, setShown] = createSignal<readonly Shown[]>([]);
  const make = (piece: PlacedPiece): Shown => {
    const [spot, move] = createSignal(piece);
    const [gone, setGone] = createSignal(false);
    return { id: next++, spot, move: (to) => move(to), gone, leave: () => setGone(true) };
  };

  createEffect(
    on(
      () => props.pieces,
      (pieces) => {
        const before = untrack(shown).filter((s) => !untrack(s.gone));
        const { stay, fresh, lost } = match(before, pieces);
        for (const [item, to] of stay) item.move(to);
        for (const item of lost) item.leave();
        // What is shown keeps its order: an element that is put elsewhere in the tree would not glide.
        setShown((all) => [...all, ...fresh.map(make)]);
        if (lost.length > 0) {
          const timer = setTimeout(() => {
            timers.delete(timer);
            setShown((all) => all.filter((item) => !lost.includes(item)));
          }, FADE);
          timers.add(timer);
        }
      },
    ),
  );
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });

  return (
    <g class="board-pieces">
      <For each={shown()}>
        {(item) => (
          <g
            class="board-piece"
            classList={{ gone: item.gone() }}
            style={{
              transform: `translate(${item.spot().at[0]}px, ${item.spot().at[1]}px) scale(${item.spot().scale})`,
            }}
          >
            <use
              class={entering()}
              href={`#${pieceId(item.spot().kind, props.colours[item.spot().seat] ?? 0)}`}
            />
          </g>
        )}
      </For>
    </g>
  );
}

/** Which piece is which after a move: first those that stayed, then the nearest of the same player and kind. */
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

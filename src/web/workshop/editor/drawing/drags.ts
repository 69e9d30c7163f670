/** What can be dragged: things, the bend of a route, a new route, and a frame around things. */
import type { JsonObject } from '../../../../core/json.js';
import type { Ref } from '../../../../workshop/edit/model.js';
import type { Spot } from '../../../../workshop/edit/parts.js';
import type { Pt } from '../../../board/map/geometry.js';
import { type Editor, GRID } from '../contract.js';
import { addCityAt, connectCities } from '../edits.js';
import { type Hand, inFile, refAt, spotUnder } from './hand.js';
import { HANDLE_LIFT, type Sketch } from './overlay.jsx';

export interface Drag {
  begin?(): void;
  move(event: PointerEvent): void;
  drop(event: PointerEvent): void;
}

/** In CSS pixels: nearer than this, a city snaps into a row with another. */
const SNAP = 7;

export function moving(hand: Hand, down: PointerEvent, refs: readonly Ref[], held: Ref): Drag {
  const { editor } = hand;
  const before = editor.board();
  const from = inFile(editor, spotUnder(hand, down));
  const origin = placeOf(editor, before, held) ?? from;
  const moved = (event: PointerEvent): JsonObject => {
    const to = inFile(editor, spotUnder(hand, event));
    const free: Spot = [to[0] - from[0], to[1] - from[1]];
    const { by, guides } = event.altKey ? { by: free, guides: [] } : snapped(hand, refs, origin, free);
    hand.setSketch({ guides });
    return editor.view.model.move(before, refs, by);
  };
  return {
    begin: () => editor.select([...new Set(refs.map(editor.view.owner))]),
    move: (event) => editor.preview({ board: moved(event), refs }),
    drop(event) {
      const after = moved(event);
      hand.setSketch({});
      editor.change(() => after);
    },
  };
}

const placeOf = (editor: Editor, board: JsonObject, ref: Ref): Spot | undefined =>
  editor.view.model.things(board).find((thing) => thing.ref === ref)?.at;

/** The shift by which a city comes to rest on the grid, or in a row with another one. */
function snapped(
  { editor, view }: Hand,
  refs: readonly Ref[],
  origin: Spot,
  free: Spot,
): { by: Spot; guides: NonNullable<Sketch['guides']> } {
  const target: Spot = [origin[0] + free[0], origin[1] + free[1]];
  if (editor.hasGrid()) {
    const rest = target.map((v) => Math.round(v / GRID) * GRID);
    return { by: [rest[0] - origin[0], rest[1] - origin[1]], guides: [] };
  }
  if (!refs.some((ref) => ref.startsWith('city:'))) return { by: free, guides: [] };
  const scale = editor.view.scale(editor.board());
  const others = editor.view.model
    .things(editor.board())
    .filter(({ ref }) => ref.startsWith('city:') && !refs.includes(ref));
  const near = (k: 0 | 1): number | undefined =>
    others
      .map(({ at }) => at[k])
      .filter((v) => Math.abs(v - target[k]) * scale * view.scale() < SNAP)
      .sort((a, b) => Math.abs(a - target[k]) - Math.abs(b - target[k]))[0];
  const [x, y] = [near(0), near(1)];
  const guides = [
    ...(x === undefined ? [] : [{ axis: 'x' as const, at: x * scale }]),
    ...(y === undefined ? [] : [{ axis: 'y' as const, at: y * scale }]),
  ];
  return { by: [(x ?? target[0]) - origin[0], (y ?? target[1]) - origin[1]], guides };
}

export function bending(hand: Hand, ref: Ref): Drag {
  const { editor } = hand;
  const before = editor.board();
  const bent = (event: PointerEvent): JsonObject => {
    const [x, y] = spotUnder(hand, event);
    return editor.view.bend(before, ref, inFile(editor, [x, y + HANDLE_LIFT]));
  };
  return {
    move: (event) => editor.preview({ board: bent(event), refs: [ref] }),
    drop(event) {
      const after = bent(event);
      editor.change(() => after);
    },
  };
}

/** From a city to another one, or to an empty place, where a new city is founded. */
export function drawingRoute(hand: Hand, from: Ref): Drag {
  const { editor } = hand;
  const scale = editor.view.scale(editor.board());
  const at = placeOf(editor, editor.board(), from) ?? [0, 0];
  const start: Pt = [at[0] * scale, at[1] * scale];
  return {
    begin: () => editor.select([from]),
    move(event) {
      const to = refAt(event);
      const end = to?.startsWith('city:') ? placeOf(editor, editor.board(), to) : undefined;
      hand.setSketch({ line: [start, end ? [end[0] * scale, end[1] * scale] : spotUnder(hand, event)] });
    },
    drop(event) {
      const to = refAt(event);
      if (to?.startsWith('city:')) connectCities(editor, from, to);
      else addCityAt(editor, inFile(editor, spotUnder(hand, event)), from);
    },
  };
}

/** Selects all cities in a frame. */
export function framing(hand: Hand, down: PointerEvent): Drag {
  const { editor } = hand;
  const from = spotUnder(hand, down);
  const frameTo = (event: PointerEvent) => {
    const to = spotUnder(hand, event);
    const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
    return { x, y, w: Math.abs(to[0] - from[0]), h: Math.abs(to[1] - from[1]) };
  };
  return {
    move: (event) => hand.setSketch({ frame: frameTo(event) }),
    drop(event) {
      const { x, y, w, h } = frameTo(event);
      const inside = editor.view
        .hits(editor.board())
        .filter(
          ({ target, at }) =>
            target.startsWith('city:') && at[0] >= x && at[0] <= x + w && at[1] >= y && at[1] <= y + h,
        );
      editor.select(inside.map(({ target }) => target));
    },
  };
}

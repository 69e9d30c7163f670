/** Mouse, pen and finger on the drawing: what a press takes hold of, and what a tap does. */
import { bindGestures } from '../../../board/input/gestures.js';
import { distance, type Pt } from '../../../board/map/geometry.js';
import { addCityAt, connectCities } from '../edits.js';
import { bending, type Drag, drawingRoute, framing, moving } from './drags.js';
import { type Hand, inFile, refAt, spotUnder } from './hand.js';

/** In CSS pixels: a drag begins at this distance. */
const DRAG_FROM = 5;

const handleAt = (event: Event): string | undefined =>
  (event.target as Element).closest('[data-handle]')?.getAttribute('data-handle') ?? undefined;

export function bindPointer(hand: Hand): void {
  const { box, view, editor } = hand;
  const takeOver = bindGestures(box, view, {
    tap: (event) => (refAt(event) === undefined ? tapEmpty(hand, event) : tapThing(hand, event)),
    menu: (event) => holdThing(hand, event),
    ask: () => {},
  });
  let held: Held | undefined;
  // Before the gestures, which would pan the board.
  box.addEventListener('pointerdown', (event) => grab(event), { capture: true });
  function grab(event: PointerEvent): void {
    if (event.button !== 0 || hand.isFixed()) return;
    if (held !== undefined) {
      // A second finger: both zoom and pan, and nothing was dragged.
      takeOver(held.cancel());
      return;
    }
    const drag = dragAt(hand, event);
    if (drag === undefined) return;
    event.stopImmediatePropagation();
    held = follow(hand, event, drag, () => {
      held = undefined;
    });
  }
  box.addEventListener('dblclick', (event) => {
    const isFree = refAt(event) === undefined && handleAt(event) === undefined;
    if (isFree && !hand.isFixed() && editor.tool() === 'select')
      addCityAt(editor, inFile(editor, spotUnder(hand, event)));
  });
}

/** A tap beside everything: a new city with that tool, otherwise nothing is selected any more. */
function tapEmpty(hand: Hand, event: PointerEvent): boolean {
  const { editor } = hand;
  if (hand.isFixed()) return false;
  if (editor.tool() === 'city') addCityAt(editor, inFile(editor, spotUnder(hand, event)));
  else editor.select([]);
  return true;
}

/** A long press adds a thing to the selection, or takes it out: a finger has no Shift. */
function holdThing({ editor, isFixed }: Hand, event: PointerEvent): boolean {
  const touched = event.pointerType === 'touch' ? refAt(event) : undefined;
  if (touched === undefined || isFixed()) return false;
  editor.toggle(editor.view.owner(touched));
  return true;
}

/** What a press takes hold of; nothing if it pans the board or taps beside everything. */
function dragAt(hand: Hand, event: PointerEvent): Drag | undefined {
  const { editor } = hand;
  const handle = handleAt(event);
  const [only] = editor.selection();
  if (handle === 'bend') return bending(hand, only);
  if (handle === 'route') return drawingRoute(hand, only);
  const ref = refAt(event);
  if (ref === undefined) return event.shiftKey ? framing(hand, event) : undefined;
  if (editor.tool() === 'route' && ref.startsWith('city:')) return drawingRoute(hand, ref);
  const isSelected = editor.selection().includes(editor.view.owner(ref));
  // A finger that wants to pan hits things by chance: it moves only what it has selected before.
  if (event.pointerType === 'touch' && !isSelected) return undefined;
  const refs = editor.selection().includes(ref)
    ? editor.selection()
    : event.shiftKey
      ? [...editor.selection(), ref]
      : [ref];
  return moving(hand, event, refs, ref);
}

/** A drag in progress. */
interface Held {
  /** Ends it with nothing done; returns where its pointer is. */
  cancel(): PointerEvent;
}

/** Follows the pointer until it is let go. Without a movement it was a tap. */
function follow(hand: Hand, down: PointerEvent, drag: Drag, onEnd: () => void): Held {
  const { box } = hand;
  const start: Pt = [down.clientX, down.clientY];
  const ended = new AbortController();
  const { signal } = ended;
  let last = down;
  let hasMoved = false;
  const end = (): void => {
    ended.abort();
    hand.setSketch({});
    onEnd();
  };
  const cancel = (): PointerEvent => {
    end();
    hand.editor.preview(undefined);
    return last;
  };
  box.setPointerCapture(down.pointerId);
  const on = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    run: (event: PointerEvent) => void,
  ): void =>
    box.addEventListener(type, (event) => event.pointerId === down.pointerId && run(event), { signal });
  on('pointermove', (event) => {
    last = event;
    if (!hasMoved && distance([event.clientX, event.clientY], start) < DRAG_FROM) return;
    if (!hasMoved) drag.begin?.();
    hasMoved = true;
    drag.move(event);
  });
  on('pointerup', (event) => {
    end();
    if (hasMoved) drag.drop(event);
    else tapThing(hand, down);
  });
  on('pointercancel', () => void cancel());
  return { cancel };
}

/** A tap on a thing selects it; with the route's tool, two cities one after the other are joined. */
function tapThing({ editor, box, isFixed }: Hand, event: PointerEvent): boolean {
  if (isFixed()) return false;
  const touched = refAt(event);
  const ref = touched === undefined ? undefined : editor.view.owner(touched);
  box.querySelector<SVGElement>('.editor-top')?.focus({ preventScroll: true });
  if (ref === undefined) return false;
  const [only, ...more] = editor.selection();
  const isSecond = only?.startsWith('city:') && more.length === 0 && ref.startsWith('city:') && ref !== only;
  if (editor.tool() === 'route' && isSecond) {
    connectCities(editor, only, ref);
    editor.select([ref]);
  } else if (event.shiftKey) editor.toggle(ref);
  else editor.select([ref]);
  return true;
}

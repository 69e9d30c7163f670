/** Keyboard input on a board: zoom, pan, moving between lit targets, picking; and the focus. */
import type { BoardProps, Spot, Target } from '../board.js';
import { distance } from '../map/geometry.js';
import { ARROWS, nextHit } from './arrows.js';
import { centreOf, type Hit } from './hits.jsx';
import type { Hot } from './light.jsx';
import type { View } from './view.js';

const PAN_STEP = 70;
const ZOOM_STEP = 1.3;

interface Props {
  /** The element that holds the targets; exists by the time a key is pressed. */
  box(): HTMLElement;
  readonly view: View;
  readonly board: BoardProps;
  hitOf(target: Target): Hit | undefined;
  litHits(): readonly Hit[];
  setHot(hot: Hot | null): void;
}

interface Keys {
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(event: FocusEvent): void;
}

/** Where arrow keys start: the lit target nearest to the middle of the visible part. */
function firstHit(view: View, litHits: readonly Hit[]): Hit | undefined {
  const [w, h] = view.size();
  const middle = view.toBoard([w / 2, h / 2]);
  return [...litHits].sort((a, b) => distance(a.at, middle) - distance(b.at, middle))[0];
}

/** `:focus-visible` also matches a focus set by script after a touch; we want keyboard focus only. */
const hasKeyFocus = (element: Element): boolean =>
  element.matches(':focus-visible') && element.closest('[data-input="pointer"]') === null;

export function createKeys({ box, view, board, hitOf, litHits, setHot }: Props): Keys {
  const hitAt = (element: Element): Hit | undefined => hitOf(element.getAttribute('data-target') ?? '');
  const focus = (hit: Hit | undefined): void => {
    if (hit !== undefined) box().querySelector<SVGElement>(`[data-target="${hit.target}"]`)?.focus();
  };

  /** After a pick the focus may move to another target by itself; that one must not show a tip. */
  let hasPicked = false;
  /** Shift opens the menu if there are several choices. */
  const choose = (target: Target, at: Spot, shift: boolean): void => {
    hasPicked = true;
    if (!shift || !board.onMenu?.(target, at)) board.onPick(target, at);
  };

  /** Handles a key; returns whether it has a meaning here. */
  const press = (event: KeyboardEvent, focused: Hit | undefined): boolean => {
    const arrow = ARROWS[event.key];
    const at = focused && view.toPixel(focused.at);
    if (event.key === '+' || event.key === '=') view.zoom(ZOOM_STEP, at);
    else if (event.key === '-') view.zoom(1 / ZOOM_STEP, at);
    else if (event.key === '0') view.fit();
    else if ((event.key === 'Enter' || event.key === ' ') && focused && board.lit.has(focused.target))
      choose(focused.target, centreOf(event.target as Element), event.shiftKey);
    else if (arrow === undefined) return false;
    else if (event.shiftKey) view.pan(-arrow[0] * PAN_STEP, -arrow[1] * PAN_STEP);
    // Arrow keys then step through the game, if it is looked back at.
    else if (litHits().length === 0) return false;
    else focus(focused ? nextHit(focused, litHits(), arrow) : firstHit(view, litHits()));
    return true;
  };

  /** Only keyboard focus shows a tip: a pointer also moves the focus, but after it has asked or picked. */
  let focusAsked = false;
  return {
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      hasPicked = false;
      if (press(event, hitAt(event.target as Element))) event.preventDefault();
    },
    onFocusIn(event) {
      const element = event.target as Element;
      const hit = hitAt(element);
      if (hit === undefined || !hasKeyFocus(element)) return;
      view.reveal(hit.at);
      focusAsked = true;
      setHot({ target: hit.target, isFocused: true });
      if (!hasPicked) board.onAsk(hit.target, centreOf(element));
    },
    onFocusOut(event) {
      if (focusAsked) {
        setHot(null);
        board.onAsk(null, centreOf(event.target as Element));
      }
      focusAsked = false;
    },
  };
}

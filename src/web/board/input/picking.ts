/** Clicks and taps on a board: which lit target they are for, and which one to explain. */
import { onCleanup } from 'solid-js';
import type { BoardProps, Spot, Target } from '../board.js';
import { distance, type Pt } from '../map/geometry.js';
import { type Candidate, resolveTap } from './finger.js';
import { localIn, type Taps } from './gestures.js';
import type { Hit } from './hits.jsx';
import type { Hot } from './light.jsx';
import type { View } from './view.js';

/** How far from a lit target, in CSS pixels, a click still counts. */
const NEAR_MOUSE = 8;
/** The distance assumed for a finger on a large target, since a small one right beside it may be meant. */
const ON_LARGE = 10;

/** How long a mouse rests on a target before its tip shows. */
const REST_MS = 250;

interface Picking extends Taps {
  /** Explains a target; `null` ends it. */
  ask(event: PointerEvent | null): void;
}

interface Props {
  readonly box: HTMLElement;
  readonly view: View;
  readonly board: BoardProps;
  litHits(): readonly Hit[];
  /** Sets the target under the mouse. */
  setHot(hot: Hot | null): void;
}

const targetUnder = (event: PointerEvent): Target | null =>
  (event.target as Element).closest('[data-target]')?.getAttribute('data-target') ?? null;

const isSmall = ({ shape }: Hit): boolean => 'r' in shape || ('w' in shape && shape.w < 60);

const spotOf = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });

/** Finds the lit target that a click, tap or press is for. */
function createTargeting({ box, view, board, litHits }: Props) {
  const local = (event: PointerEvent): Pt => localIn(box, event);
  /** The lit targets with their distance from a tap. */
  const around = (event: PointerEvent, exact: Target | null): Candidate[] => {
    const tap = local(event);
    return litHits().map((hit) => {
      const at = view.toPixel(hit.at);
      const isUnder = hit.target === exact;
      const away = isUnder && !isSmall(hit) ? ON_LARGE : distance(at, tap);
      return { target: hit.target, at, isUnder, away: isUnder ? Math.min(away, ON_LARGE) : away };
    });
  };

  const targetOfTouch = (event: PointerEvent, exact: Target | null) =>
    resolveTap(around(event, exact), (a, b) => board.alike?.(a, b) ?? false, view.left());
  const targetOfMouse = (event: PointerEvent, exact: Target | null): Target | null => {
    if (exact !== null && board.lit.has(exact)) return exact;
    const near = around(event, exact).filter(({ away }) => away <= NEAR_MOUSE);
    return near.sort((a, b) => a.away - b.away)[0]?.target ?? null;
  };
  return { local, byTouch: targetOfTouch, byMouse: targetOfMouse };
}

/** Explains targets: at once for a finger, after a rest for a mouse. */
function createAsking({ board, setHot }: Props) {
  let asked: Target | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const askAbout = (target: Target | null, event: PointerEvent | null): void => {
    if (target === asked) return;
    asked = target;
    clearTimeout(resting);
    if (event?.pointerType !== 'touch') setHot(target === null ? null : { target, isFocused: false });
    const at = event === null ? { x: 0, y: 0 } : spotOf(event);
    if (target === null || event?.pointerType !== 'mouse') board.onAsk(target, at);
    else {
      board.onAsk(null, at);
      resting = setTimeout(() => board.onAsk(target, at), REST_MS);
    }
  };
  onCleanup(() => clearTimeout(resting));
  return { about: askAbout, stopResting: () => clearTimeout(resting) };
}

export function createPicking(props: Props): Picking {
  const { view, board } = props;
  const targeting = createTargeting(props);
  const asking = createAsking(props);

  const touch = (event: PointerEvent, exact: Target | null): boolean => {
    const found = targeting.byTouch(event, exact);
    if (found === null) asking.about(exact, event);
    else if ('zoomBy' in found) view.zoom(found.zoomBy, targeting.local(event));
    else board.onPick(found.target, spotOf(event));
    return found !== null;
  };
  const click = (event: PointerEvent, exact: Target | null): boolean => {
    const target = targeting.byMouse(event, exact);
    if (target !== null) board.onPick(target, spotOf(event));
    return target !== null;
  };
  const menu = (event: PointerEvent): boolean => {
    const exact = targetUnder(event);
    if (event.pointerType !== 'touch') return openAt(targeting.byMouse(event, exact), event);
    const found = targeting.byTouch(event, exact);
    return found !== null && 'target' in found && openAt(found.target, event);
  };
  const openAt = (target: Target | null, event: PointerEvent): boolean =>
    target !== null && board.onMenu?.(target, spotOf(event)) === true;

  return {
    tap: (event, isTouch) => {
      asking.stopResting();
      return (isTouch ? touch : click)(event, targetUnder(event));
    },
    menu,
    ask: (event) => asking.about(event === null ? null : targetUnder(event), event),
  };
}

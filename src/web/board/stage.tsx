/** The frame every board drawing stands in: the SVG with its view, its targets, keys and zoom buttons. */
import './board.css';
import { createEffect, createMemo, createSignal, type JSX, onCleanup, onMount, untrack } from 'solid-js';
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { language, t } from '../i18n/index.js';
import { type BoardProps, type Target, targetParts } from './board.js';
import type { Teller } from './describe.js';
import { ARROWS, nextHit } from './input/arrows.js';
import { comeClose } from './input/come-close.js';
import { meantBy, type Near } from './input/finger.js';
import { bindGestures } from './input/gestures.js';
import { centreOf, type Hit, HitLayer } from './input/hits.jsx';
import { LightLayer } from './input/light.jsx';
import { createView } from './input/view.js';
import { type Box, distance, type Pt } from './map/geometry.js';
import type { Drawing } from './print/print.jsx';
import { PrintLayer } from './print/print-layer.jsx';

/** How near to a lit target, in CSS pixels, a click may land to be meant for it. */
const NEAR_MOUSE = 8;
/** A finger in the middle of something large is so far from it: a small thing right beside it may be meant. */
const ON_LARGE = 10;
const STEP = 70;
/** Milliseconds without movement until the board is drawn anew. */
const REST = 110;
const NOTHING: ReadonlyMap<Target, number> = new Map();

export interface StageProps {
  readonly board: BoardProps;
  readonly title: string;
  readonly extent: Box;
  readonly hits: readonly Hit[];
  /** What is printed on the board. */
  readonly print: Drawing;
  /** A target in words, as in `GamePage.describe`. */
  describe(rules: Rules, position: JsonObject, kind: string, id: string, teller: Teller): string[];
  /** What changes with the position. */
  readonly children: JSX.Element;
}

export function Stage(props: StageProps) {
  let box!: HTMLDivElement;
  const view = createView(() => props.board.part ?? props.extent);
  const byTarget = createMemo(() => new Map(props.hits.map((hit) => [hit.target, hit])));
  const litHits = (): Hit[] => [...props.board.lit].flatMap((target) => byTarget().get(target) ?? []);

  const local = (event: { clientX: number; clientY: number }): Pt => {
    const rect = box.getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  };
  const under = (event: PointerEvent): Target | null =>
    (event.target as Element).closest('[data-target]')?.getAttribute('data-target') ?? null;
  /** The lit targets by their distance from a tap. */
  const around = (event: PointerEvent, exact: Target | null): Near[] => {
    const tap = local(event);
    return litHits().map((hit) => {
      const at = view.toPixel(hit.at);
      const on = hit.target === exact;
      const far = on && !isSmall(hit) ? ON_LARGE : distance(at, tap);
      return { target: hit.target, at, on, far: on ? Math.min(far, ON_LARGE) : far };
    });
  };
  const touched = (event: PointerEvent, exact: Target | null): boolean => {
    const meant = meantBy(around(event, exact), (a, b) => props.board.alike?.(a, b) ?? false, view.left());
    if (meant === null) ask(exact, event);
    else if ('closer' in meant) view.zoom(meant.closer, local(event));
    else props.board.onPick(meant.target, { x: event.clientX, y: event.clientY });
    return meant !== null;
  };
  const clicked = (event: PointerEvent, exact: Target | null): boolean => {
    const near = around(event, exact).filter(({ far }) => far <= NEAR_MOUSE);
    const nearest = near.sort((a, b) => a.far - b.far)[0]?.target ?? null;
    const meant = exact !== null && props.board.lit.has(exact) ? exact : nearest;
    if (meant !== null) props.board.onPick(meant, { x: event.clientX, y: event.clientY });
    return meant !== null;
  };

  const [hot, setHot] = createSignal<Target | null>(null);
  let asked: Target | null = null;
  const ask = (target: Target | null, event: PointerEvent | null): void => {
    if (target === asked) return;
    asked = target;
    if (event?.pointerType !== 'touch') setHot(target);
    props.board.onAsk(target, { x: event?.clientX ?? 0, y: event?.clientY ?? 0 });
  };
  onMount(() => {
    bindGestures(box, view, {
      tap: (event, touch) => (touch ? touched : clicked)(event, under(event)),
      ask: (event) => ask(event === null ? null : under(event), event),
    });
    const watch = new ResizeObserver(() => view.resize(box.clientWidth, box.clientHeight));
    watch.observe(box);
    view.resize(box.clientWidth, box.clientHeight);
    onCleanup(() => watch.disconnect());
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = byTarget().get((event.target as Element).getAttribute('data-target') ?? '');
    const arrow = ARROWS[event.key];
    const press = event.key === 'Enter' || event.key === ' ';
    if (event.key === '+' || event.key === '=') view.zoom(1.3, focused && view.toPixel(focused.at));
    else if (event.key === '-') view.zoom(1 / 1.3, focused && view.toPixel(focused.at));
    else if (event.key === '0') view.fit();
    else if (press && focused !== undefined && props.board.lit.has(focused.target))
      props.board.onPick(focused.target, centreOf(event.target as Element));
    else if (arrow !== undefined && (event.shiftKey || litHits().length === 0))
      view.pan(-arrow[0] * STEP, -arrow[1] * STEP);
    else if (arrow !== undefined) focusHit(focused ? nextHit(focused, litHits(), arrow) : firstHit());
    else return;
    event.preventDefault();
  };

  /** A pointer gives the focus too, after it has asked or picked; only a focus by key asks. */
  let focusAsked = false;
  const onFocusIn = (event: FocusEvent): void => {
    const element = event.target as Element;
    const hit = byTarget().get(element.getAttribute('data-target') ?? '');
    if (hit === undefined || !element.matches(':focus-visible')) return;
    view.reveal(hit.at);
    focusAsked = true;
    setHot(hit.target);
    props.board.onAsk(hit.target, centreOf(element));
  };
  const onFocusOut = (event: FocusEvent): void => {
    if (focusAsked) {
      setHot(null);
      props.board.onAsk(null, centreOf(event.target as Element));
    }
    focusAsked = false;
  };

  const focusHit = (hit: Hit | undefined): void => {
    if (hit !== undefined) box.querySelector<SVGElement>(`[data-target="${hit.target}"]`)?.focus();
  };
  /** Where arrow keys begin: the lit target nearest to the middle of what is seen. */
  const firstHit = (): Hit | undefined => {
    const [w, h] = view.size();
    const middle = view.toBoard([w / 2, h / 2]);
    return [...litHits()].sort((a, b) => distance(a.at, middle) - distance(b.at, middle))[0];
  };

  /**
   * While it moves, or its window changes, the board is shifted and scaled as a picture, which is cheap; when it rests
   * it is drawn anew, which makes it crisp.
   */
  const now = () => ({
    viewBox: view.viewBox(),
    corner: view.toBoard([0, 0]),
    scale: view.scale(),
    size: view.size(),
  });
  const [drawn, setDrawn] = createSignal(untrack(now));
  let resting: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    const next = now();
    clearTimeout(resting);
    if (untrack(drawn).size[0] === 1) setDrawn(next);
    else resting = setTimeout(() => setDrawn(next), REST);
  });
  onCleanup(() => clearTimeout(resting));
  const shift = (): string => {
    const [from, scale, [x, y]] = [drawn(), view.scale(), view.toBoard([0, 0])];
    const [dx, dy] = [(from.corner[0] - x) * scale, (from.corner[1] - y) * scale];
    const factor = scale / from.scale;
    const still = Math.abs(dx) + Math.abs(dy) < 0.01 && factor === 1;
    return still ? 'none' : `translate(${dx}px, ${dy}px) scale(${factor})`;
  };

  createEffect(() => {
    const groups = props.board.focus;
    if (groups === undefined || view.size()[0] <= 1) return;
    untrack(() =>
      comeClose(
        view,
        groups.map((group) => group.flatMap((t) => byTarget().get(t) ?? [])),
      ),
    );
  });

  /** Names for screen readers follow a moment after a move, so that they do not hold up its drawing. */
  const [spoken, setSpoken] = createSignal<BoardProps['position']>();
  createEffect(() => {
    const next = props.board.position;
    const timer = setTimeout(() => setSpoken(next), REST);
    onCleanup(() => clearTimeout(timer));
  });
  const label = (target: Target): string | undefined => {
    const position = spoken();
    if (position === undefined) return undefined;
    const { rules, names } = props.board;
    const what = props.describe(rules, position, ...targetParts(target), { names, language: language() });
    const does = untrack(() => (props.board.lit.has(target) ? props.board.does?.(target) : undefined));
    return [...what, ...(does ? [`${does}.`] : [])].join(' ');
  };

  /** As it was drawn, whatever its window has become. */
  const drawnSize = () => ({ width: `${drawn().size[0]}px`, height: `${drawn().size[1]}px` });

  return (
    <div class="board" ref={box}>
      <div class="board-plane" style={{ transform: shift() }}>
        <PrintLayer print={props.print} corner={drawn().corner} scale={drawn().scale} />
        <svg
          class="board-layer board-drawing"
          style={drawnSize()}
          viewBox={drawn().viewBox}
          aria-hidden="true"
        >
          {props.children}
        </svg>
        <svg class="board-layer" style={drawnSize()} viewBox={drawn().viewBox} aria-hidden="true">
          <LightLayer
            byTarget={byTarget()}
            lit={props.board.lit}
            marked={props.board.marked}
            recent={props.board.recent ?? NOTHING}
            colours={props.board.colours}
            hot={hot()}
          />
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing. */}
        <svg
          class="board-layer board-svg"
          style={drawnSize()}
          viewBox={drawn().viewBox}
          role="group"
          aria-label={t('board.board', { title: props.title })}
          tabindex="0"
          onKeyDown={onKeyDown}
          onFocusIn={onFocusIn}
          onFocusOut={onFocusOut}
        >
          <HitLayer hits={props.hits} lit={props.board.lit} label={label} />
        </svg>
      </div>
      <div class="board-buttons">
        <button type="button" aria-label={t('board.closer')} onClick={() => view.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={t('board.farther')} onClick={() => view.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={t('board.whole')} onClick={() => view.fit()}>
          ⤢
        </button>
      </div>
    </div>
  );
}

const isSmall = ({ shape }: Hit): boolean => 'r' in shape || ('w' in shape && shape.w < 60);

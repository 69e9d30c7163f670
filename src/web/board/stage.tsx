/** The frame around every board drawing: the SVG with its view, lit outlines, targets and keys. */
import './board.css';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  onCleanup,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import { t } from '../i18n/index.js';
import { ArrowLayer } from './arrow-layer.jsx';
import type { BoardProps, Target } from './board.js';
import { bringIntoView, zoomToGroup } from './input/bring-into-view.js';
import { bindGestures } from './input/gestures.js';
import { type Hit, HitLayer } from './input/hits.jsx';
import { createKeys } from './input/keys.js';
import { type Hot, LightLayer } from './input/light.jsx';
import { createPicking } from './input/picking.js';
import { createView, type View } from './input/view.js';
import { createLabels, type Describe } from './labels.js';
import type { Box } from './map/geometry.js';
import { createPlane } from './plane.js';
import type { Drawing } from './print/print.jsx';
import { PrintLayer } from './print/print-layer.jsx';
import { ZoomButtons } from './zoom-buttons.jsx';

const NOTHING: ReadonlyMap<Target, number> = new Map();
const NONE: ReadonlySet<Target> = new Set();

interface StageProps {
  readonly board: BoardProps;
  readonly title: string;
  readonly extent: Box;
  readonly hits: readonly Hit[];
  /** What is printed on the board. */
  readonly print: Drawing;
  readonly describe: Describe;
  /** What changes with the position. */
  readonly children: JSX.Element;
}

export function Stage(props: StageProps) {
  let box!: HTMLDivElement;
  const view = createView(() => props.board.part ?? props.extent);
  const plane = createPlane(view);
  const byTarget = createMemo(() => new Map(props.hits.map((hit) => [hit.target, hit])));
  const hitOf = (target: Target): Hit | undefined => byTarget().get(target);
  const litHits = (): Hit[] => [...props.board.lit].flatMap((target) => hitOf(target) ?? []);
  const [hot, setHot] = createSignal<Hot | null>(null);
  const label = createLabels(props.board, (...target) => props.describe(...target));
  const keys = createKeys({ box: () => box, view, board: props.board, hitOf, litHits, setHot });

  onMount(() => {
    bindGestures(box, view, createPicking({ box, view, board: props.board, litHits, setHot }));
    fillBox(box, view);
  });
  keepZoomedToFocus(view, props.board, hitOf);
  keepArrowsInView(view, props.board, hitOf);

  /** The layer as it was drawn, whatever the size of its window now. */
  const layer = () => {
    const { size, viewBox } = plane.drawn();
    return { style: { width: `${size[0]}px`, height: `${size[1]}px` }, viewBox };
  };
  return (
    <div class="board" ref={box}>
      <div class="board-plane" style={{ transform: plane.transform() }}>
        <PrintLayer print={props.print} corner={plane.drawn().corner} scale={plane.drawn().scale} />
        <Layer {...layer()}>
          <Light board={props.board} byTarget={byTarget()} hot={hot()} />
        </Layer>
        <Layer {...layer()} class="board-drawing">
          {props.children}
        </Layer>
        <Show when={props.board.arrows?.length}>
          <Layer {...layer()}>
            <ArrowLayer arrows={props.board.arrows!} hitOf={hitOf} scale={plane.drawn().scale} />
          </Layer>
        </Show>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing. */}
        <svg
          class="board-layer board-svg"
          style={layer().style}
          viewBox={layer().viewBox}
          role="group"
          aria-label={t('board.board', { title: props.title })}
          tabindex="0"
          onKeyDown={keys.onKeyDown}
          onFocusIn={keys.onFocusIn}
          onFocusOut={keys.onFocusOut}
        >
          <HitLayer hits={props.hits} lit={props.board.lit} label={label} />
        </svg>
      </div>
      <Show when={props.board.part === undefined}>
        <ZoomButtons view={view} />
      </Show>
    </div>
  );
}

/** A layer that is only looked at. */
const Layer = (props: {
  style: JSX.CSSProperties;
  viewBox: string;
  class?: string;
  children: JSX.Element;
}) => (
  <svg
    class={`board-layer ${props.class ?? ''}`}
    style={props.style}
    viewBox={props.viewBox}
    aria-hidden="true"
  >
    {props.children}
  </svg>
);

const Light = (props: { board: BoardProps; byTarget: ReadonlyMap<Target, Hit>; hot: Hot | null }) => (
  <LightLayer
    byTarget={props.byTarget}
    lit={props.board.lit}
    bright={props.board.bright ?? NONE}
    marked={props.board.marked}
    recent={props.board.recent ?? NOTHING}
    colours={props.board.colours}
    hot={props.hot}
  />
);

/** Keeps the view as large as its container. */
function fillBox(box: HTMLElement, view: View): void {
  const resize = (): void => view.resize(box.clientWidth, box.clientHeight);
  const watch = new ResizeObserver(resize);
  watch.observe(box);
  resize();
  onCleanup(() => watch.disconnect());
}

/** Zooms to the board's `focus` whenever it changes. */
function keepZoomedToFocus(view: View, board: BoardProps, hitOf: (target: Target) => Hit | undefined): void {
  createEffect(() => {
    const groups = board.focus;
    if (groups === undefined || view.size()[0] <= 1) return;
    untrack(() => {
      const hits = groups.map((group) => group.flatMap((target) => hitOf(target) ?? []));
      zoomToGroup(view, hits);
    });
  });
}

/** Keeps a suggested line in view, also when the board's window is resized. */
function keepArrowsInView(view: View, board: BoardProps, hitOf: (target: Target) => Hit | undefined): void {
  createEffect(() => {
    const { arrows } = board;
    if (!arrows?.length || view.size()[0] <= 1) return;
    const targets = arrows.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to]));
    untrack(() =>
      bringIntoView(
        view,
        targets.flatMap((target) => hitOf(target) ?? []),
      ),
    );
  });
}

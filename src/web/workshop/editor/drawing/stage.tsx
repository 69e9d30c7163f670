/** The drawing under the hand: the board, what is selected, what is wrong, and the handles to drag. */
import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { Hit } from '../../../board/input/hits.jsx';
import { createView, type View } from '../../../board/input/view.js';
import { createPicture } from '../../../board/print/print-layer.jsx';
import { ZoomButtons } from '../../../board/zoom-buttons.jsx';
import { t } from '../../../i18n/index.js';
import type { Editor } from '../contract.js';
import { HitShape } from './hit-shape.jsx';
import { Handles, Marks, type Sketch, Sketched } from './overlay.jsx';
import { bindPointer } from './pointer.js';
import { Tracing } from './tracing.jsx';

/** The map follows when the hand rests. */
const REST_MS = 220;

export function Stage(props: { editor: Editor; isFixed: boolean; onView(view: View): void }) {
  const { editor } = props;
  let box!: HTMLDivElement;
  const extent = createMemo(() => editor.view.extent(editor.board()), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const view = createView(extent);
  props.onView(view);
  const [sketch, setSketch] = createSignal<Sketch>({});
  const hits = createMemo(() => editor.view.hits(editor.board()));
  const moving = createMemo(() => {
    const ahead = editor.ahead();
    return ahead && editor.view.split(ahead.board, ahead.refs).moving;
  });
  /** Where things are now: those that move, as far as they have come. */
  const shownHits = createMemo(() => {
    const part = moving();
    if (part === undefined) return hits();
    const moved = editor.view.hits(part);
    const targets = new Set(moved.map(({ target }) => target));
    return [...hits().filter(({ target }) => !targets.has(target)), ...moved];
  });
  onMount(() => {
    bindPointer({ box, view, editor, setSketch, isFixed: () => props.isFixed });
    const resize = (): void => view.resize(box.clientWidth, box.clientHeight);
    const watch = new ResizeObserver(resize);
    watch.observe(box);
    resize();
    view.fit();
    onCleanup(() => watch.disconnect());
  });
  return (
    <div class="board editor-board" data-tool={editor.tool()} ref={box}>
      <svg class="editor-svg editor-base" viewBox={view.viewBox()} aria-hidden="true">
        <Ground editor={editor} />
        <Tracing editor={editor} />
        <Show when={editor.hasGrid()}>
          <Grid editor={editor} />
        </Show>
        <Resting editor={editor} />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing. */}
      <svg
        class="editor-svg editor-top"
        viewBox={view.viewBox()}
        role="group"
        aria-label={t('editor.drawing')}
        aria-describedby="editor-keys-hint"
        tabindex="0"
      >
        <Show when={moving()}>
          {(part) => (
            <g class="editor-live">
              <editor.view.Live board={part()} />
            </g>
          )}
        </Show>
        <Marks editor={editor} hits={shownHits()} />
        <Hits hits={hits()} />
        <Handles editor={editor} scale={view.scale()} />
        <Sketched sketch={sketch()} scale={view.scale()} extent={extent()} />
      </svg>
      <ZoomButtons view={view} />
    </div>
  );
}

/** What can be picked. */
const Hits = (props: { hits: readonly Hit[] }) => (
  <g class="editor-hits">
    <For each={props.hits}>
      {(hit) => (
        <g data-ref={hit.target}>
          <HitShape hit={hit} class="editor-hit" />
        </g>
      )}
    </For>
  </g>
);

/** The board, without what moves while something is dragged: that is drawn above, and this need not be drawn again. */
function Resting(props: { editor: Editor }) {
  const { view, board, ahead } = props.editor;
  const held = createMemo(() => ahead()?.refs);
  const rest = createMemo(() => {
    const refs = held();
    return refs === undefined ? board() : view.split(board(), refs).rest;
  });
  return (
    <g class="editor-live">
      <view.Live board={rest()} />
      <view.Frame board={board()} />
    </g>
  );
}

/** The map, drawn as a picture once the hand has rested. */
function Ground(props: { editor: Editor }) {
  const { view, board } = props.editor;
  const [rested, setRested] = createSignal(board());
  createEffect(() => {
    const next = board();
    const timer = setTimeout(() => setRested(() => next), REST_MS);
    onCleanup(() => clearTimeout(timer));
  });
  const drawing = createMemo(() => view.ground(rested()));
  const src = createPicture(drawing);
  return (
    <Show when={src()}>
      {(found) => {
        const { box } = drawing();
        return (
          <image href={found()} x={box.x} y={box.y} width={box.w} height={box.h} preserveAspectRatio="none" />
        );
      }}
    </Show>
  );
}

function Grid(props: { editor: Editor }) {
  const lines = createMemo(() => {
    const { view, board } = props.editor;
    const [w, h] = board().size as [number, number];
    const scale = view.scale(board());
    let path = '';
    for (let x = 0; x <= w; x += 40) path += `M${x * scale},0V${h * scale}`;
    for (let y = 0; y <= h; y += 40) path += `M0,${y * scale}H${w * scale}`;
    return path;
  });
  return <path class="editor-grid" d={lines()} />;
}

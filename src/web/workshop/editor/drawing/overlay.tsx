/** What lies over the drawing: selection, problems, handles, and what a drag is about to do. */
import { createMemo, For, Show } from 'solid-js';
import type { Ref } from '../../../../workshop/edit/model.js';
import type { Hit } from '../../../board/input/hits.jsx';
import type { Box, Pt } from '../../../board/map/geometry.js';
import { t } from '../../../i18n/index.js';
import { media } from '../../../settings/settings.js';
import type { Editor } from '../contract.js';
import { HitShape } from './hit-shape.jsx';

/** What a drag is about to do, in units of the drawing. */
export interface Sketch {
  /** A route that is being drawn. */
  readonly line?: readonly [Pt, Pt];
  /** Lines on which cities stand in a row. */
  readonly guides?: readonly { readonly axis: 'x' | 'y'; readonly at: number }[];
  /** The frame that selects what is in it. */
  readonly frame?: Box;
}

export function Marks(props: { editor: Editor; hits: readonly Hit[] }) {
  const { editor } = props;
  const wrong = createMemo(() => new Set(editor.problems().flatMap(({ refs }) => refs)));
  const unwise = createMemo(() => new Set(editor.hints().flatMap(({ refs }) => refs)));
  const selected = createMemo(() => new Set(editor.selection()));
  const among = (refs: ReadonlySet<Ref>): Hit[] => props.hits.filter(({ target }) => refs.has(target));
  return (
    <g class="editor-marks">
      <For each={among(unwise()).filter(({ target }) => !wrong().has(target))}>
        {(hit) => <HitShape hit={hit} class="mark-hint" grow={5} />}
      </For>
      <For each={among(wrong())}>{(hit) => <HitShape hit={hit} class="mark-problem" grow={5} />}</For>
      <For each={among(selected())}>{(hit) => <HitShape hit={hit} class="mark-selected" grow={3} />}</For>
    </g>
  );
}

/** A finger needs larger handles. */
const isCoarse = media('(pointer: coarse)');

/** The thing whose handles are shown: the only one that is selected. */
const single = (editor: Editor): Ref | undefined =>
  editor.selection().length === 1 ? editor.selection()[0] : undefined;

/** How far above the middle of a route its handle is, so that it covers no point. */
export const HANDLE_LIFT = 32;

/** A handle to draw a route from a city, or to bend a route. */
export function Handles(props: { editor: Editor; scale: number }) {
  const { editor } = props;
  const bend = createMemo((): Pt | undefined => {
    const ref = single(editor);
    const at = ref === undefined ? undefined : editor.view.handle(editor.drawn(), ref);
    const scale = editor.view.scale(editor.drawn());
    return at && [at[0] * scale, at[1] * scale - HANDLE_LIFT];
  });
  const city = createMemo((): Hit | undefined => {
    const ref = single(editor);
    if (!ref?.startsWith('city:')) return undefined;
    return editor.ahead() === undefined
      ? editor.view.hits(editor.board()).find(({ target }) => target === ref)
      : undefined;
  });
  const r = (): number => (isCoarse() ? 17 : 11) / Math.max(0.4, props.scale);
  return (
    <g class="editor-handles">
      <Show when={bend()}>
        {(at) => (
          <g data-handle="bend">
            <title>{t('editor.bendHandle')}</title>
            <circle cx={at()[0]} cy={at()[1]} r={r()} />
            <path d={`M${at()[0] - r() * 0.5},${at()[1] + r() * 0.3}q${r() * 0.5},${-r()} ${r()},0`} />
          </g>
        )}
      </Show>
      <Show when={city()}>
        {(hit) => {
          const at = (): Pt => [hit().at[0] + widthOf(hit()) / 2 + r() * 1.4, hit().at[1] - r() * 1.2];
          return (
            <g data-handle="route">
              <title>{t('editor.routeHandle')}</title>
              <circle cx={at()[0]} cy={at()[1]} r={r()} />
              <path
                d={`M${at()[0] - r() * 0.5},${at()[1]}h${r()}M${at()[0]},${at()[1] - r() * 0.5}v${r()}`}
              />
            </g>
          );
        }}
      </Show>
    </g>
  );
}

const widthOf = ({ shape }: Hit): number => ('w' in shape ? shape.w : 'r' in shape ? shape.r * 2 : 0);

export function Sketched(props: { sketch: Sketch; scale: number; extent: Box }) {
  const across = ({ axis, at }: { axis: 'x' | 'y'; at: number }): string => {
    const { x, y, w, h } = props.extent;
    return axis === 'x' ? `M${at},${y}V${y + h}` : `M${x},${at}H${x + w}`;
  };
  return (
    <g class="editor-sketch">
      <For each={props.sketch.guides ?? []}>{(guide) => <path class="sketch-guide" d={across(guide)} />}</For>
      <Show when={props.sketch.line}>
        {(line) => <path class="sketch-line" d={`M${line()[0].join()}L${line()[1].join()}`} />}
      </Show>
      <Show when={props.sketch.frame}>
        {(frame) => (
          <rect class="sketch-frame" x={frame().x} y={frame().y} width={frame().w} height={frame().h} />
        )}
      </Show>
    </g>
  );
}

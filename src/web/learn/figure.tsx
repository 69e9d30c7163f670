/** A picture in the rules: a part of a real board, drawn only when it comes near the screen. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { shelf } from '../../games/index.js';
import { Board } from '../board/index.jsx';
import { language } from '../i18n/index.js';
import type { Figure } from './types.js';

const NAMES = ['Anna', 'Berta', 'Claas', 'Dora', 'Emil'];
const NOTHING: ReadonlySet<string> = new Set();
/** A part of the board that needs the whole width of the text. */
const WIDE = 900;
const ignore = (): void => {};

export function BoardFigure(props: { figure: Figure; bare?: boolean }) {
  let frame!: HTMLDivElement;
  const [near, setNear] = createSignal(false);
  onMount(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(frame);
    onCleanup(() => watch.disconnect());
  });
  const ratio = () => `${props.figure.part[2]} / ${props.figure.part[3]}`;
  return (
    <figure class="rule-figure" classList={{ 'rule-figure-wide': props.figure.part[2] > WIDE }}>
      <div ref={frame} class="rule-figure-frame" style={{ 'aspect-ratio': ratio() }} aria-hidden="true" inert>
        <Show when={near()}>
          <Fragment figure={props.figure} />
        </Show>
      </div>
      <Show when={!props.bare}>
        <figcaption>{props.figure.caption[language()]}</figcaption>
      </Show>
    </figure>
  );
}

/** The whole board, so large and so far shifted that just the part wanted is seen in the frame. */
function Fragment(props: { figure: Figure }) {
  let inner!: HTMLDivElement;
  const { rules, state } = shelf.open(props.figure.position);
  const position = rules.writeView(state, null);
  const place = (): void => {
    const svg = inner.querySelector('svg');
    const frame = inner.parentElement;
    if (!svg || !frame) return;
    const [x, y, width] = props.figure.part;
    const [vx, vy, vw, vh] = (svg.getAttribute('viewBox') ?? '0 0 1 1').split(/\s+/).map(Number);
    const scale = frame.clientWidth / width;
    // Set on the drawing itself: its own view keeps to the size of the frame.
    svg.style.position = 'absolute';
    svg.style.maxWidth = 'none';
    svg.style.width = `${vw * scale}px`;
    svg.style.height = `${vh * scale}px`;
    svg.style.left = `${(vx - x) * scale}px`;
    svg.style.top = `${(vy - y) * scale}px`;
  };
  onMount(() => {
    const watch = new ResizeObserver(() => requestAnimationFrame(place));
    watch.observe(inner);
    place();
    const svg = inner.querySelector('svg');
    const changed = new MutationObserver(place);
    if (svg) changed.observe(svg, { attributes: true, attributeFilter: ['viewBox'] });
    onCleanup(() => {
      watch.disconnect();
      changed.disconnect();
    });
  });
  return (
    <div ref={inner} class="rule-figure-board">
      <Board
        rules={rules}
        position={position}
        colours={[0, 1, 2, 3, 4]}
        names={NAMES}
        lit={NOTHING}
        marked={new Set(props.figure.marked)}
        onPick={ignore}
        onAsk={ignore}
      />
    </div>
  );
}

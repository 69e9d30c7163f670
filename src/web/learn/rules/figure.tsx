/** A figure in the rules: a part of a real board, drawn only when it comes near the screen. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { shelf } from '../../../games/index.js';
import { Board } from '../../games/board.jsx';
import { language } from '../../i18n/index.js';
import type { Figure } from '../types.js';

const NAMES = ['Anna', 'Berta', 'Claas', 'Dora', 'Emil'];
const NOTHING: ReadonlySet<string> = new Set();
/** A part at least this wide gets the full width of the text. */
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
        <figcaption>{props.figure.caption(language())}</figcaption>
      </Show>
    </figure>
  );
}

function Fragment(props: { figure: Figure }) {
  const { rules, state } = shelf.open(props.figure.position);
  const position = rules.writeView(state, null);
  const part = () => {
    const [x, y, w, h] = props.figure.part;
    return { x, y, w, h };
  };
  return (
    <div class="rule-figure-board">
      <Board
        rules={rules}
        position={position}
        colours={[0, 1, 2, 3, 4]}
        names={NAMES}
        lit={NOTHING}
        marked={new Set(props.figure.marked)}
        part={part()}
        onPick={ignore}
        onAsk={ignore}
      />
    </div>
  );
}

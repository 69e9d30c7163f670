/** A tooltip beside the thing it explains, always within the screen. */
import { createEffect, For } from 'solid-js';
import type { ShownTip } from './tips.js';

const AWAY = 12;
const EDGE = 8;

export function Tip(props: { tip: ShownTip }) {
  let box!: HTMLDivElement;
  createEffect(() => {
    const { x, y } = props.tip.at;
    const { offsetWidth: width, offsetHeight: height } = box;
    const fitsBelow = y + AWAY + height + EDGE <= window.innerHeight;
    box.style.left = `${Math.max(EDGE, Math.min(x + AWAY, window.innerWidth - width - EDGE))}px`;
    box.style.top = `${fitsBelow ? y + AWAY : Math.max(EDGE, y - AWAY - height)}px`;
  });
  return (
    <div class="tip" role="tooltip" ref={box}>
      <For each={props.tip.lines}>{(line) => <p>{line}</p>}</For>
    </div>
  );
}

/** How close the end of the game is, in the bar on top of the page, where nothing covers it. */
import { createMemo, Index, Show, untrack } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { JsonObject } from '../../../core/json.js';
import { pageOf } from '../../games/index.js';
import { language } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

/** From this share on, the end counts as near. */
const NEAR = 0.7;

export function EndGauges(props: { game: ShownGame; position: JsonObject }) {
  const endings = createMemo(() => {
    const { rules, names } = props.game;
    return pageOf(rules).endings(rules, props.position, { names, language: language() });
  });
  return (
    <Portal mount={document.getElementById('bar-status') ?? document.body}>
      <ul class="end-gauges">
        <Index each={endings()}>
          {(ending) => (
            <li
              tabindex="0"
              class="end-gauge"
              classList={{ 'end-near': ending().share >= NEAR }}
              data-ending={ending().id}
              data-tip={`${ending().name}: ${ending().value}\n${ending().why}`}
              style={{ '--share': `${Math.round(Math.min(1, ending().share) * 100)}%` }}
            >
              <Show when={ending().id} keyed>
                {(_) => untrack(() => ending().icon())}
              </Show>
              <span class="visually-hidden">{ending().name}</span>
              <span>{ending().value}</span>
            </li>
          )}
        </Index>
      </ul>
    </Portal>
  );
}

/** Goes to any point of the game, and starts a new game from there. */
import { Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

export function Timeline(props: { game: ShownGame; onFork?: ((length: number) => void) | undefined }) {
  const at = (): number => props.game.at ?? props.game.length;
  const go = (to: number): void => props.game.look(to);
  return (
    <section class="timeline" aria-label={t('table.timeline', { at: at(), count: props.game.length })}>
      <button type="button" class="button" aria-label={t('table.start')} onClick={() => go(0)}>
        «
      </button>
      <button
        type="button"
        class="button"
        aria-label={t('table.back')}
        disabled={at() === 0}
        onClick={() => go(at() - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min="0"
        max={props.game.length}
        value={at()}
        aria-label={t('table.timeline', { at: at(), count: props.game.length })}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="button"
        aria-label={t('table.forward')}
        disabled={at() >= props.game.length}
        onClick={() => go(at() + 1)}
      >
        ›
      </button>
      <button type="button" class="button" aria-label={t('table.end')} onClick={() => go(props.game.length)}>
        »
      </button>
      <span class="timeline-count">{t('table.timeline', { at: at(), count: props.game.length })}</span>
      <Show when={props.onFork !== undefined && (props.game.at !== null || props.game.isOver)}>
        <button type="button" class="button" onClick={() => props.onFork?.(at())}>
          {t('table.tryFromHere')}
        </button>
      </Show>
    </section>
  );
}

/** Looking back: any point of the game, and trying again from there. */
import { Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import type { Play } from '../session/play.js';

export function Timeline(props: { session: Play; onFork?: ((steps: number) => void) | undefined }) {
  const at = (): number => props.session.at ?? props.session.length;
  const go = (to: number): void => props.session.look(to);
  return (
    <section class="timeline" aria-label={t('table.timeline', { at: at(), count: props.session.length })}>
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
        max={props.session.length}
        value={at()}
        aria-label={t('table.timeline', { at: at(), count: props.session.length })}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="button"
        aria-label={t('table.forward')}
        disabled={at() >= props.session.length}
        onClick={() => go(at() + 1)}
      >
        ›
      </button>
      <button
        type="button"
        class="button"
        aria-label={t('table.end')}
        onClick={() => go(props.session.length)}
      >
        »
      </button>
      <span class="timeline-count">{t('table.timeline', { at: at(), count: props.session.length })}</span>
      <Show when={props.onFork !== undefined && (props.session.at !== null || props.session.isOver)}>
        <button type="button" class="button" onClick={() => props.onFork?.(at())}>
          {t('table.tryFromHere')}
        </button>
      </Show>
    </section>
  );
}

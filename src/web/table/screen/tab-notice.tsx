/** Says that a game is being played, or was deleted, in another tab, and offers to bring it here. */
import { createEffect, createSignal, on, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import type { LocalGame } from '../session/local-game.js';

export function TabNotice(props: { local: LocalGame }) {
  const place = () => props.local.place;
  const text = (): string => t(place() === 'deleted' ? 'table.deletedElsewhere' : 'table.elsewhere');
  // A finished game can be viewed in any number of tabs.
  const isShown = () => place() === 'deleted' || (place() === 'elsewhere' && !props.local.session.isOver);
  const [spoken, setSpoken] = createSignal('');
  createEffect(
    on(isShown, (shown, before) => {
      if (shown) setSpoken(text());
      else if (before) setSpoken(t('table.playedHere'));
    }),
  );
  return (
    <>
      <p class="visually-hidden" role="status">
        {spoken()}
      </p>
      <div class="notices">
        <Show when={isShown()}>
          <div class="notice notice-elsewhere">
            <span>{text()}</span>
            <Show
              when={place() === 'deleted'}
              fallback={
                <button
                  type="button"
                  class="button button-small button-primary"
                  onClick={() => props.local.playHere()}
                >
                  {t('table.playHere')}
                </button>
              }
            >
              <button type="button" class="button button-small" onClick={() => void props.local.keep()}>
                {t('table.keepGame')}
              </button>
            </Show>
          </div>
        </Show>
      </div>
    </>
  );
}

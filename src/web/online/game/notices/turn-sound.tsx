/** A sound when your turn comes at an online table: offered once, and off until it is wanted. */
import { createEffect, on, Show } from 'solid-js';
import { t } from '../../../i18n/index.js';
import { setTurnSound, sounds, turnSound } from '../../../settings/settings.js';
import { sound } from '../../../table/screen/sound/sound.js';

/** Where all sounds are on, the table itself rings. */
export function ringOnTurn(isMyTurn: () => boolean): void {
  createEffect(
    on(
      isMyTurn,
      (mine) => {
        if (mine && turnSound() === 'on' && !sounds()) sound('call', true);
      },
      { defer: true },
    ),
  );
}

/** For players who wait: they find out what it sounds like by saying yes. */
export function TurnSoundOffer(props: { isWaiting: boolean }) {
  const accept = (): void => {
    setTurnSound('on');
    sound('call', true);
  };
  return (
    <Show when={props.isWaiting && turnSound() === 'unset' && !sounds()}>
      <div class="notice" data-turn-sound>
        <span>{t('lobby.soundOffer')}</span>
        <button type="button" class="button button-small button-primary" onClick={accept}>
          {t('lobby.soundYes')}
        </button>
        <button type="button" class="button button-small" onClick={() => setTurnSound('off')}>
          {t('lobby.soundNo')}
        </button>
      </div>
    </Show>
  );
}

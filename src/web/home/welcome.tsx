/** The first visit: a lesson, an easy first game, or everything. */
import { createSignal } from 'solid-js';
import { easyConfig } from '../games/first-game.js';
import { t } from '../i18n/index.js';
import { keep, kept } from '../settings/keep.js';
import { Icon, type IconName } from '../shell/controls/icons.jsx';
import { go } from '../shell/router.js';
import { boardName } from './names.js';
import { easySeating, hasSeating } from './new-game/seating.js';

const KEY = 'met';
const [isKnown, setKnown] = createSignal(kept(KEY) !== undefined || hasSeating());

/** Whether nobody on this device has chosen how to begin, or started a game. */
export const isFirstVisit = (): boolean => !isKnown();

function setMet(): void {
  keep(KEY, 'yes');
  setKnown(true);
}

export function Welcome(props: { busy: boolean; onPlay(seating: ReturnType<typeof easySeating>): void }) {
  const teach = (): void => {
    go(`/learn/${easyConfig.game}`);
    setMet();
  };
  return (
    <div class="starters welcome">
      <h2>{t('home.welcome')}</h2>
      <Way
        icon="learn"
        name={t('home.teachMe')}
        hint={t('home.teachMeHint')}
        isFirst
        disabled={props.busy}
        onChoose={teach}
      />
      <Way
        icon="play"
        name={t('home.firstGame')}
        hint={t('home.firstGameHint', { board: boardName(easyConfig), n: easyConfig.players - 1 })}
        disabled={props.busy}
        onChoose={() => props.onPlay(easySeating())}
      />
      <Way
        icon="check"
        name={t('home.iKnowIt')}
        hint={t('home.iKnowItHint')}
        disabled={props.busy}
        onChoose={setMet}
      />
    </div>
  );
}

function Way(props: {
  icon: IconName;
  name: string;
  hint: string;
  isFirst?: boolean;
  disabled: boolean;
  onChoose(): void;
}) {
  return (
    <button
      type="button"
      class="button way"
      classList={{ 'button-primary': props.isFirst === true }}
      disabled={props.disabled}
      onClick={() => props.onChoose()}
    >
      <Icon name={props.icon} />
      <span class="way-words">
        <strong>{props.name}</strong>
        <span>{props.hint}</span>
      </span>
    </button>
  );
}

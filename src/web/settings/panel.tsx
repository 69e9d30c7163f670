/** All settings of the page. */
import { LANGUAGES, type Language, languageName } from '../../core/language.js';
import { language, setLanguage, t } from '../i18n/index.js';
import { Radios } from '../shell/controls/radios.jsx';
import * as settings from './settings.js';

const onOrOff = () =>
  ['off' as const, 'on' as const].map((value) => ({ value, label: t(`common.${value}`) }));

export function SettingsPanel() {
  return (
    <div class="settings">
      <LookSettings />
      <PlaySettings />
      <p class="hint">{t('common.settingsSaved')}</p>
    </div>
  );
}

/** Appearance, motion and sound. */
const LookSettings = () => (
  <>
    <Radios
      name="language"
      legend={t('common.language')}
      value={language()}
      choices={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      choose={(value) => void setLanguage(value as Language)}
    />
    <Radios
      name="theme"
      legend={t('common.theme')}
      value={settings.theme()}
      choices={settings.THEMES.map((value) => ({ value, label: t(`common.theme-${value}`) }))}
      choose={(value) => settings.setTheme(value as settings.Theme)}
    />
    <Radios
      name="rings"
      legend={t('common.rings')}
      value={settings.rings()}
      choices={settings.RINGS.map((value) => ({ value, label: t(`common.rings-${value}`) }))}
      choose={(value) => settings.setRings(value as settings.Rings)}
    />
    <Radios
      name="motion"
      legend={t('common.motion')}
      value={settings.motion()}
      choices={settings.MOTIONS.map((value) => ({ value, label: t(`common.motion-${value}`) }))}
      choose={(value) => settings.setMotion(value as settings.Motion)}
    />
    <Radios
      name="sounds"
      legend={t('common.sounds')}
      value={settings.sounds() ? 'on' : 'off'}
      choices={onOrOff()}
      choose={(value) => settings.setSounds(value === 'on')}
    />
    <Radios
      name="turn-sound"
      legend={t('common.turnSound')}
      value={settings.turnSound() === 'on' ? 'on' : 'off'}
      choices={onOrOff()}
      choose={(value) => settings.setTurnSound(value === 'on' ? 'on' : 'off')}
    />
  </>
);

/** Playing. */
const PlaySettings = () => (
  <>
    <Radios
      name="speed"
      legend={t('common.speed')}
      value={settings.speed()}
      choices={settings.SPEEDS.map((value) => ({ value, label: t(`common.speed-${value}`) }))}
      choose={(value) => settings.setSpeed(value as settings.Speed)}
    />
    <Radios
      name="turn-end"
      legend={t('common.turnEnd')}
      value={settings.asksForEndOfTurn() ? 'ask' : 'pass'}
      choices={[
        { value: 'ask', label: t('common.turnEnd-ask') },
        { value: 'pass', label: t('common.turnEnd-pass') },
      ]}
      choose={(value) => settings.setAsksForEndOfTurn(value === 'ask')}
    />
    <Radios
      name="choices"
      legend={t('common.choices')}
      value={settings.asksForChoice() ? 'ask' : 'usual'}
      hint={settings.asksForChoice() ? '' : t('common.choicesHint')}
      choices={[
        { value: 'usual', label: t('common.choices-usual') },
        { value: 'ask', label: t('common.choices-ask') },
      ]}
      choose={(value) => settings.setAsksForChoice(value === 'ask')}
    />
    <Radios
      name="letters"
      legend={t('common.letters')}
      value={settings.letters() ? 'on' : 'off'}
      choices={onOrOff()}
      choose={(value) => settings.setLetters(value === 'on')}
    />
  </>
);

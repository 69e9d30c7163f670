/** Everything a person can choose for the page. */
import { For } from 'solid-js';
import { LANGUAGES, type Language, languageName } from '../../core/language.js';
import { language, setLanguage, t } from '../i18n/index.js';
import * as settings from './settings.js';

interface Choice {
  readonly value: string;
  readonly label: string;
}

function Choices(props: {
  name: string;
  legend: string;
  value: string;
  choices: readonly Choice[];
  choose(value: string): void;
}) {
  return (
    <fieldset class="choice-row">
      <legend>{props.legend}</legend>
      <div class="segments">
        <For each={props.choices}>
          {(choice) => (
            <label class="segment">
              <input
                type="radio"
                name={props.name}
                value={choice.value}
                checked={props.value === choice.value}
                onChange={() => props.choose(choice.value)}
              />
              <span>{choice.label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

export function SettingsPanel() {
  return (
    <div class="settings">
      <Choices
        name="language"
        legend={t('common.language')}
        value={language()}
        choices={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        choose={(value) => void setLanguage(value as Language)}
      />
      <Choices
        name="theme"
        legend={t('common.theme')}
        value={settings.theme()}
        choices={settings.THEMES.map((value) => ({ value, label: t(`common.theme-${value}`) }))}
        choose={(value) => settings.setTheme(value as settings.Theme)}
      />
      <Choices
        name="speed"
        legend={t('common.speed')}
        value={settings.speed()}
        choices={settings.SPEEDS.map((value) => ({ value, label: t(`common.speed-${value}`) }))}
        choose={(value) => settings.setSpeed(value as settings.Speed)}
      />
      <Choices
        name="motion"
        legend={t('common.motion')}
        value={settings.motion()}
        choices={settings.MOTIONS.map((value) => ({ value, label: t(`common.motion-${value}`) }))}
        choose={(value) => settings.setMotion(value as settings.Motion)}
      />
      <Choices
        name="sounds"
        legend={t('common.sounds')}
        value={settings.sounds() ? 'on' : 'off'}
        choices={[
          { value: 'off', label: t('common.off') },
          { value: 'on', label: t('common.on') },
        ]}
        choose={(value) => settings.setSounds(value === 'on')}
      />
      <Choices
        name="letters"
        legend={t('common.letters')}
        value={settings.letters() ? 'on' : 'off'}
        choices={[
          { value: 'off', label: t('common.off') },
          { value: 'on', label: t('common.on') },
        ]}
        choose={(value) => settings.setLetters(value === 'on')}
      />
      <p class="hint">{t('common.settingsKept')}</p>
    </div>
  );
}

/** The settings as a screen, including what concerns all games on this device. */
import { t } from '../i18n/index.js';
import { SettingsPanel } from './panel.jsx';

export function Settings() {
  return (
    <div class="page page-narrow">
      <h1>{t('common.settings')}</h1>
      <SettingsPanel />
    </div>
  );
}

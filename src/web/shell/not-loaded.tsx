/** A part of the page did not arrive: there is no connection, or a newer version has replaced its files. */
import { onCleanup } from 'solid-js';
import { t } from '../i18n/index.js';
import { Icon } from './controls/icons.jsx';
import { onceOnline } from './once-online.js';

export function NotLoaded() {
  const reload = (): void => location.reload();
  onCleanup(onceOnline(reload));
  return (
    <div class="page page-narrow" role="alert">
      <h1>{t('common.notLoaded')}</h1>
      <p>{t('common.notLoadedHint')}</p>
      <p>
        <button type="button" class="button button-primary" onClick={reload}>
          <Icon name="replay" />
          {t('common.reload')}
        </button>
      </p>
    </div>
  );
}

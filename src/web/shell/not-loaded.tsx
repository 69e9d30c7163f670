/** A part of the page did not arrive: there is no connection, or a newer version has replaced its files. */
import { t } from '../i18n/index.js';
import { Icon } from './controls/icons.jsx';

export function NotLoaded() {
  return (
    <div class="page page-narrow" role="alert">
      <h1>{t('common.notLoaded')}</h1>
      <p>{t('common.notLoadedHint')}</p>
      <p>
        <button type="button" class="button button-primary" onClick={() => location.reload()}>
          <Icon name="replay" />
          {t('common.reload')}
        </button>
      </p>
    </div>
  );
}

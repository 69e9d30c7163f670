/** Says when the connection is lost; nothing is to be said while it stands. */
import { Show } from 'solid-js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { client } from './live.js';

export function ConnectionNote() {
  return (
    <div role="status" aria-live="polite" class="connection" data-connection={client.connection}>
      <Show when={client.connection === 'lost'}>
        <p class="notice notice-lost">
          <Icon name="replay" />
          {t('online.lost')}
        </p>
      </Show>
    </div>
  );
}

/** Says when the connection is lost; nothing is to be said while it stands. */
import { Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { client } from './live.js';

export function ConnectionNote(props: { isWaiting?: boolean }) {
  return (
    <div role="status" aria-live="polite" class="connection" data-connection={client.connection}>
      <Show when={client.connection === 'lost'}>
        <p class="notice notice-lost">
          <Icon name="replay" />
          <span>
            {t('online.lost')} <Show when={props.isWaiting}>{t('online.lostMove')}</Show>
          </span>
        </p>
      </Show>
    </div>
  );
}

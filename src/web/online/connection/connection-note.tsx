/** Tells the player when the connection is lost. */
import { Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { connectionState } from './connection.js';

export function ConnectionNote(props: { isSending?: boolean }) {
  return (
    <div
      role="status"
      aria-live="polite"
      class="connection"
      data-connection={connectionState()}
      data-sending={props.isSending ? '' : undefined}
    >
      <Show when={connectionState() === 'lost'}>
        <p class="notice notice-lost">
          <Icon name="replay" />
          <span>
            {t('online.lost')} <Show when={props.isSending}>{t('online.lostMove')}</Show>
          </span>
        </p>
      </Show>
    </div>
  );
}

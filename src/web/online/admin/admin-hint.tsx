/** Tells the operator of a fresh server how to become its admin. */
import { createResource, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import * as api from '../connection/api.js';

export function AdminHint() {
  const [server] = createResource(() => api.getServer().catch(() => undefined));
  return (
    <Show when={server()?.needsAdmin}>
      <aside class="alert admin-hint">
        <p>
          <strong>{t('admin.noAdmin')}</strong> {t('admin.noAdminHint')}
        </p>
        <p>
          <a class="button" href="#/admin">
            {t('admin.becomeAdmin')}
          </a>
        </p>
      </aside>
    </Show>
  );
}

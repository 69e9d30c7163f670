/** The way to the admin page for admins; tells the operator of a fresh server how to become one. */
import { createResource, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import * as api from '../connection/api.js';
import { me } from '../me/identity.js';

export function AdminHint() {
  const [server] = createResource(() => api.getServer().catch(() => undefined));
  return (
    <Show when={!me()?.admin} fallback={<AdminLink />}>
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
    </Show>
  );
}

const AdminLink = () => (
  <p class="lobby-admin">
    <a class="button button-small" href="#/admin">
      {t('admin.title')}
    </a>
  </p>
);

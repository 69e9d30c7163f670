/** For players of a game that is over: the same game again with the same people. */
import { createSignal, Show } from 'solid-js';
import type { TableDocument } from '../../../../protocol/tables/document.js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { go } from '../../../shell/router.js';
import * as api from '../../connection/api.js';
import { showError } from '../../me/identity.js';

export function RematchButton(props: { document: TableDocument; isSmall?: boolean }) {
  const [busy, setBusy] = createSignal(false);
  const rematch = async (): Promise<void> => {
    setBusy(true);
    await api
      .createRematch(props.document.id)
      .then(({ table }) => go(`/table/${table}`))
      .catch(showError);
    setBusy(false);
  };
  return (
    <Show when={props.document.you.seat !== null}>
      <button
        type="button"
        class="button button-primary"
        classList={{ 'button-small': props.isSmall }}
        disabled={busy()}
        data-rematch
        onClick={() => void rematch()}
      >
        <Icon name="replay" />
        {t(props.document.rematch ? 'online.toRematch' : 'online.rematch')}
      </button>
    </Show>
  );
}

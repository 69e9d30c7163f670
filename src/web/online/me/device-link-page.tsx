/** Opens a link made on another of your devices and signs this one in as the same person. */
import { createSignal, onMount, Show } from 'solid-js';
import type { RequestError } from '../../../client/request-error.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { go } from '../../shell/router.js';
import * as api from '../connection/api.js';
import { loadIdentity, me, setIdentity, showError, signInState } from './identity.js';

export function DeviceLinkPage(props: { code: string }) {
  const [asksFirst, setAsksFirst] = createSignal(false);
  const signIn = async (): Promise<void> => {
    setAsksFirst(false);
    try {
      const person = await api.redeemDeviceLink(props.code);
      setIdentity(person);
      toast(t('online.continued', { name: person.name }));
    } catch (error) {
      const { code } = error as RequestError;
      if (code === 'unreachable' || code === 'no-server') showError(error);
      else toast(t('online.linkOver'), { kind: 'error' });
    }
    go('/together', { replace: true });
  };
  onMount(async () => {
    await loadIdentity();
    // Signing in as another person would lose the tables of this one.
    if (signInState() === 'known') setAsksFirst(true);
    else await signIn();
  });
  return (
    <Show when={asksFirst()} fallback={<p class="waiting">{t('online.continuing')}</p>}>
      <div class="page page-narrow gate">
        <h1>{t('online.devices')}</h1>
        <p>{t('online.replaces', { name: me()?.name ?? '' })}</p>
        <div class="gate-ways">
          <button type="button" class="button button-primary" onClick={() => void signIn()}>
            {t('online.continueAs')}
          </button>
          <a class="button" href="#/together">
            {t('common.cancel')}
          </a>
        </div>
      </div>
    </Show>
  );
}

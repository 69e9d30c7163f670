/** What links from mails open: a page with one button, so that programs that only follow links change nothing. */
import { createSignal, onMount, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { go } from '../../shell/router.js';
import * as api from '../connection/api.js';
import { loadIdentity, me, showError, signInState } from '../me/identity.js';
import { createReturn } from './return.js';
import { RoomQuestion } from './room-question.jsx';
import '../lobby/lobby.css';
import '../me/me.css';

/** Signs in on this device. */
export function SignInPage(props: { code: string }) {
  onMount(() => void loadIdentity());
  const leave = (): void => go('/together', { replace: true });
  const back = createReturn(leave, ({ code }) => {
    if (code !== 'forbidden') return false;
    toast(t('identity.linkOver'), { kind: 'error' });
    leave();
    return true;
  });
  return (
    <div class="page page-narrow gate">
      <h1>{t('identity.confirmSignIn')}</h1>
      <p>{t('identity.confirmSignInHint')}</p>
      <Show when={signInState() === 'known'}>
        <p>{t('online.replaces', { name: me()?.name ?? '' })}</p>
      </Show>
      <RoomQuestion of={back} />
      <div class="gate-ways">
        <button
          type="button"
          class="button button-primary button-large"
          disabled={back.busy()}
          onClick={() => void back.attempt((makeRoom) => api.redeemDeviceLink(props.code, makeRoom))}
        >
          {t('identity.signInHere')}
        </button>
        <a class="button" href="#/together">
          {t('common.cancel')}
        </a>
      </div>
    </div>
  );
}

/** Confirms a mailbox. */
export function MailboxPage(props: { code: string }) {
  const [busy, setBusy] = createSignal(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { name, address } = await api.confirmMailbox(props.code);
      toast(t('identity.mailboxConfirmed', { name, address }));
      go('/me', { replace: true });
    } catch (error) {
      if ((error as { code?: string }).code === 'forbidden') toast(t('identity.linkOver'), { kind: 'error' });
      else showError(error);
    }
    setBusy(false);
  };
  return (
    <div class="page page-narrow gate">
      <h1>{t('identity.confirmMailbox')}</h1>
      <p>{t('identity.confirmMailboxHint')}</p>
      <div class="gate-ways">
        <button
          type="button"
          class="button button-primary button-large"
          disabled={busy()}
          onClick={() => void confirm()}
        >
          {t('identity.confirmIt')}
        </button>
        <a class="button" href="#/together">
          {t('common.cancel')}
        </a>
      </div>
    </div>
  );
}

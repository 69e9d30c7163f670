/** Your account: name, profile, notifications, devices, tokens, signing out. */
import { createSignal, Show, Suspense } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { go } from '../../shell/router.js';
import * as api from '../connection/api.js';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import { NotifySettings } from '../notify/notify-settings.jsx';
import { ProfileSettings } from '../people/profile/profile-settings.jsx';
import { WaysBack } from '../ways-back/ways-back.jsx';
import { Devices } from './devices.jsx';
import { me, setIdentity, showError } from './identity.js';
import { Names } from './names.jsx';
import { RequireSignIn } from './require-sign-in.jsx';
import { Tokens } from './tokens.jsx';
import { Vacation } from './vacation.jsx';
import '../../home/new-game/new-game.css';
import '../lobby/lobby.css';
import './me.css';
import '../room/room.css';

export function Profile() {
  return (
    <RequireSignIn>
      <Show when={me()?.id} keyed>
        {(id) => (
          <div class="page page-narrow me">
            <h1>{t('online.aboutYou')}</h1>
            <Names />
            <p class="hint">{t('admin.yourId', { id })}</p>
            <Suspense>
              <ProfileSettings />
            </Suspense>
            <Suspense>
              <NotifySettings />
            </Suspense>
            <Suspense>
              <Vacation />
            </Suspense>
            <Suspense>
              <WaysBack />
            </Suspense>
            <Suspense>
              <Devices />
            </Suspense>
            <Suspense>
              <Tokens />
            </Suspense>
            <Show when={me()?.admin}>
              <a class="button" href="#/admin">
                {t('admin.title')}
              </a>
            </Show>
            <Leave />
          </div>
        )}
      </Show>
    </RequireSignIn>
  );
}

/** Resolves to how many devices that were. */
async function signOutEverywhere(): Promise<string> {
  const { length } = await api.getDevices();
  await api.signOutEverywhere();
  return t('online.everywhereEnded', { n: length });
}

function Leave() {
  const [isDeleting, setDeleting] = createSignal(false);
  /** `request` may resolve to what is said about it afterwards. */
  const leave = async (request: () => Promise<string | null>): Promise<void> => {
    try {
      const said = await request();
      setIdentity(null);
      go('/');
      if (said !== null) toast(said);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <section class="card me-card" aria-labelledby="me-leave">
      <h2 id="me-leave">{t('online.leaving')}</h2>
      <p class="hint">{t('online.signOutHint')}</p>
      <div class="me-row">
        <button type="button" class="button" onClick={() => void leave(api.signOut)}>
          {t('online.signOut')}
        </button>
        <button type="button" class="button" onClick={() => void leave(signOutEverywhere)}>
          {t('online.signOutEverywhere')}
        </button>
        <button type="button" class="button button-quiet" onClick={() => setDeleting(true)}>
          {t('online.deleteMe')}
        </button>
      </div>
      <Show when={isDeleting()}>
        <ConfirmBox
          question={t('online.deleteMeSure')}
          button={t('online.deleteMe')}
          confirm={() => void leave(api.deleteMe)}
          cancel={() => setDeleting(false)}
        />
      </Show>
    </section>
  );
}

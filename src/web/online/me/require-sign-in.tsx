/** Lets in who has a name; asks the others for one, and says so where there is no server. */
import { createEffect, createSignal, type JSX, Match, onCleanup, onMount, Switch } from 'solid-js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import * as api from '../connection/api.js';
import { loadIdentity, me, setIdentity, showError, signInState, signUp } from './identity.js';

export function RequireSignIn(props: { children: JSX.Element }) {
  const look = (): void => {
    if (signInState() !== 'known') void loadIdentity();
  };
  onMount(() => {
    look();
    addEventListener('online', look);
    onCleanup(() => removeEventListener('online', look));
  });
  // Messages come in the language of the page.
  createEffect(() => {
    const now = me();
    if (now && now.language !== language())
      void api.updateMe({ language: language() }).then(setIdentity, () => {});
  });
  return (
    <Switch fallback={<p class="waiting">{t('online.checking')}</p>}>
      <Match when={signInState() === 'known'}>{props.children}</Match>
      <Match when={signInState() === 'guest'}>
        <Welcome />
      </Match>
      <Match when={signInState() === 'banned'}>
        <Closed title={t('admin.banned')} hint={t('admin.bannedHint')} />
      </Match>
      <Match when={signInState() === 'no-server'}>
        <Closed title={t('online.noServer')} hint={t('online.noServerHint')} />
      </Match>
      <Match when={signInState() === 'unreachable'}>
        <Closed title={t('online.unreachable')} hint={t('online.unreachableHint')} again />
      </Match>
    </Switch>
  );
}

function Closed(props: { title: string; hint: string; again?: boolean }) {
  return (
    <div class="page page-narrow gate">
      <h1>{props.title}</h1>
      <p>{props.hint}</p>
      <div class="gate-ways">
        <button
          type="button"
          class="button"
          classList={{ 'button-primary': props.again === true }}
          onClick={() => void loadIdentity()}
        >
          <Icon name="replay" />
          {t('online.tryAgain')}
        </button>
        <a class="button" href="#/new">
          <Icon name="plus" />
          {t('home.newGame')}
        </a>
      </div>
    </div>
  );
}

function Welcome() {
  const [name, setName] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name().trim() === '') return;
    setBusy(true);
    try {
      await signUp(name().trim());
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <form class="page page-narrow gate" onSubmit={(event) => void enter(event)}>
      <h1>{t('online.together')}</h1>
      <p>{t('online.intro')}</p>
      <label class="gate-name">
        <span>{t('online.whoAreYou')}</span>
        <input
          class="field"
          name="name"
          required
          maxlength="40"
          autocomplete="nickname"
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{t('online.whoHint')}</p>
      <div class="gate-ways">
        <button type="submit" class="button button-primary button-large" disabled={busy()}>
          {t('online.comeIn')}
        </button>
      </div>
    </form>
  );
}

/** Shows its children to signed-in people; asks others for a name, or says that there is no server. */
import { createEffect, type JSX, Match, onCleanup, onMount, Switch } from 'solid-js';
import { moment } from '../../../languages/intl.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import * as api from '../connection/api.js';
import { ban, loadIdentity, me, setIdentity, signInState } from './identity.js';
import { Door } from './sign-up-form.jsx';

/** `before` and `after` stand around the form that asks strangers for a name. */
export function RequireSignIn(props: { children: JSX.Element; before?: JSX.Element; after?: JSX.Element }) {
  const load = (): void => {
    if (signInState() !== 'known') void loadIdentity();
  };
  onMount(() => {
    load();
    addEventListener('online', load);
    onCleanup(() => removeEventListener('online', load));
  });
  // Notifications use the language of the page.
  createEffect(() => {
    const now = me();
    if (now && now.language !== language())
      void api.updateMe({ language: language() }).then(setIdentity, () => {});
  });
  return (
    <Switch fallback={<p class="waiting">{t('online.checking')}</p>}>
      <Match when={signInState() === 'known'}>{props.children}</Match>
      <Match when={signInState() === 'guest'}>
        {props.before}
        <Door />
        {props.after}
      </Match>
      <Match when={signInState() === 'banned'}>
        <Unavailable title={t('admin.banned')} hint={banText()} />
      </Match>
      <Match when={signInState() === 'no-server'}>
        <Unavailable title={t('online.noServer')} hint={t('online.noServerHint')} />
      </Match>
      <Match when={signInState() === 'unreachable'}>
        <Unavailable title={t('online.unreachable')} hint={t('online.unreachableHint')} mayRetry />
      </Match>
    </Switch>
  );
}

function banText(): string {
  const { until = null, reason = '' } = ban() ?? {};
  return [
    until === null ? t('admin.bannedForGood') : t('admin.bannedUntil', { time: moment(until, language()) }),
    ...(reason === '' ? [] : [t('admin.bannedFor', { reason })]),
    t('admin.bannedHint'),
  ].join(' ');
}

function Unavailable(props: { title: string; hint: string; mayRetry?: boolean }) {
  return (
    <div class="page page-narrow gate">
      <h1>{props.title}</h1>
      <p>{props.hint}</p>
      <div class="gate-ways">
        <button
          type="button"
          class="button"
          classList={{ 'button-primary': props.mayRetry === true }}
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

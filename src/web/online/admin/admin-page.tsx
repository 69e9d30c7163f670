/** The admin page: the server's state, its tables and people, and a log of what admins did. */
import { createResource, createSignal, For, Match, Show, Suspense, Switch } from 'solid-js';
import type { RequestError } from '../../../client/request-error.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { LinkedText, type NameLink } from '../../shell/controls/linked-text.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { me, setIdentity, showError } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { playerLink } from '../people/names/player-link.js';
import * as admin from './admin-api.js';
import { AdminBoards } from './admin-boards.jsx';
import { AdminPeople } from './admin-people.jsx';
import { AdminTables } from './admin-tables.jsx';
import '../lobby/lobby.css';
import '../me/me.css';
import './admin.css';

export function AdminPage() {
  return (
    <RequireSignIn>
      <Show when={me()?.admin} fallback={<NotAdmin />}>
        <Dashboard />
      </Show>
    </RequireSignIn>
  );
}

function NotAdmin() {
  const [server] = createResource(() => api.getServer().catch(() => undefined));
  return (
    <div class="page page-narrow me">
      <Switch fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Match when={server()?.needsAdmin === true}>
          <ClaimForm />
        </Match>
        <Match when={server()?.needsAdmin === false}>
          <h1>{t('admin.notAdmin')}</h1>
          <p>{t('admin.notAdminHint')}</p>
        </Match>
      </Switch>
    </div>
  );
}

function ClaimForm() {
  const [code, setCode] = createSignal('');
  const [wrong, setWrong] = createSignal(false);
  const claim = async (event: Event): Promise<void> => {
    event.preventDefault();
    setWrong(false);
    try {
      setIdentity(await admin.claimAdmin(code()));
      toast(t('admin.claimed'));
    } catch (error) {
      const { field } = error as RequestError;
      if (field === 'code') setWrong(true);
      else showError(error);
    }
  };
  return (
    <form class="card me-card" onSubmit={(event) => void claim(event)}>
      <h1>{t('admin.becomeAdmin')}</h1>
      <p>{t('admin.noAdminHint')}</p>
      <label class="labelled">
        <span>{t('admin.code')}</span>
        <input
          class="field"
          name="code"
          required
          minlength="8"
          maxlength="60"
          autocomplete="off"
          spellcheck={false}
          aria-describedby="claim-hint"
          value={code()}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <p class="hint" id="claim-hint">
        {t('admin.codeHint')}
      </p>
      <Show when={wrong()}>
        <p class="alert" role="alert">
          {t('admin.wrongCode')}
        </p>
      </Show>
      <button type="submit" class="button button-primary">
        {t('admin.claim')}
      </button>
    </form>
  );
}

function Dashboard() {
  /** Counts changes, so that the log is fetched again after each. */
  const [changes, setChanges] = createSignal(0);
  const countChange = (): void => void setChanges((n) => n + 1);
  return (
    <div class="page me admin">
      <h1>{t('admin.title')}</h1>
      <Suspense>
        <Overview />
      </Suspense>
      <AdminTables onChange={countChange} />
      <Suspense>
        <AdminPeople onChange={countChange} />
      </Suspense>
      <Suspense>
        <AdminBoards onChange={countChange} />
      </Suspense>
      <Suspense>
        <AdminLog changes={changes()} />
      </Suspense>
    </div>
  );
}

function Overview() {
  const [overview] = createResource(() => admin.getOverview().catch(() => undefined));
  const figures = (found: admin.AdminOverview): [string, string | number][] => [
    [t('admin.people'), found.people],
    ...(['open', 'playing', 'over'] as const).map((status): [string, number] => [
      `${t('admin.tables')}: ${t(`admin.status-${status}`)}`,
      found.tables[status],
    ]),
    [t('admin.connections'), found.connections],
    [t('admin.jobs'), found.jobs],
    [t('admin.uptime'), when(Date.now() - found.uptime * 1000)],
  ];
  return (
    <section class="card me-card" aria-labelledby="admin-overview">
      <h2 id="admin-overview">{t('admin.overview')}</h2>
      <Show when={overview()}>
        {(found) => (
          <>
            <dl class="me-figures">
              <For each={figures(found())}>
                {([name, value]) => (
                  <div>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                )}
              </For>
            </dl>
            <p class="hint">{t('admin.version', { version: found().version, database: found().database })}</p>
          </>
        )}
      </Show>
    </section>
  );
}

/** The people in an entry of the log; its target may be a table. */
const linksOf = ({ admin, name, target, targetName }: admin.AdminEntry): NameLink[] => [
  { name: targetName, link: PERSON.test(target) ? playerLink(target) : undefined },
  { name, link: playerLink(admin) },
];
const PERSON = /^[a-z0-9]{16}$/;

function AdminLog(props: { changes: number }) {
  const [log] = createResource(
    () => [props.changes],
    () => admin.getLog().catch(() => undefined),
  );
  const sentence = ({ action, name, target, targetName, data }: admin.AdminEntry): string => {
    const names = { name: name || t('admin.somebody'), target: targetName || target };
    const deed = t(`admin.action-${action}` as 'admin.action-ban', names);
    return data.reason ? t('admin.because', { deed, reason: String(data.reason) }) : deed;
  };
  return (
    <section class="card me-card" aria-labelledby="admin-log">
      <h2 id="admin-log">{t('admin.log')}</h2>
      <Show when={(log()?.entries.length ?? 0) > 0} fallback={<p class="hint">{t('admin.noLog')}</p>}>
        <ul class="admin-log">
          <For each={log()?.entries}>
            {(entry) => (
              <li>
                <LinkedText text={sentence(entry)} links={linksOf(entry)} />{' '}
                <span class="hint">{when(entry.at)}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

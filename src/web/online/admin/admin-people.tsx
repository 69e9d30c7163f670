/** All people on the server: search them, ban them, make them admins. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { moment } from '../../../languages/intl.js';
import { when } from '../../home/status.js';
import { language, t } from '../../i18n/index.js';
import { me, showError } from '../me/identity.js';
import { PersonLink } from '../people/names/person-link.jsx';
import * as admin from './admin-api.js';
import { BanForm } from './ban-form.jsx';

export function AdminPeople(props: { onChange(): void }) {
  const [search, setSearch] = createSignal('');
  const [found, { refetch }] = createResource(
    () => [search().trim()],
    ([text]) => admin.searchPeople(text).catch(() => undefined),
  );
  const run = async (request: () => Promise<unknown>): Promise<void> => {
    try {
      await request();
      await refetch();
      props.onChange();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <section class="card me-card" aria-labelledby="admin-people">
      <h2 id="admin-people">{t('admin.people')}</h2>
      <input
        class="field"
        type="search"
        aria-label={t('admin.searchPeople')}
        placeholder={t('admin.searchPeople')}
        value={search()}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <Show
        when={(found.latest?.people.length ?? 0) > 0}
        fallback={<p class="hint">{t(found.loading ? 'common.loading' : 'admin.noPeople')}</p>}
      >
        <ul class="admin-list">
          <For each={found.latest?.people}>{(person) => <PersonRow person={person} run={run} />}</For>
        </ul>
      </Show>
    </section>
  );
}

const banText = (until: number | null): string =>
  until === null ? t('admin.isBanned') : t('admin.isBannedUntil', { time: moment(until, language()) });

function PersonRow(props: {
  person: admin.AdminPerson;
  run(request: () => Promise<unknown>): Promise<void>;
}) {
  const [isConfirming, setIsConfirming] = createSignal(false);
  const isBanned = () => props.person.banned !== null;
  return (
    <li data-person={props.person.id}>
      <p class="admin-row">
        <span class="admin-what">
          <strong>
            <PersonLink person={props.person.id} name={props.person.name} />
          </strong>{' '}
          <code>{props.person.id}</code>{' '}
          <span class="hint">
            {t('admin.seen', { when: when(props.person.seen) })}
            <Show when={props.person.admin}>{` · ${t('admin.isAdmin')}`}</Show>
            <Show when={isBanned()}>{` · ${banText(props.person.bannedUntil)}`}</Show>
          </span>
        </span>
        <Show when={props.person.id !== me()?.id}>
          <Show when={!isBanned()}>
            <button
              type="button"
              class="button button-small"
              onClick={() => void props.run(() => admin.setAdmin(props.person.id, !props.person.admin))}
            >
              {t(props.person.admin ? 'admin.unmakeAdmin' : 'admin.makeAdmin')}
            </button>
          </Show>
          <Show
            when={isBanned()}
            fallback={
              <Show when={!props.person.admin}>
                <button type="button" class="button button-small" onClick={() => setIsConfirming(true)}>
                  {t('admin.ban')}
                </button>
              </Show>
            }
          >
            <button
              type="button"
              class="button button-small"
              onClick={() => void props.run(() => admin.unban(props.person.id))}
            >
              {t('admin.unban')}
            </button>
          </Show>
        </Show>
      </p>
      <Show when={isConfirming()}>
        <BanForm person={props.person} run={props.run} cancel={() => setIsConfirming(false)} />
      </Show>
    </li>
  );
}

/** Inviting people you follow to a table that waits for players. */
import { createResource, createSignal, For, onMount, Show } from 'solid-js';
import type { PersonCard, SentInvitation } from '../../../protocol/people/profile.js';
import { t } from '../../i18n/index.js';
import { showError } from '../me/identity.js';
import { acquaintances, loadAcquaintances } from './acquaintances.js';
import { PersonRow } from './names/person-row.jsx';
import * as api from './people-api.js';
import './people.css';

/** People whom you have invited stay in the list, whether or not you follow them. */
function rowsOf(
  following: readonly PersonCard[],
  sent: readonly SentInvitation[],
): { person: PersonCard; sent: SentInvitation | undefined }[] {
  const asked = sent.map((one) => ({ person: one.person, sent: one }));
  const others = following.filter(({ id }) => !sent.some(({ person }) => person.id === id));
  return [...asked, ...others.map((person) => ({ person, sent: undefined }))];
}

export function InvitePeople(props: { table: string; seated: readonly string[] }) {
  const [sent, { mutate }] = createResource(() => api.getSentInvitations(props.table).catch(() => []));
  const [busy, setBusy] = createSignal<string>();
  onMount(() => void loadAcquaintances());
  const rows = () =>
    rowsOf(acquaintances().following, sent() ?? []).filter(({ person }) => !props.seated.includes(person.id));
  const invite = async ({ id }: PersonCard): Promise<void> => {
    setBusy(id);
    try {
      mutate(await api.invitePerson(props.table, id));
    } catch (error) {
      showError(error);
    }
    setBusy(undefined);
  };
  return (
    <>
      <h3>{t('people.invitePeople')}</h3>
      <Show when={rows().length > 0} fallback={<p class="hint">{t('people.invitePeopleNone')}</p>}>
        <ul class="person-list" data-invite-people>
          <For each={rows()}>
            {({ person, sent }) => (
              <PersonRow person={person}>
                <Show
                  when={sent}
                  fallback={
                    <button
                      type="button"
                      class="button button-small"
                      disabled={busy() === person.id}
                      aria-label={t('people.inviteName', { name: person.name })}
                      onClick={() => void invite(person)}
                    >
                      {t('people.invite')}
                    </button>
                  }
                >
                  {(sent) => (
                    <span class="tag">{t(sent().declined ? 'people.hasDeclined' : 'people.isInvited')}</span>
                  )}
                </Show>
              </PersonRow>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

/** The people you know: whom you follow and whom you have blocked. Nobody else sees these lists. */
import { For, type JSX, onMount, Show } from 'solid-js';
import type { PersonCard, Relation } from '../../../protocol/people/profile.js';
import { t } from '../../i18n/index.js';
import { showError } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { acquaintances, areLoaded, loadAcquaintances, relate } from './acquaintances.js';
import { PersonRow } from './names/person-row.jsx';
import '../lobby/lobby.css';
import '../me/me.css';
import './people.css';

export function PeoplePage() {
  return (
    <RequireSignIn>
      <Lists />
    </RequireSignIn>
  );
}

function Lists() {
  onMount(() => void loadAcquaintances());
  const change = (person: PersonCard, relation: Relation | null): void =>
    void relate(person, relation).catch(showError);
  return (
    <div class="page page-narrow me">
      <h1>{t('people.title')}</h1>
      <Show when={areLoaded()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        <List
          id="people-following"
          title={t('people.following')}
          hint={t('people.followingHint')}
          none={t('people.followingNone')}
          people={acquaintances().following}
        >
          {(person) => (
            <>
              <a class="button button-small" href={`#/together/new/${person.id}`}>
                {t('people.playWith')}
              </a>
              <button
                type="button"
                class="button button-small button-quiet"
                aria-label={t('people.unfollowName', { name: person.name })}
                onClick={() => change(person, null)}
              >
                {t('people.unfollow')}
              </button>
            </>
          )}
        </List>
        <List
          id="people-blocked"
          title={t('people.blocked')}
          hint={t('people.blockedHint')}
          none={t('people.blockedNone')}
          people={acquaintances().blocked}
        >
          {(person) => (
            <button
              type="button"
              class="button button-small"
              aria-label={t('people.unblockName', { name: person.name })}
              onClick={() => change(person, null)}
            >
              {t('people.unblock')}
            </button>
          )}
        </List>
      </Show>
    </div>
  );
}

function List(props: {
  id: string;
  title: string;
  hint: string;
  none: string;
  people: readonly PersonCard[];
  children(person: PersonCard): JSX.Element;
}) {
  return (
    <section class="card me-card" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <p class="hint">{props.people.length > 0 ? props.hint : props.none}</p>
      <Show when={props.people.length > 0}>
        <ul class="person-list">
          <For each={props.people}>
            {(person) => <PersonRow person={person}>{props.children(person)}</PersonRow>}
          </For>
        </ul>
      </Show>
    </section>
  );
}

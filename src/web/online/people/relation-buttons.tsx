/** What you can do about somebody: follow, play with, block. */
import { createResource, createSignal, For, onMount, Show } from 'solid-js';
import type { PersonCard, Profile, Relation } from '../../../protocol/people/profile.js';
import { titleOfTable } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import { getMyTables } from '../connection/api.js';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import { showError } from '../me/identity.js';
import { loadAcquaintances, relate } from './acquaintances.js';
import * as api from './people-api.js';

export function RelationButtons(props: { profile: Profile; onChange(): void }) {
  const [isBlocking, setBlocking] = createSignal(false);
  const [isInviting, setInviting] = createSignal(false);
  onMount(() => void loadAcquaintances());
  const card = (): PersonCard => ({
    id: props.profile.player,
    name: props.profile.name,
    picture: props.profile.picture!,
  });
  const change = async (relation: Relation | null): Promise<void> => {
    setBlocking(false);
    await relate(card(), relation).catch(showError);
    props.onChange();
  };
  const relation = () => props.profile.relation;
  return (
    <>
      <div class="me-row">
        <Show
          when={relation() !== 'block'}
          fallback={
            <button type="button" class="button" onClick={() => void change(null)}>
              {t('people.unblock')}
            </button>
          }
        >
          <button
            type="button"
            class="button button-primary"
            aria-expanded={isInviting()}
            onClick={() => setInviting(!isInviting())}
          >
            <Icon name="people" />
            {t('people.playWith')}
          </button>
          <FollowButton isFollowed={relation() === 'follow'} change={(next) => void change(next)} />
          <button type="button" class="button button-quiet" onClick={() => setBlocking(true)}>
            {t('people.block')}
          </button>
        </Show>
      </div>
      <Show when={relation() === 'block'}>
        <p class="hint">{t('people.youBlocked')}</p>
      </Show>
      <Show when={isInviting()}>
        <InviteChoice person={card()} done={() => setInviting(false)} />
      </Show>
      <Show when={isBlocking()}>
        <ConfirmBox
          question={t('people.blockSure', { name: props.profile.name })}
          button={t('people.block')}
          confirm={() => void change('block')}
          cancel={() => setBlocking(false)}
        />
      </Show>
    </>
  );
}

const FollowButton = (props: { isFollowed: boolean; change(relation: Relation | null): void }) => (
  <button
    type="button"
    class="button"
    aria-pressed={props.isFollowed}
    onClick={() => props.change(props.isFollowed ? null : 'follow')}
  >
    <Icon name={props.isFollowed ? 'check' : 'plus'} />
    {t(props.isFollowed ? 'people.isFollowed' : 'people.follow')}
  </button>
);

/** To one of your waiting tables, or to a new one. */
function InviteChoice(props: { person: PersonCard; done(): void }) {
  const [found] = createResource(() => getMyTables({ status: 'open' }).catch(() => undefined));
  const waiting = () => found()?.tables.filter(({ free }) => free > 0) ?? [];
  const invite = async (table: string): Promise<void> => {
    try {
      await api.invitePerson(table, props.person.id);
      toast(t('people.invited', { name: props.person.name }));
      props.done();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div class="invite-choice">
      <Show when={found()} fallback={<p class="hint">{t('common.loading')}</p>}>
        <For each={waiting()}>
          {(table) => (
            <button type="button" class="button" onClick={() => void invite(table.id)}>
              {t('people.inviteTo', { table: titleOfTable(table) })}
            </button>
          )}
        </For>
        <a class="button" href={`#/together/new/${props.person.id}`}>
          <Icon name="plus" />
          {t('people.inviteToNew')}
        </a>
      </Show>
    </div>
  );
}

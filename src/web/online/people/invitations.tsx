/** Invitations that wait for your answer, in the lobby. */
import { createSignal, For, Show } from 'solid-js';
import { isDrawn } from '../../../languages/table-title.js';
import type { ReceivedInvitation } from '../../../protocol/people/profile.js';
import { boardName, gameName } from '../../home/names.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { go } from '../../shell/router.js';
import { saveInvite } from '../lobby/invite/invites.js';
import { pollWhileVisible } from '../lobby/poll.js';
import { showError } from '../me/identity.js';
import { fairWords } from '../new-table/fair-fields.jsx';
import { paceText } from '../times.js';
import { BlockedWarning, isBlockedWarning } from './blocked-warning.jsx';
import { PersonRow } from './names/person-row.jsx';
import * as api from './people-api.js';
import './people.css';

export function Invitations() {
  const [found, setFound] = createSignal<readonly ReceivedInvitation[]>([]);
  const load = (): void => void api.getInvitations().then(setFound, () => undefined);
  load();
  pollWhileVisible(load);
  return (
    <Show when={found().length > 0}>
      <section aria-labelledby="invitations">
        <h2 class="shelf-title" id="invitations">
          {t('people.invitations')}
        </h2>
        <ul class="person-list card me-card">
          <For each={found()}>{(invitation) => <InvitationRow invitation={invitation} done={load} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function wordsOf({ game, board, players, pace, details, from, host, at }: ReceivedInvitation): string {
  return [
    gameName(game),
    // Nothing that the sender wrote, not even on a board.
    isDrawn(board) ? t('people.drawnBoard') : boardName({ board }),
    t('people.players', { n: players }),
    details.pace ? paceText(details.pace) : t(`online.pace-${pace}`),
    ...fairWords(details),
    ...(host && host.id !== from.id ? [t('people.hostIs', { name: host.name })] : []),
    when(at),
  ].join(' · ');
}

function InvitationRow(props: { invitation: ReceivedInvitation; done(): void }) {
  const [isWarned, setWarned] = createSignal(false);
  const table = () => props.invitation.table;
  const accept = async (knowing: boolean): Promise<void> => {
    try {
      await api.acceptInvitation(table(), knowing);
      go(`/table/${table()}`);
    } catch (error) {
      if (isBlockedWarning(error)) setWarned(true);
      else {
        showError(error);
        props.done();
      }
    }
  };
  const decline = (): void => void api.declineInvitation(table()).catch(showError).then(props.done);
  const look = (): void => {
    saveInvite(table(), props.invitation.invite);
    go(`/table/${table()}`);
  };
  return (
    <>
      <PersonRow
        person={props.invitation.from}
        note={
          <span>
            {t('people.invitesYou')} <span class="hint">{wordsOf(props.invitation)}</span>
          </span>
        }
      >
        <button type="button" class="button button-primary" onClick={() => void accept(false)}>
          <Icon name="play" />
          {t('people.accept')}
        </button>
        <button type="button" class="button" onClick={look}>
          {t('people.look')}
        </button>
        <button type="button" class="button button-quiet" onClick={decline}>
          {t('people.decline')}
        </button>
      </PersonRow>
      <Show when={isWarned()}>
        <li>
          <BlockedWarning sit={() => void accept(true)} cancel={() => setWarned(false)} />
        </li>
      </Show>
    </>
  );
}

/** An online table: the waiting room, the game, or the archived record of it. */
import { createEffect, createSignal, ErrorBoundary, Match, onCleanup, Show, Switch } from 'solid-js';
import type { Entry } from '../../../protocol/document.js';
import { t } from '../../i18n/index.js';
import { keep, kept } from '../../settings/keep.js';
import { toast } from '../../shell/toast.jsx';
import * as api from '../connection/api.js';
import { connection } from '../connection/connection.js';
import { AtTable } from '../game/at-table.jsx';
import { Feed } from '../game/feed.js';
import { PutAway } from '../game/put-away.jsx';
import { savedInvite } from '../lobby/invites.js';
import { me, showError } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { WaitingRoom } from './waiting-room.jsx';
import '../lobby/lobby.css';
import './room.css';

export function TablePage(props: { id: string }) {
  return (
    <RequireSignIn>
      <Show when={props.id} keyed>
        {(id) => (
          <ErrorBoundary
            fallback={(error: Error) => <p class="waiting">{t('table.broken', { reason: error.message })}</p>}
          >
            <OpenTable id={id} />
          </ErrorBoundary>
        )}
      </Show>
    </RequireSignIn>
  );
}

function OpenTable(props: { id: string }) {
  const invite = savedInvite(props.id);
  const feed = new Feed({
    client: connection,
    table: props.id,
    invite,
    history: (after) => api.getHistory(props.id, after, invite),
    record: () => api.getRecord(props.id, invite),
    onRefused: showError,
    onEntry: (entry) => announce(entry),
  });
  onCleanup(() => feed.close());
  const [lastRead, setLastRead] = createSignal(Number(kept(`read.${props.id}`) ?? 0));
  const markRead = (number: number): void => {
    keep(`read.${props.id}`, String(number));
    setLastRead(number);
  };
  const nameOf = (seat: number | undefined): string =>
    seat === undefined ? '' : (feed.document?.seats[seat]?.name ?? '');
  const announce = ({ kind, seat, data = {} }: Entry): void => {
    if (kind === 'undo-answered' && data.agree === false)
      toast(t('online.undoRefused', { name: nameOf(seat) }));
    else if (kind === 'undone' && feed.document && seat !== feed.document.you.seat)
      toast(t('online.undoDone', { moves: Number(data.moves) }));
    else if (kind === 'ran-out') toast(t('online.ranOut', { name: nameOf(seat) }));
  };
  createEffect(() => {
    const status = feed.document?.status;
    document.body.dataset.screen = status === 'open' || status === undefined ? 'table' : 'game';
  });
  const unread = (): number =>
    feed.said.filter(({ number, person }) => number > lastRead() && person !== me()?.id).length;

  return (
    <Switch fallback={<p class="waiting">{t('online.laying')}</p>}>
      <Match when={feed.trouble?.code === 'not-found'}>
        <PutAway id={props.id} invite={invite} otherwise={<NoSuchTable />} />
      </Match>
      <Match when={feed.trouble}>
        <NoSuchTable />
      </Match>
      <Match when={feed.loaded && feed.document?.status === 'open' && feed.document}>
        {(document) => <WaitingRoom feed={feed} document={document()} onRead={markRead} />}
      </Match>
      <Match when={feed.loaded && feed.session}>
        {(session) => (
          <AtTable feed={feed} session={session()} invite={invite} unread={unread()} onRead={markRead} />
        )}
      </Match>
      <Match when={feed.loaded && feed.document?.status === 'closed'}>
        <div class="page page-narrow">
          <h1>{t('online.givenUp')}</h1>
          <LobbyLink />
        </div>
      </Match>
    </Switch>
  );
}

function NoSuchTable() {
  return (
    <div class="page page-narrow">
      <h1>{t('online.noSuchTable')}</h1>
      <p>{t('online.noSuchTableHint')}</p>
      <LobbyLink />
    </div>
  );
}

const LobbyLink = () => (
  <p>
    <a class="button button-primary" href="#/together">
      {t('online.toLobby')}
    </a>
  </p>
);

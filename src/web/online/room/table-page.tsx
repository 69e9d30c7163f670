/** An online table: the waiting room, the game, or the archived record of it. */
import { createEffect, createSignal, ErrorBoundary, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { TABLE_ID } from '../../../protocol/ids.js';
import type { Entry, TableDocument } from '../../../protocol/tables/document.js';
import { WithPage } from '../../games/with-page.jsx';
import { t } from '../../i18n/index.js';
import { keep, kept } from '../../settings/keep.js';
import { toast } from '../../shell/controls/toast.jsx';
import { boardOfTable, recordOfTable } from '../boards/board-files.js';
import * as api from '../connection/api.js';
import { connection } from '../connection/connection.js';
import { ArchivedGame } from '../game/after/archived-game.jsx';
import { closedText, NOT_EVERYBODY } from '../game/after/closed-text.js';
import { OnlineGame } from '../game/online-game.jsx';
import { OnlineTable } from '../game/online-table.js';
import { Invitation } from '../lobby/invite/invitation.jsx';
import { savedInvite } from '../lobby/invite/invites.js';
import { seekAgain } from '../lobby/quick/quick-match.jsx';
import { me, showError } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { WaitingRoom } from './waiting-room.jsx';
import '../lobby/lobby.css';
import './room.css';

/** An id of another form is refused by the server before it looks for a table. */
const isTableId = (id: string): boolean => new RegExp(TABLE_ID).test(id);

export function TablePage(props: { id: string }) {
  return (
    <Show when={isTableId(props.id)} fallback={<NoSuchTable />}>
      <RequireSignIn before={<Invitation table={props.id} />}>
        <Show when={props.id} keyed>
          {(id) => (
            <ErrorBoundary
              fallback={(error: Error) => (
                <p class="waiting">{t('table.broken', { reason: error.message })}</p>
              )}
            >
              <OpenTable id={id} />
            </ErrorBoundary>
          )}
        </Show>
      </RequireSignIn>
    </Show>
  );
}

function OpenTable(props: { id: string }) {
  const invite = savedInvite(props.id);
  const table = new OnlineTable(
    {
      connection,
      table: props.id,
      invite,
      getHistory: (after) => api.getHistory(props.id, after, invite),
      getRecord: () => recordOfTable(props.id, invite),
      getBoard: (document) => boardOfTable(document, invite),
    },
    {
      onRefused: showError,
      onNews(entry) {
        noteUnready(entry);
        announce(entry, table.document);
      },
    },
  );
  onCleanup(() => table.close());
  const { unready, noteUnready } = createUnready(table);
  const [lastRead, setLastRead] = createSignal(Number(kept(`read.${props.id}`) ?? 0));
  const markRead = (number: number): void => {
    keep(`read.${props.id}`, String(number));
    setLastRead(number);
  };
  createEffect(() => {
    const status = table.document?.status;
    document.body.dataset.screen = status === 'open' || status === undefined ? 'table' : 'game';
  });
  const unread = (): number =>
    table.chat.filter(({ number, person }) => number > lastRead() && person !== me()?.id).length;

  return (
    <Switch fallback={<p class="waiting">{t('online.starting')}</p>}>
      <Match when={table.error?.code === 'not-found'}>
        <ArchivedGame id={props.id} invite={invite} otherwise={<NoSuchTable />} />
      </Match>
      <Match when={table.error}>
        <NoSuchTable />
      </Match>
      <Match when={table.document?.status === 'open' && table.document}>
        {(document) => (
          <WaitingRoom table={table} document={document()} unready={unready()} onRead={markRead} />
        )}
      </Match>
      <Match when={table.document && table.session}>
        {(session) => (
          <WithPage game={session().rules.game.id}>
            <OnlineGame
              table={table}
              session={session()}
              document={table.document!}
              invite={invite}
              unread={unread()}
              onRead={markRead}
            />
          </WithPage>
        )}
      </Match>
      <Match when={table.document?.status === 'closed'}>
        <div class="page page-narrow gate">
          <h1>{t('online.tableClosed')}</h1>
          <p>{closedText(table.document?.closedFor)}</p>
          <Show when={table.document?.closedFor === NOT_EVERYBODY} fallback={<LobbyLink />}>
            <p>
              <button type="button" class="button button-primary" data-seek-again onClick={seekAgain}>
                {t('lobby.seekAgain')}
              </button>
            </p>
          </Show>
        </div>
      </Match>
    </Switch>
  );
}

/** Remembers who gave up their seats, until everybody is asked again. An entry comes after its document. */
function createUnready(table: OnlineTable) {
  const [unready, setUnready] = createSignal<TableDocument['seats']>([]);
  let before: TableDocument | null | undefined;
  createEffect(
    on(
      () => table.document,
      (document, earlier) => {
        before = earlier;
        if (document?.ready) setUnready([]);
      },
    ),
  );
  const noteUnready = ({ kind, seat }: Entry): void => {
    const lost = kind === 'unready' && before?.seats[seat!];
    if (lost) setUnready((all) => [...all, lost]);
  };
  return { unready, noteUnready };
}

/** Tells the player what others did that the board does not show. */
function announce({ kind, seat, data = {} }: Entry, document: TableDocument | null): void {
  const name = seat === undefined ? '' : (document?.seats[seat]?.name ?? '');
  if (kind === 'undo-answered' && data.agree === false) toast(t('online.undoRefused', { name }));
  else if (kind === 'undone' && document && seat !== document.you.seat)
    toast(t('online.undoDone', { moves: Number(data.moves) }));
  else if (kind === 'ran-out') toast(t('online.ranOut', { name }));
  else if (kind === 'answered' && data.agree === false) toast(t('fair.logRefused', { name }));
}

function NoSuchTable() {
  return (
    <div class="page page-narrow gate">
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

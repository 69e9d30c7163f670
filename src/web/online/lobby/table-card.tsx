/** One table in a list: the game, the players, whose turn it is. */
import { For, lazy, Show, Suspense } from 'solid-js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { boardName, gameName } from '../../home/names.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { go } from '../../shell/router.js';
import type { TableSummary } from '../connection/api.js';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';

const BoardPicture = lazy(() =>
  import('../../home/picture.jsx').then(({ BoardPicture }) => ({ default: BoardPicture })),
);

const titleOf = ({ title, board }: { title: string; board: string }): string => title || boardName({ board });

function statusOf({ status, free, you, seats }: TableSummary): string {
  if (status === 'open') return free === 0 ? t('online.full') : t('online.waits', { n: free });
  if (status === 'over') return t('online.isOver');
  if (status === 'closed') return t('online.isClosed');
  if (you.decides) return t('online.yourTurn');
  const name = seats.find(({ decides }) => decides)?.name;
  return name === undefined ? '' : t('online.turnOf', { name });
}

function actionOf({ status, you }: TableSummary): string {
  if (status === 'over' || status === 'closed') return t('online.replay');
  if (you.seat === null) return t(status === 'open' ? 'online.open' : 'online.watch');
  return t(you.decides ? 'online.play' : 'online.open');
}

const linkOf = ({ id }: TableSummary): string => `#/table/${id}`;
const isUrgent = ({ you, status }: TableSummary): boolean => you.decides && status === 'playing';
const mayJoin = ({ you, status, free }: TableSummary): boolean =>
  status === 'open' && free > 0 && you.seat === null;

export function TableCard(props: { table: TableSummary }) {
  return (
    <li
      class="card game-card table-card"
      classList={{ 'is-urgent': isUrgent(props.table) }}
      data-table={props.table.id}
    >
      <div class="game-picture" aria-hidden="true">
        <Suspense>
          <BoardPicture game={props.table.game} board={props.table.board} />
        </Suspense>
      </div>
      <div class="game-words">
        <div class="game-title">
          <h3>
            <a href={linkOf(props.table)}>{titleOf(props.table)}</a>
          </h3>
        </div>
        <p class="hint">
          {[
            gameName(props.table.game),
            boardName({ board: props.table.board }),
            t(`online.pace-${props.table.pace}`),
            ...(props.table.access === 'invited' ? [t('online.byInvitation')] : []),
          ].join(' · ')}
        </p>
        <ul class="game-seats">
          <For each={props.table.seats}>
            {(seat) => (
              <li classList={{ 'is-next': seat.decides, 'is-free': seat.kind === 'open' }}>
                <PlayerPiece kind="trader" colour={seat.colour} size={18} />
                {seat.kind === 'open' ? t('online.openSeat') : seat.name}
              </li>
            )}
          </For>
        </ul>
        <p class="game-status">
          <strong>{statusOf(props.table)}</strong>
          <span class="hint">{when(props.table.changed)}</span>
        </p>
      </div>
      <TableTools table={props.table} />
    </li>
  );
}

function TableTools(props: { table: TableSummary }) {
  return (
    <div class="game-tools">
      <Show when={mayJoin(props.table)} fallback={<OpenLink table={props.table} />}>
        <JoinButton table={props.table} />
      </Show>
      <span class="spread" />
      <Show when={props.table.you.unread}>
        <span class="unread">
          <Icon name="chat" />
          {t('online.newMessages')}
        </span>
      </Show>
    </div>
  );
}

/** Takes a free seat, and leads to the table whether or not there was one left. */
function JoinButton(props: { table: TableSummary }) {
  const join = async (): Promise<void> => {
    await api.takeSeat(props.table.id).catch(showError);
    go(linkOf(props.table).slice(1));
  };
  return (
    <button
      type="button"
      class="button button-primary"
      aria-label={`${t('online.join')}: ${titleOf(props.table)}`}
      onClick={() => void join()}
    >
      <Icon name="play" />
      {t('online.join')}
    </button>
  );
}

function OpenLink(props: { table: TableSummary }) {
  return (
    <a
      class="button"
      classList={{ 'button-primary': isUrgent(props.table) }}
      href={linkOf(props.table)}
      aria-label={`${actionOf(props.table)}: ${titleOf(props.table)}`}
    >
      <Icon name={props.table.status === 'over' ? 'replay' : 'play'} />
      {actionOf(props.table)}
    </a>
  );
}

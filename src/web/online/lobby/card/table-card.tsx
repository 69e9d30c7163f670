/** One table in a list: the game, the players, whose turn it is. */
import { createSignal, For, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { list } from '../../../../languages/intl.js';
import { PlayerPiece } from '../../../board/pieces/piece.jsx';
import { boardName, editionName, gameName, moduleName, titleOfTable } from '../../../home/names.js';
import { when } from '../../../home/status.js';
import { language, t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { toast } from '../../../shell/controls/toast.jsx';
import { go } from '../../../shell/router.js';
import type { TableSummary } from '../../connection/api.js';
import * as api from '../../connection/api.js';
import { me, showError } from '../../me/identity.js';
import { fairWords } from '../../new-table/fair-fields.jsx';
import { PersonLink } from '../../people/names/person-link.jsx';
import { AboutSeats } from '../../people/names/seat-links.jsx';
import { paceText, timeText } from '../../times.js';

const TablePicture = lazy(() =>
  import('./table-picture.jsx').then(({ TablePicture }) => ({ default: TablePicture })),
);

/** The seat that is kept for the person at the screen. */
const isKeptForMe = ({ seats }: TableSummary): boolean =>
  me() !== null && seats.some(({ kept }) => kept === me()?.id);

/** `names` are those of the seats, in their order. */
function statusOf(table: TableSummary, names: readonly string[]): string {
  const { status, you, seats } = table;
  if (isKeptForMe(table)) return t('lobby.rematchFor');
  if (you.seat !== null && table.details.unaccepted?.includes(you.seat)) return t('fair.changedTitle');
  if (status === 'open') return openStatusOf(table, names);
  if (status === 'over') return winnersOf(table.details.winners ?? [], names);
  if (status === 'closed') return closedStatusOf(table, names);
  if (table.details.paused) return t('fair.isPaused');
  if (you.decides) return t('online.yourTurn');
  const decider = seats.findIndex(({ decides }) => decides);
  return decider === -1 ? '' : t('online.turnOf', { name: names[decider] });
}

function openStatusOf({ seats, free }: TableSummary, names: readonly string[]): string {
  if (free > 0) return t('online.waits', { n: free });
  const kept = names.filter((_, seat) => seats[seat].kept !== undefined);
  return kept.length === 0 ? t('online.full') : t('lobby.keptFor', { name: list(kept, language()) });
}

/** Until when somebody has to decide, where that is a matter of hours or days; else when something last happened. */
const timeOf = ({ status, pace, deadline, changed }: TableSummary): string =>
  status === 'playing' && pace === 'mail' && deadline !== null
    ? t('lobby.until', { time: timeText(deadline) })
    : when(changed);

/** Where all but one have resigned, that one has won. */
function closedStatusOf({ details: { places = [] } }: TableSummary, names: readonly string[]): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.length === 1 ? winnersOf(winners, names) : t('online.isClosed');
}

function winnersOf(winners: readonly number[], names: readonly string[]): string {
  if (winners.length === 0) return t('online.isOver');
  const won = winners.map((seat) => names[seat] ?? '');
  return t('lobby.won', { n: won.length, names: list(won, language()) });
}

/** What is played: game, board, edition, additions, and how fast. */
export function setupOf({ game, board, pace, access, details }: TableSummary): string[] {
  return [
    gameName(game),
    boardName({ board }, details.ownBoard),
    ...(details.edition === undefined ? [] : [editionName(details.edition)]),
    ...(details.modules ?? []).map(moduleName),
    details.pace ? paceText(details.pace) : t(`online.pace-${pace}`),
    ...fairWords(details),
    ...(access === 'invited' ? [t('online.byInvitation')] : []),
  ];
}

type SeatSummary = TableSummary['seats'][number];

/** A name leads to the person for whom a seat is kept, too. */
const withKept = (seat: SeatSummary): SeatSummary =>
  seat.kept === undefined ? seat : { ...seat, person: seat.kept };

const SeatText = (props: { seat: SeatSummary }) => (
  <Show when={props.seat.kind === 'open'} fallback={<PersonLink {...props.seat} name={props.seat.name} />}>
    <AboutSeats
      seats={[withKept(props.seat)]}
      text={([name]) => (props.seat.kept === undefined ? t('online.openSeat') : t('lobby.keptFor', { name }))}
    />
  </Show>
);

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
          <TablePicture table={props.table} />
        </Suspense>
      </div>
      <div class="game-words">
        <div class="game-title">
          <h3>
            <a href={linkOf(props.table)}>{titleOfTable(props.table)}</a>
          </h3>
        </div>
        <p class="hint">{setupOf(props.table).join(' · ')}</p>
        <ul class="game-seats">
          <For each={props.table.seats}>
            {(seat) => (
              <li classList={{ 'is-next': seat.decides, 'is-free': seat.kind === 'open' }}>
                <PlayerPiece kind="trader" colour={seat.colour} size={18} />
                <span>
                  <SeatText seat={seat} />
                </span>
                <Show when={seat.program}>
                  <span class="tag" title={t('fair.programHint', { name: seat.name })}>
                    {t('fair.program')}
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <p class="game-status">
          <strong>
            <AboutSeats
              seats={props.table.seats.map(withKept)}
              text={(names) => statusOf(props.table, names)}
            />
          </strong>
          <span class="hint">{timeOf(props.table)}</span>
        </p>
      </div>
      <TableTools table={props.table} />
    </li>
  );
}

function TableTools(props: { table: TableSummary }) {
  return (
    <div class="game-tools">
      <Switch fallback={<OpenLink table={props.table} />}>
        <Match when={isKeptForMe(props.table)}>
          <JoinButton table={props.table} words={t('lobby.takeSeat')} />
          <DeclineButton table={props.table} />
        </Match>
        <Match when={mayJoin(props.table)}>
          <JoinButton table={props.table} words={t('online.join')} />
        </Match>
      </Switch>
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

function DeclineButton(props: { table: TableSummary }) {
  const [done, setDone] = createSignal(false);
  const decline = (): void => {
    setDone(true);
    void api.declineSeat(props.table.id).then(() => toast(t('lobby.declined')), showError);
  };
  return (
    <button type="button" class="button" disabled={done()} onClick={decline}>
      {t('lobby.decline')}
    </button>
  );
}

/**
 * Takes a free seat, and leads to the table whether or not there was one left. Strangers are asked for a name there
 * first.
 */
function JoinButton(props: { table: TableSummary; words: string }) {
  const join = async (): Promise<void> => {
    if (me() !== null) await api.takeSeat(props.table.id).catch(showError);
    go(linkOf(props.table).slice(1));
  };
  return (
    <button
      type="button"
      class="button button-primary"
      aria-label={`${props.words}: ${titleOfTable(props.table)}`}
      onClick={() => void join()}
    >
      <Icon name="play" />
      {props.words}
    </button>
  );
}

function OpenLink(props: { table: TableSummary }) {
  return (
    <a
      class="button"
      classList={{ 'button-primary': isUrgent(props.table) }}
      href={linkOf(props.table)}
      aria-label={`${actionOf(props.table)}: ${titleOfTable(props.table)}`}
    >
      <Icon name={props.table.status === 'over' ? 'replay' : 'play'} />
      {actionOf(props.table)}
    </a>
  );
}

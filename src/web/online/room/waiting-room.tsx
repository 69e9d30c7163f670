/** A table before the game begins: seats, invite link, settings, chat. */
import { createResource, createSignal, For, onMount, Show, Suspense } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import type { Settings } from '../../../protocol/tables/settings.js';
import { boardName, editionName, gameName, moduleName, titleOfSettings } from '../../home/names.js';
import { BoardPicture } from '../../home/picture.jsx';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { go } from '../../shell/router.js';
import { ReportBoard } from '../boards/report-board.jsx';
import * as api from '../connection/api.js';
import { ConnectionNote } from '../connection/connection-note.jsx';
import { listed } from '../game/notices/listed.js';
import { NextTable } from '../game/notices/next-table.jsx';
import type { OnlineTable } from '../game/online-table.js';
import { linkTo } from '../lobby/invite/invites.js';
import { LinkCard } from '../lobby/invite/link-card.jsx';
import { me } from '../me/identity.js';
import { fairWords } from '../new-table/fair-fields.jsx';
import { TableOptionsDialog } from '../new-table/table-options-dialog.jsx';
import { isBlocked, loadAcquaintances } from '../people/acquaintances.js';
import { BlockedNote, BlockedWarning } from '../people/blocked-warning.jsx';
import { InvitePeople } from '../people/invite-people.jsx';
import { AboutSeats } from '../people/names/seat-links.jsx';
import { paceText, timeText } from '../times.js';
import { NewDevices } from '../ways-back/new-devices.jsx';
import { ChangedSettings } from './changed-settings.jsx';
import { Chat } from './chat.jsx';
import { ReadyNote } from './ready-note.jsx';
import { SeatRow } from './seat-row.jsx';

export function WaitingRoom(props: {
  table: OnlineTable;
  document: TableDocument;
  /** The seats of those who did not say that they are ready, as they were. */
  unready: TableDocument['seats'];
  onRead(number: number): void;
}) {
  const you = () => props.document.you;
  const belongs = () => you().seat !== null || you().host;
  const { run, warning } = createRunner(props);
  const leave = async (): Promise<void> => {
    if (await props.table.do({ do: 'leave' })) go('/together');
  };
  return (
    <div class="page room">
      <ConnectionNote />
      <Suspense>
        <NewDevices />
      </Suspense>
      <NextTable table={props.table.id} />
      <KeptNote document={props.document} run={run} />
      <BlockedNote document={props.document} />
      <ChangedSettings document={props.document} run={run} leave={() => void leave()} />
      <ReadyNote document={props.document} run={run} unready={props.unready} />
      <RoomHead
        settings={props.document.settings}
        board={props.table.board}
        isFull={isFull(props.document)}
      />
      <div class="room-columns">
        <section class="card room-seats" aria-labelledby="room-seats">
          <h2 id="room-seats">{t('online.seats')}</h2>
          <ol>
            <For each={props.document.seats}>
              {(seat, i) => <SeatRow seat={seat} index={i()} document={props.document} run={run} />}
            </For>
          </ol>
          {warning()}
          <div class="room-begin">
            <Show when={!props.document.ready}>
              <StartButton document={props.document} run={run} />
            </Show>
            <div class="room-leave">
              <Show when={you().seat !== null}>
                <button type="button" class="button button-quiet" onClick={() => void leave()}>
                  {t('online.leave')}
                </button>
              </Show>
              <Show when={you().host}>
                <button type="button" class="button button-quiet" onClick={() => run({ do: 'close' })}>
                  {t('online.closeTable')}
                </button>
              </Show>
            </div>
          </div>
        </section>
        <div class="room-side">
          <Show when={belongs() && hasRoom(props.document)}>
            <Suspense>
              <InviteCard document={props.document} board={props.table.board} />
            </Suspense>
          </Show>
          <SettingsCard document={props.document} run={run} />
          <section class="card room-card">
            <h2>{t('online.chat')}</h2>
            <Chat table={props.table} mayTalk={belongs()} onRead={props.onRead} />
          </section>
        </div>
      </div>
    </div>
  );
}

/** A seat is kept for the person at the screen, who may not want it. */
function KeptNote(props: { document: TableDocument; run(command: Command): void }) {
  const kept = () => props.document.seats.find(({ kept }) => kept && kept.person === me()?.id)?.kept;
  return (
    <Show when={kept()}>
      {(seat) => (
        <div class="notice" role="status">
          <span>{t('lobby.keptForYou', { time: timeText(seat().until) })}</span>
          <button
            type="button"
            class="button button-small button-primary"
            onClick={() => props.run({ do: 'sit' })}
          >
            {t('lobby.takeSeat')}
          </button>
          <button type="button" class="button button-small" onClick={() => props.run({ do: 'decline' })}>
            {t('lobby.decline')}
          </button>
        </div>
      )}
    </Show>
  );
}

/** Sends commands; before you sit down with somebody whom you have blocked, it asks. */
function createRunner(props: { table: OnlineTable; document: TableDocument }) {
  const [wanted, setWanted] = createSignal<Extract<Command, { do: 'sit' }>>();
  onMount(() => void loadAcquaintances());
  const run = (command: Command): void => {
    const meetsBlocked = props.document.seats.some(({ person }) => isBlocked(person));
    if (command.do === 'sit' && meetsBlocked) setWanted(command);
    else void props.table.do(command);
  };
  const sit = (): void => {
    void props.table.do({ ...wanted()!, knowing: true });
    setWanted(undefined);
  };
  const warning = () => (
    <Show when={wanted()}>
      <BlockedWarning sit={sit} cancel={() => setWanted(undefined)} />
    </Show>
  );
  return { run, warning };
}

function RoomHead(props: { settings: Settings; board: JsonObject | undefined; isFull: boolean }) {
  const config = () => props.settings.config;
  const setup = (): string =>
    [
      gameName(config().game),
      boardName(config(), props.board && String(props.board.title)),
      ...(config().edition === undefined ? [] : [editionName(config().edition)]),
      ...((config().modules ?? []) as string[]).map(moduleName),
    ].join(' · ');
  return (
    <header class="room-head">
      <div class="room-picture" aria-hidden="true">
        <BoardPicture game={config().game} board={config().board} own={props.board} />
      </div>
      <div>
        <p class="hint">{t(props.isFull ? 'online.full' : 'online.room')}</p>
        <h1>{titleOfSettings(props.settings, props.board)}</h1>
        <p>{setup()}</p>
      </div>
    </header>
  );
}

/** Whether there is a seat that anybody may take. */
const hasRoom = ({ seats }: TableDocument): boolean =>
  seats.some(({ kind, kept }) => kind === 'open' && !kept);

const isFull = ({ seats }: TableDocument): boolean => seats.every(({ kind }) => kind !== 'open');

/** Only the host can start the game; others see what it waits for. */
function StartButton(props: { document: TableDocument; run(command: Command): void }) {
  const unaccepted = () => props.document.unaccepted ?? [];
  const mayStart = () => isFull(props.document) && unaccepted().length === 0;
  /** What the table waits for, if it is not the host. */
  const missing = (names: readonly string[]): string | undefined => {
    if (unaccepted().length > 0) return t('fair.changedWait', { names: listed(names, unaccepted()) });
    if (isFull(props.document)) return undefined;
    return t(props.document.settings.autostart ? 'online.notFull' : 'online.notFullYet');
  };
  const hostName = (names: readonly string[]): string => {
    const seat = props.document.seats.findIndex(({ person }) => person === props.document.host);
    return names[seat] ?? t('online.host');
  };
  return (
    <Show
      when={props.document.you.host}
      fallback={
        <p class="hint" role="status">
          <AboutSeats
            seats={props.document.seats}
            text={(names) => missing(names) ?? t('online.hostBegins', { name: hostName(names) })}
          />
        </p>
      }
    >
      <button
        type="button"
        class="button button-primary button-large"
        disabled={!mayStart()}
        onClick={() => props.run({ do: 'start' })}
      >
        <Icon name="play" />
        {t('online.begin')}
      </button>
      <Show when={!mayStart()}>
        <p class="hint" role="status">
          <AboutSeats seats={props.document.seats} text={(names) => missing(names) ?? ''} />
        </p>
      </Show>
    </Show>
  );
}

function InviteCard(props: { document: TableDocument; board: JsonObject | undefined }) {
  const boardTitle = (): string =>
    boardName(props.document.settings.config, props.board && String(props.board.title));
  const table = () => props.document.id;
  const [invite] = createResource(() => api.getInvitation(table()).catch(() => undefined));
  const seated = () => props.document.seats.flatMap(({ person }) => person ?? []);
  return (
    <Show when={invite()}>
      {(found) => (
        <section class="card room-card" aria-labelledby="room-invite">
          <h2 id="room-invite">{t('online.invite')}</h2>
          <p class="hint">{t('online.inviteHint')}</p>
          <Suspense>
            <LinkCard
              link={linkTo(`/join/${table()}/${found().invite}`)}
              share={t('online.shareText', { board: boardTitle() })}
            />
          </Suspense>
          <Suspense>
            <InvitePeople table={table()} seated={seated()} />
          </Suspense>
        </section>
      )}
    </Show>
  );
}

function SettingsCard(props: { document: TableDocument; run(command: Command): void }) {
  const [isEditing, setIsEditing] = createSignal(false);
  const settings = () => props.document.settings;
  return (
    <>
      <section class="card room-card" aria-labelledby="room-settings">
        <h2 id="room-settings">{t('online.settings')}</h2>
        <ul class="room-settings">
          <li>{paceText(settings().pace)}</li>
          <For each={fairWords(settings())}>{(words) => <li>{words}</li>}</For>
          <li>{`${t('online.access')} ${t(`online.access-${settings().access}`)}`}</li>
          <Show when={settings().spectators}>
            <li>{t('online.spectators')}</li>
          </Show>
          <Show when={settings().autostart}>
            <li>{t('online.autostart')}</li>
          </Show>
          <Show
            when={settings().pace.kind !== 'untimed' && (!settings().rest || settings().runOut === 'end')}
          >
            <li>{`${t('online.runOut')}, ${t(`online.runOut-${settings().runOut}`)}`}</li>
          </Show>
        </ul>
        <Show when={!props.document.you.host && props.document.board}>
          {(hash) => <ReportBoard hash={hash()} table={props.document.id} />}
        </Show>
        <Show when={props.document.you.host}>
          <button type="button" class="button button-small" onClick={() => setIsEditing(true)}>
            <Icon name="pencil" />
            {t('online.change')}
          </button>
        </Show>
      </section>
      <Show when={isEditing()}>
        <TableOptionsDialog
          settings={settings()}
          isOwnBoard={props.document.board !== undefined}
          close={() => setIsEditing(false)}
          save={(change) => props.run({ do: 'settings', change })}
        />
      </Show>
    </>
  );
}

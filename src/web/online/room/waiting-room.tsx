/** Before the game: who sits where, whom to invite, what is agreed on, and the beginning. */
import { createResource, createSignal, For, Show, Suspense } from 'solid-js';
import type { Command } from '../../../protocol/commands.js';
import type { Seat, TableDocument } from '../../../protocol/document.js';
import { boardName, botName, editionName, gameName, moduleName } from '../../home/names.js';
import { BoardPicture } from '../../home/picture.jsx';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { PlayerPiece } from '../../shell/player.jsx';
import { go } from '../../shell/router.js';
import * as api from '../connection/api.js';
import { ConnectionNote } from '../connection/connection-note.jsx';
import { botChoices, botLabel } from '../connection/server-bots.js';
import type { Feed } from '../game/feed.js';
import { linkTo } from '../lobby/invites.js';
import { LinkCard } from '../lobby/link-card.jsx';
import { me } from '../me/identity.js';
import { TableOptionsDialog } from '../new-table/table-options-dialog.jsx';
import { paceText } from '../times.js';
import { Chat } from './chat.jsx';

export function WaitingRoom(props: { feed: Feed; document: TableDocument; onRead(number: number): void }) {
  const [changing, setChanging] = createSignal(false);
  const config = () => props.document.settings.config;
  const you = () => props.document.you;
  const isFull = () => props.document.seats.every(({ kind }) => kind !== 'open');
  const belongs = () => you().seat !== null || you().host;
  const hostName = (): string =>
    props.document.seats.find(({ person }) => person === props.document.host)?.name ?? t('online.host');
  const run = (command: Command): void => void props.feed.do(command);
  const leave = async (): Promise<void> => {
    if (await props.feed.do({ do: 'leave' })) go('/together');
  };
  const title = () => props.document.settings.title || boardName(config());
  const [invite] = createResource(belongs, () => api.getInvitation(props.feed.id).catch(() => undefined));

  return (
    <div class="page room">
      <ConnectionNote />
      <header class="room-head">
        <div class="room-picture" aria-hidden="true">
          <BoardPicture game={config().game} board={config().board} />
        </div>
        <div>
          <p class="hint">{t('online.room')}</p>
          <h1>{title()}</h1>
          <p>
            {[
              gameName(config().game),
              boardName(config()),
              ...(config().edition === undefined ? [] : [editionName(config().edition)]),
              ...((config().modules ?? []) as string[]).map(moduleName),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <div class="room-columns">
        <section class="card room-seats" aria-labelledby="room-seats">
          <h2 id="room-seats">{t('online.seats')}</h2>
          <ol>
            <For each={props.document.seats}>
              {(seat, i) => <SeatRow seat={seat} index={i()} document={props.document} run={run} />}
            </For>
          </ol>
          <div class="room-begin">
            <Show
              when={you().host}
              fallback={
                <p class="hint" role="status">
                  {isFull() ? t('online.hostBegins', { name: hostName() }) : t('online.notFull')}
                </p>
              }
            >
              <button
                type="button"
                class="button button-primary button-large"
                disabled={!isFull()}
                onClick={() => run({ do: 'start' })}
              >
                <Icon name="play" />
                {t('online.begin')}
              </button>
              <Show when={!isFull()}>
                <p class="hint">{t('online.notFull')}</p>
              </Show>
            </Show>
            <div class="room-leave">
              <Show when={you().seat !== null}>
                <button type="button" class="button button-quiet" onClick={() => void leave()}>
                  {t('online.leave')}
                </button>
              </Show>
              <Show when={you().host}>
                <button type="button" class="button button-quiet" onClick={() => run({ do: 'close' })}>
                  {t('online.giveUp')}
                </button>
              </Show>
            </div>
          </div>
        </section>
        <div class="room-side">
          <Show when={invite()}>
            {(found) => (
              <section class="card room-card" aria-labelledby="room-invite">
                <h2 id="room-invite">{t('online.invite')}</h2>
                <p class="hint">{t('online.inviteHint')}</p>
                <Suspense>
                  <LinkCard
                    link={linkTo(`/join/${props.feed.id}/${found().invite}`)}
                    share={t('online.shareText', { board: boardName(config()) })}
                  />
                </Suspense>
              </section>
            )}
          </Show>
          <section class="card room-card" aria-labelledby="room-settings">
            <h2 id="room-settings">{t('online.settings')}</h2>
            <ul class="room-settings">
              <li>{paceText(props.document.settings.pace)}</li>
              <li>{`${t('online.access')} ${t(`online.access-${props.document.settings.access}`)}`}</li>
              <Show when={props.document.settings.spectators}>
                <li>{t('online.spectators')}</li>
              </Show>
              <Show when={props.document.settings.autostart}>
                <li>{t('online.autostart')}</li>
              </Show>
              <Show when={props.document.settings.pace.kind !== 'untimed'}>
                <li>{`${t('online.runOut')} ${t(`online.runOut-${props.document.settings.runOut}`)}`}</li>
              </Show>
            </ul>
            <Show when={you().host}>
              <button type="button" class="button button-small" onClick={() => setChanging(true)}>
                <Icon name="pencil" />
                {t('online.change')}
              </button>
            </Show>
          </section>
          <section class="card room-card">
            <h2>{t('online.talk')}</h2>
            <Chat feed={props.feed} mayTalk={belongs()} onRead={props.onRead} />
          </section>
        </div>
      </div>
      <Show when={changing()}>
        <TableOptionsDialog
          settings={props.document.settings}
          close={() => setChanging(false)}
          keep={(change) => run({ do: 'settings', change })}
        />
      </Show>
    </div>
  );
}

function SeatRow(props: { seat: Seat; index: number; document: TableDocument; run(command: Command): void }) {
  const you = () => props.document.you;
  const isMine = () => you().seat === props.index;
  const wantsMine = () => you().seat !== null && props.seat.swap === you().seat;
  const asked = () => you().seat !== null && props.document.seats[you().seat!].swap === props.index;
  const label = (): string => {
    const { kind, name, level } = props.seat;
    if (kind === 'open') return t('online.openSeat');
    return kind === 'bot' ? `${name} (${botName(level)})` : name;
  };
  const tags = (): string[] => [
    ...(isMine() ? [t('online.isYou')] : []),
    ...(props.seat.person !== undefined && props.seat.person === props.document.host
      ? [t('online.host')]
      : []),
  ];
  return (
    <li class="room-seat" classList={{ 'is-free': props.seat.kind === 'open' }}>
      <PlayerPiece kind="trader" colour={props.seat.colour} size={28} />
      <span class="room-name">
        <strong>{label()}</strong>
        <For each={tags()}>{(tag) => <span class="tag">{tag}</span>}</For>
        <Show when={wantsMine()}>
          <span class="hint">{t('online.swapAsked', { name: me()?.name ?? '' })}</span>
        </Show>
      </span>
      <span class="room-ways">
        <Show when={props.seat.kind === 'open' && you().seat === null}>
          <button
            type="button"
            class="button button-primary"
            onClick={() => props.run({ do: 'sit', seat: props.index })}
          >
            {t('online.sitHere')}
          </button>
        </Show>
        <Show when={you().seat !== null && !isMine()}>
          <button
            type="button"
            class="button button-small"
            disabled={asked()}
            onClick={() => props.run({ do: 'swap', seat: props.index })}
          >
            {props.seat.kind === 'person'
              ? t(wantsMine() ? 'online.agreeSwap' : 'online.askSwap')
              : t('online.moveHere')}
          </button>
        </Show>
        <Show when={you().host && props.seat.kind !== 'person'}>
          <select
            class="field room-bot"
            aria-label={`${t('home.seat', { n: props.index + 1 })}: ${t('online.putBot')}`}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value) props.run({ do: 'bot', seat: props.index, level: value });
            }}
          >
            <option value="">{t('online.putBot')}</option>
            <For each={[...botChoices()].reverse()}>
              {(level) => (
                <option value={level} selected={props.seat.level === level}>
                  {botLabel(level)}
                </option>
              )}
            </For>
          </select>
        </Show>
        <Show when={you().host && props.seat.kind !== 'open' && !isMine()}>
          <button
            type="button"
            class="icon-button"
            title={t('online.freeSeat')}
            aria-label={t('online.freeSeatOf', { name: props.seat.name })}
            onClick={() => props.run({ do: 'empty', seat: props.index })}
          >
            <Icon name="close" />
          </button>
        </Show>
      </span>
    </li>
  );
}

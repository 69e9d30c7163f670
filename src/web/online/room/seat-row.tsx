/** A seat in the waiting room: who sits there, and what you may do about it. */
import { For, Show } from 'solid-js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { Seat, TableDocument } from '../../../protocol/tables/document.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { botName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { botChoices, botLabel } from '../connection/server-bots.js';
import { me } from '../me/identity.js';
import { isBlocked } from '../people/acquaintances.js';
import { PersonLink } from '../people/names/person-link.jsx';
import { AboutSeats } from '../people/names/seat-links.jsx';
import { timeText } from '../times.js';

interface Props {
  readonly seat: Seat;
  readonly index: number;
  readonly document: TableDocument;
  run(command: Command): void;
}

const isMine = ({ document, index }: Props): boolean => document.you.seat === index;

/** Whether the person on this seat asks to swap with you. */
const asksMe = ({ document: { you }, seat }: Props): boolean => you.seat !== null && seat.swap === you.seat;

const isFreeForMe = ({ kept }: Props['seat']): boolean => !kept || kept.person === me()?.id;

export function SeatRow(props: Props) {
  const label = (): string => {
    const { kind, name, level } = props.seat;
    if (kind === 'open') return t('online.openSeat');
    return kind === 'bot' ? `${name} (${botName(level)})` : name;
  };
  const isHost = () => props.seat.person !== undefined && props.seat.person === props.document.host;
  const tags = (): string[] => [
    ...(isMine(props) ? [t('online.isYou')] : []),
    ...(isHost() ? [t('online.host')] : []),
    ...(isBlocked(props.seat.person) ? [t('people.isBlocked')] : []),
    ...(props.document.unaccepted?.includes(props.index) ? [t('fair.isAsked')] : []),
    ...(props.seat.program ? [t('fair.program')] : []),
  ];
  return (
    <li class="room-seat" classList={{ 'is-free': props.seat.kind === 'open' }}>
      <PlayerPiece kind="trader" colour={props.seat.colour} size={28} />
      <span class="room-name">
        <strong>
          <Show when={props.seat.kept} fallback={<PersonLink {...props.seat} name={label()} />}>
            {(kept) => (
              <AboutSeats
                seats={[kept()]}
                text={([name]) => t('lobby.keptUntil', { name, time: timeText(kept().until) })}
              />
            )}
          </Show>
        </strong>
        <For each={tags()}>{(tag) => <span class="tag">{tag}</span>}</For>
        <Show when={asksMe(props)}>
          <span class="hint">{t('online.swapAsked', { name: me()?.name ?? '' })}</span>
        </Show>
      </span>
      <span class="room-ways">
        <SitButtons {...props} />
        <Show when={props.document.you.host}>
          <HostControls {...props} />
        </Show>
      </span>
    </li>
  );
}

function SitButtons(props: Props) {
  const mySeat = () => props.document.you.seat;
  const hasAsked = () => mySeat() !== null && props.document.seats[mySeat()!].swap === props.index;
  return (
    <>
      <Show when={props.seat.kind === 'open' && mySeat() === null && isFreeForMe(props.seat)}>
        <button
          type="button"
          class="button button-primary"
          onClick={() => props.run({ do: 'sit', seat: props.index })}
        >
          {t('online.sitHere')}
        </button>
      </Show>
      <Show when={mySeat() !== null && !isMine(props)}>
        <button
          type="button"
          class="button button-small"
          disabled={hasAsked()}
          onClick={() => props.run({ do: 'swap', seat: props.index })}
        >
          {props.seat.kind === 'person'
            ? t(asksMe(props) ? 'online.agreeSwap' : 'online.askSwap')
            : t('online.moveHere')}
        </button>
      </Show>
    </>
  );
}

function HostControls(props: Props) {
  const putBot = (level: string): void => {
    if (level) props.run({ do: 'bot', seat: props.index, level });
  };
  return (
    <>
      <Show when={props.seat.kind !== 'person' && !props.seat.kept}>
        <select
          class="field room-bot"
          aria-label={`${t('home.seat', { n: props.index + 1 })}: ${t('online.seatBot')}`}
          onChange={(event) => putBot(event.currentTarget.value)}
        >
          <option value="">{t('online.seatBot')}</option>
          <For each={[...botChoices()].reverse()}>
            {(level) => (
              <option value={level} selected={props.seat.level === level}>
                {botLabel(level)}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={props.seat.kind !== 'open' && !isMine(props)}>
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
    </>
  );
}

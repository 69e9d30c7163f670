/** Beside a player's name: presence, bot or away, and the clock. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { moment } from '../../../languages/intl.js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import { language, t } from '../../i18n/index.js';
import { connection } from '../connection/connection.js';
import { isBlocked, loadAcquaintances } from '../people/acquaintances.js';
import { countdownText } from '../times.js';

/** Null without a clock. */
function timeLeftMs({ clocks, decides }: TableDocument, seat: number, now: number): number | null {
  if (clocks === null) return null;
  if (decides === seat && clocks.deadline !== undefined) return clocks.deadline - now;
  return clocks.banks?.[seat] ?? null;
}

/** Until when somebody is on vacation; null for those who are not. */
function vacationOf({ vacation }: TableDocument['seats'][number]): number | null {
  const now = connection.now();
  return vacation && vacation.from <= now && vacation.until > now ? vacation.until : null;
}

/** The deadline as date and time, where the reader is. */
function deadlineText({ clocks, decides }: TableDocument, seat: number): string | undefined {
  return decides === seat && clocks?.deadline !== undefined ? moment(clocks.deadline, language()) : undefined;
}

/** Counts down while the seat decides. */
export function SeatClock(props: { document: TableDocument; seat: number }) {
  const [now, setNow] = createSignal(connection.now());
  const timer = setInterval(() => setNow(connection.now()), 500);
  onCleanup(() => clearInterval(timer));
  const isPerson = () => props.document.seats[props.seat]?.kind === 'person';
  const isRunning = () => {
    const { decides, paused, resting } = props.document;
    return decides === props.seat && !paused && !resting;
  };
  const left = () => (isPerson() ? timeLeftMs(props.document, props.seat, now()) : null);
  return (
    <Show when={left() !== null}>
      <span
        class="seat-clock"
        role="timer"
        title={deadlineText(props.document, props.seat)}
        classList={{ 'is-running': isRunning(), 'is-short': left()! < 60_000 }}
      >
        {left()! <= 0 ? t('online.timeOver') : countdownText(left()!)}
      </span>
    </Show>
  );
}

export function SeatNote(props: { document: TableDocument; seat: number; online: ReadonlySet<string> }) {
  const seat = () => props.document.seats[props.seat];
  const isHere = () => props.online.has(seat().person ?? '');
  onMount(() => void loadAcquaintances());
  return (
    <>
      <Show
        when={seat().kind === 'person'}
        fallback={
          <Show when={!seat().level}>
            <span class="tag">{t('online.isBot')}</span>
          </Show>
        }
      >
        <span
          class="presence"
          classList={{ 'is-here': isHere() }}
          role="img"
          aria-label={t(isHere() ? 'online.isOnline' : 'online.isOffline')}
          title={t(isHere() ? 'online.isOnline' : 'online.isOffline')}
        />
      </Show>
      <Show when={isBlocked(seat().person)}>
        <span class="tag">{t('people.isBlocked')}</span>
      </Show>
      <Show when={seat().program}>
        <span class="tag" title={t('fair.programHint', { name: seat().name })}>
          {t('fair.program')}
        </span>
      </Show>
      <Show when={vacationOf(seat())}>
        {(until) => <span class="tag">{t('fair.onVacation', { time: moment(until(), language()) })}</span>}
      </Show>
      <Show when={seat().resigned}>
        <span class="tag">{t('fair.hasResigned')}</span>
      </Show>
      <Show when={seat().away && !seat().resigned}>
        <span class="tag">{t(props.document.resting ? 'fair.isAwayWaits' : 'online.isAway')}</span>
      </Show>
      <SeatClock document={props.document} seat={props.seat} />
    </>
  );
}

/** Beside a name at the table: whether they are there, whether a bot plays, and the time they have. */
import { createSignal, onCleanup, Show } from 'solid-js';
import type { TableDocument } from '../../../protocol/document.js';
import { t } from '../../i18n/index.js';
import { connection } from '../connection/connection.js';
import { leftText } from '../times.js';

/** Milliseconds left to a seat; nothing where no time runs. */
export function timeLeft({ clocks, decides }: TableDocument, seat: number, now: number): number | null {
  if (clocks === null) return null;
  if (decides === seat && clocks.deadline !== undefined) return clocks.deadline - now;
  return clocks.banks?.[seat] ?? null;
}

/** The time a seat has, running down while it decides. */
export function SeatClock(props: { document: TableDocument; seat: number }) {
  const [now, setNow] = createSignal(connection.now());
  const timer = setInterval(() => setNow(connection.now()), 500);
  onCleanup(() => clearInterval(timer));
  const isPerson = () => props.document.seats[props.seat]?.kind === 'person';
  const left = () => (isPerson() ? timeLeft(props.document, props.seat, now()) : null);
  return (
    <Show when={left() !== null}>
      <span
        class="seat-clock"
        role="timer"
        classList={{ 'is-running': props.document.decides === props.seat, 'is-short': left()! < 60_000 }}
      >
        {left()! <= 0 ? t('online.timeOver') : leftText(left()!)}
      </span>
    </Show>
  );
}

export function SeatNote(props: { document: TableDocument; seat: number; online: ReadonlySet<string> }) {
  const seat = () => props.document.seats[props.seat];
  const isHere = () => props.online.has(seat().person ?? '');
  return (
    <>
      <Show when={seat().kind === 'person'} fallback={<span class="tag">{t('online.isBot')}</span>}>
        <span
          class="presence"
          classList={{ 'is-here': isHere() }}
          role="img"
          aria-label={t(isHere() ? 'online.isOnline' : 'online.isOffline')}
          title={t(isHere() ? 'online.isOnline' : 'online.isOffline')}
        />
      </Show>
      <Show when={seat().away}>
        <span class="tag">{t('online.isAway')}</span>
      </Show>
      <SeatClock document={props.document} seat={props.seat} />
    </>
  );
}

/** Beside a player's name: presence, bot or away, and the clock. */
import { createSignal, onCleanup, Show } from 'solid-js';
import type { TableDocument } from '../../../protocol/document.js';
import { t } from '../../i18n/index.js';
import { connection } from '../connection/connection.js';
import { countdownText } from '../times.js';

/** Null without a clock. */
function timeLeftMs({ clocks, decides }: TableDocument, seat: number, now: number): number | null {
  if (clocks === null) return null;
  if (decides === seat && clocks.deadline !== undefined) return clocks.deadline - now;
  return clocks.banks?.[seat] ?? null;
}

/** Counts down while the seat decides. */
export function SeatClock(props: { document: TableDocument; seat: number }) {
  const [now, setNow] = createSignal(connection.now());
  const timer = setInterval(() => setNow(connection.now()), 500);
  onCleanup(() => clearInterval(timer));
  const isPerson = () => props.document.seats[props.seat]?.kind === 'person';
  const left = () => (isPerson() ? timeLeftMs(props.document, props.seat, now()) : null);
  return (
    <Show when={left() !== null}>
      <span
        class="seat-clock"
        role="timer"
        classList={{ 'is-running': props.document.decides === props.seat, 'is-short': left()! < 60_000 }}
      >
        {left()! <= 0 ? t('online.timeOver') : countdownText(left()!)}
      </span>
    </Show>
  );
}

export function SeatNote(props: { document: TableDocument; seat: number; online: ReadonlySet<string> }) {
  const seat = () => props.document.seats[props.seat];
  const isHere = () => props.online.has(seat().person ?? '');
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
      <Show when={seat().away}>
        <span class="tag">{t('online.isAway')}</span>
      </Show>
      <SeatClock document={props.document} seat={props.seat} />
    </>
  );
}

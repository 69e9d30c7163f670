/** A game without a clock waits for a player who does not move: remind them, let a bot play, or end the game. */
import { createSignal, onCleanup, Show } from 'solid-js';
import { moment } from '../../../../languages/intl.js';
import type { TableDocument } from '../../../../protocol/tables/document.js';
import { language, t } from '../../../i18n/index.js';
import { connection } from '../../connection/connection.js';
import { AboutSeats } from '../../people/names/seat-links.jsx';
import type { OnlineTable } from '../online-table.js';

interface Props {
  readonly table: OnlineTable;
  readonly document: TableDocument;
  readonly silence: NonNullable<TableDocument['silence']>;
}

/** It is about days: what becomes possible while the page is open need not appear at once. */
const LOOK_EVERY_MS = 30_000;

export function SilenceNotice(props: Props) {
  const [now, setNow] = createSignal(connection.now());
  const timer = setInterval(() => setNow(connection.now()), LOOK_EVERY_MS);
  onCleanup(() => clearInterval(timer));
  const isMine = () => props.document.decides === props.document.you.seat;
  const mayRemind = () => props.silence.remind <= now();
  const isGone = () => (props.silence.standIn ?? Number.POSITIVE_INFINITY) <= now();
  const isShown = () => props.silence.standIn !== undefined || (mayRemind() && !isMine());
  const words = (names: readonly string[]): string => {
    const { since, standIn } = props.silence;
    const name = names[props.document.decides ?? 0];
    const time = (at: number) => moment(at, language());
    if (isMine()) return t('fair.silentYou', { time: time(standIn!) });
    if (isGone()) return t('fair.silentGone', { name, time: time(since) });
    return standIn === undefined
      ? t('fair.silent', { name, time: time(since) })
      : t('fair.silentReminded', { name, time: time(standIn) });
  };
  return (
    <Show when={isShown()}>
      <div class="notice" role="status" data-silence>
        <span>
          <AboutSeats seats={props.document.seats} text={words} />
        </span>
        <Show when={!isMine()}>
          <Ways {...props} mayRemind={mayRemind()} isGone={isGone()} />
        </Show>
      </div>
    </Show>
  );
}

function Ways(props: Props & { mayRemind: boolean; isGone: boolean }) {
  const name = () => props.document.seats[props.document.decides ?? 0].name;
  /** Whether nobody else has to agree. */
  const isAlone = (): boolean => {
    const { seats, you, decides } = props.document;
    return !seats.some(
      ({ kind, resigned }, seat) => kind === 'person' && !resigned && seat !== you.seat && seat !== decides,
    );
  };
  return (
    <>
      <Show when={props.mayRemind}>
        <button
          type="button"
          class="button button-small"
          data-remind
          onClick={() => void props.table.do({ do: 'remind' })}
        >
          {t('fair.remind', { name: name() })}
        </button>
      </Show>
      <Show when={props.isGone}>
        <button
          type="button"
          class="button button-small"
          data-stand-in
          onClick={() => void props.table.do({ do: 'stand-in' })}
        >
          {t(props.document.settings.rest ? 'fair.callAway' : 'fair.letBot', { name: name() })}
        </button>
        <Show when={!props.document.proposal}>
          <button
            type="button"
            class="button button-small"
            data-end-without
            onClick={() => void props.table.do({ do: 'propose', what: 'end' })}
          >
            {t(isAlone() ? 'fair.endNow' : 'fair.propose-end')}
          </button>
        </Show>
      </Show>
    </>
  );
}

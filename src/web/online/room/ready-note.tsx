/** Before a live game: everybody is asked whether they are there, and has a minute to answer. */
import { createSignal, onCleanup, Show } from 'solid-js';
import { list } from '../../../languages/intl.js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { connection } from '../connection/connection.js';
import { me } from '../me/identity.js';
import { AboutSeats } from '../people/names/seat-links.jsx';
import { countdownText } from '../times.js';

interface Props {
  readonly document: TableDocument;
  run(command: Command): void;
}

type Seats = TableDocument['seats'];

/** `unready` are the seats of those who did not answer the last time, as they were. */
export function ReadyNote(props: Props & { unready: Seats }) {
  return (
    <Show when={props.document.ready} fallback={<Unready {...props} />}>
      {(ready) => <Asked {...props} ready={ready()} />}
    </Show>
  );
}

/** Without a word, a seat would just be free: those who lost one may look again much later. */
function Unready(props: Props & { unready: Seats }) {
  const isMine = (): boolean => props.unready.some(({ person }) => person === me()?.id);
  const others = (names: readonly string[]): string =>
    t('fair.unready', { n: names.length, names: list(names, language()) });
  return (
    <Show when={props.unready.length > 0 && !(isMine() && props.document.you.seat !== null)}>
      <div class="notice" role="status" data-unready>
        <Show when={isMine()} fallback={<AboutSeats seats={props.unready} text={others} />}>
          {t('fair.unreadyYou')}
        </Show>
      </div>
    </Show>
  );
}

function Asked(props: Props & { ready: NonNullable<TableDocument['ready']> }) {
  const [now, setNow] = createSignal(connection.now());
  const timer = setInterval(() => setNow(connection.now()), 500);
  onCleanup(() => clearInterval(timer));
  const time = (): string => countdownText(props.ready.until - now());
  const isAsked = (seat: number): boolean => {
    const { kind, program } = props.document.seats[seat];
    return kind === 'person' && !program && !props.ready.seats.includes(seat);
  };
  const amAsked = () => props.document.you.seat !== null && isAsked(props.document.you.seat);
  const waiting = (names: readonly string[]): string =>
    t('fair.readyWait', {
      names: list(
        names.filter((_, seat) => isAsked(seat)),
        language(),
      ),
      time: time(),
    });
  return (
    <section class="room-note" role="alert" aria-labelledby="ready-title">
      <h2 id="ready-title">{t(amAsked() ? 'fair.readyTitle' : 'fair.readySoon')}</h2>
      <Show
        when={amAsked()}
        fallback={
          <p>
            <AboutSeats seats={props.document.seats} text={waiting} />
          </p>
        }
      >
        <p>{t('fair.readyAsk', { time: time() })}</p>
        <button
          type="button"
          class="button button-primary button-large"
          data-ready
          onClick={() => props.run({ do: 'ready' })}
        >
          <Icon name="check" />
          {t('fair.ready')}
        </button>
      </Show>
    </section>
  );
}

/** A game that the server has put away: its record is left, and is played back from the beginning. */
import { createResource, ErrorBoundary, type JSX, onCleanup, Show } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import { boardName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { forkGame } from '../../store/create.js';
import { saveJson } from '../../store/files.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { TableScreen } from '../../table/screen/screen.jsx';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';
import { RecordSession } from './record-session.js';
import './online-table.css';

interface Kept {
  readonly record: JsonObject;
  /** What the list says of it, if it is one's own. */
  readonly table: api.TableSummary | undefined;
}

async function find(id: string, invite: string | undefined): Promise<Kept | null> {
  try {
    const record = await api.getRecord(id, invite);
    const [table] = (await api.getMyTables({ id })).tables;
    return { record, table };
  } catch {
    return null;
  }
}

/** Shows the record of a table, or `otherwise` where there is none to be seen. */
export function PutAway(props: { id: string; invite: string | undefined; otherwise: JSX.Element }) {
  const [kept] = createResource(() => find(props.id, props.invite));
  return (
    <Show when={!kept.loading} fallback={<p class="waiting">{t('online.laying')}</p>}>
      <Show when={kept()} fallback={props.otherwise} keyed>
        {(found) => (
          <ErrorBoundary fallback={props.otherwise}>
            <Playback kept={found} />
          </ErrorBoundary>
        )}
      </Show>
    </Show>
  );
}

/** Colours are known of one's own games only; a record has none. */
function seatsOf({ record, table }: Kept): SeatHolder[] {
  return (record.names as string[]).map((name, i) => {
    const { kind, colour = i } = table?.seats[i] ?? {};
    return { kind: kind === 'bot' ? 'bot' : 'person', name, colour };
  });
}

function Playback(props: { kept: Kept }) {
  const { record, table } = props.kept;
  const seats = seatsOf(props.kept);
  const session = new RecordSession(record, seats);
  session.look(0);
  onCleanup(() => session.close());
  const title = (): string => table?.title || boardName(session.rules.config);
  document.body.dataset.screen = 'game';
  document.title = `${title()} · ${t('common.kontor')}`;
  const mySeat = table?.you.seat ?? null;
  const fork = async (steps: number): Promise<void> => {
    try {
      const holders = seats.map(
        (seat, i): SeatHolder => (i === (mySeat ?? 0) ? seat : { ...seat, kind: 'bot', bot: 'trader' }),
      );
      location.hash = `#/game/${(await forkGame(record, steps, holders)).id}`;
    } catch (error) {
      showError(error);
    }
  };
  return (
    <TableScreen
      name={t('online.tableOf', { name: title() })}
      session={session}
      viewer={mySeat}
      replay
      onFork={(steps) => void fork(steps)}
      afterwards={
        <section class="afterwards">
          <p class="hint">{t('online.putAway')}</p>
          <div class="afterwards-ways">
            <button type="button" class="button" onClick={() => saveJson(title(), record)}>
              <Icon name="download" />
              {t('online.saveRecord')}
            </button>
          </div>
        </section>
      }
    />
  );
}

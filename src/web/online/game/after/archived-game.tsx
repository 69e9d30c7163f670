/** A game that the server has archived: its record is played back from the beginning. */
import { createResource, ErrorBoundary, type JSX, onCleanup, Show } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import { readRecordWithBoard } from '../../../../core/records/record-board.js';
import { shelf } from '../../../../games/index.js';
import { gameOfRecord, WithPage } from '../../../games/with-page.jsx';
import { boardNameOf } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { saveJson } from '../../../store/files.js';
import type { SeatHolder } from '../../../store/saved-game.js';
import { TableScreen } from '../../../table/screen/screen.jsx';
import { ShownGame } from '../../../table/session/shown-game.js';
import { recordOfTable } from '../../boards/board-files.js';
import * as api from '../../connection/api.js';
import { playerLink } from '../../people/names/player-link.js';
import { forkAgainstBots } from './fork.js';
import '../online-table.css';

interface Archived {
  readonly record: JsonObject;
  readonly table: api.TableSummary;
}

async function find(id: string, invite: string | undefined): Promise<Archived | null> {
  try {
    const [record, { table }] = await Promise.all([recordOfTable(id, invite), api.getPreview(id, invite)]);
    return { record, table };
  } catch {
    return null;
  }
}

/** Shows the record of a table, or `otherwise` if you may not see it or there is none. */
export function ArchivedGame(props: { id: string; invite: string | undefined; otherwise: JSX.Element }) {
  const [archived] = createResource(() => find(props.id, props.invite));
  return (
    <Show when={!archived.loading} fallback={<p class="waiting">{t('online.starting')}</p>}>
      <Show when={archived()} fallback={props.otherwise} keyed>
        {(found) => (
          <ErrorBoundary fallback={props.otherwise}>
            <WithPage game={gameOfRecord(found.record)}>
              <Playback archived={found} />
            </WithPage>
          </ErrorBoundary>
        )}
      </Show>
    </Show>
  );
}

/** Who resigned is last, and a game may have been ended early, which a record does not say. */
class ArchivedRecord extends ShownGame {
  constructor(
    { rules, history }: ReturnType<typeof readRecordWithBoard>,
    seats: readonly SeatHolder[],
    private readonly settled: readonly number[] | undefined,
    private readonly isClosed: boolean,
  ) {
    super(rules, history, seats);
  }

  override get wasEnded(): boolean {
    return this.isClosed;
  }

  override get places(): readonly number[] | undefined {
    return this.settled;
  }
}

/** A record has neither colours nor ids. */
function seatsOf({ record, table }: Archived): SeatHolder[] {
  return (record.names as string[]).map((name, i) => {
    const { kind, colour, person, level, program } = table.seats[i];
    const link = playerLink(person, level, program);
    return {
      kind: kind === 'bot' ? 'bot' : 'person',
      name,
      colour,
      ...(link === undefined ? {} : { link }),
    };
  });
}

function Playback(props: { archived: Archived }) {
  const { record, table } = props.archived;
  const seats = seatsOf(props.archived);
  const isClosed = table.status === 'closed';
  const game = new ArchivedRecord(readRecordWithBoard(shelf, record), seats, table.details.places, isClosed);
  onCleanup(() => game.settle());
  const title = (): string => table.title || boardNameOf(game.rules);
  document.body.dataset.screen = 'game';
  document.title = `${title()} · ${t('common.kontor')}`;
  const mySeat = table.you.seat;
  const Save = () => (
    <button type="button" class="button" onClick={() => saveJson(title(), record)}>
      <Icon name="download" />
      {t('online.saveRecord')}
    </button>
  );
  return (
    <TableScreen
      name={t('online.tableOf', { name: title() })}
      game={game}
      viewer={mySeat}
      replay
      notices={
        // It has no result under which this could be said.
        <Show when={isClosed}>
          <div class="notices">
            <div class="notice">
              <span>{`${t('online.isClosed')}. ${t('online.archived')}`}</span>
              <Save />
            </div>
          </div>
        </Show>
      }
      onFork={(length) => void forkAgainstBots(record, length, seats, mySeat)}
      afterwards={
        <section class="afterwards">
          <p class="hint">{t('online.archived')}</p>
          <div class="afterwards-ways">
            <Save />
          </div>
        </section>
      }
    />
  );
}

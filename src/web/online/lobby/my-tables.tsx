/** Your own tables, most urgent first. */
import { createMemo, createSignal, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import * as api from '../connection/api.js';
import { checkSignedIn } from '../me/identity.js';
import { TableCards } from './card/table-cards.jsx';
import { pollWhileVisible } from './poll.js';
import { sortByUrgency } from './sort-tables.js';

const isOver = ({ status }: api.TableSummary): boolean => status === 'over' || status === 'closed';

export function MyTables() {
  const [tables, setTables] = createSignal<readonly api.TableSummary[]>();
  const [failed, setFailed] = createSignal(false);
  const load = (): void =>
    void api.getMyTables({ limit: 100 }).then(
      (found) => {
        setTables(sortByUrgency(found.tables));
        setFailed(false);
      },
      () => {
        setFailed(true);
        // This device may have been signed out from another.
        void checkSignedIn();
      },
    );
  load();
  pollWhileVisible(load);
  const running = createMemo(() => tables()?.filter((table) => !isOver(table)) ?? []);
  const finished = createMemo(() => tables()?.filter(isOver) ?? []);
  return (
    <section aria-labelledby="my-tables">
      <h2 class="shelf-title" id="my-tables">
        {t('online.myTables')}
      </h2>
      <Show when={failed()}>
        <p class="alert" role="status">
          {t('online.unreachable')}
        </p>
      </Show>
      <Show when={tables()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Show when={running().length > 0} fallback={<NoTables />}>
          <TableCards tables={running()} />
        </Show>
        <Show when={finished().length > 0}>
          <details class="lobby-over">
            <summary>
              {t('online.finished')} ({finished().length})
            </summary>
            <TableCards tables={finished()} />
          </details>
        </Show>
      </Show>
    </section>
  );
}

const NoTables = () => (
  <div class="empty-shelf">
    <h3>{t('online.noTables')}</h3>
    <p>{t('online.noTablesHint')}</p>
  </div>
);

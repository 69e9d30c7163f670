/** Leads to the next table that waits for you, from wherever you are. */
import { createEffect, createSignal, on, Show } from 'solid-js';
import { titleOfTable } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import * as api from '../../connection/api.js';
import { pollWhileVisible } from '../../lobby/poll.js';
import { sortByUrgency } from '../../lobby/sort-tables.js';

/** As many as can be looked through; the most urgent of them is shown. */
const MOST = 50;

/** `turn` is whose turn it is here: when it passes, others may have moved elsewhere, too. */
export function NextTable(props: { table: string; turn?: number | null }) {
  const [waiting, setWaiting] = createSignal<readonly api.TableSummary[]>([]);
  const load = (): void =>
    void api.getMyTables({ status: 'waiting', limit: MOST }).then(
      ({ tables }) => setWaiting(sortByUrgency(tables)),
      // Without a connection nothing is known of other tables.
      () => setWaiting([]),
    );
  createEffect(on(() => props.turn, load));
  pollWhileVisible(load);
  const next = (): api.TableSummary | undefined => waiting().find(({ id }) => id !== props.table);
  return (
    <Show when={next()}>
      {(table) => (
        <p class="notice notice-next">
          <a class="button button-small" data-next href={`#/table/${table().id}`}>
            <Icon name="step" />
            {t('lobby.nextTable', { name: titleOfTable(table()) })}
          </a>
        </p>
      )}
    </Show>
  );
}

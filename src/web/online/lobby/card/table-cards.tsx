/** Tables as cards. Keyed by id, so a card keeps its element, and the focus, when its table changes. */
import { createMemo, For, Show } from 'solid-js';
import type { TableSummary } from '../../connection/api.js';
import { TableCard } from './table-card.jsx';

export function TableCards(props: { tables: readonly TableSummary[] }) {
  const ids = createMemo(() => props.tables.map(({ id }) => id));
  return (
    <ul class="cards">
      <For each={ids()}>
        {(id) => (
          <Show when={props.tables.find((table) => table.id === id)}>
            {(table) => <TableCard table={table()} />}
          </Show>
        )}
      </For>
    </ul>
  );
}

/** Your running online tables on the home screen, most urgent first. */
import { For } from 'solid-js';
import { t } from '../../i18n/index.js';
import type { TableSummary } from '../connection/api.js';
import { TableCard } from './card/table-card.jsx';
import { sortByUrgency } from './sort-tables.js';
import './card/table-card.css';

export function HomeTables(props: { tables: readonly TableSummary[] }) {
  return (
    <>
      <h2 class="shelf-title">{t('home.onServer')}</h2>
      <ul class="cards">
        <For each={sortByUrgency(props.tables)}>{(table) => <TableCard table={table} />}</For>
      </ul>
    </>
  );
}

/** The final scores of a lesson, category by category. */
import { createMemo, For } from 'solid-js';
import type { Game, ScoreRow } from '../../core/game.js';
import { language, t } from '../i18n/index.js';
import { categoriesOf } from '../table/desks/open-score.js';

export function ScoreTable(props: { game: Game; rows: readonly ScoreRow[]; names: readonly string[] }) {
  const categories = createMemo(() => categoriesOf(props.rows));
  return (
    <table class="score-table">
      <caption class="visually-hidden">{t('learn.scores')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('learn.player')}</span>
          </th>
          <For each={props.names}>{(name) => <th scope="col">{name}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={categories()}>
          {(category) => (
            <tr>
              <th scope="row">{props.game.categoryName(category, language())}</th>
              <For each={props.rows}>{(row) => <td>{row[category]}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('learn.total')}</th>
          <For each={props.rows}>{(row) => <td>{row.total}</td>}</For>
        </tr>
      </tfoot>
    </table>
  );
}

/** The rows of a score table: points by category, and the total. */
import { createMemo, For } from 'solid-js';
import type { Game, ScoreRow } from '../../../core/game.js';
import { language } from '../../i18n/index.js';
import { categoriesOf } from './open-score.js';

export function ScoreRows(props: { game: Game; rows: readonly ScoreRow[]; total: string }) {
  const categories = createMemo(() => categoriesOf(props.rows));
  return (
    <>
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
          <th scope="row">{props.total}</th>
          <For each={props.rows}>{(row) => <td>{row.total}</td>}</For>
        </tr>
      </tfoot>
    </>
  );
}

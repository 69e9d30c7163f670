/** The final scores of a lesson, category by category. */
import { For } from 'solid-js';
import type { Game, ScoreRow } from '../../../core/game.js';
import { t } from '../../i18n/index.js';
import { ScoreRows } from '../../table/desks/score-rows.jsx';

export function ScoreTable(props: { game: Game; rows: readonly ScoreRow[]; names: readonly string[] }) {
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
      <ScoreRows game={props.game} rows={props.rows} total={t('learn.total')} />
    </table>
  );
}

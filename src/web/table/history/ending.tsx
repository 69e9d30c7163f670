/** The result of a game: scores by category, a chart of the game, and its analysis. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { TurnReview } from '../../../bots/explain/analysis.js';
import type { ScoreRow } from '../../../core/game.js';
import { language, t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';
import { Chart } from './chart.jsx';
import { Review } from './review.jsx';

export function Ending(props: { game: ShownGame }) {
  const [points, setPoints] = createSignal<readonly TurnReview[]>([]);
  const rows = createMemo(() => props.game.rules.score(props.game.state).sort((a, b) => a.rank - b.rank));
  const categories = createMemo(() =>
    Object.keys(rows()[0] ?? {}).filter((key) => !['seat', 'total', 'rank'].includes(key)),
  );
  const headline = createMemo(() => {
    const winners = rows().filter((row) => row.rank === 1);
    const names = winners.map((row) => props.game.names[row.seat]);
    const total = winners[0]?.total ?? 0;
    return winners.length === 1
      ? t('table.winner', { name: names[0], total })
      : t('table.winners', { names: names.join(', '), total });
  });
  const name = (row: ScoreRow): string => props.game.names[row.seat];

  return (
    <section class="ending">
      <h2>{headline()}</h2>
      <Show when={props.game.hasTakebacks}>
        <p class="hint">{t('table.takebacks')}</p>
      </Show>
      <div class="score-scroll">
        <table class="score-table">
          <thead>
            <tr>
              <th scope="col">{t('table.category')}</th>
              <For each={rows()}>{(row) => <th scope="col">{name(row)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={categories()}>
              {(category) => (
                <tr>
                  <th scope="row">{props.game.rules.game.categoryName(category, language())}</th>
                  <For each={rows()}>{(row) => <td>{row[category]}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('table.total')}</th>
              <For each={rows()}>{(row) => <td>{row.total}</td>}</For>
            </tr>
          </tfoot>
        </table>
      </div>
      <Chart game={props.game} marks={points()} />
      <Show when={props.game.isComplete}>
        <Review game={props.game} onFound={setPoints} />
      </Show>
    </section>
  );
}

/** The result of a game: scores by category, a chart of the game, and its analysis. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { TurnReview } from '../../../bots/explain/analysis.js';
import type { ScoreRow } from '../../../core/game.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { playerColour, SYMBOL_PATHS } from '../../board/pieces/players.js';
import { language, t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';
import { Review } from './review.jsx';

/** Points of a line from one symbol to the next. */
const SYMBOL_EVERY = 32;
/** The most points drawn for a line. */
const SAMPLES = 160;

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

/** Every player's projected score over the game; each line carries its player's symbol. */
export function Chart(props: { game: ShownGame; marks?: readonly TurnReview[] }) {
  const colourOf = (seat: number): number => props.game.seats[seat].colour;
  /** At different places for each player, so that overlapping lines can be told apart. */
  const marked = (points: readonly string[], seat: number): string[] =>
    points.filter((_, i) => i % SYMBOL_EVERY === (seat * 5) % SYMBOL_EVERY || i === points.length - 1);
  const lines = createMemo(() => {
    const { game } = props;
    const count = game.length;
    const states = Array.from({ length: Math.min(SAMPLES, count) + 1 }, (_, i) => {
      const at = Math.round((i * count) / Math.min(SAMPLES, Math.max(1, count)));
      return { at, state: game.stateAt(at) };
    });
    const series = game.names.map((_, seat) =>
      states.map(({ at, state }) => ({ at, total: game.rules.total(state, seat) })),
    );
    const top = Math.max(10, ...series.flat().map((p) => p.total));
    const line = (points: { at: number; total: number }[]): string[] =>
      points.map(
        ({ at, total }) =>
          `${((at / Math.max(1, count)) * 600).toFixed(1)} ${(190 - (total / top) * 180).toFixed(1)}`,
      );
    return { series: series.map(line), top };
  });
  return (
    <figure class="chart">
      <svg viewBox="-30 0 640 210" role="img" aria-label={t('table.chart')}>
        <path d="M0 10V190H600" class="chart-axis" />
        <text x="-6" y="16" text-anchor="end">
          {lines().top}
        </text>
        <text x="-6" y="194" text-anchor="end">
          {0}
        </text>
        <For each={props.marks ?? []}>
          {({ from, seat }) => (
            <path
              class="chart-mark"
              d={`M${((from / Math.max(1, props.game.length)) * 600).toFixed(1)} 10V190`}
              style={{ stroke: `var(--player-${props.game.seats[seat].colour})` }}
            />
          )}
        </For>
        <For each={lines().series}>
          {(points, seat) => (
            <g class="chart-player">
              <path
                d={`M${points.join('L')}`}
                class="chart-line"
                style={{ stroke: playerColour(colourOf(seat())) }}
              />
              <For each={marked(points, seat())}>
                {(at) => (
                  <path
                    class="chart-symbol"
                    d={SYMBOL_PATHS[colourOf(seat()) % 5]}
                    transform={`translate(${at})`}
                    style={{ fill: playerColour(colourOf(seat())) }}
                  />
                )}
              </For>
            </g>
          )}
        </For>
      </svg>
      <ul class="chart-names">
        <For each={props.game.names}>
          {(name, seat) => (
            <li>
              <PlayerPiece kind="trader" colour={colourOf(seat())} size={18} /> {name}
            </li>
          )}
        </For>
      </ul>
      <figcaption>{t('table.chart')}</figcaption>
    </figure>
  );
}

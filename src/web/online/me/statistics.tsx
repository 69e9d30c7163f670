/** A player's results in numbers and plots. */
import { createResource, For, Show, Suspense } from 'solid-js';
import { number as localNumber } from '../../../languages/intl.js';
import type { PlayerStatistics } from '../../../protocol/statistics.js';
import { boardName, botName, gameName } from '../../home/names.js';
import { when } from '../../home/status.js';
import { language, t } from '../../i18n/index.js';
import * as api from '../connection/api.js';

type Result = PlayerStatistics['results'][number];

const WIDTH = 600;
const HEIGHT = 160;

const number = (value: number): string => localNumber(value, language());

export function Statistics(props: { player: string }) {
  const [found] = createResource(
    () => props.player,
    (player) => api.getStatistics(player).catch(() => undefined),
  );
  const games = () => found()?.games.filter(({ games }) => games > 0) ?? [];
  const resultsOf = (game: string): Result[] =>
    (found()?.results ?? []).filter((result) => result.game === game).reverse();
  return (
    <section aria-labelledby="me-statistics">
      <h2 id="me-statistics">{t('online.statistics')}</h2>
      <Show when={games().length > 0} fallback={<p class="hint">{t('online.noStatistics')}</p>}>
        <For each={games()}>
          {(figures) => (
            <article class="card me-card">
              <h3>{gameName(figures.game)}</h3>
              <dl class="me-figures">
                <Figure name={t('online.games')} value={String(figures.games)} />
                <Figure name={t('online.wins')} value={number(figures.wins)} />
                <Figure name={t('online.meanScore')} value={number(figures.meanScore)} />
                <Figure name={t('online.rating')} value={number(figures.rating.shown)} />
              </dl>
              <Suspense>
                <TopPlayers game={figures.game} player={props.player} />
              </Suspense>
              <Show when={resultsOf(figures.game).length > 1}>
                <RatingPlot results={resultsOf(figures.game)} />
                <ScorePlot results={resultsOf(figures.game)} />
              </Show>
            </article>
          )}
        </For>
        <ResultsTable results={found()?.results.slice(0, 20) ?? []} />
      </Show>
    </section>
  );
}

function ResultsTable(props: { results: readonly Result[] }) {
  return (
    <div class="me-scroll">
      <table class="me-results">
        <thead>
          <tr>
            <th scope="col">{t('online.when')}</th>
            <th scope="col">{t('online.board')}</th>
            <th scope="col">{t('online.rank')}</th>
            <th scope="col">{t('online.score')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.results}>
            {(result) => (
              <tr>
                <td>
                  <a href={`#/table/${result.table}`}>{when(result.ended)}</a>
                </td>
                <td>{boardName({ board: result.board })}</td>
                <td>{`${result.rank} / ${result.players}`}</td>
                <td>{number(result.score)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** The best players of a game on this server. */
function TopPlayers(props: { game: string; player: string }) {
  const [best] = createResource(
    () => props.game,
    (game) => api.getRanking(game).catch(() => []),
  );
  return (
    <Show when={(best()?.length ?? 0) > 1}>
      <details class="me-best">
        <summary>{t('online.ranking')}</summary>
        <ol>
          <For each={best()?.slice(0, 10)}>
            {({ player, name, rating }) => (
              <li classList={{ 'is-me': player === props.player }}>
                {nameOf(player, name)} <span class="hint">{number(rating.shown)}</span>
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
}

/** Bots are ranked under `bot:` and their level. */
const nameOf = (player: string, name: string): string =>
  player.startsWith('bot:') ? t('home.botKind', { name: botName(player.slice('bot:'.length)) }) : name;

function Figure(props: { name: string; value: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}

/** Scales values to the plot: evenly spaced across, smallest at the bottom. */
function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const min = Math.min(...values);
  const span = Math.max(1e-9, Math.max(...values) - min);
  return values.map((value, i) => ({
    x: (i / Math.max(1, values.length - 1)) * WIDTH,
    y: HEIGHT - ((value - min) / span) * HEIGHT,
  }));
}

function RatingPlot(props: { results: readonly Result[] }) {
  const values = () => props.results.map(({ rating }) => rating);
  const line = () =>
    pointsOf(values())
      .map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const caption = () =>
    t('online.ratingOver', {
      from: number(values()[0]),
      to: number(values().at(-1)!),
      n: values().length,
    });
  return (
    <figure class="plot">
      <svg viewBox={`-8 -8 ${WIDTH + 16} ${HEIGHT + 16}`} role="img" aria-label={caption()}>
        <path class="plot-axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <path class="plot-line" d={line()} />
        <For each={pointsOf(values())}>{({ x, y }) => <circle class="plot-dot" cx={x} cy={y} r="4" />}</For>
      </svg>
      <figcaption>{caption()}</figcaption>
    </figure>
  );
}

/** A bar per game; wins stand out. */
function ScorePlot(props: { results: readonly Result[] }) {
  const best = () => Math.max(1, ...props.results.map(({ score }) => score));
  const width = () => WIDTH / props.results.length;
  const caption = () => t('online.scoresOver', { best: number(best()) });
  return (
    <figure class="plot">
      <svg viewBox={`-8 -8 ${WIDTH + 16} ${HEIGHT + 16}`} role="img" aria-label={caption()}>
        <For each={props.results}>
          {({ score, rank }, i) => (
            <rect
              class="plot-bar"
              classList={{ 'is-won': rank === 1 }}
              x={i() * width() + width() * 0.1}
              width={Math.min(40, width() * 0.8)}
              y={HEIGHT - (Math.max(0, score) / best()) * HEIGHT}
              height={(Math.max(0, score) / best()) * HEIGHT}
            />
          )}
        </For>
        <path class="plot-axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
      </svg>
      <figcaption>{caption()}</figcaption>
    </figure>
  );
}

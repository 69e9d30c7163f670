/** A player's ratings, and each of them over time: a chart with its uncertainty, and the same as a table. */
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { day } from '../../../../languages/intl.js';
import type { ProfileDetails } from '../../../../protocol/people/profile.js';
import type { PlayerRatings } from '../../../../protocol/people/statistics.js';
import { gameName } from '../../../home/names.js';
import { language, t } from '../../../i18n/index.js';
import { getPlayerRatings } from '../../connection/api.js';
import { Ranking } from './ranking.jsx';
import { RatingChart } from './rating-chart.jsx';

type Point = PlayerRatings['history'][number];
type Standing = PlayerRatings['ratings'][number];

const keyOf = ({ game, players }: { game: string; players: number }): string => `${game} ${players}`;
const labelOf = ({ game, players }: Standing): string =>
  `${gameName(game)}, ${players === 0 ? t('people.overall') : t('people.players', { n: players })}`;

export function RatingHistory(props: { player: string; ratings: ProfileDetails['ratings'] }) {
  const [chosen, setChosen] = createSignal({ game: props.ratings[0]?.game ?? '', players: 0 });
  const [found] = createResource(chosen, ({ game, players }) =>
    game === '' ? undefined : getPlayerRatings(props.player, game, players).catch(() => undefined),
  );
  const standings = createMemo((): readonly Standing[] =>
    [...(found.latest?.ratings ?? [])].sort((a, b) => keyOf(a).localeCompare(keyOf(b))),
  );
  const now = (): Standing | undefined => standings().find((one) => keyOf(one) === keyOf(chosen()));
  return (
    <Show when={props.ratings.length > 0}>
      <section class="card me-card" aria-labelledby="player-rating">
        <h2 id="player-rating">{t('online.rating')}</h2>
        <Show when={standings().length > 1}>
          <label class="labelled">
            <span>{t('people.whichRating')}</span>
            <select
              class="field"
              onChange={({ currentTarget: { selectedIndex } }) => setChosen(standings()[selectedIndex])}
            >
              <For each={standings()}>
                {(one) => <option selected={keyOf(one) === keyOf(chosen())}>{labelOf(one)}</option>}
              </For>
            </select>
          </label>
        </Show>
        <Show when={now()}>
          {(standing) => (
            <p class="player-rating">
              <strong>{standing().rating.shown}</strong>{' '}
              <span class="hint">
                {t('people.giveOrTake', { n: Math.round(2 * standing().rating.sigma) })}
                {standing().rating.provisional ? ` · ${t('fair.provisional')}` : ''}
              </span>
            </p>
          )}
        </Show>
        <Course points={found.latest?.history ?? []} />
        <Ranking game={chosen().game} players={chosen().players} player={props.player} />
      </section>
    </Show>
  );
}

/** Rows of the table that are shown at first. */
const ROWS = 20;

function Course(props: { points: readonly Point[] }) {
  const [rows, setRows] = createSignal(ROWS);
  createEffect(
    on(
      () => props.points,
      () => setRows(ROWS),
    ),
  );
  const newestFirst = () => [...props.points].reverse();
  return (
    <Show when={props.points.length > 1}>
      <RatingChart points={props.points} />
      <details class="me-best">
        <summary>{t('people.asTable')}</summary>
        <div class="me-scroll">
          <table class="me-results" data-rating-table>
            <thead>
              <tr>
                <th scope="col">{t('online.when')}</th>
                <th scope="col">{t('online.rating')}</th>
                <th scope="col">{t('people.change')}</th>
                <th scope="col">{t('people.uncertainty')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={newestFirst().slice(0, rows())}>
                {({ ended, table, rating, change }) => (
                  <tr>
                    <td>
                      <Show when={table} fallback={day(ended, language())}>
                        <a href={`#/table/${table}`}>{day(ended, language())}</a>
                      </Show>
                    </td>
                    <td>{rating.shown}</td>
                    <td>{`${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`}</td>
                    <td>{`± ${Math.round(2 * rating.sigma)}`}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
        <Show when={props.points.length > rows()}>
          <button type="button" class="button button-small" onClick={() => setRows((n) => n + 5 * ROWS)}>
            {t('online.more')}
          </button>
        </Show>
      </details>
    </Show>
  );
}

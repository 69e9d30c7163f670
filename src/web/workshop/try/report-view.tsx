/** What many games say about a board: tables, and a heat map. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Rules } from '../../../core/game.js';
import { printedFigures } from '../../../workshop/try/compare.js';
import type { Happened, Interval, Report } from '../../../workshop/try/figures.js';
import { outlineOf } from '../../../workshop/try/outline.js';
import { drawingsOf } from '../../games/drawings.js';
import { boardName, boardNameOf } from '../../home/names.js';
import { language, t, textOr } from '../../i18n/index.js';
import { HeatMap } from './heat-map.jsx';
import { percent, tenths } from './numbers.js';

interface Props {
  readonly rules: Rules;
  readonly level: string;
  readonly report: Report;
}

export function ReportView(props: Props) {
  return (
    <div class="report">
      <div class="report-map">
        <HeatMap rules={props.rules} report={props.report} />
      </div>
      <Summary {...props} />
      <Seats {...props} />
      <Points {...props} />
      <Comparison {...props} />
      <For each={Object.keys(props.report.counts)}>
        {(kind) => <Counts {...props} kind={kind} counts={props.report.counts[kind]} />}
      </For>
    </div>
  );
}

function Section(props: { title: string; isWide?: boolean; children: JSX.Element }) {
  return (
    <section class="card report-part" classList={{ 'report-wide': props.isWide === true }}>
      <h2>{props.title}</h2>
      <div class="report-scroll" tabindex="0">
        {props.children}
      </div>
    </section>
  );
}

function Summary(props: Props) {
  return (
    <Section title={t('boards.length')}>
      <dl class="report-list">
        <dt>{t('boards.roundsMean')}</dt>
        <dd>
          {t('boards.range', {
            mean: tenths(props.report.rounds.mean),
            least: props.report.rounds.shortest,
            most: props.report.rounds.longest,
          })}
        </dd>
        <dt>{t('boards.decisions')}</dt>
        <dd>{tenths(props.report.decisionsPerGame)}</dd>
        <For each={Object.entries(props.report.endings)}>
          {([ending, share]) => (
            <>
              <dt>{textOr(`boards.ending-${ending}`, ending)}</dt>
              <dd>{percent(share)}</dd>
            </>
          )}
        </For>
        <Show when={props.report.unfinished > 0}>
          <dt>{t('boards.unfinished')}</dt>
          <dd>{props.report.unfinished}</dd>
        </Show>
      </dl>
    </Section>
  );
}

/** Win shares as bars with their confidence intervals; a mark shows the fair share. */
function Seats(props: Props) {
  const fair = (): number => 1 / props.report.seats.length;
  return (
    <Section title={t('boards.seats')}>
      <table class="report-table report-seats">
        <tbody>
          <For each={props.report.seats}>
            {({ share, low, high }, seat) => (
              <tr>
                <th scope="row">{t('home.seat', { n: seat() + 1 })}</th>
                <td class="seat-bar" aria-hidden="true">
                  <span style={{ width: `${share * 100}%` }} />
                  <i style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
                  <b style={{ left: `${fair() * 100}%` }} />
                </td>
                <td>
                  {t('boards.share', { share: percent(share), low: percent(low), high: percent(high) })}
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p class="hint">{t('boards.fair', { share: percent(fair()) })}</p>
    </Section>
  );
}

function Points(props: Props) {
  const categories = (): string[] =>
    Object.keys(props.report.points.winners).filter(
      (category) =>
        (props.report.points.winners[category] ?? 0) !== 0 ||
        (props.report.points.others[category] ?? 0) !== 0,
    );
  const name = (category: string): string =>
    category === 'total' ? t('boards.total') : props.rules.game.categoryName(category, language());
  return (
    <Section title={t('boards.points')}>
      <table class="report-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('boards.winners')}</th>
            <th scope="col">{t('boards.others')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={categories()}>
            {(category) => (
              <tr>
                <th scope="row">{name(category)}</th>
                <td>{tenths(props.report.points.winners[category] ?? 0)}</td>
                <td>{tenths(props.report.points.others[category] ?? 0)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Section>
  );
}

/** The levels at which the boards that ship were played. */
const COMPARED = ['apprentice', 'trader'];

/** Compares the board with those that ship. */
function Comparison(props: Props) {
  const rows = createMemo(() => [
    outlineOf(props.rules.config, props.level, props.report),
    ...printedFigures(props.rules.game.id, props.level, props.rules.players).filter(
      ({ board }) => board !== props.rules.config.board,
    ),
  ]);
  return (
    <Section title={t('boards.comparison')} isWide>
      <table class="report-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('boards.howMany')}</th>
            <th scope="col">{t('boards.rounds')}</th>
            <th scope="col">{t('boards.decisions')}</th>
            <th scope="col">{t('boards.bestSeat')}</th>
            <th scope="col">{t('boards.winners')}</th>
            <th scope="col">{t('boards.deadRoutes')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row, i) => (
              <tr classList={{ 'report-this': i() === 0 }}>
                <th scope="row">{i() === 0 ? boardNameOf(props.rules) : boardName({ board: row.board })}</th>
                <td>{row.games}</td>
                <Sure mean={row.rounds} bounds={row.intervals?.rounds} words={tenths} />
                <Sure mean={row.decisionsPerGame} bounds={row.intervals?.decisionsPerGame} words={tenths} />
                <Sure mean={row.bestSeat} bounds={row.intervals?.bestSeat} words={percent} />
                <Sure mean={row.winners} bounds={row.intervals?.winners} words={tenths} />
                <td>{row.routes === 0 ? '–' : `${row.dead}/${row.routes}`}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={rows().length === 1}>
        <p class="hint">{t(COMPARED.includes(props.level) ? 'boards.noOther' : 'boards.noComparison')}</p>
      </Show>
    </Section>
  );
}

/** A mean in a cell, with its bounds below it. */
const Sure = (props: { mean: number; bounds: Interval | undefined; words(value: number): string }) => (
  <td>
    {props.words(props.mean)}
    <Show when={props.bounds}>
      {(bounds) => (
        <small class="report-bounds">
          {t('boards.bounds', { low: props.words(bounds()[0]), high: props.words(bounds()[1]) })}
        </small>
      )}
    </Show>
  </td>
);

/** Kinds of things that some players do and others do not, so that it matters who wins. */
const TELLING = ['route', 'ability'];

/** All things of one kind, the rarest first: authors look for what is never used. */
function Counts(props: Props & { kind: string; counts: readonly Happened[] }) {
  const { game, config } = props.rules;
  const places = drawingsOf(game).places?.(game, String(config.board));
  const names = new Map(
    [...(places?.routes ?? []), ...(places?.cities ?? [])].map(({ id, name }) => [id, name]),
  );
  const sorted = createMemo(() =>
    [...props.counts].sort((a, b) => a.games - b.games || a.perGame - b.perGame),
  );
  return (
    <Section title={textOr(`boards.count-${props.kind}`, props.kind)}>
      <table class="report-table report-counts">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('boards.inGames')}</th>
            <th scope="col">{t('boards.perGame')}</th>
            <th scope="col">{t('boards.byRound')}</th>
            <Show when={TELLING.includes(props.kind)}>
              <th scope="col">{t('boards.won')}</th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={sorted()}>
            {({ id, games, perGame, round, wins }) => (
              <tr classList={{ 'report-dead': props.kind === 'route' && props.report.dead.includes(id) }}>
                <th scope="row">{names.get(id) ?? textOr(`boards.ability-${id}`, id)}</th>
                <td>{percent(games)}</td>
                <td>{tenths(perGame)}</td>
                <td>{round === 0 ? '–' : tenths(round)}</td>
                <Show when={TELLING.includes(props.kind)}>
                  <td>{round === 0 ? '–' : percent(wins.share)}</td>
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Section>
  );
}

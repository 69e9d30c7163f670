/** The result of a game: who won and why it ended, your own place, scores by category, a chart, and the review. */

import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Analysis } from '../../../bots/explain/analysis.js';
import type { ScoreRow } from '../../../core/game.js';
import type { Arrow } from '../../board/board.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { pageOf } from '../../games/index.js';
import { language, t } from '../../i18n/index.js';
import { MarkedText } from '../../shell/controls/linked-text.jsx';
import { levelOf } from '../desks/level.js';
import { ScoreRows } from '../desks/score-rows.jsx';
import { SeatName } from '../desks/seat-name.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { ChanceChart, ScoreChart } from './chart.jsx';
import { rankedRows, winnersOf } from './ranking.js';
import { Review } from './review.jsx';

interface Props {
  readonly game: ShownGame;
  /** The seat of the person at the screen. */
  readonly viewer: number | null;
  /** Shows a point of the game, with arrows for what would have been better there. */
  onShow(move: number, arrows: readonly Arrow[]): void;
  /** What can be done next. */
  readonly children: JSX.Element;
}

export function Ending(props: Props) {
  const [analysis, setAnalysis] = createSignal<Analysis | null>(null);
  const rows = createMemo(() => rankedRows(props.game));
  return (
    <section class="ending">
      <h2>
        <MarkedText text={winnersOf(props.game, rows())} links={props.game.seats} />
      </h2>
      <Show when={props.viewer !== null}>
        <p class="ending-place">{placeOf(rows(), props.viewer!, props.game.places !== undefined)}</p>
      </Show>
      <For each={whatEnded(props.game)}>
        {(reason) => (
          <p class="hint">
            <MarkedText text={reason} links={props.game.seats} />
          </p>
        )}
      </For>
      <Show when={props.game.hasTakebacks}>
        <p class="hint">{t('table.takebacks')}</p>
      </Show>
      <Standings {...props} rows={rows()} />
      {props.children}
      <Scores game={props.game} rows={rows()} />
      <ScoreChart game={props.game} marks={analysis()?.turningPoints ?? []} />
      <Show when={analysis()}>{(found) => <ChanceChart game={props.game} analysis={found()} />}</Show>
      <Show when={props.game.isComplete}>
        <Review game={props.game} viewer={props.viewer} onFound={setAnalysis} onShow={props.onShow} />
      </Show>
    </section>
  );
}

function whatEnded({ rules, state, markedNames }: ShownGame): string[] {
  const position = rules.writeView(state, null);
  const endings = pageOf(rules).endings(rules, position, { names: markedNames, language: language() });
  return endings.flatMap(({ reached }) => reached ?? []);
}

/** The viewer's place, and the distance in points. */
function placeOf(rows: readonly ScoreRow[], viewer: number, isByResigning: boolean): string {
  const own = rows.find(({ seat }) => seat === viewer)!;
  // After a resignation, the distance in points means nothing.
  if (isByResigning) return t('table.yourPlaceOf', { place: own.rank, count: rows.length });
  const [first, second] = rows;
  if (own.rank > 1) {
    const where = { place: own.rank, count: rows.length };
    const n = first.total - own.total;
    return n === 0 ? t('table.yourPlaceOnTie', where) : t('table.yourPlace', { ...where, n });
  }
  if (second.rank === 1) return t('table.yourShare');
  const n = own.total - second.total;
  return n === 0 ? t('table.yourWinOnTie') : t('table.yourWin', { n });
}

function Standings(props: Props & { rows: readonly ScoreRow[] }) {
  return (
    <ol class="standings" aria-label={t('table.standings')}>
      <For each={props.rows}>
        {(row) => {
          const holder = () => props.game.seats[row.seat];
          return (
            <li classList={{ 'standings-own': row.seat === props.viewer }}>
              <span class="standings-rank">{row.rank}.</span>
              <PlayerPiece kind="trader" colour={holder().colour} size={20} />
              <span class="standings-name">
                <SeatName holder={holder()} />
                <Show when={levelOf(holder(), props.game)}>{(level) => <small> {level()}</small>}</Show>
              </span>
              <b>{row.total}</b>
            </li>
          );
        }}
      </For>
    </ol>
  );
}

/** Points by category; pieces stand for the players, so that five columns fit on a phone. */
function Scores(props: { game: ShownGame; rows: readonly ScoreRow[] }) {
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">{t('table.category')}</th>
          <For each={props.rows}>
            {({ seat }) => (
              <th scope="col" data-tip={props.game.names[seat]}>
                <PlayerPiece
                  kind="trader"
                  colour={props.game.seats[seat].colour}
                  size={20}
                  label={props.game.names[seat]}
                />
              </th>
            )}
          </For>
        </tr>
      </thead>
      <ScoreRows game={props.game.rules.game} rows={props.rows} total={t('table.total')} />
    </table>
  );
}

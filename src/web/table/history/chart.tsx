/** Every player's projected score over the game; each line carries its player's symbol. */
import { createMemo, For } from 'solid-js';
import type { TurnReview } from '../../../bots/explain/analysis.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { playerColour } from '../../board/pieces/players.js';
import { SYMBOL_PATHS } from '../../board/pieces/symbols.js';
import { t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

/** The number of points on a line between two symbols. */
const SYMBOL_EVERY = 32;
/** The most points drawn per line. */
const SAMPLES = 160;
const WIDTH = 600;
const BOTTOM = 190;
const HEIGHT = 180;

interface ChartLines {
  /** The highest score on the scale. */
  readonly top: number;
  /** For each seat, its points as `x y`. */
  readonly lines: readonly (readonly string[])[];
}

const xOf = (game: ShownGame, move: number): string => ((move / Math.max(1, game.length)) * WIDTH).toFixed(1);

function linesOf(game: ShownGame): ChartLines {
  const { rules, length } = game;
  const samples = Math.min(SAMPLES, Math.max(1, length));
  const moves = Array.from({ length: Math.min(SAMPLES, length) + 1 }, (_, i) =>
    Math.round((i * length) / samples),
  );
  const states = moves.map((move) => game.stateAt(move));
  const totals = game.seats.map((_, seat) => states.map((state) => rules.total(state, seat)));
  const top = Math.max(10, ...totals.flat());
  const yOf = (total: number): string => (BOTTOM - (total / top) * HEIGHT).toFixed(1);
  return { top, lines: totals.map((line) => line.map((total, i) => `${xOf(game, moves[i])} ${yOf(total)}`)) };
}

/** At different points for each seat, so that overlapping lines can be told apart. */
const symbolsOn = (points: readonly string[], seat: number): string[] =>
  points.filter((_, i) => i % SYMBOL_EVERY === (seat * 5) % SYMBOL_EVERY || i === points.length - 1);

export function Chart(props: { game: ShownGame; marks: readonly TurnReview[] }) {
  const chart = createMemo(() => linesOf(props.game));
  const colourOf = (seat: number): number => props.game.seats[seat].colour;
  return (
    <figure class="chart">
      <svg viewBox="-30 0 640 210" role="img" aria-label={t('table.chart')}>
        <path d={`M0 10V${BOTTOM}H${WIDTH}`} class="chart-axis" />
        <text x="-6" y="16" text-anchor="end">
          {chart().top}
        </text>
        <text x="-6" y="194" text-anchor="end">
          {0}
        </text>
        <For each={props.marks}>
          {({ from, seat }) => (
            <path
              class="chart-mark"
              d={`M${xOf(props.game, from)} 10V${BOTTOM}`}
              style={{ stroke: playerColour(colourOf(seat)) }}
            />
          )}
        </For>
        <For each={chart().lines}>
          {(points, seat) => <Line points={points} seat={seat()} colour={colourOf(seat())} />}
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

function Line(props: { points: readonly string[]; seat: number; colour: number }) {
  return (
    <g class="chart-player">
      <path
        d={`M${props.points.join('L')}`}
        class="chart-line"
        style={{ stroke: playerColour(props.colour) }}
      />
      <For each={symbolsOn(props.points, props.seat)}>
        {(at) => (
          <path
            class="chart-symbol"
            d={SYMBOL_PATHS[props.colour % 5]}
            transform={`translate(${at})`}
            style={{ fill: playerColour(props.colour) }}
          />
        )}
      </For>
    </g>
  );
}

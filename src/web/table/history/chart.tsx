/**
 * Charts of a finished game, with a line for where it is looked back at; each player's line carries their symbol.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Analysis, TurnReview } from '../../../bots/explain/analysis.js';
import { percentage } from '../../../languages/intl.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { playerColour } from '../../board/pieces/players.js';
import { SYMBOL_PATHS } from '../../board/pieces/symbols.js';
import { language, t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

/** The number of points on a line between two symbols. */
const SYMBOL_EVERY = 32;
/** The most points drawn per line. */
const SAMPLES = 160;
const WIDTH = 600;
const BOTTOM = 190;
const HEIGHT = 180;

interface Curves {
  /** What the top of the scale says. */
  readonly top: string;
  /** For each seat, its points as `x y`. */
  readonly lines: readonly (readonly string[])[];
}

const xOf = (game: ShownGame, move: number): string => ((move / Math.max(1, game.length)) * WIDTH).toFixed(1);
/** `share` is the height as a share of the scale. */
const yOf = (share: number): string => (BOTTOM - share * HEIGHT).toFixed(1);

function scoresOf(game: ShownGame): Curves {
  const { rules, length } = game;
  const samples = Math.min(SAMPLES, Math.max(1, length));
  const moves = Array.from({ length: Math.min(SAMPLES, length) + 1 }, (_, i) =>
    Math.round((i * length) / samples),
  );
  const states = moves.map((move) => game.stateAt(move));
  const totals = game.seats.map((_, seat) => states.map((state) => rules.total(state, seat)));
  const top = Math.max(10, ...totals.flat());
  const lines = totals.map((line) => line.map((total, i) => `${xOf(game, moves[i])} ${yOf(total / top)}`));
  return { top: String(top), lines };
}

/** Means over a round: a player's chances rise with each of their own turns and fall with the others'. */
function chancesOf(game: ShownGame, turns: readonly TurnReview[]): Curves {
  const last = turns.length - 1;
  const every = Math.ceil(turns.length / SAMPLES);
  const shown = [...turns.keys()].filter((i) => i % every === 0 || i === last);
  const chanceAt = (i: number, seat: number): number => {
    const round = turns.slice(i === last ? i : Math.max(0, i + 1 - game.seats.length), i + 1);
    return round.reduce((sum, { wins }) => sum + wins[seat], 0) / round.length;
  };
  const lines = game.seats.map((_, seat) =>
    shown.map((i) => `${xOf(game, turns[i].to)} ${yOf(chanceAt(i, seat))}`),
  );
  return { top: percentage(1, language()), lines };
}

/** At different points for each seat, so that overlapping lines can be told apart. */
const symbolsOn = (points: readonly string[], seat: number): string[] =>
  points.filter((_, i) => i % SYMBOL_EVERY === (seat * 5) % SYMBOL_EVERY || i === points.length - 1);

interface ChartProps {
  readonly game: ShownGame;
  readonly marks: readonly TurnReview[];
}

/** Every player's score if the game had ended then. */
export function ScoreChart(props: ChartProps) {
  const curves = createMemo(() => scoresOf(props.game));
  return (
    <Chart {...props} curves={curves()} caption={t('table.chart')}>
      <Names game={props.game} />
    </Chart>
  );
}

/** Every player's chance of winning; nothing where the game has no forecasts. */
export function ChanceChart(props: { game: ShownGame; analysis: Analysis }) {
  const turns = () => props.analysis.turns.filter(({ wins }) => wins.length > 0);
  return (
    <Show when={turns().length > 1}>
      <Chart
        game={props.game}
        marks={props.analysis.turningPoints}
        curves={chancesOf(props.game, turns())}
        caption={t('table.chances')}
      />
    </Show>
  );
}

function Chart(
  props: ChartProps & { readonly curves: Curves; readonly caption: string; readonly children?: JSX.Element },
) {
  const colourOf = (seat: number): number => props.game.seats[seat].colour;
  return (
    <figure class="chart">
      <svg viewBox="-48 0 658 210" role="img" aria-label={props.caption}>
        <path d={`M0 10V${BOTTOM}H${WIDTH}`} class="chart-axis" />
        <text x="-6" y="16" text-anchor="end">
          {props.curves.top}
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
        <For each={props.curves.lines}>
          {(points, seat) => <Line points={points} seat={seat()} colour={colourOf(seat())} />}
        </For>
        <Show when={props.game.at !== null}>
          <path class="chart-at" d={`M${xOf(props.game, props.game.at!)} 6V${BOTTOM}`} />
        </Show>
      </svg>
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

const Names = (props: { game: ShownGame }) => (
  <ul class="chart-names">
    <For each={props.game.names}>
      {(name, seat) => (
        <li>
          <PlayerPiece kind="trader" colour={props.game.seats[seat()].colour} size={18} /> {name}
        </li>
      )}
    </For>
  </ul>
);

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

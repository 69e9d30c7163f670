/** A rating from game to game, with the band in which it lies 19 times out of 20. */
import { createMemo } from 'solid-js';
import { day } from '../../../../languages/intl.js';
import type { PlayerRatings } from '../../../../protocol/people/statistics.js';
import { language, t } from '../../../i18n/index.js';

type Point = PlayerRatings['history'][number];

const WIDTH = 560;
const HEIGHT = 180;
/** More points could not be told apart. */
const MOST_POINTS = 200;
/** Lines are drawn at whole multiples of one of these. */
const STEPS = [50, 100, 200, 250, 500, 1000];
const MAX_LINES = 5;

/** At most so many points, evenly chosen, the last among them. */
function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points;
  const every = (points.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, i) => points[Math.round(i * every)]);
}

function scaleOf(points: readonly Point[]) {
  const low = Math.min(...points.map(({ rating }) => rating.mu - 2 * rating.sigma));
  const high = Math.max(...points.map(({ rating }) => rating.mu + 2 * rating.sigma));
  const step = STEPS.find((one) => (high - low) / one <= MAX_LINES) ?? STEPS[STEPS.length - 1];
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return {
    x: (i: number): number => (i / Math.max(1, points.length - 1)) * WIDTH,
    y: (value: number): number => HEIGHT - ((value - from) / Math.max(1, to - from)) * HEIGHT,
    lines: Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step),
  };
}

export function RatingChart(props: { points: readonly Point[] }) {
  const points = createMemo(() => thinned(props.points));
  const scale = createMemo(() => scaleOf(points()));
  const place = (i: number, value: number): string =>
    `${scale().x(i).toFixed(1)} ${scale().y(value).toFixed(1)}`;
  const line = (): string =>
    `M${points()
      .map(({ rating }, i) => place(i, rating.mu))
      .join('L')}`;
  const band = (): string => {
    const upper = points().map(({ rating }, i) => place(i, rating.mu + 2 * rating.sigma));
    const lower = points().map(({ rating }, i) => place(i, rating.mu - 2 * rating.sigma));
    return `M${[...upper, ...lower.reverse()].join('L')}Z`;
  };
  const caption = (): string => {
    const [first, last] = [props.points[0], props.points[props.points.length - 1]];
    return t('people.ratingFromTo', {
      from: String(first.rating.shown),
      to: String(last.rating.shown),
      since: day(first.ended, language()),
      n: props.points.length,
    });
  };
  return (
    <figure class="plot rating-plot">
      <svg viewBox={`-64 -14 ${WIDTH + 68} ${HEIGHT + 28}`} role="img" aria-label={caption()}>
        {scale().lines.map((value) => (
          <>
            <path class="plot-axis" d={`M0 ${scale().y(value)}H${WIDTH}`} />
            <text
              class="plot-number"
              x="-8"
              y={scale().y(value)}
              dominant-baseline="middle"
              text-anchor="end"
            >
              {value}
            </text>
          </>
        ))}
        <path class="rating-band" d={band()} />
        <path class="plot-line" d={line()} />
      </svg>
      <figcaption>{`${caption()} ${t('people.bandIs')}`}</figcaption>
    </figure>
  );
}

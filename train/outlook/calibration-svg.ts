/** The calibration as a plot: probability against how often it came true; on the dashed line both are equal. */
import { type Panel, plotSvg } from '../../src/cli/plot/plot.js';
import { type Calibration, KINDS } from './calibration.js';

const TITLES: Readonly<Record<(typeof KINDS)[number], string>> = {
  win: 'who wins',
  last: 'who makes the last turn',
  hold: 'who holds a city at the end',
  within: 'how soon the game ends',
};
/** Bins with fewer forecasts say nothing. */
const FEWEST = 20;

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const SHARES = [0, 0.25, 0.5, 0.75, 1];

export function calibrationSvg(game: string, { games, positions, kinds }: Calibration): string {
  const panels = KINDS.map((kind): Panel => {
    const axis = { from: 0, to: 1, ticks: SHARES, write: percent };
    const points = kinds[kind].bins
      .filter(({ forecasts }) => forecasts >= FEWEST)
      .map(({ foretold, came, interval }) => ({ x: foretold, y: came, interval }));
    return {
      title: TITLES[kind],
      x: { label: 'foretold', ...axis },
      y: { label: 'came true', ...axis },
      series: [{ name: kind, points, isLine: false }],
      guides: [{ from: { x: 0, y: 0 }, to: { x: 1, y: 1 } }],
    };
  });
  const what = `${games} finished games that were not learnt from, ${positions} positions; lines: 95 %`;
  return plotSvg(`${game}: what is foretold and what comes true`, what, panels);
}

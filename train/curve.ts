/** How a run learns: the loss on new games before it trains on them, beside that of the readable evaluation alone. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Panel, plotSvg } from '../src/cli/plot/plot.js';
import { crossEntropy, type Model } from './model.js';
import type { Run } from './run.js';
import type { Samples } from './samples.js';

export interface CurvePoint {
  readonly games: number;
  readonly network: number;
  readonly evaluation: number;
}

const pathOf = (run: Run): string => join(run.folder, 'curve.jsonl');

export const readCurve = (run: Run): CurvePoint[] =>
  existsSync(pathOf(run))
    ? readFileSync(pathOf(run), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as CurvePoint)
    : [];

/** Adds the loss on samples that the model has not seen, after so many games. */
export function addToCurve(run: Run, model: Model, samples: Samples, games: number): CurvePoint {
  const { targets, priors } = samples;
  let sum = 0;
  for (let i = 0; i < targets.length; i++) sum += crossEntropy(priors[i], targets[i]);
  const point = { games, network: model.loss(samples), evaluation: sum / Math.max(1, targets.length) };
  appendFileSync(pathOf(run), `${JSON.stringify(point)}\n`);
  return point;
}

export function drawCurve(run: Run): void {
  const points = readCurve(run);
  if (points.length < 2) return;
  const svg = plotSvg(`${run.name}: learning`, 'loss on new games, before they are learnt from', [
    lossPanel('', 'games', [
      { name: 'network', points: points.map(({ games, network }) => ({ x: games, y: network })) },
      {
        name: 'evaluation alone',
        points: points.map(({ games, evaluation }) => ({ x: games, y: evaluation })),
      },
    ]),
  ]);
  writeFileSync(join(run.folder, 'curve.svg'), svg);
}

interface Curve {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Losses over time, on a scale that shows their differences. */
export function lossPanel(title: string, label: string, curves: readonly Curve[]): Panel {
  const xs = curves.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = curves.flatMap(({ points }) => points.map(({ y }) => y));
  const [low, high] = [Math.floor(Math.min(...ys) * 50) / 50, Math.ceil(Math.max(...ys) * 50) / 50];
  const last = Math.max(...xs);
  const even = (from: number, to: number, count: number): number[] =>
    Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  return {
    title,
    x: { label, from: 0, to: last, ticks: even(0, last, 4).map(Math.round) },
    y: {
      label: 'loss',
      from: low,
      to: high + 0.02,
      ticks: even(low, high + 0.02, 4),
      write: (y) => y.toFixed(3),
    },
    series: curves.map((curve) => ({ ...curve, isLine: true })),
  };
}

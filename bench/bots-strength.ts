/**
 * `kontor bench bots --games N`: how strong an alderman is among merchants, by thinking time. A time budget is turned
 * into a number of positions, by this machine's speed or by `--rate`, so games do not depend on the machine's load.
 * Resumes from data/bench/; writes docs/strength/ as figures and as a plot.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Panel, plotSvg } from '../src/cli/plot/plot.js';
import type { JsonObject } from '../src/core/json.js';

/** Seconds a turn. */
const SECONDS = [0.05, 0.2, 0.5, 1, 2, 4];
/** Turns longer than this many seconds are measured with fewer games. */
const FULL_COUNT = 0.5;
const FEWEST_BLOCKS = 2;
const KEPT = join('data', 'bench');
const WRITTEN = join('docs', 'strength');

interface Strength {
  readonly seconds: number;
  readonly positions: number;
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

export interface StrengthRun {
  readonly config: JsonObject;
  /** As in the names of files, such as `baltic-3`. */
  readonly setup: string;
  readonly players: number;
  /** The most games for each thinking time. */
  readonly games: number;
  /** Positions a second. */
  readonly rate: number;
  /** Threads that play. */
  readonly workers: number;
}

export function measureStrength(run: StrengthRun): Strength[] {
  mkdirSync(KEPT, { recursive: true });
  const found: Strength[] = [];
  for (const seconds of SECONDS) {
    found.push(measure(run, seconds));
    write(run, found);
  }
  return found;
}

/** Rounded to two digits, so that a later run on the same machine continues this one. */
const roundPositions = (positions: number): number => Number(positions.toPrecision(2));

function measure(run: StrengthRun, seconds: number): Strength {
  const { config, setup, players, games, rate, workers } = run;
  const positions = roundPositions(seconds * rate);
  const share = Math.min(1, FULL_COUNT / seconds);
  const blocks = Math.max(FEWEST_BLOCKS, Math.round((games * share) / players));
  const call = [
    ...['bin/kontor.js', 'arena', JSON.stringify(config)],
    ...['--challenger', `alderman:${positions}`, '--field', 'merchant', '--blocks', String(blocks)],
    ...['--workers', String(workers), '--seed', 'by-time'],
    ...['--results', join(KEPT, `by-time-${setup}-${positions}-${blocks}.jsonl`)],
  ];
  const { status, stdout } = spawnSync(process.execPath, call, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the arena ended with exit status ${status}`);
  const { games: played, winShare, low, high } = JSON.parse(stdout) as Readonly<Record<string, number>>;
  return { seconds, positions, games: played, share: winShare, interval: [low, high] };
}

function write({ setup, players, rate }: StrengthRun, found: readonly Strength[]): void {
  mkdirSync(WRITTEN, { recursive: true });
  const figures = { setup, positionsPerSecond: Math.round(rate), strengths: found };
  writeFileSync(join(WRITTEN, `${setup}.json`), `${JSON.stringify(figures)}\n`);
  writeFileSync(join(WRITTEN, `${setup}.svg`), strengthSvg(setup, players, rate, found));
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function strengthSvg(
  setup: string,
  players: number,
  rate: number,
  found: readonly Strength[],
): string {
  const panel: Panel = {
    title: `one alderman among ${players - 1} merchants`,
    x: {
      label: 'seconds a turn',
      from: SECONDS[0] * 0.8,
      to: SECONDS[SECONDS.length - 1] * 1.25,
      ticks: SECONDS,
      isLog: true,
    },
    y: { label: 'share of the wins', from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], write: percent },
    series: [
      {
        name: 'alderman',
        points: found.map(({ seconds, share, interval }) => ({ x: seconds, y: share, interval })),
        isLine: true,
      },
    ],
    guides: [
      {
        from: { x: SECONDS[0] * 0.8, y: 1 / players },
        to: { x: SECONDS[SECONDS.length - 1] * 1.25, y: 1 / players },
        name: 'fair',
      },
    ],
  };
  const games = found.map((one) => one.games).join(', ');
  const what = `${games} games, ${Math.round(rate / 1000)},000 positions a second; lines: 95 %`;
  return plotSvg(`${setup}: strength against time`, what, [panel]);
}

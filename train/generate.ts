/**
 * Games of self-play, written in lots. It runs in as many workers as wanted; before each lot a worker takes up the
 * newest checkpoint, so that fitting may go on at the same time.
 */
import { statSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { TermEvaluator } from '../src/bots/evaluator.js';
import { readNetwork } from '../src/bots/network/format.js';
import { NetworkJudge } from '../src/bots/network/judge.js';
import { Random } from '../src/core/random.js';
import { AfterstatePlayer } from './afterstate-player.js';
import { networkFile } from './checkpoint.js';
import type { Options } from './options.js';
import { lotPath, openRun, type Run } from './run.js';
import { SampleWriter, writeSamples } from './samples.js';
import { selfPlay } from './self-play.js';
import { TurnPlayer } from './turn-player.js';

/** No turn needs more positions than these for each place in the beam, save odd ones. */
const NODES_OF_BEAM = 400;

/** How far from the best a trader's line may be, in points. */
const WARMTH_OF_TRADERS = 0.3;

export interface Generation {
  readonly options: Options;
  /** Number of the first lot; a worker that writes several counts up. */
  readonly first: number;
  readonly lots: number;
  /** Stop after this many seconds, even between two lots. */
  readonly seconds: number;
  readonly gamesInLot: number;
  readonly seed: string;
  readonly lambda: number;
  readonly longest: number;
  readonly any: number;
  readonly warmth: number;
  /** The beam of the search for a turn; with 0 single actions are chosen one after another. */
  readonly beam: number;
  /** Whether the trader's evaluation plays instead of the network, for the first games. */
  readonly teacher: boolean;
  /** How many games of a hundred are played by another edition or with modules. */
  readonly variants: number;
  /** How many seats of a hundred are played by the trader's evaluation, so that games stay as quick as real ones. */
  readonly traders: number;
}

export interface LotReport {
  readonly generation: number;
  readonly games: number;
  readonly samples: number;
  readonly turns: number;
  readonly decisions: number;
  readonly unfinished: number;
  readonly points: number;
}

/** Runs the workers; `report` hears of every lot. */
export async function generate(
  job: Generation,
  workers: number,
  report: (lot: LotReport) => void,
): Promise<void> {
  await Promise.all(
    Array.from(
      { length: workers },
      (_, worker) =>
        new Promise<void>((resolve, reject) => {
          const thread = new Worker(new URL(import.meta.url), { workerData: { job, worker } });
          thread.on('message', report);
          thread.on('error', reject);
          thread.on('exit', () => resolve());
        }),
    ),
  );
}

function work(job: Generation, worker: number, report: (lot: LotReport) => void): void {
  const run = openRun(job.options);
  const until = performance.now() + 1000 * job.seconds;
  let judge = judgeOf(run, job.options);
  let changed = 0;
  for (let lot = 0; lot < job.lots && performance.now() < until; lot++) {
    const latest = statSync(run.checkpoint).mtimeMs;
    if (latest !== changed) judge = judgeOf(run, job.options);
    changed = latest;
    report(playLot(run, job, judge, worker, job.first + lot));
  }
}

/** The newest checkpoint, believed as far as the player at a table would believe it. */
function judgeOf(run: Run, options: Options): NetworkJudge {
  const file = networkFile(run, options);
  return new NetworkJudge(readNetwork(file, run.rules.featureSchema, run.name), run.rules.players);
}

function playLot(
  run: Run,
  job: Generation,
  judge: NetworkJudge,
  worker: number,
  generation: number,
): LotReport {
  const writer = new SampleWriter();
  const total = { turns: 0, decisions: 0, unfinished: 0, points: 0 };
  for (let game = 0; game < job.gamesInLot; game++) {
    const random = new Random(`${job.seed}/${run.name}/${generation}/${worker}/${game}`);
    const rules =
      run.variants.length > 0 && random.below(100) < job.variants
        ? run.variants[random.below(run.variants.length)]
        : run.rules;
    const limits = { beam: job.beam, nodes: NODES_OF_BEAM * job.beam };
    const player =
      job.beam > 0
        ? new TurnPlayer(job.teacher ? new TermEvaluator() : judge, limits, job)
        : new AfterstatePlayer(rules, judge, job);
    const trader = new TurnPlayer(new TermEvaluator(), limits, { any: job.any, warmth: WARMTH_OF_TRADERS });
    const learner = random.below(rules.players);
    const players = Array.from({ length: rules.players }, (_, seat) =>
      seat !== learner && random.below(100) < job.traders ? trader : player,
    );
    const outcome = selfPlay(rules, rules.setUp(random), players, judge, random, job, writer);
    total.turns += outcome.turns;
    total.decisions += outcome.decisions;
    total.points += outcome.totals.reduce((a, b) => a + b, 0) / rules.players;
    if (!outcome.finished) total.unfinished++;
  }
  const path = lotPath(run, generation, worker);
  writeSamples(path, run.rules.featureSchema, writer.samples(), writer.endings());
  return { generation, games: job.gamesInLot, samples: writer.count, ...total };
}

if (!isMainThread && parentPort && workerData?.job) {
  const port = parentPort;
  work(workerData.job, workerData.worker, (lot) => port.postMessage(lot));
}

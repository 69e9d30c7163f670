/**
 * Self-play games, written in shards by several workers. Before each shard a worker loads the newest checkpoint, so that
 * fitting can run at the same time.
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
import { openRun, type Run, shardPath } from './run.js';
import { SampleWriter, writeSamples } from './samples.js';
import { selfPlay } from './self-play.js';
import { TurnPlayer } from './turn-player.js';

/** Almost no turn needs more positions than this for each place in the beam. */
const NODES_OF_BEAM = 400;

/** The temperature of the trader's choices, in points. */
const TRADER_TEMPERATURE = 0.3;

export interface Generation {
  readonly options: Options;
  /** The number of the first shard; each worker counts up from it. */
  readonly first: number;
  readonly shards: number;
  /** Do not start another shard after this many seconds. */
  readonly seconds: number;
  readonly gamesInShard: number;
  readonly seed: string;
  readonly lambda: number;
  readonly longest: number;
  readonly randomRate: number;
  readonly temperature: number;
  /** The beam of the search for a turn; with 0, actions are chosen one by one. */
  readonly beam: number;
  /** Whether the trader's evaluation plays instead of the network, to generate the first games. */
  readonly teacher: boolean;
  /** The percentage of games with another edition or with modules. */
  readonly variants: number;
  /** The percentage of seats played by the trader's evaluation, so that games stay as short as real ones. */
  readonly traders: number;
  /** How often a turn is a bold one, played with more trust in the network, from 0 to 1; and that trust. */
  readonly boldRate: number;
  readonly boldTrust: number;
  /** How often a turn is a plain one, played by the readable evaluation. */
  readonly plainRate: number;
}

export interface ShardReport {
  readonly generation: number;
  readonly games: number;
  readonly samples: number;
  readonly turns: number;
  readonly decisions: number;
  readonly unfinished: number;
  readonly points: number;
}

/** Runs the workers; `report` is called for every shard. */
export async function generate(
  job: Generation,
  workers: number,
  report: (shard: ShardReport) => void,
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

function work(job: Generation, worker: number, report: (shard: ShardReport) => void): void {
  const run = openRun(job.options);
  const until = performance.now() + 1000 * job.seconds;
  let judges = judgesOf(run, job);
  let changed = 0;
  for (let shard = 0; shard < job.shards && performance.now() < until; shard++) {
    const latest = statSync(run.checkpoint).mtimeMs;
    if (latest !== changed) judges = judgesOf(run, job);
    changed = latest;
    report(playShard(run, job, judges, worker, job.first + shard));
  }
}

/** The judgement that plays, and the one for bold turns. */
interface Judges {
  readonly judge: NetworkJudge;
  readonly bold: NetworkJudge;
}

const judgesOf = (run: Run, { options, boldTrust }: Generation): Judges => ({
  judge: judgeOf(run, options),
  bold: judgeOf(run, { ...options, trust: String(boldTrust) }),
});

/** The newest checkpoint, with its correction scaled as it will be in play. */
function judgeOf(run: Run, options: Options): NetworkJudge {
  const file = networkFile(run, options);
  return new NetworkJudge(readNetwork(file, run.rules.featureSchema, run.name));
}

function playShard(
  run: Run,
  job: Generation,
  { judge, bold }: Judges,
  worker: number,
  generation: number,
): ShardReport {
  const writer = new SampleWriter();
  const total = { turns: 0, decisions: 0, unfinished: 0, points: 0 };
  for (let game = 0; game < job.gamesInShard; game++) {
    const random = new Random(`${job.seed}/${run.name}/${generation}/${worker}/${game}`);
    const rules =
      run.variants.length > 0 && random.below(100) < job.variants
        ? run.variants[random.below(run.variants.length)]
        : run.rules;
    const limits = { beam: job.beam, nodes: NODES_OF_BEAM * job.beam };
    const moods = [
      { evaluator: bold, rate: job.boldRate },
      { evaluator: new TermEvaluator(), rate: job.plainRate },
    ].filter(({ rate }) => rate > 0);
    const player =
      job.beam > 0
        ? new TurnPlayer(job.teacher ? new TermEvaluator() : judge, limits, job, moods)
        : new AfterstatePlayer(rules, judge, job);
    const trader = new TurnPlayer(new TermEvaluator(), limits, {
      randomRate: job.randomRate,
      temperature: TRADER_TEMPERATURE,
    });
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
  const path = shardPath(run, generation, worker);
  writeSamples(path, run.rules.featureSchema, writer.samples(), writer.endings());
  return { generation, games: job.gamesInShard, samples: writer.count, ...total };
}

if (!isMainThread && parentPort && workerData?.job) {
  const port = parentPort;
  work(workerData.job, workerData.worker, (shard) => port.postMessage(shard));
}

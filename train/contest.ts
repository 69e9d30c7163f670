/** Games of one network among other bots: every set-up once from each seat, spread over workers. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Bot } from '../src/bots/bot.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { readNetwork } from '../src/bots/network/format.js';
import { NetworkJudge, shareOfWin } from '../src/bots/network/judge.js';
import type { SearchLimits } from '../src/bots/search/turn-search.js';
import { TraderBot } from '../src/bots/trader.js';
import { Random } from '../src/core/random.js';
import { networkFile } from './checkpoint.js';
import type { Options } from './options.js';
import { openRun, type Run } from './run.js';

export interface Contest {
  readonly options: Options;
  readonly setups: number;
  /** A bot by name; `trader` with the limits below, if there are any. */
  readonly against: string;
  readonly limits: SearchLimits | undefined;
  readonly seed: string;
  /** A game of more decisions is broken off and counted as if it ended there. */
  readonly longest: number;
  /** No set-up is begun after this many seconds. */
  readonly seconds: number;
}

/** What came of one set-up: the network's mean share of the win and its mean lead over the best other. */
export interface Block {
  readonly setup: number;
  readonly share: number;
  readonly lead: number;
  readonly decisions: number;
  readonly brokenOff: number;
}

export async function holdContest(contest: Contest, workers: number): Promise<Block[]> {
  const blocks: Block[] = [];
  await Promise.all(
    Array.from(
      { length: workers },
      (_, worker) =>
        new Promise<void>((resolve, reject) => {
          const thread = new Worker(new URL(import.meta.url), { workerData: { contest, worker, workers } });
          thread.on('message', (block: Block) => blocks.push(block));
          thread.on('error', reject);
          thread.on('exit', () => resolve());
        }),
    ),
  );
  return blocks.sort((a, b) => a.setup - b.setup);
}

function playBlock(run: Run, contest: Contest, setup: number, challenger: Bot): Block {
  const { rules } = run;
  const block = { share: 0, lead: 0, decisions: 0, brokenOff: 0 };
  for (let seat = 0; seat < rules.players; seat++) {
    const bots = Array.from({ length: rules.players }, (_, i) => (i === seat ? challenger : rival(contest)));
    const state = rules.setUp(new Random(`${contest.seed}/${setup}`));
    const decisions = new Match(rules, bots, `${contest.seed}/${setup}/${seat}`).play(state, contest.longest);
    const totals = rules.score(state).map((row) => row.total);
    const best = Math.max(...totals.filter((_, i) => i !== seat));
    block.share += shareOfWin(rules, state, seat) / rules.players;
    block.lead += (totals[seat] - best) / rules.players;
    block.decisions += decisions / rules.players;
    if (decisions >= contest.longest) block.brokenOff++;
  }
  return { setup, ...block };
}

const rival = ({ against, limits }: Contest): Bot =>
  against === 'trader' && limits ? new TraderBot(0, undefined, limits) : makeBot(against);

if (!isMainThread && parentPort && workerData?.contest) {
  const { contest, worker, workers } = workerData as { contest: Contest; worker: number; workers: number };
  const run = openRun(contest.options);
  const schema = run.rules.featureSchema;
  const file = networkFile(run, contest.options);
  const judge = new NetworkJudge(readNetwork(file, schema, run.name), run.rules.players);
  const challenger = new TraderBot(0, judge, contest.limits);
  const until = performance.now() + 1000 * contest.seconds;
  for (let setup = worker; setup < contest.setups && performance.now() < until; setup += workers) {
    parentPort.postMessage(playBlock(run, contest, setup, challenger));
  }
}

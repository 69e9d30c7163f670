/** `kontor arena`: measures bots against each other. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { BOT_IDS } from '../../bots/index.js';
import { LONGEST_GAME } from '../../bots/match.js';
import type { JsonObject } from '../../core/json.js';
import { ladderSvg } from '../arena/ladder-svg.js';
import { type ArenaOutcome, outcomeOf, sharesOf } from '../arena/outcome.js';
import type { BlockResult } from '../arena/play-block.js';
import { report } from '../arena/report.js';
import { ResultsFile } from '../arena/results-file.js';
import { mixedSchedule, PAIRINGS, pairs, readPairing, schedule, type Task } from '../arena/schedule.js';
import { type Sprt, verdict } from '../arena/sprt.js';
import { type ArenaSettings, playBlocks } from '../arena/worker-pool.js';
import { BOT_CHOICES, budgetOption, readBotList } from '../bots.js';
import { type Call, numberOption, textOption, WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';
import { clearProgress, showProgress } from '../progress.js';

const MAX_BLOCKS = 1_000_000;
const MAX_SECONDS = 10_000_000;

/** `LOW,HIGH` or `LOW,HIGH,ERROR`: two shares between 0 and 1, and the chance of a wrong verdict. */
function readSprt(call: Call): Sprt | undefined {
  const text = textOption(call, 'sprt');
  if (text === undefined) return undefined;
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [low, high, error = 0.05] = numbers;
  if (numbers.length > 3 || !(low > 0 && low < high && high < 1 && error > 0 && error < 0.5)) {
    throw new WrongCall('--sprt must be LOW,HIGH or LOW,HIGH,ERROR with 0 < LOW < HIGH < 1, as in 0.25,0.35');
  }
  return { low, high, error };
}

/** One number for all pairs, or one for each. */
function readBlocks(call: Call, pairCount: number): number[] {
  const text = textOption(call, 'blocks') ?? '25';
  const numbers = text.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
  if (numbers.some((value) => value < 1 || value > MAX_BLOCKS)) {
    throw new WrongCall(`--blocks must be a whole number from 1 to ${MAX_BLOCKS}, or one for each pair`);
  }
  if (numbers.length === 1) return Array<number>(pairCount).fill(numbers[0]);
  if (numbers.length !== pairCount) {
    throw new WrongCall(`--blocks names ${numbers.length} numbers, but ${pairCount} pairs meet`);
  }
  return numbers;
}

interface Contest {
  readonly bots: readonly string[];
  /** One challenger against copies of one other bot, and no ladder; all pairs; or one of each at every table. */
  readonly kind: 'single' | 'pairs' | 'mixed';
}

function readContest(call: Call): Contest {
  const challenger = textOption(call, 'challenger');
  const field = textOption(call, 'field');
  const listed = textOption(call, 'bots');
  const mixed = textOption(call, 'mixed');
  if (mixed !== undefined) {
    if (challenger !== undefined || field !== undefined || listed !== undefined) {
      throw new WrongCall('--mixed stands alone, without --challenger, --field and --bots');
    }
    return { bots: readBotList(mixed), kind: 'mixed' };
  }
  if (listed !== undefined) {
    if (challenger !== undefined || field !== undefined) {
      throw new WrongCall('--bots stands alone, without --challenger and --field');
    }
    const bots = readBotList(listed);
    if (bots.length < 2) throw new WrongCall('--bots must name two bots or more');
    return { bots, kind: 'pairs' };
  }
  if (challenger === undefined || field === undefined) {
    throw new WrongCall('say who plays: --challenger A --field B, --bots A,B,…, or --mixed A,B,…');
  }
  const bots = [...readBotList(challenger), ...readBotList(field)];
  if (bots.length !== 2) throw new WrongCall('--challenger and --field name one bot each');
  return { bots, kind: 'single' };
}

/** The shorter output for a single challenge. */
function writeChallenge(outcome: ArenaOutcome, players: number): JsonObject {
  const [{ one, rest, games, share, interval, meanRank, margin }] = outcome.challenges;
  return {
    challenger: one,
    field: rest,
    players,
    games,
    winShare: share,
    low: interval[0],
    high: interval[1],
    meanRank,
    margin,
    msPerDecision: Object.fromEntries(outcome.bots.map(({ bot, msPerDecision }) => [bot, msPerDecision])),
    seed: outcome.seed,
  };
}

export const arenaCommand: Command = {
  usage:
    'arena CONFIG (--challenger A --field B | --bots NEW,OLD[,…] [--pairs all|neighbours|first] [--one-way] | --mixed A,B[,…]) [--blocks N[,N…]] [--seed S] [--workers N] [--sprt LOW,HIGH[,ERROR]] [--seconds N] [--results FILE] [--svg FILE] [--text] [--longest N] [--budget MS]',
  help: 'measures bots: one against copies of another, in every seat in turn; see docs/bots.md',
  values: [
    'challenger',
    'field',
    'bots',
    'mixed',
    'blocks',
    'seed',
    'workers',
    'pairs',
    'sprt',
    'seconds',
    'results',
    'svg',
    'longest',
    'budget',
  ],
  switches: ['one-way', 'text'],
  choices: {
    bots: BOT_CHOICES,
    mixed: BOT_CHOICES,
    challenger: { values: BOT_IDS },
    field: { values: BOT_IDS },
    pairs: { values: PAIRINGS },
  },
  async run(call, shelf) {
    const [source] = words(call, 'CONFIG');
    const rules = shelf.rules(shelf.complete(readJson(source, 'config')));
    const contest = readContest(call);
    const { bots, kind } = contest;
    const sprt = readSprt(call);
    const tasks = planTasks(call, contest, rules.players, sprt);
    const workers = numberOption(call, 'workers', 1, 1, 256);
    const settings: ArenaSettings = {
      config: rules.config,
      boards: shelf.added,
      match: {
        bots,
        seed: textOption(call, 'seed') ?? randomUUID(),
        maxDecisions: numberOption(call, 'longest', LONGEST_GAME, 1, 1_000_000_000),
      },
      budgetMs: budgetOption(call),
    };
    const maxSeconds = numberOption(call, 'seconds', MAX_SECONDS, 1, MAX_SECONDS);
    const path = textOption(call, 'results');
    if (path !== undefined && !call.options.has('seed')) throw new WrongCall('--results needs a --seed');
    const file = path === undefined ? undefined : new ResultsFile(path, settings, tasks);
    const { results, seconds } = await playTasks(settings, tasks, workers, { sprt, maxSeconds }, file);
    const outcome = outcomeOf(rules.config, bots, settings.match.seed, results, seconds, sprt);
    const svg = textOption(call, 'svg');
    if (svg !== undefined) writeFileSync(svg, ladderSvg(outcome));
    if (call.options.has('text')) process.stdout.write(`${report(outcome)}\n`);
    else print(kind === 'single' ? writeChallenge(outcome, rules.players) : outcome);
  },
};

function planTasks(call: Call, { bots, kind }: Contest, players: number, sprt: Sprt | undefined): Task[] {
  if (kind === 'mixed') {
    if (sprt) throw new WrongCall('--sprt is for two bots');
    if (bots.length !== players) throw new WrongCall(`--mixed must name ${players} bots, one for each seat`);
    return mixedSchedule(players, readBlocks(call, 1)[0]);
  }
  const challenges = pairs(bots.length, readPairing(textOption(call, 'pairs')));
  if (sprt && challenges.length > 1) throw new WrongCall('--sprt is for two bots');
  const blocks = readBlocks(call, challenges.length);
  return schedule(challenges, blocks, players, kind === 'single' || call.options.has('one-way'));
}

interface StopRule {
  readonly sprt: Sprt | undefined;
  readonly maxSeconds: number;
}

/** Stops early once the sequential test has a verdict or the time is up. Resumes what is in `file`, and adds to it. */
async function playTasks(
  settings: ArenaSettings,
  tasks: readonly Task[],
  workers: number,
  { sprt, maxSeconds }: StopRule,
  file: ResultsFile | undefined,
): Promise<{ results: BlockResult[]; seconds: number }> {
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const results: BlockResult[] = [...(file?.played ?? [])];
  for await (const result of playBlocks(settings, tasks.slice(results.length), workers)) {
    results.push(result);
    file?.add(result);
    showProgress(results.length, tasks.length, 'blocks', start);
    if (seconds() >= maxSeconds) break;
    if (!sprt) continue;
    const { shares, gamesPerBlock } = sharesOf(results, tasks[0].games[0].challenge!);
    if (verdict(shares, sprt, gamesPerBlock) !== 'open') break;
  }
  clearProgress();
  return { results, seconds: seconds() };
}

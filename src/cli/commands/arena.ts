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
import { PAIRINGS, pairs, readPairing, schedule, type Task } from '../arena/schedule.js';
import { type Sprt, verdict } from '../arena/sprt.js';
import { type ArenaSettings, playBlocks } from '../arena/worker-pool.js';
import { BOT_CHOICES, budgetOption, readBotList } from '../bots.js';
import { type Call, numberOption, textOption, WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';

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
  /** One challenger against copies of one other bot, and no ladder. */
  readonly isSingle: boolean;
}

function readContest(call: Call): Contest {
  const challenger = textOption(call, 'challenger');
  const field = textOption(call, 'field');
  const listed = textOption(call, 'bots');
  if (listed !== undefined) {
    if (challenger !== undefined || field !== undefined) {
      throw new WrongCall('--bots stands alone, without --challenger and --field');
    }
    const bots = readBotList(listed);
    if (bots.length < 2) throw new WrongCall('--bots must name two bots or more');
    return { bots, isSingle: false };
  }
  if (challenger === undefined || field === undefined) {
    throw new WrongCall('say who plays: --challenger A --field B, or --bots A,B,…');
  }
  const bots = [...readBotList(challenger), ...readBotList(field)];
  if (bots.length !== 2) throw new WrongCall('--challenger and --field name one bot each');
  return { bots, isSingle: true };
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
    'arena CONFIG (--challenger A --field B | --bots NEW,OLD[,…] [--pairs all|neighbours|first] [--one-way]) [--blocks N[,N…]] [--seed S] [--workers N] [--sprt LOW,HIGH[,ERROR]] [--seconds N] [--svg FILE] [--text] [--longest N] [--budget MS]',
  help: 'measures bots: one against copies of another, in every seat in turn; see docs/bots.md',
  values: [
    'challenger',
    'field',
    'bots',
    'blocks',
    'seed',
    'workers',
    'pairs',
    'sprt',
    'seconds',
    'svg',
    'longest',
    'budget',
  ],
  switches: ['one-way', 'text'],
  choices: {
    bots: BOT_CHOICES,
    challenger: { values: BOT_IDS },
    field: { values: BOT_IDS },
    pairs: { values: PAIRINGS },
  },
  async run(call, shelf) {
    const [source] = words(call, 'CONFIG');
    const rules = shelf.rules(shelf.complete(readJson(source, 'config')));
    const { bots, isSingle } = readContest(call);
    const challenges = pairs(bots.length, readPairing(textOption(call, 'pairs')));
    const sprt = readSprt(call);
    if (sprt && challenges.length > 1) throw new WrongCall('--sprt is for two bots');
    const blocks = readBlocks(call, challenges.length);
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
    const tasks = schedule(challenges, blocks, rules.players, isSingle || call.options.has('one-way'));
    const maxSeconds = numberOption(call, 'seconds', MAX_SECONDS, 1, MAX_SECONDS);
    const { results, seconds } = await playTasks(settings, tasks, workers, { sprt, maxSeconds });
    const outcome = outcomeOf(rules.config, bots, settings.match.seed, results, seconds, sprt);
    const svg = textOption(call, 'svg');
    if (svg !== undefined) writeFileSync(svg, ladderSvg(outcome));
    if (call.options.has('text')) process.stdout.write(`${report(outcome)}\n`);
    else print(isSingle ? writeChallenge(outcome, rules.players) : outcome);
  },
};

interface StopRule {
  readonly sprt: Sprt | undefined;
  readonly maxSeconds: number;
}

/** Stops early once the sequential test has a verdict or the time is up. */
async function playTasks(
  settings: ArenaSettings,
  tasks: readonly Task[],
  workers: number,
  { sprt, maxSeconds }: StopRule,
): Promise<{ results: BlockResult[]; seconds: number }> {
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const results: BlockResult[] = [];
  for await (const result of playBlocks(settings, tasks, workers)) {
    results.push(result);
    showProgress(results.length, tasks.length, seconds());
    if (seconds() >= maxSeconds) break;
    if (!sprt) continue;
    const { shares, gamesPerBlock } = sharesOf(results, tasks[0].challenges[0]);
    if (verdict(shares, sprt, gamesPerBlock) !== 'open') break;
  }
  clearProgress();
  return { results, seconds: seconds() };
}

/** Shows progress on the terminal's last line. */
function showProgress(done: number, total: number, seconds: number): void {
  if (!process.stderr.isTTY) return;
  const left = (seconds / done) * (total - done);
  process.stderr.write(`\r\u001b[K${done} of ${total} blocks, ${Math.ceil(left)} s left`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

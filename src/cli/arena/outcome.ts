/** Everything an arena tells, by the names of the bots: what `--json` prints. */
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import type { Interval } from './bootstrap.js';
import { ladder } from './ladder.js';
import type { BlockResult } from './play-block.js';
import type { Challenge } from './schedule.js';
import { bounds, logRatio, type Sprt, type Verdict, verdict } from './sprt.js';
import {
  type BotFigures,
  blockShare,
  botFigures,
  type GameFigures,
  gameFigures,
  standings,
} from './tally.js';

export interface ArenaOutcome extends GameFigures {
  readonly config: JsonObject;
  readonly seed: string;
  readonly blocks: number;
  readonly seconds: number;
  readonly challenges: readonly {
    readonly one: string;
    readonly rest: string;
    readonly games: number;
    readonly share: number;
    readonly interval: Interval;
    readonly meanRank: number;
    readonly margin: number;
  }[];
  readonly bots: readonly (Omit<BotFigures, 'bot'> & { readonly bot: string })[];
  readonly anchor: string;
  readonly ladder: readonly { readonly bot: string; readonly points: number; readonly interval: Interval }[];
  readonly sprt?: Sprt & { readonly logRatio: number; readonly bound: number; readonly verdict: Verdict };
}

/** The bot that never changes, if it is there. */
const ANCHOR = 'random';
const RESAMPLES = 300;

export function outcomeOf(
  config: JsonObject,
  names: readonly string[],
  seed: string,
  results: readonly BlockResult[],
  seconds: number,
  sprt: Sprt | undefined,
): ArenaOutcome {
  const challenges = distinct(results);
  const anchor = names.includes(ANCHOR) ? names.indexOf(ANCHOR) : names.length - 1;
  const rungs = ladder(results, names.length, anchor, RESAMPLES, new Random(`${seed}/ladder`));
  const { seed: _, ...played } = config;
  return {
    config: played,
    seed,
    blocks: new Set(results.map(({ task }) => task.block)).size,
    seconds: round(seconds),
    ...rounded(gameFigures(results)),
    challenges: standings(results, challenges, seed).map(({ one, rest, ...figures }) => ({
      one: names[one],
      rest: names[rest],
      ...rounded(figures),
    })),
    bots: botFigures(results, names.length).map(({ bot, ...figures }) => ({
      bot: names[bot],
      ...rounded(figures),
    })),
    anchor: names[anchor],
    ladder: rungs.map(({ bot, points, interval }) => ({ bot: names[bot], ...rounded({ points, interval }) })),
    ...(sprt ? { sprt: testOf(results, challenges[0], sprt) } : {}),
  };
}

function testOf(
  results: readonly BlockResult[],
  challenge: Challenge,
  sprt: Sprt,
): NonNullable<ArenaOutcome['sprt']> {
  const { shares, gamesPerBlock } = sharesOf(results, challenge);
  return {
    ...sprt,
    logRatio: round(logRatio(shares, sprt, gamesPerBlock)),
    bound: round(bounds(sprt.error).upper),
    verdict: verdict(shares, sprt, gamesPerBlock),
  };
}

/** A challenger's share block by block; blocks without a finished game say nothing. */
export function sharesOf(
  results: readonly BlockResult[],
  challenge: Challenge,
): { shares: number[]; gamesPerBlock: number } {
  const blocks = results.map(({ games }) => blockShare(games, challenge)).filter(({ games }) => games > 0);
  return {
    shares: blocks.map(({ points, games }) => points / games),
    gamesPerBlock: Math.max(1, ...blocks.map(({ games }) => games)),
  };
}

/** The challenges that were played, in the order of their first block. */
function distinct(results: readonly BlockResult[]): Challenge[] {
  const found = new Map<string, Challenge>();
  for (const { task } of results) {
    for (const challenge of task.challenges) found.set(`${challenge.one}/${challenge.rest}`, challenge);
  }
  return [...found.values()];
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function rounded<T extends object>(figures: T): T {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(round) : round(value as number),
    ]),
  ) as T;
}

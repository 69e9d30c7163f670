/** An arena's outcome by bot name: the JSON that `kontor arena` prints. */
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import type { Interval } from './bootstrap.js';
import {
  type BotFigures,
  blockShare,
  botFigures,
  type GameFigures,
  gameFigures,
  mixedStandings,
  type PointsByPlace,
  pointsByPlace,
  type Standing,
  standings,
} from './figures.js';
import { rankBots } from './ladder.js';
import type { BlockResult } from './play-block.js';
import type { Challenge } from './schedule.js';
import { bounds, logRatio, type Sprt, type Verdict, verdict } from './sprt.js';

export interface ArenaOutcome extends GameFigures {
  readonly config: JsonObject;
  readonly seed: string;
  readonly blocks: number;
  readonly seconds: number;
  readonly challenges: readonly (Standing & { readonly one: string; readonly rest: string })[];
  /** Where one of each sat at the table. */
  readonly mixed?: {
    readonly standings: readonly (Standing & { readonly bot: string })[];
    readonly points: PointsByPlace;
  };
  readonly bots: readonly (Omit<BotFigures, 'bot'> & { readonly bot: string })[];
  readonly anchor: string;
  readonly ladder: readonly { readonly bot: string; readonly points: number; readonly interval: Interval }[];
  readonly sprt?: Sprt & { readonly logRatio: number; readonly bound: number; readonly verdict: Verdict };
}

/** Never changes, so it makes ladders comparable. */
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
  const challenges = distinctChallenges(results);
  const anchor = names.includes(ANCHOR) ? names.indexOf(ANCHOR) : names.length - 1;
  const rungs = rankBots(results, names.length, anchor, RESAMPLES, new Random(`${seed}/ladder`));
  const { seed: _, ...played } = config;
  return {
    config: played,
    seed,
    blocks: new Set(results.map(({ task }) => task.block)).size,
    seconds: roundTo4(seconds),
    ...roundAll(gameFigures(results)),
    challenges: standings(results, challenges, seed).map(({ one, rest, ...figures }) => ({
      one: names[one],
      rest: names[rest],
      ...roundAll(figures),
    })),
    bots: botFigures(results, names.length).map(({ bot, ...figures }) => ({
      bot: names[bot],
      ...roundAll(figures),
    })),
    anchor: names[anchor],
    ladder: rungs.map(({ bot, points, interval }) => ({
      bot: names[bot],
      ...roundAll({ points, interval }),
    })),
    ...(sprt ? { sprt: sprtOf(results, challenges[0], sprt) } : {}),
    ...(challenges.length === 0 ? { mixed: mixedOf(results, names, seed) } : {}),
  };
}

function mixedOf(
  results: readonly BlockResult[],
  names: readonly string[],
  seed: string,
): NonNullable<ArenaOutcome['mixed']> {
  const { winners, others, all } = pointsByPlace(results);
  return {
    standings: mixedStandings(results, names.length, seed).map((figures, bot) => ({
      bot: names[bot],
      ...roundAll(figures),
    })),
    points: { winners: roundAll(winners), others: roundAll(others), all: roundAll(all) },
  };
}

function sprtOf(
  results: readonly BlockResult[],
  challenge: Challenge,
  sprt: Sprt,
): NonNullable<ArenaOutcome['sprt']> {
  const { shares, gamesPerBlock } = sharesOf(results, challenge);
  return {
    ...sprt,
    logRatio: roundTo4(logRatio(shares, sprt, gamesPerBlock)),
    bound: roundTo4(bounds(sprt.error).upper),
    verdict: verdict(shares, sprt, gamesPerBlock),
  };
}

/** The challenger's share of each block with a finished game. */
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

/** In order of their first block. */
function distinctChallenges(results: readonly BlockResult[]): Challenge[] {
  const found = new Map<string, Challenge>();
  for (const { task } of results) {
    for (const { challenge } of task.games) {
      if (challenge) found.set(`${challenge.one}/${challenge.rest}`, challenge);
    }
  }
  return [...found.values()];
}

const roundTo4 = (value: number): number => Math.round(value * 10_000) / 10_000;

function roundAll<T extends object>(figures: T): T {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(roundTo4) : roundTo4(value as number),
    ]),
  ) as T;
}

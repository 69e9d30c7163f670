/** How often forecasts came true in finished games, by the probability they gave. */

import { shareOfWin } from '../../src/bots/network/judge.js';
import { networkFor } from '../../src/bots/network/library.js';
import { categoriesOf, type Outlook, ROUNDS } from '../../src/bots/outlook/outlook.js';
import type { Interval } from '../../src/cli/arena/bootstrap.js';
import { blockBootstrap } from '../../src/cli/arena/bootstrap.js';
import type { Rules, State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { type FinishedGame, turnsOf } from './games.js';

/** What is forecast as a probability: who wins, who ends the game, who holds a place, when the game is over. */
export const KINDS = ['win', 'last', 'hold', 'within'] as const;
type Kind = (typeof KINDS)[number];

/** Probabilities are grouped by tens of percent: around 0, 10, … 100 %. */
const BINS = 11;
/** One position in this many is used: those of a game are alike. */
const EVERY = 3;
const RESAMPLES = 500;

/** The forecasts of one game in one bin. */
interface Tally {
  count: number;
  foretold: number;
  came: number;
}

/** By kind and bin. */
type GameTally = Readonly<Record<Kind, readonly Tally[]>>;

export interface Bin {
  readonly forecasts: number;
  /** The mean of the probabilities, and how often they came true, with a 95 % interval over games. */
  readonly foretold: number;
  readonly came: number;
  readonly interval: Interval;
}

export interface Calibration {
  readonly games: number;
  readonly positions: number;
  readonly kinds: Readonly<Record<Kind, KindFigures>>;
  /** How far the points foretold are from those scored, by category (root of the mean square); and those at hand. */
  readonly points: Readonly<Record<string, { readonly foretold: number; readonly asNow: number }>>;
}

interface KindFigures {
  readonly bins: readonly Bin[];
  /** The mean distance between forecast and outcome, over all forecasts by their bin. */
  readonly error: number;
  /** The mean squared error of the probabilities, and that of always giving the mean. */
  readonly brier: number;
  readonly brierOfMean: number;
}

export class Calibrator {
  private readonly tallies: GameTally[] = [];
  private readonly squares = new Map<Kind, number>();
  private readonly distances = new Map<string, { foretold: number; asNow: number; count: number }>();
  private positions = 0;

  /** Looks at a finished game; `outlookOf` gives the forecasts for its rules. */
  add(game: FinishedGame, outlookOf: (rules: Rules) => Outlook): void {
    const { rules, starts, end } = turnsOf(game);
    const random = new Random(`calibration/${game.seed}`);
    const tally = Object.fromEntries(KINDS.map((kind) => [kind, emptyBins()])) as unknown as GameTally;
    const outlook = outlookOf(rules);
    starts.forEach((state, turn) => {
      if (random.below(EVERY) > 0) return;
      this.positions++;
      this.look(rules, outlook, state, end, (starts.length - turn) / rules.players, tally);
    });
    this.tallies.push(tally);
  }

  private look(
    rules: Rules,
    outlook: Outlook,
    state: State,
    end: State,
    rounds: number,
    tally: GameTally,
  ): void {
    const { wins, ends, holds, within, points } = outlook.foresee(state);
    const count = (kind: Kind, chance: number, came: number): void => {
      const bin = tally[kind][Math.round(chance * (BINS - 1))];
      bin.count++;
      bin.foretold += chance;
      bin.came += came;
      this.squares.set(kind, (this.squares.get(kind) ?? 0) + (chance - came) ** 2);
    };
    for (let seat = 0; seat < rules.players; seat++) {
      count('win', wins[seat], shareOfWin(rules, end, seat));
      count('last', ends[seat], rules.turnOf(end) === seat ? 1 : 0);
      for (const [place, chances] of holds.entries())
        count('hold', chances[seat], rules.holdings.holder(end, place) === seat ? 1 : 0);
    }
    for (const [i, chance] of within.entries()) count('within', chance, rounds <= ROUNDS[i] ? 1 : 0);
    this.comparePoints(rules, state, end, points);
  }

  private comparePoints(
    rules: Rules,
    state: State,
    end: State,
    points: readonly (readonly number[])[],
  ): void {
    const [now, then] = [rules.score(state), rules.score(end)];
    for (const [i, category] of categoriesOf(rules, end).entries()) {
      const sum = this.distances.get(category) ?? { foretold: 0, asNow: 0, count: 0 };
      for (let seat = 0; seat < rules.players; seat++) {
        sum.foretold += (points[seat][i] - then[seat][category]) ** 2;
        sum.asNow += (now[seat][category] - then[seat][category]) ** 2;
        sum.count++;
      }
      this.distances.set(category, sum);
    }
  }

  figures(): Calibration {
    return {
      games: this.tallies.length,
      positions: this.positions,
      kinds: Object.fromEntries(KINDS.map((kind) => [kind, this.kindFigures(kind)])) as Record<
        Kind,
        KindFigures
      >,
      points: Object.fromEntries(
        [...this.distances].map(([category, { foretold, asNow, count }]) => [
          category,
          { foretold: rounded(Math.sqrt(foretold / count)), asNow: rounded(Math.sqrt(asNow / count)) },
        ]),
      ),
    };
  }

  private kindFigures(kind: Kind): KindFigures {
    const random = new Random(`calibration/${kind}`);
    const games = this.tallies.map((tally) => tally[kind]);
    const bins = Array.from({ length: BINS }, (_, bin): Bin => {
      const own = games.map((tallies) => tallies[bin]);
      const { count, foretold } = sumOf(own);
      const rate = (some: readonly Tally[]): number => {
        const sum = sumOf(some);
        return sum.came / Math.max(1, sum.count);
      };
      const used = own.filter((tally) => tally.count > 0);
      const interval: Interval = used.length < 2 ? [0, 1] : blockBootstrap(used, rate, RESAMPLES, random);
      return {
        forecasts: count,
        foretold: rounded(foretold / Math.max(1, count)),
        came: rounded(rate(own)),
        interval: [rounded(interval[0]), rounded(interval[1])],
      };
    });
    const all = sumOf(games.flat());
    const mean = all.came / all.count;
    const apart = bins.reduce(
      (sum, { forecasts, foretold, came }) => sum + forecasts * Math.abs(foretold - came),
      0,
    );
    return {
      bins,
      error: rounded(apart / all.count),
      brier: rounded((this.squares.get(kind) ?? 0) / all.count),
      brierOfMean: rounded(mean * (1 - mean)),
    };
  }
}

const emptyBins = (): Tally[] => Array.from({ length: BINS }, () => ({ count: 0, foretold: 0, came: 0 }));

function sumOf(tallies: readonly Tally[]): Tally {
  const sum: Tally = { count: 0, foretold: 0, came: 0 };
  for (const { count, foretold, came } of tallies) {
    sum.count += count;
    sum.foretold += foretold;
    sum.came += came;
  }
  return sum;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Forecasts by setup, so that networks are prepared once. */
export function keptOutlooks(
  make: (rules: Rules, values: typeof networkFor) => Outlook,
): (rules: Rules) => Outlook {
  const kept = new Map<string, Outlook>();
  return (rules) => {
    const key = JSON.stringify(rules.config);
    const outlook = kept.get(key) ?? make(rules, networkFor);
    kept.set(key, outlook);
    return outlook;
  };
}

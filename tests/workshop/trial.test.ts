/** Games between bots on a board, counted. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { NOBODY } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';
import { printedFigures } from '../../src/workshop/try/compare.js';
import { addSums, noSums, reportOf } from '../../src/workshop/try/figures.js';
import { playGames } from '../../src/workshop/try/play.js';

const march = shelf.rules({ game: 'hansa-teutonica', board: 'salt-march', players: 3 });
const baltic = shelf.rules({ game: 'hansa', board: 'baltic', players: 3 });
const trial = (players: number) => ({ seed: 'try', bots: Array<string>(players).fill('greedy') });

describe('games on a board', () => {
  it('add up to the same, however they are divided between workers', () => {
    const whole = playGames(march, trial(3), 0, 6);
    const parts = noSums(3);
    for (const [first, end] of [
      [0, 1],
      [1, 4],
      [4, 6],
    ])
      addSums(parts, playGames(march, trial(3), first, end));
    expect(parts).toEqual(whole);
    expect(whole.games).toBe(6);
  });

  it('count what a second reading of the same games finds', () => {
    const sums = playGames(march, trial(3), 0, 4);
    const created = new Map<string, number>();
    const developed = new Map<string, number>();
    let decisions = 0;
    let filled = 0;
    for (let game = 0; game < 4; game++) {
      const state = march.setUp(new Random(`try/${game}`));
      const bots = ['greedy', 'greedy', 'greedy'].map((name) => makeBot(name));
      const removed = (): number[] =>
        (march.writePosition(state).seats as unknown as { abilities: Record<string, number> }[]).map(
          ({ abilities }) => Object.values(abilities).reduce((sum, n) => sum + n, 0),
        );
      decisions += new Match(march, bots, `try/${game}/bots`).play(state, undefined, (before, action) => {
        const { type, route } = march.writeAction(before, action);
        if (type === 'create') created.set(String(route), (created.get(String(route)) ?? 0) + 1);
      });
      expect(march.decider(state)).toBe(NOBODY);
      filled += Number(march.writePosition(state).completed);
      developed.set(
        String(game),
        removed().reduce((sum, n) => sum + n, 0),
      );
    }
    const total = (kind: string): number =>
      Object.values(sums.counts[kind]).reduce((sum, { times }) => sum + times, 0);
    expect(sums.decisions).toBe(decisions);
    const counted = Object.entries(sums.counts.route).filter(([, { times }]) => times > 0);
    expect(new Map(counted.map(([id, { times }]) => [id, times]))).toEqual(new Map([...created]));
    expect(total('city')).toBe(filled);
    expect(total('ability')).toBe([...developed.values()].reduce((sum, n) => sum + n, 0));
  });

  it.each([
    ['Hansa Teutonica', march],
    ['Hansa', baltic],
  ])('are reported in figures that fit together: %s', (_, rules) => {
    const report = reportOf(playGames(rules, trial(3), 0, 8));
    expect(report.games).toBe(8);
    expect(report.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
    for (const { share, low, high } of report.seats) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high - low).toBeGreaterThan(0.2);
    }
    expect(report.points.winners.total).toBeGreaterThan(report.points.others.total);
    const means = {
      decisionsPerGame: report.decisionsPerGame,
      rounds: report.rounds.mean,
      winners: report.points.winners.total,
      others: report.points.others.total,
    };
    for (const [name, mean] of Object.entries(means)) {
      const [low, high] = report.intervals[name as keyof typeof means];
      expect((low + high) / 2, name).toBeCloseTo(mean, 2);
      expect(high, name).toBeGreaterThan(low);
    }
    expect(report.rounds.shortest).toBeLessThanOrEqual(report.rounds.mean);
    expect(report.rounds.longest).toBeGreaterThanOrEqual(report.rounds.mean);
    expect(Object.values(report.endings).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(1);
    for (const happened of Object.values(report.counts).flat()) {
      expect(happened.games).toBeLessThanOrEqual(1);
      expect(happened.round === 0).toBe(happened.perGame === 0);
    }
  });

  it('have narrower intervals, the more there are', () => {
    const [few, many] = [4, 16].map((games) => reportOf(playGames(march, trial(3), 0, games)).intervals);
    const width = ([low, high]: readonly [number, number]): number => high - low;
    expect(width(many.others)).toBeLessThan(width(few.others));
    // 1.96 standard errors either side of 10, 12 and 14 decisions, which are 2 apart.
    const sums = { ...noSums(3), games: 3, decisions: 36, rounds: [1, 1, 1] };
    sums.squares.decisions = 100 + 144 + 196;
    expect(reportOf(sums).intervals.decisionsPerGame).toEqual([9.737, 14.263]);
    expect(reportOf(sums).intervals.rounds).toEqual([1, 1]);
  });

  it('find traps: routes whose creators win less often than chance explains', () => {
    const sums = { ...noSums(4), games: 400 };
    const route = (games: number, doers: number, wins: number) => ({
      games,
      times: doers,
      rounds: games,
      doers,
      wins,
    });
    sums.counts.route = {
      // Fair would be a quarter.
      good: route(300, 500, 200),
      fair: route(300, 500, 125),
      unlucky: route(300, 500, 105),
      trap: route(300, 500, 80),
      dead: route(10, 10, 0),
      rare: route(25, 25, 2),
    };
    const { traps, counts } = reportOf(sums);
    expect(traps).toEqual(['trap']);
    expect(counts.route.map(({ wins }) => wins.share)).toEqual([0.4, 0.25, 0.21, 0.16, 0, 0.08]);
    // In games that were played, every creator counts once, and all wins add up to those of the seats.
    const played = playGames(march, trial(3), 0, 8);
    for (const { games, doers, wins } of Object.values(played.counts.route)) {
      expect(doers).toBeGreaterThanOrEqual(games);
      expect(doers).toBeLessThanOrEqual(3 * games);
      expect(wins).toBeLessThanOrEqual(games);
    }
    expect(Object.values(played.counts.route).some(({ wins }) => wins > 0)).toBe(true);
  });

  it('find routes that nobody ever creates', () => {
    const { counts, dead } = reportOf(playGames(march, trial(3), 0, 8));
    expect(counts.route).toHaveLength(19);
    expect(dead).toEqual(counts.route.filter(({ games }) => games < 0.05).map(({ id }) => id));
  });
});

it('the boards that ship have figures to compare with', () => {
  for (const players of [2, 3, 4, 5]) {
    const boards = printedFigures('hansa-teutonica', 'apprentice', players).map(({ board }) => board);
    expect(boards.length, `${players} players`).toBeGreaterThan(0);
  }
  expect(printedFigures('hansa', 'apprentice', 3)).toHaveLength(1);
});

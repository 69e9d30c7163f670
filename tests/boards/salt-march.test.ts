/** The board of our own that ships: what it has, that it can be drawn, and that it makes a short and fair game. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import board from '../../src/games/hansa-teutonica/boards/salt-march.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { ABILITIES } from '../../src/games/hansa-teutonica/rules/vocabulary.js';
import { effort } from '../setup/effort.js';

const config = (players: number, edition: string, id = 'salt-march'): JsonObject => ({
  game: 'hansa-teutonica',
  edition,
  board: id,
  players,
});

describe('the Salt March', () => {
  it('is for two in the 2009 edition and for three in both', () => {
    const configs = hansaTeutonica.configs().filter((c) => c.board === 'salt-march');
    expect(configs.map((c) => `${c.edition} ${c.players}`).sort()).toEqual(['2009 2', '2009 3', 'big-box 3']);
    expect(hansaTeutonica.rules({ game: 'hansa-teutonica', board: 'salt-march', players: 3 }).players).toBe(
      3,
    );
  });

  it('is small, and has one town for each ability', () => {
    expect(board.cities).toHaveLength(14);
    expect(board.routes).toHaveLength(19);
    expect(board.completedCitiesToEnd).toBe(5);
    const develops = board.cities.flatMap((city) => (city as { develops?: string[] }).develops ?? []);
    expect([...develops].sort()).toEqual([...ABILITIES].sort());
  });

  it('one road of each town is short; all others are long', () => {
    for (const city of board.cities) {
      const short = board.routes.filter((r) => r.cities.includes(city.id) && r.points.length === 2);
      expect(short, city.id).toHaveLength(1);
    }
    expect(board.routes.filter((r) => r.points.length === 4)).toHaveLength(12);
  });

  it('has one start marker on a short road and two on long ones', () => {
    const taverns = board.routes.filter((r) => (r as { tavern?: boolean }).tavern);
    expect(taverns.map((r) => r.points.length).sort()).toEqual([2, 4, 4]);
  });

  it('can be drawn: nothing is nearer than 55 to anything else, or to the edge than 40', () => {
    const spots = [
      ...board.cities.map((c) => c.at),
      ...board.routes.flatMap((r) => r.points.map((p) => p.at)),
    ];
    const [width, height] = board.size;
    spots.forEach(([x, y], i) => {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(40);
      for (const [u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(55);
    });
    for (const { at } of board.provinces) {
      for (const [x, y] of spots) expect(Math.hypot(at[0] - x, at[1] - y)).toBeGreaterThanOrEqual(60);
    }
  });

  it('points lie evenly along their road', () => {
    for (const { id, points } of board.routes) {
      const gaps = points
        .slice(1)
        .map(({ at: [x, y] }, i) => Math.hypot(x - points[i].at[0], y - points[i].at[1]));
      expect(Math.max(...gaps) - Math.min(...gaps), id).toBeLessThan(5);
    }
  });
});

/** Shares of wins by seat, and turns of each seat in a game, between greedy bots. */
function sample(json: Json, games: number): { shares: number[]; turns: number } {
  const rules = hansaTeutonica.rules(json);
  const bots = Array.from({ length: rules.players }, () => makeBot('greedy'));
  const shares = bots.map(() => 0);
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const state = rules.setUp(new Random(`march/${game}`));
    let last = -1;
    new Match(rules, bots, `march/${game}/bots`).play(state, 100_000, (now) => {
      if (rules.turnOf(now) !== last) turns++;
      last = rules.turnOf(now);
    });
    const winners = rules.score(state).filter((row) => row.rank === 1);
    for (const { seat } of winners) shares[seat] += 1 / winners.length / games;
  }
  return { shares, turns: turns / games / rules.players };
}

/** A smaller sample than the one of the docs, so a wider margin: two standard errors more than five points. */
describe('between greedy bots', () => {
  it.each([
    [3, 'big-box', effort(150, 1000)],
    [3, '2009', effort(150, 1000)],
    [2, '2009', effort(50, 400)],
  ])('%s players (%s) have about equal chances', (players, edition, games) => {
    const { shares } = sample(config(players, edition), games);
    const fair = 1 / players;
    const margin = 0.05 + 2 * Math.sqrt((fair * (1 - fair)) / games);
    for (const share of shares) expect(Math.abs(share - fair)).toBeLessThan(margin);
  });

  it('a game takes less than half the turns of one on the large board', () => {
    const small = sample(config(3, 'big-box'), 20).turns;
    expect(small).toBeLessThan(0.5 * sample(config(3, 'big-box', 'hanseatic-3'), 6).turns);
  });
});

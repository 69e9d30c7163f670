/** Forecasts of how a game ends: they are chances, exact once the game is over, and said where they matter. */
import { describe, expect, it } from 'vitest';
import { roundsLeft } from '../../../src/bots/explain/foretold.js';
import { foretoldTexts, hint } from '../../../src/bots/explain/index.js';
import { readOutlook, writeOutlook } from '../../../src/bots/outlook/format.js';
import { outlookFor } from '../../../src/bots/outlook/library.js';
import { type Forecast, ROUNDS } from '../../../src/bots/outlook/outlook.js';
import { NOBODY, type Rules, type State } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { shippedNetwork, useShippedNetworks } from '../../../src/outside/networks.js';
import { CONFIGS, playOut } from '../../common/games.js';

useShippedNetworks();

const SETUPS = [
  { game: 'hansa-teutonica', players: 4 },
  { game: 'hansa-teutonica', board: 'britannia-3', players: 3 },
  { game: 'hansa', players: 2 },
] as const;

/** Some positions of a game played at random, and its end. */
function playedOut(rules: Rules): { positions: State[]; end: State } {
  const positions: State[] = [];
  const random = new Random('outlook');
  const state = rules.setUp(random);
  playOut(rules, state, random, 1_000_000, (_, decision) => {
    if (decision % 40 === 20) positions.push(state.slice());
  });
  return { positions, end: state };
}

const sum = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0);

describe.each(SETUPS)('the forecasts for $game with $players', (config) => {
  const rules = shelf.rules(config);
  const { positions, end } = playedOut(rules);

  it('are probabilities: one seat wins, one ends the game, at most one holds a place, and the end comes closer', () => {
    const outlook = outlookFor(rules)!;
    expect(positions.length).toBeGreaterThan(2);
    for (const state of positions) {
      const { wins, ends, holds, within } = outlook.foresee(state);
      expect(sum(wins)).toBeCloseTo(1, 9);
      expect(sum(ends)).toBeCloseTo(1, 9);
      expect(holds).toHaveLength(rules.holdings.places);
      for (const chances of holds) expect(sum(chances)).toBeLessThanOrEqual(1 + 1e-9);
      expect(within).toEqual([...within].sort((a, b) => a - b));
      for (const chance of [...wins, ...ends, ...holds.flat(), ...within]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });

  it('are what happened once the game is over', () => {
    expect(rules.decider(end)).toBe(NOBODY);
    const { wins, holds, within, points } = outlookFor(rules)!.foresee(end);
    const rows = rules.score(end);
    expect(rows.map(({ rank }) => rank === 1)).toEqual(wins.map((share) => share > 0));
    expect(points.map(sum)).toEqual(rows.map(({ total }) => total));
    expect(within).toEqual(ROUNDS.map(() => 1));
    holds.forEach((chances, place) => {
      const holder = rules.holdings.holder(end, place);
      expect(chances.indexOf(1)).toBe(holder);
    });
  });
});

describe.each(CONFIGS)('$game.id $name', ({ game, config }) => {
  const rules = game.rules(config);

  it("gives each seat's signs for every place, as numbers of about one", () => {
    const { holdings } = rules;
    const state = rules.setUp(new Random('holdings'));
    const signs = new Float64Array(holdings.signs.length);
    for (let place = 0; place < holdings.places; place++) {
      expect(holdings.name(place)).not.toBe('');
      for (let seat = 0; seat < rules.players; seat++) {
        holdings.sense(state, place, seat, signs.fill(Number.NaN));
        for (const [i, sign] of signs.entries()) expect(Math.abs(sign), holdings.signs[i]).toBeLessThan(3);
      }
    }
  });
});

describe('who holds a city', () => {
  it('is its controller: the seat with most posts, in a tie the one further right', () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa-teutonica', players: 4 },
      cities: { hamburg: { posts: ['0t', '1t', null] }, luebeck: { posts: ['2t', null] } },
    });
    const { holdings } = rules;
    const holderOf = (name: string): number => {
      for (let place = 0; place < holdings.places; place++)
        if (holdings.name(place) === name) return holdings.holder(state, place);
      throw new Error(`there is no ${name}`);
    };
    expect([holderOf('Hamburg'), holderOf('Lübeck'), holderOf('Bremen')]).toEqual([1, 2, NOBODY]);
  });
});

describe('a file of forecasts', () => {
  it('is read as it was written, and refused for another game or when it is broken', () => {
    const rules = shelf.rules({ game: 'hansa', players: 3 });
    const bytes = shippedNetwork('outlook-hansa')!;
    expect(writeOutlook(rules, readOutlook(bytes, rules))).toEqual(new Uint8Array(bytes));
    const other = shelf.rules({ game: 'hansa-teutonica', players: 3 });
    expect(() => readOutlook(bytes, other)).toThrow('they were learnt for');
    expect(() => readOutlook(bytes.subarray(0, bytes.length - 8), rules)).toThrow('too short');
    expect(() => readOutlook(new Uint8Array(3), rules)).toThrow('no file of forecasts');
  });
});

describe('what is said about the end', () => {
  const within = (chances: readonly number[]): Forecast => ({
    ...{ within: chances, wins: [], ends: [], points: [], holds: [] },
  });

  it('names the round by which the game will more likely than not be over, unless that is far off', () => {
    expect(roundsLeft(within([0.1, 0.4, 0.6, 0.7, 0.8, 0.9, 1]))).toBeCloseTo(2.5);
    expect(roundsLeft(within([0.8, 0.9, 1, 1, 1, 1, 1]))).toBeCloseTo(0.625);
    expect(roundsLeft(within([0, 0, 0, 0.1, 0.2, 0.3, 0.4]))).toBeNull();
  });

  it('names the city that a line wins, for the player and for others, in both languages', () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa-teutonica', players: 4 },
      seats: [{ supply: { traders: 4 }, score: 12 }, { score: 14 }, { score: 13 }, { score: 9 }],
      routes: { 'hamburg--luebeck': ['0t', '0t', '0t'] },
    });
    const [line] = hint(rules, state).lines;
    const [win, ...rest] = line.foretold;
    expect(win).toMatchObject({ what: 'win', seat: 0 });
    const city = rest.find(({ what }) => what === 'hold')!;
    expect(city).toMatchObject({ seat: 0 });
    expect(city.now).toBeGreaterThan(city.before + 0.1);
    const names = ['Anna', 'Bert', 'Clara', 'Dirk'];
    const told = (you: number | null, language: 'en' | 'de'): string =>
      foretoldTexts(rules, [city], { you, names, compared: 'now', language })[0];
    const wins = (before: number): string =>
      foretoldTexts(rules, [{ what: 'win', seat: 0, now: 0.54, before }], {
        ...{ you: 0, names, compared: 'now', language: 'en' },
      })[0];
    expect(wins(0.3)).toBe('your chance of winning: 54% (now 30%)');
    expect(wins(0.56)).toBe('your chance of winning: still 54%');
    expect(told(0, 'en')).toMatch(/^you hold (Hamburg|Lübeck) at the end: \d+% \(now \d+%\)$/);
    expect(told(null, 'en')).toMatch(/^Anna holds /);
    expect(told(0, 'de')).toMatch(/^du kontrollierst am Ende (Hamburg|Lübeck): \d+\s%/);
  });
});

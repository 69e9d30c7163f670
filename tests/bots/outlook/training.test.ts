/** Learning forecasts: gradients against differences, games that are played once, and how often a forecast is right. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shareOfWin } from '../../../src/bots/network/judge.js';
import { type Forecast, Outlook, ROUNDS } from '../../../src/bots/outlook/outlook.js';
import { NOBODY } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { useShippedNetworks } from '../../../src/outside/networks.js';
import { Calibrator } from '../../../train/outlook/calibration.js';
import { fitOutlook } from '../../../train/outlook/fit.js';
import { collect, playGame, readGames, setupsOf, turnsOf } from '../../../train/outlook/games.js';
import { Learner } from '../../../train/outlook/learner.js';
import { InputShelf, positionsOf, spanOf } from '../../../train/outlook/positions.js';

useShippedNetworks();
const folder = mkdtempSync(join(tmpdir(), 'kontor-outlook-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a learner', () => {
  const random = new Random('learner');
  const rows = Float32Array.from({ length: 40 }, () => 3 + 2 * random.fraction());

  it('descends the gradient of its loss, and then gives the same for unscaled inputs', () => {
    const learner = new Learner([4, 3, 2], rows, random);
    const row = rows.slice(4, 8);
    const wanted = [0.7, -0.4];
    const loss = (): number => {
      learner.run(row);
      return wanted.reduce((sum, value, i) => sum + (learner.out[i] - value) ** 2 / 2, 0);
    };
    const first = loss();
    for (let step = 0; step < 300; step++) {
      learner.run(row);
      learner.learn(wanted.map((value, i) => learner.out[i] - value));
      learner.step(0.02, 0, 1);
    }
    expect(loss()).toBeLessThan(first / 1000);
    const out = new Float64Array(2);
    learner.finish().run(row, out);
    for (const [i, value] of wanted.entries()) expect(out[i]).toBeCloseTo(value, 2);
  });
});

describe('games to learn from', () => {
  it('cover every board with every number of players, by the usual rules', () => {
    const setups = setupsOf('hansa-teutonica').map(({ config }) => `${config.board}/${config.players}`);
    expect(setups).toContain('hanseatic-45/5');
    expect(setups).toContain('salt-march/2');
    expect(new Set(setups).size).toBe(setups.length);
    expect(setupsOf('hansa')).toHaveLength(3);
  });

  it('are played to their end and kept; an interrupted one is played again', () => {
    const path = join(folder, 'games.jsonl');
    expect(collect(path, 'hansa', 's', 1, Number.POSITIVE_INFINITY)).toBe(3);
    const whole = readFileSync(path, 'utf8');
    expect(collect(path, 'hansa', 's', 1, Number.POSITIVE_INFINITY)).toBe(0);
    writeFileSync(path, whole.slice(0, -30));
    expect(collect(path, 'hansa', 's', 1, Number.POSITIVE_INFINITY)).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    for (const game of readGames(path)) {
      const { rules, starts, end } = turnsOf(game);
      expect(rules.decider(end)).toBe(NOBODY);
      expect(starts.length).toBeGreaterThan(5);
    }
  });
});

describe('a forecast that is learnt', () => {
  it('forecasts the games it has seen better than guessing', () => {
    const rules = shelf.rules({ game: 'hansa', players: 2 });
    const games = Array.from({ length: 12 }, (_, i) => playGame(rules, `fit ${i}`)!);
    const kept = new InputShelf();
    const positions = games.flatMap((game) => positionsOf(game, kept));
    const outlook = new Outlook(
      rules,
      fitOutlook(rules, positions, 40, () => {}),
      () => undefined,
    );
    const calibrator = new Calibrator();
    for (const game of games) calibrator.add(game, () => outlook);
    const { kinds } = calibrator.figures();
    for (const { brier, brierOfMean } of Object.values(kinds)) expect(brier).toBeLessThan(brierOfMean);
  });
});

describe('the calibration', () => {
  const rules = shelf.rules({ game: 'hansa', players: 2 });
  const game = playGame(rules, 'calibration')!;
  const { end } = turnsOf(game);
  const holders = Array.from({ length: rules.holdings.places }, (_, place) =>
    rules.holdings.holder(end, place),
  );
  /** Foretells with this chance what will happen, and with the rest that it will not. */
  const knowing = (chance: number): Outlook => {
    const given = (isTrue: boolean): number => (isTrue ? chance : 1 - chance);
    const forecast: Forecast = {
      within: ROUNDS.map(() => 0.5),
      wins: [0, 1].map((seat) => given(shareOfWin(rules, end, seat) > 0)),
      ends: [0, 1].map((seat) => given(rules.turnOf(end) === seat)),
      points: rules.score(end).map(({ unsold, sold, cities, bonus }) => [unsold, sold, cities, bonus]),
      holds: holders.map((holder) => [0, 1].map((seat) => given(holder === seat))),
    };
    return { foresee: () => forecast } as unknown as Outlook;
  };
  const figuresOf = (chance: number) => {
    const calibrator = new Calibrator();
    calibrator.add(game, () => knowing(chance));
    return calibrator.figures();
  };

  it('finds no error in certain and right forecasts, and the largest in certain and wrong ones', () => {
    const right = figuresOf(1);
    expect(right.kinds.hold).toMatchObject({ error: 0, brier: 0 });
    expect(right.kinds.hold.bins.at(-1)).toMatchObject({ foretold: 1, came: 1 });
    expect(right.points.cities.foretold).toBe(0);
    expect(figuresOf(0).kinds.hold).toMatchObject({ error: 1, brier: 1 });
  });

  it('finds forecasts that are too cautious: 80 % that always come true', () => {
    const { bins, error } = figuresOf(0.8).kinds.win;
    expect(bins[8]).toMatchObject({ foretold: 0.8, came: 1 });
    expect(error).toBeCloseTo(0.2, 3);
  });

  it('distinguishes periods by their ends', () => {
    expect([0.5, 1, 1.1, 4, 5, 12, 13].map(spanOf)).toEqual([0, 0, 1, 3, 4, 6, 7]);
  });
});

/** The value network: the first layer kept up to date, whole numbers against floats, files and what they refuse. */
import { describe, expect, it } from 'vitest';
import { Accumulator } from '../../../src/bots/network/accumulator.js';
import { readNetwork } from '../../../src/bots/network/format.js';
import { NetworkJudge, shareOfWin } from '../../../src/bots/network/judge.js';
import { squash } from '../../../src/bots/network/network.js';
import { Prior } from '../../../src/bots/network/prior.js';
import { FeatureList } from '../../../src/core/features.js';
import { NOBODY, type Rules } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { newCheckpoint, quantise } from '../../../train/checkpoint.js';
import { logistic, type Model } from '../../../train/model.js';
import { playOut } from '../../common/games.js';

/** A network with weights of every size, the last layer's too. */
function wildModel(rules: Rules, prior = 0): Model {
  const { model } = newCheckpoint({ features: rules.featureCount, hidden: 16, second: 8 }, 'wild');
  const random = new Random('weights');
  for (let i = 0; i < model.weights.length; i++) model.weights[i] += 0.2 * (random.fraction() - 0.5);
  model.weights[model.prior] = prior;
  return model;
}

const TABLES = [
  { game: 'hansa-teutonica', players: 4 },
  { game: 'hansa-teutonica', players: 2, edition: '2009' },
  { game: 'hansa', players: 3 },
];

describe.each(TABLES)('$game with $players', (config) => {
  const rules = shelf.rules(config);
  const model = wildModel(rules);
  const file = quantise(rules.featureSchema, model);
  const network = readNetwork(file, rules.featureSchema, 'test');

  it('sums brought up to date are those added up from nothing', () => {
    const random = new Random('incremental');
    const state = rules.setUp(random);
    const kept = new Accumulator(network);
    let changes = 0;
    playOut(rules, state, random, 600, (_, decision) => {
      if (decision % 3 !== 0) return;
      const fresh = new Accumulator(network);
      rules.sense(state, 0, kept.next);
      kept.update();
      rules.sense(state, 0, fresh.next);
      fresh.update();
      expect(Array.from(kept.sums)).toEqual(Array.from(fresh.sums));
      changes++;
    });
    expect(changes).toBeGreaterThan(50);
  });

  it('sums do not depend on the order of the features, nor on the previous position', () => {
    const random = new Random('any order');
    const kept = new Accumulator(network);
    for (let look = 0; look < 40; look++) {
      const fresh = new Accumulator(network);
      const chosen = Array.from({ length: rules.featureCount }, (_, feature) => feature).filter(
        () => random.below(12) < look % 4,
      );
      kept.next.length = fresh.next.length = 0;
      for (const feature of chosen) fresh.next.add(feature);
      fresh.update();
      if (look % 2 === 0) random.shuffle(chosen);
      for (const feature of chosen) kept.next.add(feature);
      kept.update();
      expect(Array.from(kept.sums)).toEqual(Array.from(fresh.sums));
    }
  });

  it.each([
    ['by itself', 0],
    ['beside the readable evaluation', 0.8],
  ])('whole numbers give nearly what floats give, %s', (_, weight) => {
    const random = new Random('quantised');
    const state = rules.setUp(random);
    const model = wildModel(rules, weight);
    const quantised = readNetwork(quantise(rules.featureSchema, model), rules.featureSchema, 'test');
    const judge = new NetworkJudge(quantised, rules.players);
    const prior = new Prior();
    const list = new FeatureList(rules.featureCount);
    let widest = 0;
    playOut(rules, state, random, 600, (_, decision) => {
      if (decision % 7 !== 0 || rules.decider(state) === NOBODY) return;
      for (let seat = 0; seat < rules.players; seat++) {
        rules.sense(state, seat, list);
        const exact = logistic(model.forward(list.items, 0, list.length, prior.output(rules, state, seat)));
        widest = Math.max(widest, Math.abs(judge.value(rules, state, seat) - exact));
      }
    });
    expect(widest).toBeGreaterThan(0);
    expect(widest).toBeLessThan(0.01);
  });

  it('a finished game is counted, not estimated', () => {
    const random = new Random('finished');
    const state = rules.setUp(random);
    playOut(rules, state, random, 1_000_000);
    expect(rules.decider(state)).toBe(NOBODY);
    const judge = new NetworkJudge(network, rules.players);
    const shares = Array.from({ length: rules.players }, (_, seat) => judge.value(rules, state, seat));
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    for (const row of rules.score(state)) expect(shares[row.seat] > 0).toBe(row.rank === 1);
    expect(shares).toEqual(shares.map((_, seat) => shareOfWin(rules, state, seat)));
  });
});

describe('network files', () => {
  const rules = shelf.rules({ game: 'hansa', players: 2 });
  const other = shelf.rules({ game: 'hansa', players: 3 });
  const file = quantise(rules.featureSchema, wildModel(rules));

  it('one for other features is refused by its fingerprint, and the message says so', () => {
    expect(() => readNetwork(file, other.featureSchema, 'baltic-2')).toThrow(
      /network baltic-2 cannot be used.*trained for other features/,
    );
  });

  it('a broken file is refused', () => {
    const read = (bytes: Uint8Array) => () => readNetwork(bytes, rules.featureSchema, 'broken');
    expect(read(file.subarray(0, 20))).toThrow(/too short/);
    expect(read(file.subarray(0, file.length - 2))).toThrow(/length/);
    expect(read(Uint8Array.from(file, (byte, i) => (i === 0 ? 0 : byte)))).toThrow(/not a network file/);
    expect(read(Uint8Array.from(file, (byte, i) => (i === 4 ? 9 : byte)))).toThrow(/format is 9/);
  });

  it('may stand anywhere in a larger buffer', () => {
    const shifted = new Uint8Array(file.length + 3);
    shifted.set(file, 3);
    const network = readNetwork(shifted.subarray(3), rules.featureSchema, 'shifted');
    expect(network.rows).toEqual(readNetwork(file, rules.featureSchema, 'plain').rows);
  });
});

describe('squash', () => {
  it('is close to the logistic function and rises', () => {
    let before = 0;
    for (let x = -12; x <= 12; x += 0.25) {
      expect(Math.abs(squash(x) - logistic(x))).toBeLessThan(0.002);
      expect(squash(x)).toBeGreaterThan(before);
      before = squash(x);
    }
    expect(squash(1000)).toBeLessThanOrEqual(1);
    expect(squash(-1000)).toBeGreaterThanOrEqual(0);
  });
});

/** The value network: the first layer kept up to date, whole numbers against floats, files and what they refuse. */
import { describe, expect, it } from 'vitest';
import { Changes } from '../../../src/bots/network/changes.js';
import { readNetwork } from '../../../src/bots/network/format.js';
import { NetworkJudge, shareOfWin } from '../../../src/bots/network/judge.js';
import { partsOf } from '../../../src/bots/network/network.js';
import { Prior } from '../../../src/bots/network/prior.js';
import { squash } from '../../../src/bots/network/squash.js';
import { FeatureList, FeatureRuns } from '../../../src/core/features.js';
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

const sorted = (features: readonly number[]): number[] => [...features].sort((a, b) => a - b);

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
  /** Sums that have seen no position yet. */
  const freshSums = () => readNetwork(file, rules.featureSchema, 'fresh', 'plain').accumulator(0);

  it('updated sums equal sums computed from scratch', () => {
    const random = new Random('incremental');
    const state = rules.setUp(random);
    const kept = network.accumulator(0);
    let changes = 0;
    playOut(rules, state, random, 600, (_, decision) => {
      if (decision % 3 !== 0) return;
      const fresh = freshSums();
      expect(kept.output(rules, state, 0)).toBe(fresh.output(rules, state, 0));
      expect(Array.from(kept.sums)).toEqual(Array.from(fresh.sums));
      changes++;
    });
    expect(changes).toBeGreaterThan(50);
  });

  it('the difference of two lists, in any order, leads from one to the other', () => {
    const random = new Random('any order');
    const { memory, layout } = network;
    const changes = new Changes(network);
    const rows = (at: number, count: number): number[] =>
      Array.from(new Int32Array(memory, at, count), (address) => address / (2 * layout.row));
    // Neighbours that come one after another are one run.
    const listOf = (features: readonly number[]): FeatureRuns => {
      const list = new FeatureRuns(rules.featureCount);
      for (let i = 0, end = 0; i < features.length; i = end) {
        for (end = i + 1; features[end] === features[i] + end - i; ) end++;
        list.fill(features[i], 8, end - i);
        for (let rest = i + 8; rest < end; rest++) list.add(features[rest]);
      }
      return list;
    };
    let last: number[] = [];
    for (let look = 0; look < 40; look++) {
      const next = Array.from({ length: rules.featureCount }, (_, feature) => feature).filter(
        () => random.below(12) < look % 4,
      );
      if (look % 2 === 0) random.shuffle(next);
      changes.clear();
      expect(changes.compare(listOf(next), listOf(last))).toBe(next.length + last.length > 0);
      const added = rows(layout.added, changes.added);
      const removed = rows(layout.removed, changes.removed);
      expect(sorted([...last, ...added])).toEqual(sorted([...next, ...removed]));
      last = next;
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
    const judge = new NetworkJudge(quantised);
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
    const judge = new NetworkJudge(network);
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

  it('one for other features is refused because of its fingerprint, and the message says so', () => {
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

  it('packed is about half as large, values positions nearly alike, and is refused when broken', () => {
    const model = wildModel(rules);
    const packed = quantise(rules.featureSchema, model, true);
    const [rows] = partsOf(model.sizes);
    expect(file.length - packed.length).toBe(rows - rules.featureCount - 4 * model.sizes.hidden);
    const [whole, rounded] = [file, packed].map(
      (bytes) => new NetworkJudge(readNetwork(bytes, rules.featureSchema, 'packed')),
    );
    const random = new Random('packed');
    const state = rules.setUp(random);
    let widest = 0;
    playOut(rules, state, random, 300, () => {
      if (rules.decider(state) === NOBODY) return;
      widest = Math.max(widest, Math.abs(whole.value(rules, state, 0) - rounded.value(rules, state, 0)));
    });
    expect(widest).toBeGreaterThan(0);
    expect(widest).toBeLessThan(0.01);
    const cut = packed.subarray(0, packed.length - 1);
    expect(() => readNetwork(cut, rules.featureSchema, 'cut')).toThrow(/length/);
  });

  it.each([false, true])('may be anywhere in a larger buffer, packed: %s', (isPacked) => {
    const file = quantise(rules.featureSchema, wildModel(rules), isPacked);
    const shifted = new Uint8Array(file.length + 3);
    shifted.set(file, 3);
    const network = readNetwork(shifted.subarray(3), rules.featureSchema, 'shifted');
    expect(network.memory).toEqual(readNetwork(file, rules.featureSchema, 'plain').memory);
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

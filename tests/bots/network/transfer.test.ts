/** A head start for a network: what it knows about seats, cities and routes is carried over to another setup. */
import { describe, expect, it } from 'vitest';
import { FeatureList } from '../../../src/core/features.js';
import type { Rules } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { type Checkpoint, newCheckpoint } from '../../../train/checkpoint.js';
import { transfer } from '../../../train/transfer.js';
import { playOut } from '../../common/games.js';

const HIDDEN = 4;
const WIDTH = HIDDEN + 1;

const rulesOf = (board: string, players: number): Rules =>
  shelf.rules({ game: 'hansa-teutonica', board, players });

/** A network whose weights are all different. */
function trained(rules: Rules): Checkpoint {
  const checkpoint = newCheckpoint({ features: rules.featureCount, hidden: HIDDEN, second: 3 }, 'trained');
  checkpoint.model.weights.forEach((_, i, all) => {
    all[i] = 1 + i;
  });
  return checkpoint;
}

const row = ({ model }: Checkpoint, feature: number): number[] => [
  ...model.weights.subarray(feature * WIDTH, (feature + 1) * WIDTH),
];
const nothing = Array(WIDTH).fill(0);

/** The first features of each block. */
function blocks(rules: Rules): Map<string, number> {
  let first = 0;
  return new Map(
    [...rules.featureSchema.matchAll(/ ([A-Za-z]+):(\d+)/g)].map(([, name, size]) => {
      first += Number(size);
      return [name, first - Number(size)];
    }),
  );
}

describe('transfer', () => {
  it('to the same setup copies everything except permits', () => {
    const rules = rulesOf('britannia-45', 4);
    const from = trained(rules);
    const to = transfer(from, rules.featureSchema, rules.featureSchema, 'new');
    const at = blocks(rules);
    const permits = [at.get('permits')!, at.get('edition')!];
    for (let feature = 0; feature < rules.featureCount; feature++) {
      const isPermit = feature >= permits[0] && feature < permits[1];
      expect(row(to, feature), `feature ${feature}`).toEqual(isPermit ? nothing : row(from, feature));
    }
    // Everything that does not belong to a feature.
    const rest = rules.featureCount * WIDTH;
    expect([...to.model.weights.subarray(rest)]).toEqual([...from.model.weights.subarray(rest)]);
  });

  it('with more players keeps the weights of each city and route', () => {
    const [four, five] = [rulesOf('eastern', 4), rulesOf('eastern', 5)];
    const from = trained(four);
    const to = transfer(from, four.featureSchema, five.featureSchema, 'new');
    const [theirs, ours] = [blocks(four), blocks(five)];
    // The third space of the cities, for the seat itself, the next and the one before.
    for (const [who, like] of [
      [0, 0],
      [1, 1],
      [4, 3],
    ]) {
      const of = theirs.get('posts')! + 2 * 4 + like;
      expect(row(to, ours.get('posts')! + 2 * 5 + who)).toEqual(row(from, of));
    }
    expect(row(to, ours.get('marker')! + 7)).toEqual(row(from, theirs.get('marker')! + 7));
  });

  it('to another board takes what both have, and starts from zero elsewhere', () => {
    const [large, small] = [rulesOf('britannia-45', 4), rulesOf('britannia-3', 3)];
    const from = trained(large);
    const to = transfer(from, large.featureSchema, small.featureSchema, 'new');
    const cityNames = (rules: Rules): string[] => rules.featureSchema.split(' ').at(-2)!.split(',');
    const [theirs, ours] = [cityNames(large), cityNames(small)];
    const shared = ours.filter((city) => theirs.includes(city));
    expect(shared.length).toBeGreaterThan(15);
    expect(shared.length).toBeLessThan(ours.length);
    ours.forEach((city, i) => {
      const of = blocks(large).get('control')! + theirs.indexOf(city) * 4;
      const expected = theirs.includes(city) ? row(from, of) : nothing;
      expect(row(to, blocks(small).get('control')! + i * 3), city).toEqual(expected);
    });
  });

  it('gives weights to the features that occur in games', () => {
    const [four, five] = [rulesOf('hanseatic-45', 4), rulesOf('hanseatic-45', 5)];
    const to = transfer(trained(four), four.featureSchema, five.featureSchema, 'new');
    const list = new FeatureList(five.featureCount);
    const random = new Random('some');
    const state = five.setUp(random);
    playOut(five, state, random, 150);
    five.sense(state, 0, list);
    expect(list.length).toBeGreaterThan(50);
    for (const feature of list.items.subarray(0, list.length)) expect(row(to, feature)).not.toEqual(nothing);
  });

  it('is for one game only', () => {
    const rules = rulesOf('eastern', 4);
    const hansa = shelf.rules({ game: 'hansa', players: 3 });
    expect(() => transfer(trained(rules), rules.featureSchema, hansa.featureSchema, 'x')).toThrow(
      'only networks of hansa-teutonica',
    );
  });
});

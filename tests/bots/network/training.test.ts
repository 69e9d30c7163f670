/** Training: gradients against differences, returns computed by hand, files written and read, and that something is learned. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readNetwork, readWeights } from '../../../src/bots/network/format.js';
import { NetworkJudge, shareOfWin } from '../../../src/bots/network/judge.js';
import { FeatureList } from '../../../src/core/features.js';
import { NOBODY } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { games, shelf } from '../../../src/games/index.js';
import { shippedNetwork } from '../../../src/outside/networks.js';
import { Adam } from '../../../train/adam.js';
import { AfterstatePlayer } from '../../../train/afterstate-player.js';
import { average } from '../../../train/average.js';
import { newCheckpoint, quantise, readCheckpoint, writeCheckpoint } from '../../../train/checkpoint.js';
import { exportCommand } from '../../../train/commands/export.js';
import { importCommand } from '../../../train/commands/import.js';
import { play } from '../../../train/commands/self-play.js';
import type { Model } from '../../../train/model.js';
import type { Options } from '../../../train/options.js';
import { lambdaReturns } from '../../../train/returns.js';
import { openRun, shardPaths } from '../../../train/run.js';
import {
  joinSamples,
  readSamples,
  type Samples,
  SampleWriter,
  writeSamples,
} from '../../../train/samples.js';
import { type Player, selfPlay } from '../../../train/self-play.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SIZES = { features: 20, hidden: 6, second: 4 };

const randomSamples = (random: Random, count: number): Samples => randomShard(random, count).samples();

function randomShard(random: Random, count: number): SampleWriter {
  const writer = new SampleWriter();
  for (let i = 0; i < count; i++) {
    const features = Array.from({ length: SIZES.features }, (_, f) => f).filter(() => random.below(3) === 0);
    const ending = i % 3 === 0 ? writer.addEnding(Uint16Array.from(features.slice(2))) : Math.floor(i / 3);
    const fate = { outcome: i % 2, turnsLeft: i + 0.5, ending };
    writer.add(Uint16Array.from(features), random.fraction(), random.fraction() - 0.5, fate);
  }
  return writer;
}

const all = (samples: Samples): Int32Array => Int32Array.from(samples.targets, (_, i) => i);

describe('the average of networks', () => {
  it('predicts the mean of their predictions', () => {
    const random = new Random('average');
    const models = [SIZES, { ...SIZES, hidden: 9, second: 3 }].map((sizes) => {
      const { model } = newCheckpoint(sizes, 'average', 1);
      for (let i = 0; i < model.weights.length; i++) model.weights[i] += random.fraction() - 0.4;
      return model;
    });
    const mean = average(models);
    const { features, offsets, priors } = randomSamples(random, 20);
    for (let i = 0; i < 20; i++) {
      const [a, b, both] = [...models, mean].map((m) =>
        m.forward(features, offsets[i], offsets[i + 1], priors[i]),
      );
      expect(both).toBeCloseTo((a + b) / 2, 4);
    }
  });
});

describe('the gradient', () => {
  it('is what small changes of the weights do to the loss', () => {
    const random = new Random('gradient');
    const { model } = newCheckpoint(SIZES, 'gradient');
    for (let i = 0; i < model.weights.length; i++) model.weights[i] += random.fraction() - 0.4;
    const samples = randomSamples(random, 12);
    model.learnFrom(samples, all(samples), 0, 12);
    const gradient = model.gradient.slice();
    const step = 1 / 256;
    let checked = 0;
    for (let i = 0; i < model.weights.length; i++) {
      const weight = model.weights[i];
      model.weights[i] = weight + step;
      const above = model.loss(samples);
      model.weights[i] = weight - step;
      const below = model.loss(samples);
      model.weights[i] = weight;
      expect(Math.abs((above - below) / (2 * step) - gradient[i])).toBeLessThan(
        0.01 * Math.abs(gradient[i]) + 5e-4,
      );
      if (Math.abs(gradient[i]) > 5e-3) checked++;
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('followed by Adam, fits samples that can be separated', () => {
    const random = new Random('adam');
    const { model } = newCheckpoint(SIZES, 'adam');
    const adam = new Adam(model.weights.length);
    const samples = randomSamples(random, 16);
    samples.targets.forEach((_, i) => {
      samples.targets[i] = i % 2;
    });
    const before = model.loss(samples);
    for (let i = 0; i < 400; i++) {
      model.learnFrom(samples, all(samples), 0, 16);
      adam.step(model.weights, model.gradient, 0.02);
    }
    expect(before).toBeGreaterThan(0.5);
    expect(model.loss(samples)).toBeLessThan(0.05);
  });
});

describe('TD(λ)', () => {
  const values = [Float64Array.of(0.2, 0.8), Float64Array.of(0.4, 0.6), Float64Array.of(0.9, 0.1)];
  const outcome = Float64Array.of(1, 0);

  it('with λ = 1 is the outcome, with λ = 0 the next estimate', () => {
    expect(lambdaReturns(values, outcome, 1).map((r) => r[0])).toEqual([1, 1, 1]);
    expect(lambdaReturns(values, outcome, 0).map((r) => r[0])).toEqual([0.4, 0.9, 1]);
  });

  it('in between mixes them, with more weight on nearer estimates', () => {
    const [first, second, third] = lambdaReturns(values, outcome, 0.5).map((r) => r[0]);
    expect(third).toBe(1);
    expect(second).toBeCloseTo(0.5 * 0.9 + 0.5 * 1, 12);
    expect(first).toBeCloseTo(0.5 * 0.4 + 0.5 * second, 12);
  });
});

describe('files', () => {
  it('samples are read as they were written, and can be joined', () => {
    const shard = randomShard(new Random('files'), 9);
    const samples = shard.samples();
    const path = join(folder, 'lot-000000-00.bin');
    writeSamples(path, 'schema', samples, shard.endings());
    expect(readSamples(path, 'schema')).toEqual({ ...samples, endings: shard.endings() });
    expect([...shard.endings().of]).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(() => readSamples(path, 'another')).toThrow(/other features/);
    const twice = joinSamples([samples, samples]);
    expect(twice.targets.length).toBe(18);
    const of = ({ features, offsets }: Samples, i: number) => features.subarray(offsets[i], offsets[i + 1]);
    expect(of(twice, 12)).toEqual(of(samples, 3));
  });

  it('training resumes from a checkpoint as if it had not stopped', () => {
    const samples = randomSamples(new Random('resume'), 9);
    const path = join(folder, 'checkpoint.bin');
    const learn = ({ model, adam }: { model: Model; adam: Adam }, steps: number): void => {
      for (let i = 0; i < steps; i++) {
        model.learnFrom(samples, all(samples), 0, 9);
        adam.step(model.weights, model.gradient, 0.01);
      }
    };
    const through = newCheckpoint(SIZES, 'resume');
    learn(through, 10);
    const stopped = newCheckpoint(SIZES, 'resume');
    learn(stopped, 4);
    writeCheckpoint(path, 'schema', stopped);
    const resumed = readCheckpoint(path, 'schema');
    expect(resumed.adam.steps).toBe(4);
    learn(resumed, 6);
    expect(resumed.model.weights).toEqual(through.model.weights);
    expect(() => readCheckpoint(path, 'another')).toThrow(/other features/);
  });
});

describe('a correction believed in part', () => {
  it('lies between the readable evaluation and the whole of it', () => {
    const sample = randomSamples(new Random('believe'), 1);
    const of = (share: number): number => {
      const { model } = newCheckpoint(SIZES, 'believe', 1.2);
      const random = new Random('wild');
      for (let i = 0; i < model.prior; i++) model.weights[i] = random.fraction() - 0.5;
      model.scaleCorrection(share);
      return model.forward(sample.features, 0, sample.offsets[1], 0.7);
    };
    expect(of(0)).toBeCloseTo(0.7, 5);
    expect(of(1)).not.toBeCloseTo(0.7, 2);
    expect(of(0.3)).toBeCloseTo(0.3 * of(1) + 0.7 * of(0), 4);
  });
});

describe('a run', () => {
  const run = (board: string, players: number) =>
    openRun({ board, players: String(players), data: join(folder, 'runs') });

  it.each([
    ['hanseatic-45', 4],
    ['hanseatic-45', 5],
    ['hanseatic-3', 3],
    ['salt-march', 3],
    ['eastern', 4],
    ['britannia-45', 5],
  ])('of %s with %i trains for the edition of a table that names none', (board, players) => {
    const { rules } = run(board, players);
    expect(rules.config).toEqual(shelf.rules({ game: 'hansa-teutonica', board, players }).config);
  });

  it('where that edition is not for so many players, trains for one that is', () => {
    expect(run('hanseatic-3', 2).rules.config.edition).toBe('2009');
  });

  it.each(['hanseatic-45', 'baltic'])('of %s has every other configuration as a variant, once', (board) => {
    const { rules, variants } = run(board, 4);
    const known = games
      .flatMap((game) => game.configs())
      .filter((config) => config.board === board && config.players === 4);
    const all = [rules, ...variants].map(({ config }) => JSON.stringify(config));
    expect(all.sort()).toEqual(known.map((config) => JSON.stringify(shelf.rules(config).config)).sort());
  });
});

describe('import', () => {
  it('begins a run as a network that was exported, so that exporting it again changes nothing', async () => {
    const options = ['--board', 'hanseatic-3', '--players', '2', '--data', join(folder, 'imported')];
    const from = join('train', 'checkpoints', 'hanseatic-3-2-a.bin');
    const to = join(folder, 'exported.bin');
    await importCommand([...options, '--from', from, '--trust', '0.5']);
    await exportCommand([...options, '--trust', '0.5', '--to', to]);
    expect(readFileSync(to).equals(readFileSync(from))).toBe(true);
    await exportCommand([...options, '--to', to]);
    expect(readFileSync(to).equals(readFileSync(from))).toBe(false);
  });

  it('begins, if no file is named, as the network that ships', async () => {
    const options = ['--board', 'hanseatic-3', '--players', '2', '--data', join(folder, 'shipped')];
    const to = join(folder, 'shipped.bin');
    await importCommand(options);
    await exportCommand([...options, '--packed', 'yes', '--to', to]);
    const { featureSchema } = openRun({
      board: 'hanseatic-3',
      players: '2',
      data: join(folder, 'shipped'),
    }).rules;
    const [again, shipped] = [readFileSync(to), shippedNetwork('hanseatic-3-2')!].map((file) => {
      const { sizes, weights } = readWeights(file, featureSchema, to);
      return { sizes, prior: weights.prior };
    });
    expect(again).toEqual(shipped);
  });
});

describe('self-play by command', () => {
  const table = { board: 'salt-march', players: '2' };
  /** Plays a game with random weights of size `learned`, with this much trust in them. */
  async function shard(name: string, learned: number, trust: string, bold: Options = {}): Promise<Buffer> {
    const options = { ...table, data: join(folder, name) };
    const run = openRun(options);
    const checkpoint = newCheckpoint(run.sizes, 'wild', 1);
    const random = new Random('wild');
    const { weights, prior } = checkpoint.model;
    for (let i = 0; i < prior; i++) weights[i] += learned * (random.fraction() - 0.5);
    writeCheckpoint(run.checkpoint, run.rules.featureSchema, checkpoint);
    await play({ ...options, games: '1', workers: '1', beam: '1', longest: '20', trust, ...bold });
    return readFileSync(shardPaths(run)[0]);
  }

  it('plays with the correction believed as far as --trust says', async () => {
    const untrained = await shard('untrained', 0, '1');
    expect(await shard('not-trusted', 0.1, '0')).toEqual(untrained);
    expect(await shard('trusted', 0.1, '1')).not.toEqual(untrained);
  });

  it('plays bold turns with the correction believed as far as --bold-trust says', async () => {
    const bold = (trust: string) => ({ 'bold-rate': '1', 'bold-trust': trust });
    const untrained = await shard('untrained-bold', 0, '0', bold('1'));
    expect(await shard('bold-without-trust', 0.1, '0', bold('0'))).toEqual(untrained);
    expect(await shard('bold', 0.1, '0', bold('1'))).not.toEqual(untrained);
  });
});

describe('self-play', () => {
  const rules = shelf.rules({ game: 'hansa', players: 2 });
  const schema = rules.featureSchema;
  const judgeOf = (model: Model): NetworkJudge =>
    new NetworkJudge(readNetwork(quantise(schema, model), schema, 'test'));

  /** Plays some games of each against each with changed seats; returns the first one's share. */
  function duel(a: Player, b: Player, games: number): number {
    let share = 0;
    const judge = judgeOf(newCheckpoint({ features: rules.featureCount, hidden: 2, second: 2 }, 'any').model);
    for (let game = 0; game < games; game++) {
      const random = new Random(`duel ${game >> 1}`);
      const state = rules.setUp(random);
      const seat = game & 1;
      const { totals } = selfPlay(
        rules,
        state,
        seat === 0 ? [a, b] : [b, a],
        judge,
        random,
        { lambda: 1, longest: 200 },
        new SampleWriter(),
      );
      const lead = totals[seat] - totals[1 - seat];
      share += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    }
    return share / games;
  }

  it('is the same for the same seed', () => {
    const { model } = newCheckpoint({ features: rules.featureCount, hidden: 4, second: 4 }, 'seeded');
    const play = (): Samples => {
      const judge = judgeOf(model);
      const player = new AfterstatePlayer(rules, judge, { randomRate: 0.1, temperature: 0.01 });
      const random = new Random('seeded game');
      const writer = new SampleWriter();
      selfPlay(
        rules,
        rules.setUp(random),
        [player, player],
        judge,
        random,
        { lambda: 0.9, longest: 100 },
        writer,
      );
      return writer.samples();
    };
    expect(play()).toEqual(play());
  });

  it('stores for every sample how its game ended', () => {
    const { model } = newCheckpoint({ features: rules.featureCount, hidden: 4, second: 4 }, 'endings');
    const judge = judgeOf(model);
    const player = new AfterstatePlayer(rules, judge, { randomRate: 0.1, temperature: 0.01 });
    const random = new Random('endings');
    const writer = new SampleWriter();
    const state = rules.setUp(random);
    const { turns } = selfPlay(
      ...([rules, state, [player, player], judge, random, { lambda: 0.9, longest: 300 }, writer] as const),
    );
    expect(rules.decider(state)).toBe(NOBODY);
    const { outcomes, turnsLeft, of, offsets, features } = writer.endings();
    expect(offsets.length).toBe(rules.players + 1);
    expect(Math.max(...turnsLeft)).toBe(turns);
    expect(Math.min(...turnsLeft)).toBe(0);
    const list = new FeatureList(rules.featureCount);
    of.forEach((ending, i) => {
      expect(outcomes[i]).toBe(shareOfWin(rules, state, ending));
      rules.sense(state, ending, list);
      expect([...features.subarray(offsets[ending], offsets[ending + 1])]).toEqual([
        ...list.items.subarray(0, list.length),
      ]);
    });
    expect(new Set(of).size).toBe(rules.players);
  });

  it('a small network learns to beat the one it began as', () => {
    const checkpoint = newCheckpoint({ features: rules.featureCount, hidden: 8, second: 8 }, 'learner');
    const { model, adam } = checkpoint;
    const sure = { randomRate: 0, temperature: 0.002 };
    const beginner = new AfterstatePlayer(rules, judgeOf(model), sure);
    const shards: Samples[] = [];
    for (let generation = 0; generation < 4; generation++) {
      const judge = judgeOf(model);
      const player = new AfterstatePlayer(rules, judge, { randomRate: 0.05, temperature: 0.01 });
      const writer = new SampleWriter();
      for (let game = 0; game < 25; game++) {
        const random = new Random(`toy ${generation} ${game}`);
        selfPlay(
          rules,
          rules.setUp(random),
          [player, player],
          judge,
          random,
          { lambda: 1, longest: 120 },
          writer,
        );
      }
      shards.push(writer.samples());
      const samples = joinSamples(shards);
      const random = new Random(`fit ${generation}`);
      const picks = new Int32Array(128);
      for (let step = 0; step < 150; step++) {
        for (let i = 0; i < picks.length; i++) picks[i] = random.below(samples.targets.length);
        model.learnFrom(samples, picks, 0, picks.length);
        adam.step(model.weights, model.gradient, 0.003);
      }
    }
    expect(duel(new AfterstatePlayer(rules, judgeOf(model), sure), beginner, 40)).toBeGreaterThan(0.65);
  });
});

/** From games on many boards to a general network, at the smallest size. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readNetwork } from '../../../src/bots/network/format.js';
import { generalSchema, networkFrom, readGeneral } from '../../../src/bots/network/general.js';
import { NetworkJudge } from '../../../src/bots/network/judge.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { quantise, readCheckpoint } from '../../../train/checkpoint.js';
import {
  generalExportCommand,
  generalGamesCommand,
  generalSamplesCommand,
  generalSelfPlayCommand,
  generalTuneCommand,
} from '../../../train/commands/general.js';
import { readGames } from '../../../train/general/games.js';
import { drawSetup } from '../../../train/general/setups.js';
import { readSamples } from '../../../train/samples.js';
import { playOut } from '../../common/games.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-general-'));
afterAll(() => rmSync(folder, { recursive: true }));
const RUN = ['--game', 'hansa', '--folder', folder];
const roles = (): string[] => JSON.parse(readFileSync(join(folder, 'roles.json'), 'utf8')) as string[];

describe('training a general network', () => {
  it('plays games on boards that ship and on drawn ones, and resumes', async () => {
    await generalGamesCommand([...RUN, '--seed', 'a', '--count', '3']);
    const games = readGames(join(folder, 'a.jsonl'));
    expect(games.length).toBe(3);
    const changed = statSync(join(folder, 'a.jsonl')).mtimeMs;
    await generalGamesCommand([...RUN, '--seed', 'a', '--count', '3']);
    expect(statSync(join(folder, 'a.jsonl')).mtimeMs).toBe(changed);
  });

  it('plays some by the network itself', async () => {
    await generalGamesCommand([...RUN, '--seed', 'b', '--count', '1', '--trust', '0.5', '--bold-trust', '1']);
    expect(readGames(join(folder, 'b.jsonl')).length).toBe(1);
  });

  it('makes samples of them whose features are roles', async () => {
    await generalSamplesCommand([...RUN, '--lambda', '0.9']);
    const shards = readdirSync(folder).filter((name) => name.startsWith('lot-'));
    expect(shards.length).toBe(1);
    const { targets, features } = readSamples(join(folder, shards[0]), generalSchema('hansa', roles()));
    expect(targets.length).toBeGreaterThan(100);
    expect(features.every((role) => role < roles().length)).toBe(true);
    expect(targets.every((target) => target >= 0 && target <= 1)).toBe(true);
  });

  it('writes a network file', async () => {
    const file = join(folder, 'general.bin');
    await generalExportCommand([...RUN, '--trust', '0.7', '--to', file]);
    expect(readGeneral(readFileSync(file), 'hansa', file).roles).toEqual(roles());
  });

  it('writes samples while it plays, until the time is up', async () => {
    const own = mkdtempSync(join(folder, 'self-play-'));
    const run = ['--game', 'hansa', '--folder', own];
    await generalSelfPlayCommand([...run, '--trust', '0.7', '--worker', '4', '--seconds', '0.2']);
    const schema = generalSchema('hansa', roles());
    const shards = readdirSync(own).filter((name) => name.startsWith('lot-'));
    expect(shards[0]).toBe('lot-000000-04.bin');
    expect(readSamples(join(own, shards[0]), schema).targets.length).toBeGreaterThan(20);
    expect(readGames(join(own, 'self-play-4.jsonl')).length).toBeGreaterThan(0);
  });

  it('begins the network of a setup as what the general one is there, with the games of that setup', async () => {
    const data = join(folder, 'tuned');
    const games = [...readGames(join(folder, 'a.jsonl')), ...readGames(join(folder, 'b.jsonl'))];
    const { players } = games.find(({ wishes }) => !wishes)!.config;
    const run = ['--board', 'baltic', '--players', String(players), '--data', data, '--folder', folder];
    await generalTuneCommand(run);
    const rules = shelf.rules({ game: 'hansa', board: 'baltic', players });
    const { model } = readCheckpoint(join(data, `baltic-${players}`, 'checkpoint.bin'), rules.featureSchema);
    const own = quantise(rules.featureSchema, model);
    const file = join(folder, 'whole.bin');
    await generalExportCommand([...RUN, '--to', file]);
    const general = networkFrom(readGeneral(readFileSync(file), 'hansa', file), rules);
    const judges = [general, readNetwork(own, rules.featureSchema, 'own')].map(
      (net) => new NetworkJudge(net),
    );
    const random = new Random('tuned');
    const state = rules.setUp(random);
    playOut(rules, state, random, 60, () => {
      const [theirs, ours] = judges.map((judge) => judge.value(rules, state, 0));
      expect(ours).toBeCloseTo(theirs, 2);
    });
    const shard = join(data, `baltic-${players}`, 'lot-000000-00.bin');
    expect(readSamples(shard, rules.featureSchema).targets.length).toBeGreaterThan(20);
  });

  it('never draws a board that is held out', () => {
    const boards = Array.from({ length: 40 }, (_, i) =>
      drawSetup('hansa-teutonica', `t/${i}`, new Random(`t/${i}`), { heldOut: ['eastern', 'salt-march'] }),
    ).map(({ config }) => config.board);
    expect(new Set(boards).size).toBeGreaterThan(10);
    expect(boards.filter((board) => board === 'eastern' || board === 'salt-march')).toEqual([]);
  });

  it('draws only boards of the sizes and densities that are asked for', () => {
    const draw = (sizes: readonly string[], i: number) =>
      drawSetup('hansa-teutonica', `w/${i}`, new Random(`w/${i}`), { sizes, densities: ['dense', 'normal'] });
    const setups = Array.from({ length: 20 }, (_, i) => draw(['large'], i));
    expect(new Set(setups.map(({ wishes }) => wishes?.size))).toEqual(new Set(['large']));
    expect(new Set(setups.map(({ wishes }) => wishes?.density))).toEqual(new Set(['dense', 'normal']));
    expect(() => draw(['huge'], 0)).toThrow('huge is not one of small, medium, large');
  });
});

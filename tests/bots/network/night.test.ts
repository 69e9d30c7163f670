/** From nothing to a gate with one command, at the smallest size: what was done before it was stopped is not done again. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runsIn } from '../../../train/commands/curves.js';
import { nightCommand } from '../../../train/commands/night.js';

const data = mkdtempSync(join(tmpdir(), 'kontor-night-'));
afterAll(() => rmSync(data, { recursive: true }));
const folder = join(data, 'baltic-2');

const SMALLEST = [
  ...['--data', data, '--board', 'baltic', '--players', '2', '--games', '1', '--workers', '1', '--beam', '1'],
  ...['--variants', '0', '--trusts', '1', '--blocks', '1', '--gate-blocks', '1'],
];
const night = (generations: number): Promise<void> =>
  nightCommand([...SMALLEST, '--generations', String(generations)]);

interface Night {
  readonly fitted: number;
  readonly trials: readonly { readonly games: number; readonly share: number }[];
  readonly gate?: {
    readonly games: number;
    readonly needed: number;
    readonly isMet: boolean;
    readonly share: number;
  };
}
const progress = (): Night => JSON.parse(readFileSync(join(folder, 'night.json'), 'utf8')) as Night;
const shards = (): string[] => readdirSync(folder).filter((name) => name.startsWith('lot-'));
const lines = (name: string): string[] => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1);

describe('a night of training', () => {
  it('plays, learns, measures and says whether the gate is met; stopped, it resumes', async () => {
    await night(1);
    const done = progress();
    expect(done).toMatchObject({ fitted: 1, trials: [{ games: 2 }], gate: { games: 2 } });
    // The odds of 65 % among three, for two players.
    expect(done.gate!.needed).toBeCloseTo(0.848, 3);
    expect(done.gate!.isMet).toBe(done.gate!.share >= done.gate!.needed);
    expect(shards()).toEqual(['lot-000000-00.bin']);
    const trial = lines('night-trial-1.jsonl');

    // As if it had been stopped after the games of a second generation, before anything was learnt from them.
    writeFileSync(join(folder, 'night.json'), JSON.stringify({ fitted: 1, trials: done.trials }));
    const first = readFileSync(join(folder, shards()[0]));
    writeFileSync(join(folder, 'lot-000001-00.bin'), first);
    await night(2);
    expect(progress()).toMatchObject({ fitted: 2, trials: done.trials, gate: { games: 2 } });
    expect(shards()).toHaveLength(2);
    expect(readFileSync(join(folder, 'lot-000001-00.bin'))).toEqual(first);
    expect(lines('curve.jsonl')).toHaveLength(2);
    expect(lines('night-trial-1.jsonl')).toEqual(trial);
  });
});

describe('the curves of the training log', () => {
  it('are the tables of losses by seconds, each under its heading', () => {
    const log = [
      ...['## The run of `x`', '', '| seconds | samples | steps | network | evaluation alone |'],
      ...[
        '| --- | --- | --- | --- | --- |',
        '| 30 | 1,000 | 2 | 0.51 | 0.52 |',
        '| 60 | 2,000 | 4 | 0.50 | 0.53 |',
      ],
      ...['', '| network | 1 |', '| --- | --- |', '| c | 0.4 |'],
    ].join('\n');
    expect(runsIn(log)).toEqual([
      {
        title: 'The run of x',
        rows: [
          [30, 0.51, 0.52],
          [60, 0.5, 0.53],
        ],
      },
    ]);
  });
});

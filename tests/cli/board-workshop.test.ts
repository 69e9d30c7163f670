/** `kontor boards make` and `kontor boards test`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kontor } from './call.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-workshop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'made.json');

describe('kontor boards make', () => {
  it('prints a board that kontor boards accepts, the same for the same seed', async () => {
    const args = [
      'boards',
      'make',
      '--seed',
      'a',
      '--size',
      'small',
      '--players',
      '2-3',
      '--symmetry',
      'mirror',
    ];
    const { out, code } = await kontor(args);
    expect(code).toBe(0);
    expect((await kontor(args)).out).toBe(out);
    expect((await kontor([...args.slice(0, 3), 'b', ...args.slice(4)])).out).not.toBe(out);
    writeFileSync(file, out);
    const checked = JSON.parse((await kontor(['boards', file])).out);
    expect(checked).toMatchObject([{ ok: true, players: [2, 3] }]);
  });

  it.each([
    [['make'], /--seed is missing/],
    [['make', '--seed', 'a', '--size', 'vast'], /--size must be one of small, medium, large/],
    [['make', '--seed', 'a', '--players', '1'], /--players must be numbers from 2 to 5/],
    [['make', '--seed', 'a', '--players', '5-3'], /--players must be numbers from 2 to 5/],
    [['make', 'here', '--seed', 'a'], /one word too many/],
    [['test'], /FILE is missing/],
    [['test', file, '--players', '5'], /is not for 5 players/],
    [['test', file, '--level', 'king'], /is not a bot/],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await kontor(['boards', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('kontor boards test', () => {
  it('tells how games on a board go, the same on any number of threads', async () => {
    const args = [
      'boards',
      'test',
      file,
      '--games',
      '9',
      '--level',
      'greedy',
      '--players',
      '3',
      '--seed',
      '1',
    ];
    const on = async (threads: string) => {
      const { seconds: _, ...rest } = JSON.parse((await kontor([...args, '--threads', threads])).out);
      return rest;
    };
    const one = await on('1');
    const two = await on('2');
    expect(two).toEqual(one);
    expect(one).toMatchObject({ players: 3, level: 'greedy', games: 9, unfinished: 0 });
    expect(one.seats).toHaveLength(3);
    expect(one.counts.route.length).toBeGreaterThan(10);
    expect(one.comparison[0]).toMatchObject({ board: one.board, level: 'greedy' });
  });
});

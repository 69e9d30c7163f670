/** `kontor boards make`, `kontor boards test` and `kontor boards improve`. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fourMills } from '../boards/help.js';
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

  it('prints one of Hansa', async () => {
    const args = ['boards', 'make', '--game', 'hansa', '--seed', 'a', '--players', '2,3'];
    const { out } = await kontor(args);
    const other = join(folder, 'hansa.json');
    writeFileSync(other, out);
    const checked = JSON.parse((await kontor(['boards', other])).out);
    expect(checked).toMatchObject([{ ok: true, game: 'hansa', players: [2, 3] }]);
  });

  it.each([
    [['make'], /--seed is missing/],
    [['make', '--seed', 'a', '--size', 'vast'], /--size must be one of small, medium, large/],
    [['make', '--seed', 'a', '--players', '1'], /--players must be numbers from 2 to 5/],
    [['make', '--seed', 'a', '--players', '5-3'], /--players must be numbers from 2 to 5/],
    [['make', 'here', '--seed', 'a'], /one word too many/],
    [['make', '--seed', 'a', '--game', 'chess'], /--game must be one of hansa-teutonica, hansa/],
    [['make', '--seed', 'a', '--game', 'hansa', '--sea', 'much'], /--sea does not apply to boards of hansa/],
    [['make', '--seed', 'a', '--game', 'hansa', '--players', '5'], /--players must be numbers from 2 to 4/],
    [['test'], /FILE is missing/],
    [['test', file, '--players', '5'], /is not for 5 players/],
    [['test', file, '--level', 'king'], /is not a bot/],
    [['improve'], /FILE is missing/],
    [['improve', file, '--games', '50'], /--games must be a whole number from 100/],
    [['improve', file, '--lang', 'la'], /--lang must be one of/],
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

describe('kontor boards improve', () => {
  it('tells which changes help, in words, the same on any number of threads', async () => {
    const four = join(folder, 'four-mills.json');
    writeFileSync(four, JSON.stringify(fourMills));
    const out = join(folder, 'better');
    const args = [
      'boards',
      'improve',
      four,
      '--games',
      '160',
      '--level',
      'greedy',
      '--seed',
      '1',
      '--out',
      out,
    ];
    const on = async (...more: string[]) => {
      const { seconds: _, ...rest } = JSON.parse((await kontor([...args, ...more])).out);
      return rest;
    };
    const one = await on('--threads', '1');
    expect(one).toMatchObject({ board: 'four-mills', players: 3, level: 'greedy', seed: '1' });
    expect(['fair', 'better', 'doubt']).toContain(one.verdict);
    expect(one.before.seats).toHaveLength(3);
    expect(one.games).toBeLessThanOrEqual(160);
    expect(readdirSync(out)).toHaveLength(one.written.length);
    const sure = one.suggestions.filter(({ isSure }: { isSure: boolean }) => isSure);
    expect(one.written).toHaveLength(sure.length);
    const { suggestions, ...two } = await on('--threads', '2', '--lang', 'de');
    const { suggestions: english, ...same } = one;
    expect(two).toEqual(same);
    for (const [i, { text, ...suggestion }] of suggestions.entries()) {
      expect(english[i]).toMatchObject(suggestion);
      expect(text).toMatch(/statt|Münze/);
    }
  });
});

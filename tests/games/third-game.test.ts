/**
 * A third game is a folder: the example of `docs/games.md` is added to a copy of the tree, which is then built, and the
 * game passes the common suite and is played through the page and over a server there.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../bench/chromium.js';
import { shared } from '../setup/ask.js';
import { addGame, copyTree, GAME, registryChanges } from './add-game.js';

/** All that may be changed to add a game. */
const REGISTRIES = [
  'src/games/index.ts',
  'src/web/games/drawings.ts',
  'src/web/games/games.css',
  'src/web/games/index.ts',
  'src/web/games/names.ts',
  'tests/common/games.ts',
];
const OWN_FOLDERS = [`src/games/${GAME}/`, `tests/${GAME}/`];

const copy = mkdtempSync(join(tmpdir(), 'kontor-third-game-'));
beforeAll(() => {
  copyTree(ROOT, copy);
  addGame(ROOT, copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(root, name)).isFile());

it('adding a game edits nothing outside its folders but the registries', () => {
  const changed = ['src', 'tests']
    .flatMap((folder) => filesIn(copy, folder))
    .filter((file) => !OWN_FOLDERS.some((folder) => file.startsWith(folder)))
    .filter((file) => readFileSync(join(copy, file), 'utf8') !== readFileSync(join(ROOT, file), 'utf8'));
  expect(changed.sort()).toEqual(REGISTRIES);
  // Each of them is told what the game is called, and nothing more.
  for (const { before, after } of registryChanges(ROOT)) {
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/lantern-?night/i);
  }
});

/** Runs a program in the copy; what it printed is shown where it fails. */
function run(program: string, args: readonly string[]): void {
  const { PATH, HOME, CHROMIUM, CI } = process.env;
  const env = Object.fromEntries(
    Object.entries({ PATH, HOME, CHROMIUM, CI }).filter(([, value]) => value !== undefined),
  );
  const bin = join(ROOT, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
}

it('the tree builds with it', () => {
  run('tsc', ['-b']);
  run('vite', ['build', '--logLevel', 'error']);
  const drawings = readdirSync(join(copy, 'dist/drawings'));
  expect(drawings).toContain('canals.svg');
  expect(drawings).toContain('canals+thumbnail.svg');
});

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

it('it passes the common suite, its lesson runs, and it is played through the page and over a server', async () => {
  const suites = ['play', 'secrets', 'features', 'action-space', 'undo', 'perft', 'records'];
  run('vitest', [
    'run',
    '--maxWorkers=1',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile=report.json',
    ...suites.map((name) => `tests/common/${name}.test.ts`),
    'tests/web/learn/lessons.test.ts',
    `tests/${GAME}/`,
    '-t',
    '[Ll]antern|canals',
  ]);
  const report = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')) as Report;
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
  const count = (...parts: string[]): number =>
    passed.filter((name) => parts.every((part) => name.includes(part))).length;
  for (const players of [2, 3, 4])
    expect(count(GAME, `canals ${players}`), `${players} players`).toBeGreaterThan(5);
  expect(count('the lesson of', GAME)).toBeGreaterThan(5);
  expect(count('Lantern Night over a server')).toBe(1);
  const hasBrowser = (await shared('chromium')) !== undefined;
  expect(count('Lantern Night through the page')).toBe(Number(hasBrowser));
});

it('the example has the files that the other games have', () => {
  const folders = (game: string): string[] =>
    [
      ...new Set(filesIn(ROOT, game).map((file) => relative(game, file).split('/').slice(0, -1).join('/'))),
    ].sort();
  const example = folders(`examples/games/${GAME}`).filter(
    (folder) => folder !== '' && !folder.startsWith('tests'),
  );
  const hansa = folders('src/games/hansa');
  const own = (folder: string): boolean => folder.startsWith('languages/');
  expect(example.filter((folder) => !own(folder) && !hansa.includes(folder))).toEqual([]);
});

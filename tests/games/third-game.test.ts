/**
 * A third game is a folder: the example of `docs/games.md` is added to a copy of the tree, where games and page are then
 * compiled; the game passes the common suite and is played over a server there. `npm run proof` compiles everything,
 * runs the lesson too, and plays through the page (`third-game.proof.ts`).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../bench/chromium.js';
import { effort } from '../setup/effort.js';
import { addGame, copyTree, GAME, registryChanges, runIn, testsPassed } from './add-game.js';

/** All that may be changed to add a game. */
const REGISTRIES = [
  'src/games/index.ts',
  'src/web/games/drawings.ts',
  'src/web/games/games.css',
  'src/web/games/index.ts',
  'src/web/games/names.ts',
  'tests/common/games.ts',
];
/** Of the common suite. */
const COMMON = ['play', 'secrets', 'features', 'action-space', 'undo', 'perft', 'records'];
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
  // Each of them learns the name of the game, and nothing more.
  for (const { before, after } of registryChanges(ROOT)) {
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/lantern-?night/i);
  }
});

it('games and page compile with it; it passes the common suite and is played over a server', () => {
  runIn(copy, 'tsc', ['-b', ...effort(['src/games', 'src/web'], [])]);
  const passed = testsPassed(copy, [
    ...effort(['play', 'perft'], COMMON).map((name) => `tests/common/${name}.test.ts`),
    ...effort([], ['tests/web/learn/lessons.test.ts']),
    `tests/${GAME}/play.test.ts`,
    '-t',
    '[Ll]antern|canals',
  ]);
  const count = (...parts: string[]): number =>
    passed.filter((name) => parts.every((part) => name.includes(part))).length;
  for (const players of [2, 3, 4])
    expect(count(GAME, `canals ${players}`), `${players} players`).toBeGreaterThan(effort(0, 5));
  expect(count('the lesson of', GAME) > 5).toBe(effort(false, true));
  expect(count('Lantern Night over a server')).toBe(1);
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

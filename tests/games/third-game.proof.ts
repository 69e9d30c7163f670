/** The page with the example game of `docs/games.md` added: it is built in a copy of the tree, and played there. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../bench/chromium.js';
import { shared } from '../setup/ask.js';
import { addGame, copyTree, GAME, runIn, testsPassed } from './add-game.js';

const copy = mkdtempSync(join(tmpdir(), 'kontor-third-game-'));
beforeAll(() => {
  copyTree(ROOT, copy);
  addGame(ROOT, copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

const hasBrowser = (await shared('chromium')) !== undefined;

it.skipIf(!hasBrowser)('a third game is played through the page', () => {
  runIn(copy, 'tsc', ['-b']);
  runIn(copy, 'vite', ['build', '--logLevel', 'error']);
  const drawings = readdirSync(join(copy, 'dist/drawings'));
  expect(drawings).toContain('canals.svg');
  expect(drawings).toContain('canals+thumbnail.svg');
  const passed = testsPassed(copy, [`tests/${GAME}/page.test.ts`]);
  expect(passed.filter((name) => name.includes('Lantern Night through the page'))).toHaveLength(1);
});

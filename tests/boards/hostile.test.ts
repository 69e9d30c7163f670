/** Files that are to do harm, on the command line and in the page; the server has them in its own tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkBoard } from '../../src/web/store/boards.js';
import { kontor } from '../cli/call.js';
import { refusal } from './help.js';
import { HARMLESS, HOSTILE } from './hostile.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const checked = async (board: unknown) => {
  const file = join(folder, 'board.json');
  writeFileSync(file, JSON.stringify(board));
  return kontor(['boards', file]);
};

describe('a board file is refused by name and nothing else happens:', () => {
  test.each(HOSTILE)('%s', async (_, board, field) => {
    expect(refusal(() => checkBoard(board))).toMatch(new RegExp(`^${field.replace(/[[\]]/g, '\\$&')}: `));
    const { code, out } = await checked(board);
    expect(code).toBe(1);
    expect(out).toContain(field);
    // Nothing that it contains steers the terminal.
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('one that is no JSON', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '{"game":');
    expect((await kontor(['boards', file])).code).toBe(1);
  });
});

test.each(HARMLESS)('%s is only odd', async (_, board) => {
  expect(checkBoard(board)).toBe('hansa-teutonica');
  expect((await checked(board)).code).toBe(0);
});

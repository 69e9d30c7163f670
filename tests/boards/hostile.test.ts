/** Files that are meant to do harm, on the command line and in the page; the server's own tests have them too. */
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
    // Nothing in it reaches the terminal as a control sequence.
    expect(out).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]|\p{M}{5}/u);
  });

  test.each([
    ['turns the text around', '\u202eevil', 'board."\\u{202e}evil": '],
    ['steers the terminal', '\u001b[31mred', 'board."\\u001b[31mred": '],
    ['every object has', '__proto__', 'board.__proto__: '],
  ])('one with a field that %s', async (_, name, said) => {
    const board = JSON.parse(JSON.stringify(HARMLESS[0][1]).replace('{', `{${JSON.stringify(name)}:{},`));
    expect(refusal(() => checkBoard(board)).startsWith(said)).toBe(true);
    const { code, out } = await checked(board);
    expect([code, /[^\P{C}\n]/u.test(out)]).toEqual([1, false]);
  });

  test('one with half a character', () => {
    expect(refusal(() => checkBoard({ ...HARMLESS[0][1], title: 'a\ud83d' }))).toMatch(/^board\.title: /);
  });

  test('one that is not JSON; the message does not change the direction of text', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '{"game": \u202e}');
    const { code, out } = await kontor(['boards', file]);
    expect([code, out.includes('\u202e')]).toEqual([1, false]);
  });

  test('one that is cut off', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '{"game":');
    expect((await kontor(['boards', file])).code).toBe(1);
  });
});

test('a byte order mark is not part of a file', async () => {
  const file = join(folder, 'marked.json');
  writeFileSync(file, `\ufeff${JSON.stringify(HARMLESS[0][1])}`);
  expect((await kontor(['boards', file])).code).toBe(0);
});

test.each(HARMLESS)('%s is only odd', async (_, board) => {
  expect(checkBoard(board)).toBe('hansa-teutonica');
  expect((await checked(board)).code).toBe(0);
});

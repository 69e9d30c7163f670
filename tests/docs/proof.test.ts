/** The parts of `npm run proof`, which run rarely: everything they name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCall } from '../../src/cli/call.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { PARTS } from '../proof-parts.js';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file !== 'docs/proof.test.ts')
  .map((file) => `tests/${file}`)
  .filter((file) => /\.(test|proof)\.ts$/.test(file));

describe.each(PARTS)('$name', ({ command: [program, ...args] }) => {
  it('can be started', () => {
    if (program === 'npx') {
      const [, , ...wanted] = args;
      for (const name of wanted)
        expect(
          files.filter((file) => file.includes(name)),
          name,
        ).not.toEqual([]);
      return;
    }
    const [script, name, ...rest] = args;
    expect(existsSync(script), script).toBe(true);
    if (script !== 'bin/kontor.js') return;
    const command = COMMANDS[name];
    expect(readCall(rest, { ...command, boards: !command.withoutBoards }).words).toHaveLength(1);
  });
});

it('every file that runs only there, or tries more there, is in one of the parts', () => {
  const wanted = PARTS.flatMap(({ command: [program, , , ...names] }) => (program === 'npx' ? names : []));
  const triesMore = (file: string): boolean => readFileSync(file, 'utf8').includes('effort(');
  const forgotten = files.filter(
    (file) => (file.endsWith('.proof.ts') || triesMore(file)) && !wanted.some((name) => file.includes(name)),
  );
  expect(forgotten).toEqual([]);
});

/** Completion: bash is asked what it offers; other shells, where installed, read their scripts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { bashCompletion } from '../../src/cli/completion/bash.js';
import { fishCompletion } from '../../src/cli/completion/fish.js';
import { grammarOf } from '../../src/cli/completion/grammar.js';
import { zshCompletion } from '../../src/cli/completion/zsh.js';
import { kontor } from './call.js';

const ROOT = new URL('../../', import.meta.url);
const commands = grammarOf(COMMANDS);

/** What bash offers when Tab is pressed after the last of these words. */
function offered(...words: string[]): string[] {
  const script = `${bashCompletion(commands)}
COMP_WORDS=(kontor "$@"); COMP_CWORD=$#; _kontor; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script, 'bash', ...words], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

describe('in bash', () => {
  it('offers every command of the help', async () => {
    const help = (await kontor(['help'])).out;
    const named = [...help.matchAll(/^ {2}kontor (\w+)(?=.*\n {6})/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(15);
    expect(offered('')).toEqual([...named, 'help', '--version']);
    expect(offered('re')).toEqual(['replay', 'restore']);
  });

  it('offers the options that a command has, and no others', () => {
    expect(offered('view', 'position.json', '-')).toEqual([
      '--seat',
      '--spectator',
      '--board-file',
      '--help',
    ]);
    expect(offered('backup', '--')).toEqual(['--help']);
  });

  it('completes languages, bots in a list, and first words', () => {
    expect(offered('replay', 'record.json', '--lang', '')).toEqual(['en', 'de']);
    expect(offered('simulate', 'c.json', '--bots', 'random,tr')).toEqual(['random,trader']);
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(offered('bench', 'b')).toEqual(['bots', 'boards']);
  });

  it('leaves files to bash', () => {
    expect(offered('legal', 'st')).toEqual([]);
    expect(offered('new', '--board-file', '')).toEqual([]);
    expect(offered('simulate', 'c.json', '--seed', '--')).toEqual([]);
  });
});

describe.each([
  ['bash', bashCompletion, 'bash'],
  ['zsh', zshCompletion, 'zsh'],
  ['fish', fishCompletion, 'fish'],
])('for %s', (shell, make, program) => {
  const script = make(commands);

  it('kontor completion prints it', async () => {
    expect(await kontor(['completion', shell])).toEqual({ code: 0, out: script, err: '' });
  });

  it('has every command, and every option of every command on a line of that command', () => {
    const lines = script.split('\n');
    for (const { name, options } of commands) {
      const own = lines.filter((line) => new RegExp(`(^|[\\s'])${name}([\\s':)]|$)`).test(line)).join('\n');
      for (const option of options) expect(own, `${name} --${option.name}`).toMatch(option.name);
    }
  });

  it('closes every quote, and is read by the shell where that is installed', () => {
    // Fish escapes a quote between quotes; the others close them around it.
    const bare = script.replace(/^#.*$/gm, '').replace(/\\\\|\\'/g, '');
    for (const line of bare.split('\n')) expect((line.match(/'/g) ?? []).length % 2, line).toBe(0);
    const { error, status, stderr } = spawnSync(program, ['-n'], { input: script, encoding: 'utf8' });
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
    else expect([shell, (error as NodeJS.ErrnoException).code]).not.toContain('bash');
  });
});

it('refuses a shell that it does not know, and says the version', async () => {
  expect(await kontor(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' });
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string };
  expect(await kontor(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

/** Adds the example game to a copy of the tree, exactly as `docs/games.md` says. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const GAME = 'lantern-night';
/** Not needed to build and test, or large and made by the build. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'docs', 'hosting']);

/** The changes to the registries that the page describes: the text now, and what replaces it. */
export function registryChanges(root: string): { file: string; before: string; after: string }[] {
  const page = readFileSync(join(root, 'docs/games.md'), 'utf8');
  return [...page.matchAll(/```diff\n \/\/ (\S+)\n([\s\S]*?)```/g)].map(([, file, body]) => {
    const lines = body.trimEnd().split('\n');
    const side = (sign: string): string =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n');
    return { file, before: side('-'), after: side('+') };
  });
}

/** A copy of the tree at `root` in `copy`, with what has been built, so that building again takes little. */
export function copyTree(root: string, copy: string): void {
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue;
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Copies the folders of the example and changes the registries of the copy; nothing else. */
export function addGame(root: string, copy: string): void {
  const example = join(root, 'examples/games', GAME);
  for (const part of ['rules', 'page', 'boards', 'languages'])
    cpSync(join(example, part), join(copy, 'src/games', GAME, part), { recursive: true });
  cpSync(join(example, 'tests'), join(copy, 'tests', GAME), { recursive: true });
  for (const { file, before, after } of registryChanges(root)) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${file} does not hold once: ${before}`);
    writeFileSync(join(copy, file), text.replace(before, after));
  }
}

/** Runs a program of `node_modules` in the copy; if it fails, its output is shown. */
export function runIn(copy: string, program: string, args: readonly string[]): void {
  const { PATH, HOME, CHROMIUM, CI } = process.env;
  const env = Object.fromEntries(
    Object.entries({ PATH, HOME, CHROMIUM, CI }).filter(([, value]) => value !== undefined),
  );
  const bin = join(copy, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs tests in the copy; the full names of those that passed. It throws if one fails. */
export function testsPassed(copy: string, args: readonly string[]): string[] {
  runIn(copy, 'vitest', [
    'run',
    '--maxWorkers=1',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile=report.json',
    ...args,
  ]);
  const report = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')) as Report;
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
}

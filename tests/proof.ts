/**
 * What takes long by nature, before a release: `npm run proof`, or `npm run proof -- NAME…` for some parts. It tells
 * before each part what it proves and about how long that takes, runs all of them, and fails if one of them fails.
 * Files called *.proof.ts run only here; other tests try more here than in `npm test` (`setup/effort.ts`).
 */
import { spawnSync } from 'node:child_process';

interface Part {
  readonly name: string;
  readonly proves: string;
  /** About how long on a machine with two cores that does nothing else. */
  readonly minutes: number;
  readonly command: readonly [program: string, ...args: string[]];
}

const vitest = (...files: string[]): Part['command'] => ['npx', 'vitest', 'run', ...files];
const kontor = (...args: string[]): Part['command'] => [process.execPath, 'bin/kontor.js', ...args];

const PARTS: readonly Part[] = [
  {
    name: 'bots',
    proves:
      'no bot sees what is hidden, each level beats the one below, and all play sensibly, at every table',
    minutes: 15,
    command: vitest('fairness.proof', 'levels.proof', 'sense.proof', 'shipped.proof', 'digests'),
  },
  {
    name: 'page',
    proves:
      'every kind of decision on every board, whole games and lessons can be played; a third game too; every theme has contrast',
    minutes: 10,
    command: vitest(
      'play.proof',
      'keyboard.proof',
      'learn/page',
      'tests/games/',
      'board/targets',
      'shell/accessibility',
      'online/screens',
      'online/play',
    ),
  },
  {
    name: 'engine',
    proves: 'legal actions and outcomes as in a plain second program, states that add up, refusals by field',
    minutes: 7,
    command: vitest('tests/common/', 'legal', 'mutated', 'audit', 'hansa/reference', 'tests/boards/'),
  },
  {
    name: 'env',
    proves: 'every action has its index, and the example policy wins three games of four after five minutes',
    minutes: 8,
    command: vitest('tests/cli/env/', 'common/action-space'),
  },
  {
    name: 'fuzz',
    proves: 'tens of millions of random decisions lead to no broken state and no dead end',
    minutes: 2,
    command: [process.execPath, 'dist/tests/fuzz.js', '20', new Date().toISOString()],
  },
  {
    name: 'package',
    proves: 'the package installs on an empty machine without compiling, serves the page and plays',
    minutes: 1,
    command: [process.execPath, 'dist/release/try-package.js'],
  },
  {
    name: 'dockerfile',
    proves: 'the steps of the Dockerfile lead to a server that answers',
    minutes: 2,
    command: [process.execPath, 'dist/release/try-dockerfile.js'],
  },
  {
    name: 'backups',
    proves: 'a backup of either database is restored into either, while servers run',
    minutes: 1,
    command: vitest('server/backup'),
  },
  {
    name: 'kills',
    proves: 'servers killed again and again under load lose no acknowledged move and make none twice',
    minutes: 8,
    command: kontor('bench', 'kills', '25', '300', '300'),
  },
  {
    name: 'faults',
    proves:
      'a database, a disk, a clock or a node that fails under load costs no move, and /readyz tells the truth',
    minutes: 9,
    command: kontor('bench', 'faults'),
  },
  {
    name: 'attacks',
    proves: 'a hundred thousand malformed, replayed and foreign messages change nothing',
    minutes: 6,
    command: kontor('bench', 'attacks', '50000', String(Date.now() % 1e6)),
  },
  {
    name: 'floods',
    proves: 'one visitor who floods a server with default limits stops nobody else; prints what they notice',
    minutes: 6,
    command: kontor('bench', 'floods'),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  process.stderr.write(`no such part: ${unknown}; there are ${PARTS.map(({ name }) => name)}\n`);
  process.exit(2);
}
const parts = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

tell(`${parts.length} parts, about ${parts.reduce((sum, { minutes }) => sum + minutes, 0)} minutes in all.`);
const outcomes = parts.map(({ name, proves, minutes, command: [program, ...args] }) => {
  tell(`\n=== ${name}: ${proves}. About ${minutes} minutes.\n    ${[program, ...args].join(' ')}`);
  const begun = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, PROOF: '1' } });
  const took = ((performance.now() - begun) / 60_000).toFixed(1);
  return {
    name,
    isProved: status === 0,
    line: `${status === 0 ? 'proved' : 'FAILED'}  ${name} (${took} minutes)`,
  };
});
tell(`\n${outcomes.map(({ line }) => line).join('\n')}`);
if (outcomes.some(({ isProved }) => !isProved)) process.exitCode = 1;

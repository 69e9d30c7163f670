/** The parts of `npm run proof`: a name, what it proves, how long it takes, a command. */

export interface Part {
  readonly name: string;
  readonly proves: string;
  /** About how long on a machine with two cores that does nothing else. */
  readonly minutes: number;
  readonly command: readonly [program: string, ...args: string[]];
}

const vitest = (...files: string[]): Part['command'] => ['npx', 'vitest', 'run', ...files];
const kontor = (...args: string[]): Part['command'] => [process.execPath, 'bin/kontor.js', ...args];

export const PARTS: readonly Part[] = [
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
      'table/senses',
      'online/screens',
      'online/play',
    ),
  },
  {
    name: 'engine',
    proves:
      'legal actions and outcomes as in a plain second program, states that add up, refusals by field; 10,000 boards of each game from seeds, and 400 drawn by chance, are valid and played to their end',
    minutes: 20,
    command: vitest(
      'tests/common/',
      'legal',
      'mutated',
      'audit',
      'hansa/reference',
      'tests/boards/',
      'tests/workshop/',
    ),
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
    proves:
      'a backup of either database is restored into either, while servers run; updates are right through whole games; a server stops though its database is silent',
    minutes: 1,
    command: vitest(
      'server/failures/backup',
      'server/connections/patch',
      'server/connections/updates',
      'server/failures/silence',
    ),
  },
  {
    name: 'kills',
    proves: 'servers killed again and again under load lose no acknowledged move and make none twice',
    minutes: 8,
    command: kontor('bench', 'kills', '--times', '25', '--tables', '300', '--rate', '300'),
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
    command: [process.execPath, 'dist/bench/attacks.js', '50000', String(Date.now() % 1e6)],
  },
  {
    name: 'floods',
    proves: 'one visitor who floods a server with default limits stops nobody else; prints what they notice',
    minutes: 12,
    command: kontor('bench', 'floods'),
  },
];

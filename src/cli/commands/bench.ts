/** `kontor bench`: starts the benchmark programs, which live outside `src`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Call, numberOption, textOption, WrongCall } from '../call.js';
import type { Command } from '../command.js';

interface Benchmark {
  /** One line, shown in the help and, at a terminal, before it runs. */
  readonly measures: string;
  /** The program's arguments, in order. */
  args(call: Call): (string | number)[];
}

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  engine: {
    measures: 'decisions and games per second on one thread, --seconds N for each figure',
    args: (call) => [numberOption(call, 'seconds', 1, 1, 600)],
  },
  bots: {
    measures:
      'positions and turns per second of the bots that search, --seconds N of CPU time for each, with --on chromium in a browser too; with --games N strength against time, --on one setup with --workers N',
    args: (call) => [
      numberOption(call, 'seconds', 5, 1, 600),
      numberOption(call, 'games', 0, 0, 100_000),
      numberOption(call, 'rate', 0, 0, 100_000_000),
      numberOption(call, 'workers', 1, 1, 256),
      textOption(call, 'on') ?? 'hanseatic-45-4',
    ],
  },
  rounds: {
    measures:
      "what choosing by an alderman's rounds gains over a merchant's turn, in --positions N of games between merchants, --on hanseatic-45-4 or another setup",
    args: (call) => [
      numberOption(call, 'positions', 40, 1, 10_000),
      textOption(call, 'on') ?? 'hanseatic-45-4',
    ],
  },
  temperaments: {
    measures:
      'what each temperament costs a --level (trader) and how it shows in --games N, --on hanseatic-45-4 or another setup; --only builder measures one, --seed S chooses the deals',
    args: (call) => [
      numberOption(call, 'games', 160, 2, 100_000),
      textOption(call, 'on') ?? 'hanseatic-45-4',
      textOption(call, 'level') ?? 'trader',
      textOption(call, 'only') ?? '',
      textOption(call, 'seed') ?? 'temperaments',
    ],
  },
  boards: {
    measures: 'how long a thousand games of traders take on a board of 25 cities, from --games N of them',
    args: (call) => [numberOption(call, 'games', 20, 1, 10_000)],
  },
  env: {
    measures:
      'observations per second of kontor env with --batch N games, through Python and without, --seconds N each',
    args: (call) => [numberOption(call, 'seconds', 10, 1, 600), numberOption(call, 'batch', 256, 1, 4096)],
  },
  page: {
    measures: 'the page in Chromium on a phone with 4× CPU throttling: load time, then --taps N on a board',
    args: (call) => [numberOption(call, 'taps', 80, 10, 1000)],
  },
  server: {
    measures: 'acknowledgement times with --tables N playing --rate N moves per second',
    args: (call) => [
      numberOption(call, 'tables', 1000, 1, 10_000),
      numberOption(call, 'seconds', 60, 1, 3600),
      numberOption(call, 'rate', 1050, 1, 100_000),
      textOption(call, 'on') ?? 'sqlite,postgres,peer',
    ],
  },
  kills: {
    measures: 'moves lost and time to reconnect when the server is killed --times N under load',
    args: (call) => [
      numberOption(call, 'times', 50, 1, 1000),
      numberOption(call, 'tables', 1000, 1, 10_000),
      numberOption(call, 'rate', 1000, 1, 100_000),
      textOption(call, 'on') ?? 'sqlite,postgres',
    ],
  },
  faults: {
    measures:
      'moves lost when database, disk, clock or server fail under load; --only TEXT chooses faults by name',
    args: (call) => [
      numberOption(call, 'tables', 20, 1, 1000),
      numberOption(call, 'rate', 150, 1, 10_000),
      textOption(call, 'only') ?? '',
    ],
  },
  floods: {
    measures:
      'what honest players notice while one visitor floods the server; --only TEXT chooses floods by name',
    args: (call) => [textOption(call, 'only') ?? ''],
  },
  idle: {
    measures: 'start-up time and memory of a server with --tables N unfinished games',
    args: (call) => [numberOption(call, 'tables', 100_000, 1, 10_000_000)],
  },
  upgrade: {
    measures:
      'how long a server of version 0.2.0 with --people N and --games N finished games takes to upgrade',
    args: (call) => [
      numberOption(call, 'people', 5000, 2, 1_000_000),
      numberOption(call, 'games', 50_000, 1, 10_000_000),
      textOption(call, 'on') ?? 'sqlite,postgres',
    ],
  },
  attacks: {
    measures: 'whether --messages N hostile messages harm the server or its players',
    args: (call) => [numberOption(call, 'messages', 100_000, 100, 10_000_000)],
  },
};

const list = Object.entries(BENCHMARKS).map(([name, { measures }]) => `\n        ${name}: ${measures}`);

export const benchCommand: Command = {
  usage: `bench [${Object.keys(BENCHMARKS).join(' | ')}] [--seconds N] [--batch N] [--taps N] [--tables N] [--rate N] [--times N] [--messages N] [--people N] [--games N] [--positions N] [--workers N] [--on LIST] [--level LEVEL] [--only TEXT] [--seed S]`,
  help: `measures on this machine; --on chooses from sqlite, postgres, peer${list.join('')}`,
  values: [
    'seconds',
    'batch',
    'taps',
    'tables',
    'rate',
    'times',
    'messages',
    'people',
    'games',
    'positions',
    'workers',
    'on',
    'level',
    'only',
    'seed',
  ],
  firstWords: Object.keys(BENCHMARKS),
  withoutBoards: true,
  async run(call) {
    const [name = 'engine', ...more] = call.words;
    if (more.length > 0) throw new WrongCall(`${more[0]} is one word too many`);
    if (!Object.hasOwn(BENCHMARKS, name)) throw new WrongCall(`${name} cannot be measured`);
    const { measures, args } = BENCHMARKS[name];
    const program = fileURLToPath(new URL(`../../../bench/${name}.js`, import.meta.url));
    if (!existsSync(program))
      throw new WrongCall(`${name} can only be measured in a checkout of the sources`);
    const programArgs = args(call).map(String);
    if (process.stderr.isTTY) process.stderr.write(`${name}: ${measures}\n`);
    const child = spawn(process.execPath, ['--expose-gc', program, ...programArgs], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  },
};

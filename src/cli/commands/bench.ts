/** Runs the benchmark programs; they live outside `src` and are started, not imported. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Call, numberOption, textOption, WrongCall } from '../call.js';
import type { Command } from '../command.js';

/** What each program is told, in this order. */
const PROGRAMS: Readonly<Record<string, (call: Call) => (string | number)[]>> = {
  engine: (call) => [numberOption(call, 'seconds', 1, 1, 600)],
  page: (call) => [numberOption(call, 'taps', 80, 10, 1000)],
  server: (call) => [
    numberOption(call, 'tables', 1000, 1, 10_000),
    numberOption(call, 'seconds', 60, 1, 3600),
    numberOption(call, 'rate', 1050, 1, 100_000),
    textOption(call, 'on') ?? 'sqlite,postgres,peer',
  ],
  kills: (call) => [
    numberOption(call, 'times', 50, 1, 1000),
    numberOption(call, 'tables', 1000, 1, 10_000),
    numberOption(call, 'rate', 1000, 1, 100_000),
    textOption(call, 'on') ?? 'sqlite,postgres',
  ],
  idle: (call) => [numberOption(call, 'tables', 100_000, 1, 10_000_000)],
  attacks: (call) => [numberOption(call, 'messages', 100_000, 100, 10_000_000)],
};

export const benchCommand: Command = {
  usage: `bench [${Object.keys(PROGRAMS).join(' | ')}] [--seconds N] [--taps N] [--tables N] [--rate N] [--times N] [--messages N] [--on LIST]`,
  help: 'measures on this machine: the engine, N seconds for each figure; the page in Chromium, N taps on a board; the server with N tables and moves a second on sqlite, postgres and beside a peer, killed N times, with N idle tables, and under N attacks',
  values: ['seconds', 'taps', 'tables', 'rate', 'times', 'messages', 'on'],
  withoutBoards: true,
  async run(call) {
    const [what = 'engine', ...more] = call.words;
    if (more.length > 0) throw new WrongCall(`${more[0]} is one word too many`);
    const told = Object.hasOwn(PROGRAMS, what) ? PROGRAMS[what] : undefined;
    if (!told) throw new WrongCall(`${what} cannot be measured`);
    const program = fileURLToPath(new URL(`../../../bench/${what}.js`, import.meta.url));
    const child = spawn(process.execPath, ['--expose-gc', program, ...told(call).map(String)], {
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  },
};

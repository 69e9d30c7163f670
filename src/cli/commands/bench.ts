/** Runs the benchmark programs; they live outside `src` and are started, not imported. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { numberOption, WrongCall } from '../call.js';
import type { Command } from '../command.js';

export const benchCommand: Command = {
  usage: 'bench [engine | page] [--seconds N] [--taps N]',
  help: 'measures the engine on this machine, N seconds for each figure; or the page in Chromium, N taps on a board',
  values: ['seconds', 'taps'],
  withoutBoards: true,
  async run(call) {
    const [what = 'engine', ...more] = call.words;
    if (more.length > 0) throw new WrongCall(`${more[0]} is one word too many`);
    if (what !== 'engine' && what !== 'page') throw new WrongCall(`${what} cannot be measured`);
    const amount =
      what === 'page' ? numberOption(call, 'taps', 80, 10, 1000) : numberOption(call, 'seconds', 1, 1, 600);
    const program = fileURLToPath(new URL(`../../../bench/${what}.js`, import.meta.url));
    const child = spawn(process.execPath, ['--expose-gc', program, String(amount)], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  },
};

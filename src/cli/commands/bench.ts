/** Runs the benchmark program; it lives outside `src` and is started, not imported. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { numberOption, words } from '../call.js';
import type { Command } from '../command.js';

export const benchCommand: Command = {
  usage: 'bench [--seconds N]',
  help: 'measures the engine on this machine; N seconds for each figure',
  values: ['seconds'],
  withoutBoards: true,
  async run(call) {
    words(call);
    const seconds = numberOption(call, 'seconds', 1, 1, 600);
    const program = fileURLToPath(new URL('../../../bench/engine.js', import.meta.url));
    const child = spawn(process.execPath, ['--expose-gc', program, String(seconds)], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  },
};

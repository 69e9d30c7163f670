/** Calls of the command line, as a program would make them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { kontor as run } from '../../src/cli/kontor.js';
import { useShippedNetworks } from '../../src/outside/networks.js';

const BIN = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));

export interface Called {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** In a separate process, which takes half a second. For tests about the process itself or standard input. */
export function kontorProcess(
  args: readonly string[],
  { cwd = process.cwd(), env = {}, input = '' }: Surroundings & { readonly input?: string } = {},
): Called {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...process.env, ...env },
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** In this process, one call at a time. */
export async function kontor(
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: Surroundings = {},
): Promise<Called> {
  const before = { cwd: process.cwd(), env: { ...process.env }, exitCode: process.exitCode };
  const said = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(process[`std${name}`], 'write').mockImplementation((text) => {
      said[name] += String(text);
      return true;
    }),
  );
  try {
    process.chdir(cwd);
    Object.assign(process.env, env);
    process.exitCode = undefined;
    useShippedNetworks();
    await run(args);
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = before.exitCode;
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before.env);
    process.chdir(before.cwd);
  }
}

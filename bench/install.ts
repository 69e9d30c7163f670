/** Finds the programs that benchmarks and tests need besides npm packages, or installs them with apt. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The message says how to install the program. */
export class MissingProgram extends Error {}

export function say(message: string): void {
  process.stderr.write(`\n*** ${message}\n\n`);
}

/** Installs the Debian package if `find` finds nothing. */
export async function findOrInstall<T>(
  find: () => T | undefined,
  debianPackage: string,
  hint?: string,
): Promise<T> {
  if (find() === undefined) await install(debianPackage);
  const found = find();
  if (found !== undefined) return found;
  throw new MissingProgram(
    `There is no ${debianPackage}. Install Debian's package ${debianPackage}${hint ? `, or ${hint}` : ''}.`,
  );
}

async function install(debianPackage: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`There is no ${debianPackage}: installing Debian's package of that name.`);
  try {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-qy', '--no-install-recommends', debianPackage]);
  } catch (error) {
    say(`It could not be installed: ${(error as Error).message}`);
  }
}

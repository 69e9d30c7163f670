/** The Python file that comes with `kontor env`, tested by Python itself. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shared } from '../../setup/ask.js';

const file = fileURLToPath(new URL('./kontor_env_test.py', import.meta.url));
const python = await shared('numpy');

it.runIf(python)('python/kontor_env.py plays, and has the interfaces that it promises', () => {
  const { status, stderr } = spawnSync(python!, ['-W', 'ignore', file], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stderr).toMatch(/^Ran 15 tests/m);
});

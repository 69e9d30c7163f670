/** The example that trains a policy: short enough to read, and it learns what it says. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shared } from '../../setup/ask.js';

const file = fileURLToPath(new URL('../../../examples/python/first_policy.py', import.meta.url));
const python = await shared('numpy');

it.runIf(python)(
  'it wins three games of four against random after five minutes',
  { timeout: 1_200_000 },
  () => {
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(150);
    const { status, stdout, stderr } = spawnSync(python!, [file, '5'], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const [, share, games] = /won ([\d.]+) of (\d+) games/.exec(stdout)!;
    expect(Number(games)).toBeGreaterThanOrEqual(1000);
    expect(Number(share)).toBeGreaterThanOrEqual(0.75);
  },
);

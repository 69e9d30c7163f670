/** Finds a Python with numpy. */
import { spawnSync } from 'node:child_process';

/** The one in the environment, the first in the path, or Debian's. */
export const foundNumpy = (): string | undefined =>
  [process.env.PYTHON, 'python3', '/usr/bin/python3'].find(
    (python) => python !== undefined && spawnSync(python, ['-c', 'import numpy']).status === 0,
  );

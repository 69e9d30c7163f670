/** `npm run proof -- package`: packs, and tries the tarball on an empty machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packForRegistry } from './pack.js';
import { tryTarball } from './try.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-package-'));
try {
  const { file } = await packForRegistry(folder);
  await tryTarball(file, (line) => process.stdout.write(`${line}\n`));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

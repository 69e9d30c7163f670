/** `npm run release`: makes a release from a clean tree and tries it. Publishes nothing; see docs/releasing.md. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { complaints } from './contents.js';
import { packForRegistry, ROOT } from './pack.js';
import { run } from './run.js';
import { tryTarball } from './try.js';

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

class NotReady extends Error {}

async function refuseChanges(): Promise<void> {
  const changes = await run('git', ['status', '--porcelain'], { cwd: ROOT });
  if (changes !== '') throw new NotReady(`commit or remove these changes first:\n${changes}`);
}

function refuseUndescribed(version: string): void {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const [newest] = /^## .*$/m.exec(changelog) ?? [''];
  if (!/^## \S+ \(\d{4}-\d\d-\d\d\)$/.test(newest) || !newest.startsWith(`## ${version} (`)) {
    throw new NotReady(`CHANGELOG.md must begin with ${version} and its date, not with "${newest}"`);
  }
}

/** From nothing: what an earlier build left behind would be packed too. */
async function build(): Promise<void> {
  for (const part of ['src', 'web', 'bench', 'drawings', 'types']) {
    rmSync(join(ROOT, 'dist', part), { recursive: true, force: true });
  }
  await run('npm', ['run', 'build'], { cwd: ROOT });
}

async function release(): Promise<void> {
  const fields = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  await refuseChanges();
  refuseUndescribed(fields.version);
  tell(`kontor ${fields.version}: the tree is clean and the changelog has it`);
  await build();
  const { file, sizeBytes, unpackedBytes, paths } = await packForRegistry(
    join(ROOT, 'dist', `release-${fields.version}`),
  );
  const wrong = complaints(paths, sizeBytes);
  if (wrong.length > 0) throw new NotReady(wrong.join('\n'));
  await tryTarball(file, tell);
  await refuseChanges();
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  tell(`${file}\n${sizeBytes} bytes, ${unpackedBytes} unpacked, ${paths.length} files\nsha256 ${hash}`);
}

try {
  await release();
} catch (error) {
  if (!(error instanceof NotReady)) throw error;
  process.stderr.write(`not ready for a release: ${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Makes the tarball for the registry: what `npm pack` gives in the checkout, with a README for those who install it
 * and without what only a checkout needs. Compile first.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.js';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Packed {
  readonly file: string;
  readonly version: string;
  readonly sizeBytes: number;
  readonly unpackedBytes: number;
  readonly paths: readonly string[];
}

interface PackReport {
  readonly filename: string;
  readonly version: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

async function npmPack(folder: string, into: string): Promise<Packed> {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', into];
  const [report] = JSON.parse(await run('npm', args, { cwd: folder })) as PackReport[];
  return {
    file: join(into, report.filename),
    version: report.version,
    sizeBytes: report.size,
    unpackedBytes: report.unpackedSize,
    paths: report.files.map(({ path }) => path),
  };
}

/** Unpacks a tarball into a folder, without the folder that all its files are in. */
async function unpack(tarball: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', into, '--strip-components=1']);
}

/** What only a checkout needs: an installed package can neither be built nor tested. */
const CHECKOUT_FIELDS = ['scripts', 'devDependencies', 'overrides'];

/** Puts what an installed package consists of into a folder; says what `npm pack` gave in the checkout. */
export async function stagePackage(into: string): Promise<Packed> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-pack-'));
  let packed: Packed;
  try {
    packed = await npmPack(ROOT, work);
    await unpack(packed.file, into);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const file = join(into, 'package.json');
  const fields = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const field of CHECKOUT_FIELDS) delete fields[field];
  writeFileSync(file, `${JSON.stringify(fields, null, 2)}\n`);
  cpSync(join(ROOT, 'release/README.md'), join(into, 'README.md'));
  return packed;
}

/** The tarball for the registry, in a folder. */
export async function packForRegistry(into: string): Promise<Packed> {
  const staged = mkdtempSync(join(tmpdir(), 'kontor-staged-'));
  try {
    await stagePackage(staged);
    mkdirSync(into, { recursive: true });
    return await npmPack(staged, into);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** The packed package as it is installed; see `package` in `tests/setup/shared.ts`. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Packed } from '../../release/pack.js';
import { shared } from '../setup/ask.js';

/** The folder of a program that has installed it. */
export const guest = (await shared('package'))!;
export const kontor = join(guest, 'node_modules/kontor');
export const report = JSON.parse(readFileSync(join(guest, 'report.json'), 'utf8')) as Packed;

export const fields = JSON.parse(readFileSync(join(kontor, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
  readonly [field: string]: unknown;
};

/** Imports and exports, whether static or dynamic (`import('…')`); a computed name is found by its beginning. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\b[^'"`;(]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\((?:\/\*.*?\*\/\s*)?['"`]([^'"`$]+)/gm;

export interface Reached {
  /** Files of the package, from its folder. */
  readonly files: ReadonlySet<string>;
  /** Everything else that is imported, as it is written. */
  readonly others: ReadonlySet<string>;
}

/** All that is loaded with a file of the package. */
export function reachedFrom(entry: string): Reached {
  const files = new Set<string>();
  const others = new Set<string>();
  const visit = (file: string): void => {
    const name = relative(kontor, file);
    if (files.has(name)) return;
    files.add(name);
    if (!file.endsWith('.js')) return;
    for (const [, from, bare, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = from ?? bare ?? later;
      if (!to.startsWith('.')) others.add(to);
      // `./${language}/${pack}.js`: the texts, which import each other alone.
      else if (to !== './') visit(join(dirname(file), to));
    }
  };
  visit(join(kontor, entry));
  return { files, others };
}

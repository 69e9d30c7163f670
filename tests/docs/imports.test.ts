/** The import graph of `src`: no cycles, and a store that knows nothing of what is built on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name));
const known = new Set(files);

/** Static imports only, those of types too: what is loaded later cannot be needed at the start. */
const IMPORT = /^(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path]) => {
    const bare = normalize(join(dirname(file), path)).replace(/\.jsx?$/, '');
    return [`${bare}.ts`, `${bare}.tsx`].filter((name) => known.has(name));
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Groups of files that can all reach each other (Tarjan). */
function cycles(): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const to of graph.get(file)!) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

test('finds imports and type imports', () => {
  expect(graph.get('src/server/app.ts')).toContain('src/server/store/store.ts');
  expect(graph.get('src/server/services.ts')).toContain('src/server/limits.ts');
});

test('no file imports itself through others, not even for types', () => {
  expect(cycles()).toEqual([]);
});

test('the store knows nothing of the server above it', () => {
  const below = /^src\/(core|protocol)\/|^src\/server\/(store\/|events\.ts$)/;
  const upward = files
    .filter((file) => file.startsWith('src/server/store/'))
    .flatMap((file) => graph.get(file)!.map((to) => `${file} imports ${to}`))
    .filter((line) => !below.test(line.split(' imports ')[1]));
  expect(upward).toEqual([]);
});

/** The style sheets of screens are loaded as screens are opened and then stay: what they style must be their own. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../src/web/', import.meta.url));
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** The classes that a sheet styles wherever they are: `.name { … }` without anything before it. */
function ownClasses(file: string): string[] {
  const css = readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = new Set<string>();
  for (const [, selectors] of css.matchAll(/([^{}]+)\{/g)) {
    for (const selector of selectors.split(',')) {
      const alone = /^\s*\.([\w-]+)\s*$/.exec(selector);
      if (alone) found.add(alone[1]);
    }
  }
  return [...found];
}

describe('style sheets', () => {
  it('of different folders never style the same class', () => {
    const folders = new Map<string, Set<string>>();
    for (const file of sheets) {
      for (const name of ownClasses(file)) {
        folders.set(name, (folders.get(name) ?? new Set()).add(file.split('/')[0]));
      }
    }
    expect(folders.size).toBeGreaterThan(100);
    const shared = [...folders].filter(([, where]) => where.size > 1).map(([name]) => name);
    expect(shared).toEqual([]);
  });

  it('of one game are not needed by another', () => {
    const filesOf = (folder: string, ending: string): string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(folder + file, 'utf8'));
    const styled = (folder: string): Set<string> =>
      new Set(
        filesOf(folder, '.css').flatMap((css) =>
          [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
        ),
      );
    const used = (folder: string): Set<string> =>
      new Set(
        filesOf(folder, '.tsx').flatMap((text) =>
          [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names.split(' ')),
        ),
      );
    const [one, other] = ['hansa', 'hansa-teutonica'].map((game) =>
      fileURLToPath(new URL(`../../../src/games/${game}/page/`, import.meta.url)),
    );
    const common = styled(root);
    expect(used(one).size).toBeGreaterThan(10);
    for (const [own, another] of [
      [one, other],
      [other, one],
    ]) {
      const here = styled(own);
      const there = styled(another);
      const borrowed = [...used(own)].filter(
        (name) => there.has(name) && !here.has(name) && !common.has(name),
      );
      expect(borrowed).toEqual([]);
    }
  });
});

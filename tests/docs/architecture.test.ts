/** The architecture page names every folder there is, and no file that does not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/architecture.md', root), 'utf8');
const section = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const folders = (path: string): string[] =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('docs/architecture.md', () => {
  it('names only files and folders that exist', () => {
    const named = [...page.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it('names files by the end of their paths', () => {
    const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' });
    const named = [...page.matchAll(/`(?!src\/)([\w./-]+\.(?:tsx?|json))`/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(
      (path) => !existsSync(new URL(path, root)) && !files.some((file) => `/${file}`.endsWith(`/${path}`)),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['The page', 'src/web/'],
    ['The server', 'src/server/'],
    ['A game', 'src/games/hansa-teutonica/'],
    ['A game', 'src/games/hansa-teutonica/rules/'],
    ['Bots', 'src/bots/'],
    ['The command line', 'src/cli/'],
    ['The workshop', 'src/workshop/'],
    ['The page', 'src/web/table/'],
    ['The page', 'src/web/online/'],
    ['The page', 'src/web/board/'],
    ['The page', 'src/web/workshop/'],
    ['The server', 'src/server/tables/'],
    ['The server', 'src/server/store/'],
    ['The server', 'src/server/http/'],
  ])('“%s” names every folder of %s', (title, path) => {
    const text = section(title);
    expect(folders(path).filter((name) => !text.includes(`${name}/`))).toEqual([]);
  });

  it('names every folder of src', () => {
    expect(folders('src/').filter((name) => !page.includes(name))).toEqual([]);
  });
});

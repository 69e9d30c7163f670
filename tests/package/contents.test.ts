/** What is in the package: all that it needs, nothing that only a checkout needs, and what it promises. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaints } from '../../release/contents.js';
import { fields, guest, kontor, reachedFrom, report } from './help.js';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(kontor, 'bin/kontor.js'), ...args], { cwd: guest, encoding: 'utf8' });

describe('npm pack', () => {
  it('takes what is needed and nothing else, in less than 10 MB', () => {
    expect(complaints(report.paths, report.sizeBytes)).toEqual([]);
    expect(report.paths).toEqual(
      expect.arrayContaining([
        'bin/kontor.js',
        'dist/web/index.html',
        'dist/src/server/bots/worker.js',
        'docs/library.md',
        'CHANGELOG.md',
        'LICENSE',
      ]),
    );
  });

  it('reports sources, tests, source maps and too large a size', () => {
    const paths = ['src/a.ts', 'dist/a.d.ts', 'tests/a.js', 'dist/a.js.map', 'dist/a.js'];
    expect(complaints(paths, 10_000_000)).toEqual([
      'src/a.ts is a source',
      'tests/a.js is only of use in a checkout',
      'dist/a.js.map is a source map',
      'it has 10000000 bytes, more than 10000000',
    ]);
  });
});

describe('the package', () => {
  it('has a README of its own, and runs nothing when it is installed', () => {
    expect(readFileSync(join(kontor, 'README.md'), 'utf8')).toContain('npx kontor serve');
    expect(fields).toMatchObject({
      name: 'kontor',
      engines: { node: '>=20.19' },
      keywords: expect.anything(),
    });
    expect(fields).not.toHaveProperty('scripts');
    expect(fields).not.toHaveProperty('devDependencies');
    expect(fields).not.toHaveProperty('private');
  });

  it('has every file that it exports', () => {
    const targets = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(targets);
    const all = targets(fields.exports);
    expect(all.length).toBeGreaterThan(6);
    expect(all.filter((path) => !existsSync(join(kontor, path)))).toEqual([]);
  });

  it('says its version, sets up a game, and lets bots play with their networks', () => {
    expect(run('--version').stdout).toBe(`${fields.version}\n`);
    const table = '{"game":"hansa","players":2,"seed":"a"}';
    expect(JSON.parse(run('new', table).stdout)).toMatchObject({ config: { board: 'baltic' } });
    const { status, stdout, stderr } = run('simulate', table, '--bots', 'merchant,random', '--games', '1');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ unfinished: 0 });
  });

  it('says that some things are only measured in a checkout', () => {
    expect(run('bench', 'page')).toMatchObject({ status: 2, stderr: expect.stringContaining('checkout') });
  });
});

describe('from', () => {
  it.each([
    ['kontor', 'dist/src/library/engine.js', 60],
    ['kontor/client', 'dist/src/client/index.js', 6],
  ])('%s only files of the package are reached, neither Node nor a dependency', (_, entry, most) => {
    const { files, others } = reachedFrom(entry);
    expect([...others]).toEqual([]);
    expect(files.size).toBeGreaterThanOrEqual(most);
    expect([...files].filter((file) => !existsSync(join(kontor, file)))).toEqual([]);
  });

  it('kontor/bots outside of Node the same, and in Node the networks are read', () => {
    expect([...reachedFrom('dist/src/library/bots.js').others]).toEqual([]);
    expect([...reachedFrom('dist/src/library/bots-in-node.js').others]).toContain('node:fs');
  });

  it('the server, dependencies are reached that the package names', () => {
    const { others } = reachedFrom('dist/src/cli/main.js');
    const bare = [...others].filter((name) => !name.startsWith('node:'));
    const packages = bare.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
    expect(packages).toContain('fastify');
    expect(packages.filter((name) => !Object.hasOwn(fields.dependencies as object, name))).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import solid from 'vite-plugin-solid';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type ProjectConfig, type TestSpecification } from 'vitest/node';

const root = dirname(fileURLToPath(import.meta.url));

const isPage = (path: string): boolean => /^src\/(web|games\/[^/]+\/page)\//.test(path);

/**
 * Tests import the sources, but run what the compiler made of them: the engine is several times faster as plain
 * modules than through the test runner's transform, and it is what ships. `npm test` compiles first. The page is
 * bundled by Vite, so what is tested of it without a browser goes through the transform.
 */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !source.endsWith('.js') || !importer) return null;
    const target = resolve(dirname(importer), source);
    if (isPage(target.slice(root.length + 1))) return null;
    for (const folder of ['src', 'bench', 'release', 'train']) {
      const from = join(root, folder);
      if (!target.startsWith(`${from}/`)) continue;
      return join(root, 'dist', folder, target.slice(from.length + 1));
    }
    return null;
  },
};

/** Files of ten seconds and more begin first, the longest at the front: one that began last would be waited for alone. */
const LONG = [
  'web/table/play',
  'web/workshop/shelf',
  'web/shell/shell',
  'web/online/screens',
  'web/online/play',
  'web/table/two-tabs',
  'web/shell/accessibility',
  'web/online/admin',
  'web/table/steps',
  'web/learn/page',
  'web/board/touch',
  'server/failures/backup',
  'web/online/fair',
  'games/third-game',
  'web/workshop/editor',
  'cli/env/env',
  'web/workshop/try',
  'cli/arena/arena',
  'server/tables/quick',
  'web/online/people',
  'bots/levels',
  'web/workshop/improve',
  'web/shell/new-version',
];
const missing = LONG.filter((name) => !existsSync(join(root, `tests/${name}.test.ts`)));
if (missing.length > 0)
  throw new Error(`vitest.config.ts names test files that do not exist: ${missing.join(', ')}`);

/** Files that change what the modules of a process share, or say what a fresh one does: a worker each. */
const ALONE = ['tests/bots/network/{library,shipped}.{test,proof}.ts', 'tests/package/*.test.ts'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

// What takes long by nature is a proof, not a test: see tests/proof-parts.ts.
const kinds = process.env.PROOF ? '{test,proof}' : 'test';

const plugins = [compiled, solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } })];
const server = { deps: { external: [/\/dist\/(src|bench|release|train)\//] } };

const project = (name: string, test: ProjectConfig): TestProjectInlineConfiguration => ({
  plugins,
  test: {
    name,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Where nobody watches, one slow moment in thousands of browser steps should not cost a whole run. The report names
    // every test that needed it (`retry x1`); that is a bug to find.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    setupFiles: 'tests/setup/texts.ts',
    server,
    ...test,
  },
});

export default defineConfig({
  plugins,
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/setup/shared.ts',
    sequence: { sequencer: LongFirst },
    server,
    projects: [
      // A worker loads engine, server and page once and runs file after file.
      project('kontor', { include: [`tests/**/*.${kinds}.ts`], exclude: ALONE, isolate: false }),
      project('alone', { include: ALONE.map((files) => files.replace('{test,proof}', kinds)) }),
    ],
  },
});

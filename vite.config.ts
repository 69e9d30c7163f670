import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { easyConfig, firstConfig } from './src/games/hansa-teutonica/page/first-config.js';

const root = fileURLToPath(new URL('src/web', import.meta.url));
const publicDir = join(root, 'pwa/public');
const drawings = fileURLToPath(new URL('dist/drawings', import.meta.url));
const WORKER = 'sw.js';

type ChunkingContext = Rolldown.ChunkingContext;

/** What a first game or lesson does without: the service worker caches it later. */
const LATER = [/\/web\/(online|workshop)\//, /\/page\/(editor|orders)\//, /\/node_modules\//];
const LATER_TEXTS = /\/languages\/[^/]+\/(online|boards|checks)\.ts$/;
/** Files that no script imports: the bots' worker, and the boards of the first games. */
const FIRST_ASSETS = new RegExp(
  `/(bot-worker-[^/]+\\.js|(${easyConfig.board}|${firstConfig.board})-[^/]+\\.svg)$`,
);

/** The files that a first game or lesson needs, whatever is opened in it, and their styles. */
function filesOfFirstGame(bundle: Rolldown.OutputBundle): Set<string> {
  const isLater = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
    [...LATER, LATER_TEXTS].some((pattern) => pattern.test(facadeModuleId ?? ''));
  const found = new Set<string>();
  const wanted = ['main', 'early'].map((name) =>
    Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`)),
  );
  const reached = new Set(wanted as string[]);
  for (const file of reached) {
    const part = bundle[file];
    found.add(file);
    if (part?.type !== 'chunk') continue;
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...part.imports, ...part.dynamicImports]) {
      const chunk = bundle[next];
      if (chunk?.type === 'chunk' && !isLater(chunk)) reached.add(next);
    }
  }
  for (const file of Object.keys(bundle)) if (FIRST_ASSETS.test(`/${file}`)) found.add(file);
  return found;
}

/** Tells the service worker which files make up the page, and by their names and contents which version it is. */
function fileList(): Plugin {
  return {
    name: 'kontor-file-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return this.error(`${WORKER} is missing`);
        const hash = createHash('sha256');
        const files = Object.keys(bundle).filter((name) => name !== WORKER && !name.endsWith('.map'));
        for (const name of files.sort()) {
          const part = bundle[name];
          hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        }
        const isFirst = filesOfFirstGame(bundle);
        const first = files.filter((name) => isFirst.has(name) || name === 'index.html');
        const later = files.filter((name) => !first.includes(name));
        const list = (names: readonly string[]): string => JSON.stringify(names.map((name) => `./${name}`));
        worker.code = worker.code
          .replace(/\b__FIRST_FILES__\b/, list([...first, ...readdirSync(publicDir)]))
          .replace(/\b__LATER_FILES__\b/, list(later))
          .replace(/\b__VERSION__\b/, JSON.stringify(hash.digest('hex').slice(0, 12)));
        return undefined;
      },
    },
  };
}

/** Puts the script that asks for the texts before the page's, so that both are fetched in parallel. */
function earlyTexts(): Plugin {
  return {
    name: 'kontor-early-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const early = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'early');
        if (early === undefined) throw new Error('the script i18n/early.ts is missing');
        const attrs = { type: 'module', crossorigin: true, src: `./${early.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Texts of a language say so in their names, by which the service worker knows them. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const language = facadeModuleId?.match(/\/languages\/([^/]+)\/[^/]+\.ts$/)?.[1];
  return language === undefined ? 'assets/[name]-[hash].js' : `assets/text-${language}-[name]-[hash].js`;
}

/** Files to be fetched as one: the first screen, then in its background the engine, and what a game needs to open. */
const EARLY = ['i18n/early.ts'];
const FIRST = ['main.tsx'];
const ENGINE = ['../games/index.ts'];
const TABLE = ['table/index.tsx', 'shell/game-screen.tsx', 'store/create.ts'];
/** One file for each game, fetched when it is opened, and one for its drawings, which small pictures need, too. */
const GAMES = readdirSync(join(root, '../games'), { withFileTypes: true }).filter((one) => one.isDirectory());
const DRAWINGS = ['games/drawings.ts'];

/** The modules that `roots` import statically, directly or not, and `roots` themselves. */
function importedBy(roots: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set(roots.map((name) => join(root, name)));
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The file of each module that the games' pages import; what several of them share belongs to the table. */
function gameGroups(context: ChunkingContext): Map<string, string> {
  const groups = new Map<string, string>();
  const drawings = importedBy(DRAWINGS, context);
  for (const { name } of GAMES)
    for (const part of importedBy([`../games/${name}/page/index.ts`], context)) {
      const own = drawings.has(part) ? `${name}-drawings` : name;
      groups.set(part, groups.has(part) ? 'table' : own);
    }
  return groups;
}

/**
 * A few files instead of many, because each costs nearly a kilobyte of headers. What the first screen needs stays with
 * it, and no file needs a later one.
 */
function fileGroups(): (id: string, context: ChunkingContext) => string | null {
  let groups: Map<string, string | null> | undefined;
  return (id, context) => {
    const all = (roots: readonly string[], group: string | null): [string, string | null][] =>
      [...importedBy(roots, context)].map((part) => [part, group]);
    groups ??= new Map([
      ...gameGroups(context),
      ...all(TABLE, 'table'),
      ...all(ENGINE, 'engine'),
      ...all(FIRST, 'first'),
      ...all(EARLY, null),
    ]);
    return groups.get(id) ?? null;
  };
}

/**
 * Draws the boards ahead, so that a phone does not have to: the same components as in the page, compiled to make text.
 * The files are put where the page's sources look for them.
 */
async function drawBoards(): Promise<void> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } })],
  });
  try {
    const { drawAhead } = (await server.ssrLoadModule('/games/draw-ahead.tsx')) as {
      drawAhead(): Promise<Map<string, string>>;
    };
    rmSync(drawings, { recursive: true, force: true });
    mkdirSync(drawings, { recursive: true });
    for (const [name, text] of await drawAhead()) writeFileSync(join(drawings, `${name}.svg`), text);
  } finally {
    await server.close();
  }
}

const page: UserConfig = {
  root,
  base: './',
  publicDir,
  plugins: [solid(), fileList(), earlyTexts()],
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // A busy machine is no reason for a warning.
      checks: { pluginTimings: false },
      input: {
        main: join(root, 'index.html'),
        early: join(root, 'i18n/early.ts'),
        sw: join(root, 'pwa/service-worker.ts'),
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileGroups() }] },
        chunkFileNames: chunkName,
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'build') await drawBoards();
  return page;
});

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

const root = fileURLToPath(new URL('src/web', import.meta.url));
const publicDir = join(root, 'pwa/public');
const WORKER = 'sw.js';

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
        const list = [...files, ...readdirSync(publicDir)].map((name) => `./${name}`);
        worker.code = worker.code
          .replace(/\b__FILES__\b/, JSON.stringify(list))
          .replace(/\b__VERSION__\b/, JSON.stringify(hash.digest('hex').slice(0, 12)));
        return undefined;
      },
    },
  };
}

export default defineConfig({
  root,
  base: './',
  publicDir,
  plugins: [solid(), fileList()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { main: join(root, 'index.html'), sw: join(root, 'pwa/service-worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});

/**
 * What test files share: one server of the page, one PostgreSQL cluster, one migrated database file, one packed
 * package, and the programs that are found or installed. Each starts when a file first asks for it, so a test of the
 * engine starts none of them, and all stop at the end of the run. Files ask over HTTP (`ask.ts`), because they run in
 * other processes.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { foundChromium, foundHeadless, serve } from '../../bench/chromium.js';
import { findOrInstall, MissingProgram, say } from '../../bench/install.js';
import { foundNumpy } from '../../bench/python.js';

import { startPostgres } from '../../bench/server/postgres.js';
import { ROOT, stagePackage } from '../../release/pack.js';
import { migrateCluster, migratedFile } from './empty-databases.js';
import { useTemporaryFolder } from './folder.js';

interface Started {
  /** Where it is: a URL or a path. */
  readonly address: string;
  stop?(): Promise<void>;
}

const foundPython = (): string | undefined =>
  spawnSync('python3', ['--version']).status === 0 ? 'python3' : undefined;

/** Opens pages in two thirds of the CPU time of a Chromium with windows, so it is worth installing as well. */
const findHeadless = async (): Promise<string> => {
  const shell = await findOrInstall(foundHeadless, 'chromium-headless-shell').catch(() => undefined);
  return shell ?? findChromium();
};

const findChromium = (): Promise<string> =>
  findOrInstall(foundChromium, 'chromium', 'set CHROMIUM to its path');

const PARTS = {
  /** The path of a Chromium without windows: every worker starts its own (`setup/chromium.ts`). */
  chromium: async () => ({ address: await findHeadless() }),
  /** The browser that people use: it can also show notifications. */
  desktopChromium: async () => ({ address: await findChromium() }),
  async page() {
    const { url, stop } = await serve();
    return { address: url, stop };
  },
  async postgres() {
    // Nobody looks at these databases after a crash of the machine.
    const server = await startPostgres(['fsync=off', 'max_connections=300']);
    await migrateCluster(server.url);
    return { address: server.url, stop: () => server.stop() };
  },
  /** A database file to copy. */
  emptyDatabase: async () => ({ address: await migratedFile() }),
  /** The package as it is installed: a folder whose `node_modules` has it, inside the checkout for its dependencies. */
  async package() {
    const folder = mkdtempSync(join(ROOT, 'dist/installed-'));
    // A package of its own, so that "kontor" does not mean the checkout.
    writeFileSync(join(folder, 'package.json'), '{"name":"guest","private":true,"type":"module"}');
    const report = await stagePackage(join(folder, 'node_modules/kontor'));
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
    return { address: folder, stop: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  async python() {
    return { address: await findOrInstall(foundPython, 'python3') };
  },
  async numpy() {
    return {
      address: await findOrInstall(foundNumpy, 'python3-numpy', 'set PYTHON to a Python that has numpy'),
    };
  },
} satisfies Record<string, () => Promise<Started>>;

export type Part = keyof typeof PARTS;

declare module 'vitest' {
  interface ProvidedContext {
    shared: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeFolder = useTemporaryFolder();
  const parts = new Map<Part, Promise<Started | undefined>>();
  /** One starts after the other: two installations at once would conflict. */
  let last: Promise<unknown> = Promise.resolve();
  const start = (name: Part): Promise<Started | undefined> => {
    const part = last.then(PARTS[name]).catch((error: unknown) => {
      if (!(error instanceof MissingProgram) || process.env.CI) throw error;
      say(`${error.message} The tests that need it are SKIPPED.`);
      return undefined;
    });
    last = part.catch(() => undefined);
    parts.set(name, part);
    return part;
  };

  const server = createServer(async ({ url }, response) => {
    const name = url!.slice(1) as Part;
    // A kept-alive connection could be closed just when the next file asks.
    response.setHeader('connection', 'close');
    try {
      const part = await (parts.get(name) ?? start(name));
      response.end(part?.address ?? '');
    } catch (error) {
      response.writeHead(500).end((error as Error).message);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...parts.values()].map(async (part) => (await part.catch(() => undefined))?.stop?.()));
    removeFolder();
  };
}

/**
 * A registry on loopback that has what is installed in the checkout and nothing else. With it `npm install` can be
 * tried on an empty machine without a network.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

interface Installed {
  readonly manifest: Manifest;
  readonly folder: string;
}

export interface Registry {
  readonly url: string;
  stop(): void;
}

/** All packages below a folder `node_modules`, those inside of others too. */
function* installedIn(modules: string): Generator<Installed> {
  if (!existsSync(modules)) return;
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const folder = join(modules, entry.name);
    if (entry.name.startsWith('@')) {
      yield* installedIn(folder);
      continue;
    }
    const file = join(folder, 'package.json');
    if (existsSync(file)) yield { manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest, folder };
    yield* installedIn(join(folder, 'node_modules'));
  }
}

/** What a registry says about a package: all versions that there are, and where. */
function packument(name: string, all: readonly Installed[], url: string): object {
  const versions = Object.fromEntries(
    all.map(({ manifest }) => {
      const { version } = manifest;
      return [version, { ...manifest, dist: { tarball: `${url}-/${name}/${version}` } }];
    }),
  );
  return { name, 'dist-tags': { latest: all[0].manifest.version }, versions };
}

/** The folder as a tarball. npm drops the outermost folder of a package, whatever it is called. */
function tarball(folder: string) {
  const name = basename(folder);
  const args = ['-czf', '-', '-C', dirname(folder), `--exclude=${name}/node_modules`, name];
  return spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
}

export async function startRegistry(modules: string): Promise<Registry> {
  const installed = [...installedIn(modules)];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    const [, wantedName, wantedVersion] = /^-\/(.+)\/([^/]+)$/.exec(path) ?? [];
    const name = wantedName ?? path;
    const all = installed.filter(({ manifest }) => manifest.name === name);
    const wanted = all.find(({ manifest }) => manifest.version === wantedVersion);
    if (wanted) tarball(wanted.folder).pipe(response);
    else if (wantedName === undefined && all.length > 0) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(packument(name, all, url)));
    } else response.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

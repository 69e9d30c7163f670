/** A temporary PostgreSQL server on loopback, for benchmarks and tests. */
import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findOrInstall } from '../install.js';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

export interface PostgresServer {
  readonly url: string;
  /** A fresh, empty database on it. */
  database(name: string): Promise<string>;
  /** Stops it without a shutdown, like a crash, and restarts it. */
  crash(): Promise<void>;
  /** Restarts it after closing all connections cleanly. */
  restart(): Promise<void>;
  /** Sends a signal to the server and all of its processes. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Restarts it after SIGKILL. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  const found = folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
  if (found) return found;
  const { stdout, status } = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return status === 0 ? join(stdout.trim(), '..') : undefined;
}

/** PostgreSQL refuses to run as root. */
function command(program: string, args: string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A fresh database on the server at `url`: empty, or a copy of `template`. */
export async function makeDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

/** A temporary folder with an empty cluster in `data`. */
function createCluster(bin: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
  if (isRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  chmodSync(folder, 0o700);
  const args = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  execFileSync(...command(join(bin, 'initdb'), args), { stdio: 'ignore', cwd: folder });
  return folder;
}

/** `settings` are lines of postgresql.conf. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const bin = await findOrInstall(
    findBinaries,
    'postgresql',
    'set POSTGRES_BIN to the folder of initdb and postgres',
  );
  const folder = createCluster(bin);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, ...[...own, ...settings].flatMap((setting) => ['-c', setting])];
  const options: SpawnOptions = { stdio: 'ignore', cwd: folder };
  const run = async () => {
    const child = spawn(...command(join(bin, 'postgres'), args), options);
    for (let i = 0; !(await isReachable(url)); i++) {
      if (child.exitCode !== null || i > 300) throw new Error('PostgreSQL does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return child;
  };
  let child = await run();
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (mode: 'fast' | 'immediate'): Promise<void> => {
    if (!isRunning()) return;
    const exited = once(child, 'exit');
    execFileSync(...command(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', mode]), {
      stdio: 'ignore',
      cwd: folder,
    });
    await exited;
  };
  const start = async (): Promise<void> => {
    child = await run();
  };
  return {
    url,
    database: (name) => makeDatabase(url, name),
    async crash() {
      await end('immediate');
      await start();
    },
    async restart() {
      await end('fast');
      await start();
    },
    start,
    async signal(signal) {
      const exited = once(child, 'exit');
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // The postmaster first: it must not replace the processes that are stopped or killed after it.
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal);
      // `runuser` stops itself when its child is stopped.
      if (signal === 'SIGCONT') child.kill(signal);
      if (signal === 'SIGKILL') await exited;
    },
    async stop() {
      await end('immediate');
      rmSync(folder, { recursive: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** What can happen to a node itself: it hangs, its clock is set, it runs short of file descriptors or memory. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Cluster } from '../cluster.js';
import { signUp } from '../swarm.js';
import { type Fault, NotHere, QUIET } from './fault.js';

type Kind = 'SQLite' | 'PostgreSQL';
const open = (kind: Kind, env: Record<string, string> = {}): Promise<Cluster> =>
  kind === 'SQLite' ? Cluster.sqlite({ ...QUIET, ...env }) : Cluster.postgres(2, { ...QUIET, ...env });

const stopped = (kind: Kind, lastsMs: number): Fault => ({
  name: `a node on ${kind} stopped for ${lastsMs / 1000} s and continued`,
  stopsWriting: false,
  lastsMs,
  async prepare() {
    const cluster = await open(kind);
    return {
      cluster,
      begin: async () => cluster.nodes[0].signal('SIGSTOP'),
      end: async () => cluster.nodes[0].signal('SIGCONT'),
    };
  },
});

const HOUR_MS = 3_600_000;
const SEAM = fileURLToPath(new URL('./clock-seam.js', import.meta.url));

/**
 * The clock of the first node jumps three times: an hour back, an hour ahead, a minute back. Then it is right again.
 * Where nodes use the database's time, nobody may lose time on their clock: a bot would take over for a player who ran
 * out, and the audit would find moves that no player made.
 */
const clocks = (kind: Kind): Fault => ({
  name: `the clock of a node on ${kind} set back and forth`,
  stopsWriting: false,
  lastsMs: 3_000,
  ...(kind === 'PostgreSQL' ? { pace: { kind: 'live', bank: 900, increment: 10 } } : {}),
  async prepare() {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-clock-'));
    const file = join(folder, 'offset');
    const cluster = await open(kind, { NODE_OPTIONS: `--import=${SEAM}`, CLOCK_FILE: file });
    const set = (offset: number): void => {
      writeFileSync(file, String(offset));
      cluster.nodes[0].signal('SIGUSR2');
    };
    return {
      cluster,
      async begin() {
        for (const offset of [-HOUR_MS, HOUR_MS, -HOUR_MS / 60]) {
          set(offset);
          await pause(3_000);
        }
      },
      end: async () => set(0),
      clean: async () => rmSync(folder, { recursive: true }),
    };
  },
});

const DESCRIPTORS = 400;

/** Idle connections from many addresses use up the rest; people who are playing must not notice. */
const descriptors: Fault = {
  name: `a node on SQLite with ${DESCRIPTORS} descriptors, all taken by idle connections`,
  stopsWriting: false,
  lastsMs: 8_000,
  async prepare() {
    const cluster = await open('SQLite');
    const [node] = cluster.nodes;
    const { status } = spawnSync('prlimit', ['--pid', String(node.pid), `--nofile=${DESCRIPTORS}:`]);
    if (status !== 0) throw new NotHere('prlimit cannot limit the descriptors of a process');
    const { port } = new URL(node.url);
    const idle: Socket[] = [];
    return {
      cluster,
      async begin() {
        for (let i = 0; i < 2 * DESCRIPTORS; i++) {
          const localAddress = `127.0.0.${2 + (i % 200)}`;
          const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
          socket.on('error', () => undefined);
          idle.push(socket);
        }
      },
      async end() {
        for (const socket of idle) socket.destroy();
      },
    };
  },
};

const HEAP_MB = 120;

/** Requests for whole histories and lists, while people play. */
const memory: Fault = {
  name: `a node on SQLite with a heap of ${HEAP_MB} MB, asked for much at once`,
  stopsWriting: false,
  lastsMs: 8_000,
  async prepare() {
    const cluster = await open('SQLite', { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
    let isOver = false;
    let readers: Promise<void>[] = [];
    const read = async (): Promise<void> => {
      const [url] = cluster.urls;
      const { cookie } = await signUp(url, 'Reader');
      const ask = async (path: string): Promise<unknown> => {
        const reply = await fetch(`${url}api/${path}`, { headers: { cookie } });
        if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
        return reply.json();
      };
      const { tables } = (await ask('tables?status=playing')) as { tables: { id: string }[] };
      while (!isOver) for (const { id } of tables) if (!isOver) await ask(`tables/${id}/history?limit=500`);
    };
    return {
      cluster,
      async begin() {
        readers = Array.from({ length: 24 }, read);
      },
      async end() {
        isOver = true;
        await Promise.all(readers);
      },
    };
  },
};

export const NODE_FAULTS: readonly Fault[] = [
  stopped('SQLite', 6_000),
  stopped('PostgreSQL', 15_000),
  clocks('SQLite'),
  clocks('PostgreSQL'),
  descriptors,
  memory,
];

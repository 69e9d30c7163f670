/** What can happen to the disk that holds the SQLite file. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '../cluster.js';
import { type Fault, NotHere, QUIET, type Stage } from './fault.js';

const DISK_MB = 64;

function run(program: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new NotHere(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/** A disk of its own for one server: a small tmpfs, which only root can mount. */
function diskFault(name: string, happen: (disk: string) => Pick<Stage, 'begin' | 'end'>): Fault {
  return {
    name: `SQLite on ${name}`,
    stopsWriting: true,
    lastsMs: 6_000,
    async prepare() {
      const disk = mkdtempSync(join(tmpdir(), 'kontor-disk-'));
      const unmount = (): void => {
        run('umount', disk);
        rmdirSync(disk);
      };
      run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk);
      const folder = join(disk, 'data');
      mkdirSync(folder);
      try {
        const cluster = await Cluster.sqlite(QUIET, folder);
        return { cluster, ...happen(disk), clean: async () => unmount() };
      } catch (error) {
        unmount();
        throw error;
      }
    },
  };
}

/** Fills the disk to the last byte. */
function fill(disk: string): void {
  const ballast = join(disk, 'ballast');
  for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Smaller pieces may still fit.
    }
  }
}

export const DISK_FAULTS: readonly Fault[] = [
  diskFault('a full disk', (disk) => ({
    begin: async () => fill(disk),
    end: async () => rmSync(join(disk, 'ballast')),
  })),
  {
    name: 'SQLite on a disk that refuses to write',
    stopsWriting: true,
    lastsMs: 6_000,
    async prepare() {
      const cluster = await Cluster.sqlite(QUIET);
      /** Every write past this size of a file fails (EFBIG); files that exist are longer already. */
      const limit = (bytes: string): void =>
        run('prlimit', '--pid', String(cluster.nodes[0].pid), `--fsize=${bytes}:`);
      return {
        cluster,
        async begin() {
          // The write-ahead log is written from its start again after a checkpoint.
          if (statSync(`${cluster.database}-wal`).size === 0) throw new Error('nothing has been written');
          limit('1');
        },
        end: async () => limit('unlimited'),
      };
    },
  },
];

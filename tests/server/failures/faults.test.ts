/** A disk that fails for a moment under load. `npm run proof` tries everything that can fail, and for longer. */
import { describe, expect, test } from 'vitest';
import { DISK_FAULTS } from '../../../bench/server/faults/disk-faults.js';
import { faultsOf, faultUnderLoad } from '../../../bench/server/faults/fault-under-load.js';
import type { Unit } from '../../../src/server/store/batches/statement.js';
import { WriteBatcher } from '../../../src/server/store/batches/write-batcher.js';
import type { Database } from '../../../src/server/store/database.js';
import { Store } from '../../../src/server/store/store.js';
import type { Append } from '../../../src/server/store/tables/append.js';

describe('a disk that refuses to write', () => {
  test('costs no move, and /readyz says so', async () => {
    const fault = DISK_FAULTS.find(({ name }) => name.includes('refuses to write'))!;
    const report = await faultUnderLoad(
      { ...fault, lastsMs: 2_000 },
      { tables: 4, rate: 40, beforeMs: 1_000 },
    );
    expect(faultsOf(report)).toEqual([]);
    expect(report.acknowledgedMeanwhile).toBe(0);
    expect(report.failedCommands).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(4);
    expect(report.refusals).toEqual({});
  });
});

/** A disk with room for `room` more bytes in each write. */
function fullDisk(room: () => number) {
  const sizes: number[] = [];
  const batcher = new WriteBatcher<Unit>(async ([unit]) => {
    const bytes = JSON.stringify(unit.statements).length;
    sizes.push(bytes);
    if (bytes > room()) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    return [true];
  }, 1);
  const write = (unit: Unit) => batcher.add(unit);
  const database = {
    write,
    append: (append: Append) => write({ statements: [{ sql: '', parameters: [JSON.stringify(append)] }] }),
  };
  Object.defineProperty(database, 'failedWrites', { get: () => batcher.failures });
  return { store: new Store(database as unknown as Database), sizes };
}

test('a disk with room for a few bytes but not for a move counts as full, until there is room again', async () => {
  let room = 1_000;
  const { store, sizes } = fullDisk(() => room);
  await store.checkWriting();
  expect(Math.max(...sizes)).toBeLessThan(1_000);
  await expect(store.tables.append({ entries: 'x'.repeat(2_000) } as unknown as Append)).rejects.toThrow(
    'full',
  );
  await expect(store.checkWriting()).rejects.toThrow('full');
  await expect(store.checkWriting()).rejects.toThrow('full');
  room = 10_000_000;
  await store.checkWriting();
  room = 1_000;
  await store.checkWriting();
});

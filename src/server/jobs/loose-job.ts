import { randomInt } from 'node:crypto';
import type { JobRow } from '../store/schema/rows.js';

/**
 * A job that belongs to no table. Its number is new each time, so that one that is put while another of its kind and
 * key runs, perhaps for the same millisecond, is not taken for the same and removed with it.
 */
export const looseJob = (kind: string, key: string, due: number): JobRow => ({
  ...{ kind, key, table_id: null, number: randomInt(2 ** 31), due },
  ...{ lease_until: 0, lease_by: '', data: '{}' },
});

import { randomInt } from 'node:crypto';
import type { JobRow } from '../store/schema/rows.js';

/**
 * A job that belongs to no table. Each gets a new number: a job is removed by kind, key, number and time when it is done,
 * and without that a job put meanwhile for the same millisecond would be removed with it.
 */
export const jobWithoutTable = (kind: string, key: string, due: number): JobRow => ({
  ...{ kind, key, table_id: null, number: randomInt(2 ** 31), due },
  ...{ lease_until: 0, lease_by: '', data: '{}' },
});

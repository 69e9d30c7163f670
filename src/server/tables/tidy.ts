/** What is done once in a while, by one node: putting old games away, forgetting what is no longer needed. */
import type { JobRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import type { Keeper } from './keeper.js';
import { prune } from './prune.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For so long it is remembered who was told what. */
const NOTICES_KEPT = 90 * DAY;

export const tidyJob = (due: number): JobRow => ({
  kind: 'tidy',
  key: 'all',
  table_id: null,
  number: 0,
  due,
  lease_until: 0,
  lease_by: '',
  data: '{}',
});

/** `days` is how long finished games stay as they are; 0 for ever. */
export async function tidy(store: Store, keeper: Keeper, days: number, now: number): Promise<void> {
  await store.notify.forget(now - NOTICES_KEPT);
  const more = days > 0 && (await prune(store, keeper, now - days * DAY, now));
  await store.jobs.put(tidyJob(now + (more ? 1000 : HOUR)));
}

/** Notices that a backup has been put in the place of the data. */
import type { Store } from '../store/store.js';
import { RESTORED } from './tables.js';

const EVERY = 1000;

export interface Watch {
  /** Resolves when everything that is remembered has become wrong. */
  readonly replaced: Promise<void>;
  stop(): void;
}

export async function watchData(store: Store, report: (error: unknown) => void): Promise<Watch> {
  const read = async (): Promise<string> =>
    (
      await store.database.kysely
        .selectFrom('settings')
        .select('value')
        .where('name', '=', RESTORED)
        .executeTakeFirst()
    )?.value ?? '';
  const before = await read();
  let done!: () => void;
  const replaced = new Promise<void>((resolve) => {
    done = resolve;
  });
  let failing = false;
  const timer = setInterval(() => {
    read().then(
      (now) => {
        failing = false;
        if (now !== before) done();
      },
      (error) => {
        if (!failing) report(error);
        failing = true;
      },
    );
  }, EVERY);
  return { replaced, stop: () => clearInterval(timer) };
}

/** Notices that a backup has been restored while the server runs. */
import type { Store } from '../store.js';
import { RESTORED } from './target.js';

const EVERY_MS = 1000;

interface Watch {
  /** Resolves when the data has been replaced: everything in memory is wrong. */
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
  }, EVERY_MS);
  return { replaced, stop: () => clearInterval(timer) };
}

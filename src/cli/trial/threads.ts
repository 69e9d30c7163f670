/** Plays games on threads, as long as there are any. */
import { Worker } from 'node:worker_threads';
import type { Sums } from '../../workshop/try/figures.js';
import type { GamesRequest } from '../../workshop/try/request.js';

/** Where games come from, and where their results go. */
export interface GameSource<R extends GamesRequest> {
  /** The next games; `undefined` while results must come back first, and at the end. */
  next(): R | undefined;
  take(request: R, sums: readonly Sums[]): void;
}

/** Ends when the source has no games, and none are being played. */
export async function playOnThreads<R extends GamesRequest>(
  source: GameSource<R>,
  count: number,
): Promise<void> {
  const threads = Array.from({ length: count }, () => new Thread());
  const playing = new Map<Thread, Promise<Thread>>();
  try {
    for (;;) {
      for (const thread of threads) {
        const request = playing.has(thread) ? undefined : source.next();
        if (request === undefined) continue;
        playing.set(
          thread,
          thread.play(request).then((sums) => {
            playing.delete(thread);
            source.take(request, sums);
            return thread;
          }),
        );
      }
      if (playing.size === 0) return;
      await Promise.race(playing.values());
    }
  } finally {
    for (const thread of threads) thread.end();
  }
}

/** Starts when it gets its first games. */
class Thread {
  private worker: Worker | undefined;

  play(request: GamesRequest): Promise<Sums[]> {
    const worker = this.worker ?? new Worker(new URL('./worker.js', import.meta.url));
    this.worker = worker;
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (sums: Sums[]) => {
        worker.removeListener('error', reject);
        resolve(sums);
      });
      worker.postMessage(request);
    });
  }

  end(): void {
    this.worker?.postMessage(null);
  }
}

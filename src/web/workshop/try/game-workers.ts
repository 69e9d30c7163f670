/** Plays games in workers, as long as there are any. */
import type { Sums } from '../../../workshop/try/figures.js';
import type { GamesRequest } from '../../../workshop/try/request.js';
import type { GamesAnswer } from './trial-worker.js';

/** More workers would only use up the memory of a phone or laptop. */
const MAX_WORKERS = 8;
/** Leaves one processor for the page. */
const workerCount = (): number =>
  Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** A worker did not run on this device, or the bots' network could not be loaded. */
export type Failure = 'failed' | 'network-missing';

/** Where games come from, and where their results go. */
export interface GameSource<R extends GamesRequest> {
  /** The next game; `undefined` while results must come back first, and at the end. */
  next(): R | undefined;
  take(request: R, sums: Sums): void;
  /** No more games can be played. */
  fail(why: Failure): void;
}

export class GameWorkers<R extends GamesRequest> {
  private readonly idle: Worker[];
  private readonly all: readonly Worker[];

  constructor(
    private readonly source: GameSource<R>,
    most: number,
  ) {
    this.all = Array.from({ length: Math.min(workerCount(), most) }, () => this.start());
    this.idle = [...this.all];
    this.handOut();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => this.source.fail('failed');
    return worker;
  }

  private handOut(): void {
    while (this.idle.length > 0) {
      const request = this.source.next();
      if (request === undefined) return;
      const worker = this.idle.pop()!;
      worker.onmessage = ({ data }: MessageEvent<GamesAnswer>) => {
        if (data === null) return this.source.fail('network-missing');
        this.idle.push(worker);
        this.source.take(request, data[0]);
        this.handOut();
      };
      worker.postMessage(request);
    }
  }

  stop(): void {
    for (const worker of this.all) worker.terminate();
    this.idle.length = 0;
  }
}

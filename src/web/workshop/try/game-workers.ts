/** Plays games in workers, as long as there are any. */
import type { Sums } from '../../../workshop/try/figures.js';
import type { GamesRequest } from '../../../workshop/try/request.js';

/** More workers would only use up the memory of a phone or laptop. */
const MAX_WORKERS = 8;
/** Leaves one processor for the page. */
const workerCount = (): number =>
  Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Where games come from, and where their results go. */
export interface GameSource<R extends GamesRequest> {
  /** The next game; `undefined` while results must come back first, and at the end. */
  next(): R | undefined;
  take(request: R, sums: Sums): void;
  fail(): void;
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
    worker.onerror = () => this.source.fail();
    return worker;
  }

  private handOut(): void {
    while (this.idle.length > 0) {
      const request = this.source.next();
      if (request === undefined) return;
      const worker = this.idle.pop()!;
      worker.onmessage = ({ data: [sums] }: MessageEvent<Sums[]>) => {
        this.idle.push(worker);
        this.source.take(request, sums);
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

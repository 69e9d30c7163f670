/** Does the work that is due. Several nodes may look for work; the lease gives each job to one of them. */
import type { JobRow } from '../store/rows.js';
import type { Store } from '../store/store.js';

/** Returns when the job is done; throws to have it tried again later. */
export type JobHandler = (job: JobRow) => Promise<void>;

/** Thrown where a job is left undone because the node ends: whoever has it next begins anew. */
export class Ending extends Error {}

const EVERY = 500;
const LEASE = 20_000;
const AT_ONCE = 50;
/** A job that failed is tried again after this. */
const AGAIN = 5_000;

export class JobRunner {
  private readonly handlers = new Map<string, JobHandler>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  /** What is in hand, by job. */
  private readonly working = new Map<string, Promise<void>>();
  private stopped = false;

  constructor(
    private readonly store: Store,
    private readonly node: string,
    private readonly now: () => number,
    private readonly report: (error: unknown) => void,
    /** Work that takes longer than this may be taken over by another node. */
    private readonly lease = LEASE,
  ) {}

  handle(kind: string, handler: JobHandler): void {
    this.handlers.set(kind, handler);
  }

  start(): void {
    this.schedule(0);
  }

  private schedule(delay: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round().then((found) => this.schedule(found ? 0 : EVERY));
    }, delay);
  }

  /** Takes what is due; slow work keeps the rest waiting only when there is too much of it. Says whether to go on. */
  private async round(): Promise<boolean> {
    const room = AT_ONCE - this.working.size;
    if (room === 0) {
      await Promise.race(this.working.values());
      return true;
    }
    try {
      const now = this.now();
      const kinds = [...this.handlers.keys()];
      const jobs = await this.store.jobs.claim(this.node, kinds, now, now + this.lease, room);
      for (const job of jobs) this.begin(job);
      return jobs.length === room;
    } catch (error) {
      if (!this.stopped) this.report(error);
      return false;
    }
  }

  private begin(job: JobRow): void {
    const id = JSON.stringify([job.kind, job.key, job.number, job.due]);
    // Its lease ran out while it was worked on; now it has been renewed.
    if (this.working.has(id)) return;
    this.working.set(
      id,
      this.work(job).finally(() => this.working.delete(id)),
    );
  }

  private async work(job: JobRow): Promise<void> {
    try {
      await this.handlers.get(job.kind)!(job);
      await this.store.jobs.finish(job);
    } catch (error) {
      if (error instanceof Ending) return;
      this.report(error);
      await this.store.jobs.postpone(job, this.now() + AGAIN).catch(this.report);
    }
  }

  /** Lets the work in hand come to its end. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    await Promise.all(this.working.values());
    await this.store.jobs.release(this.node);
  }
}

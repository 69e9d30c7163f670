/** Does the work that is due. Several nodes may look for work; the lease gives each job to one of them. */
import type { JobRow } from '../store/rows.js';
import type { Store } from '../store/store.js';

/** Returns when the job is done; throws to have it tried again later. */
export type JobHandler = (job: JobRow) => Promise<void>;

const EVERY = 500;
const LEASE = 20_000;
const AT_ONCE = 50;
/** A job that failed is tried again after this. */
const AGAIN = 5_000;

export class JobRunner {
  private readonly handlers = new Map<string, JobHandler>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
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

  /** Says whether there may be more to do at once. */
  private async round(): Promise<boolean> {
    try {
      const now = this.now();
      const kinds = [...this.handlers.keys()];
      const jobs = await this.store.jobs.claim(this.node, kinds, now, now + this.lease, AT_ONCE);
      await Promise.all(jobs.map((job) => this.work(job)));
      return jobs.length === AT_ONCE;
    } catch (error) {
      if (!this.stopped) this.report(error);
      return false;
    }
  }

  private async work(job: JobRow): Promise<void> {
    try {
      await this.handlers.get(job.kind)!(job);
      await this.store.jobs.finish(job);
    } catch (error) {
      this.report(error);
      await this.store.jobs.postpone(job, this.now() + AGAIN).catch(this.report);
    }
  }

  /** Lets the work in hand come to its end. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    await this.store.jobs.release(this.node);
  }
}

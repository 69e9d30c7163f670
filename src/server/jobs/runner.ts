/** Runs jobs when they are due. All nodes look for work; the lease gives each job to one of them. */
import type { JobRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';

/** Resolves when the job is done; throws to have it tried again later. */
type JobHandler = (job: JobRow) => Promise<void>;

/** Thrown by a job that stops because the node is shutting down; it is run again elsewhere. */
export class ShuttingDown extends Error {}

const POLL_EVERY_MS = 500;
const LEASE_MS = 20_000;
const MOST_AT_ONCE = 50;
/** A failed job is tried again after this. */
const RETRY_MS = 5_000;

export class JobRunner {
  private readonly handlers = new Map<string, JobHandler>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  /** Jobs that are being run. */
  private readonly running = new Map<string, Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly node: string,
    private readonly now: () => number,
    private readonly report: (error: unknown) => void,
    private readonly pollMs = POLL_EVERY_MS,
    /** A job that takes longer than this may be taken over by another node. */
    private readonly leaseMs = LEASE_MS,
    /** While it says so, no job is started. */
    private readonly isSuspended: () => boolean = () => false,
  ) {}

  handle(kind: string, handler: JobHandler): void {
    this.handlers.set(kind, handler);
  }

  start(): void {
    this.schedule(0);
  }

  private schedule(delay: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.claimDue().then((isMore) => this.schedule(isMore ? 0 : this.pollMs));
    }, delay);
  }

  /** Starts jobs that are due, as far as there is room; resolves to whether there may be more. */
  private async claimDue(): Promise<boolean> {
    if (this.isSuspended()) return false;
    const room = MOST_AT_ONCE - this.running.size;
    if (room === 0) {
      await Promise.race(this.running.values());
      return true;
    }
    try {
      const now = this.now();
      const kinds = [...this.handlers.keys()];
      const jobs = await this.store.jobs.claim(this.node, kinds, now, now + this.leaseMs, room);
      for (const job of jobs) this.startJob(job);
      return jobs.length === room;
    } catch (error) {
      if (!this.isStopped) this.report(error);
      return false;
    }
  }

  private startJob(job: JobRow): void {
    const id = JSON.stringify([job.kind, job.key, job.number, job.due]);
    // It is still running here, and its lease has just been renewed.
    if (this.running.has(id)) return;
    this.running.set(
      id,
      this.run(job).finally(() => this.running.delete(id)),
    );
  }

  private async run(job: JobRow): Promise<void> {
    try {
      await this.handlers.get(job.kind)!(job);
      await this.store.jobs.finish(job);
    } catch (error) {
      if (error instanceof ShuttingDown) return;
      // An error that says when to try again has been reported already.
      const { retryMs } = error as { retryMs?: number };
      if (retryMs === undefined) this.report(error);
      await this.store.jobs.postpone(job, this.now() + (retryMs ?? RETRY_MS)).catch(this.report);
    }
  }

  /** Waits for the jobs that are running. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
    await Promise.all(this.running.values());
    await this.store.jobs.release(this.node);
  }
}

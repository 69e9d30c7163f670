/**
 * The time that all nodes share: that of the database, where there are several nodes. A node whose own clock is wrong
 * would otherwise run players out of time. It goes by the database's time, says so, and leaves timed work to others
 * until its clock has been put right: its timers cannot be trusted either. Between two looks at the database's time it
 * goes by the monotonic clock, so that setting the system's clock costs nobody a second.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './store/database.js';

const CHECK_EVERY_MS = 30_000;
/** Clocks of machines on a network are within milliseconds of each other. */
const MOST_OFF_MS = 2_000;
/** An answer that took longer says too little about the moment it was given. */
const SLOWEST_ANSWER_MS = 1_000;

export class SharedClock {
  /** By how much the system's clock is slow. */
  private offset = 0;
  /** The database's time when the monotonic clock was at zero; null where the system's clock is the only one. */
  private origin: number | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly systemNow: () => number,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  ) {}

  readonly now = (): number =>
    this.origin === null ? this.systemNow() : Math.round(this.origin + performance.now());

  /** Whether this node's own clock differs too much from the database's. */
  get isOff(): boolean {
    return Math.abs(this.offset) > MOST_OFF_MS;
  }

  async start(): Promise<void> {
    if (!this.database.isShared) return;
    await this.check();
    this.timer = setInterval(() => void this.check().catch(() => undefined), CHECK_EVERY_MS).unref();
  }

  async check(): Promise<void> {
    const wasOff = this.isOff;
    const asked = performance.now();
    const before = this.systemNow();
    const time = await this.database.readClock();
    const took = performance.now() - asked;
    if (took > SLOWEST_ANSWER_MS) return;
    this.origin = time - (asked + took / 2);
    this.offset = time - (before + took / 2);
    const seconds = Math.round(-this.offset / 100) / 10;
    if (this.isOff && !wasOff)
      this.log.error(
        { seconds },
        'the clock of this node is wrong; it does no timed work until it is put right',
      );
    if (!this.isOff && wasOff) this.log.warn('the clock of this node is right again');
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

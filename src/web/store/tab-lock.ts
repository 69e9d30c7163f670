/**
 * A lock between the tabs of a browser: one tab holds it, the others wait, and one of them gets it when that tab closes
 * or crashes. Both implementations keep requesting it until they are closed.
 */
import { randomText } from './random-text.js';

export interface TabLock {
  /** Takes it from the tab that holds it. */
  seize(): void;
  /** Releases it, then waits for it again. */
  release(): void;
  close(): void;
}

/** Called with whether this tab holds the lock: once at the start, and after every change. */
type Tell = (isHeld: boolean) => void;

export const openTabLock = (name: string, tell: Tell): TabLock =>
  navigator.locks === undefined ? new Lease(name, tell) : new WebLock(name, tell);

/** Locks that this tab may still be releasing. */
const releasing = new Map<string, Promise<void>>();

class WebLock implements TabLock {
  private lockOptions: LockOptions = { ifAvailable: true };
  private waiting = new AbortController();
  private releaseHeld: (() => void) | undefined;
  private isClosed = false;

  constructor(
    private readonly name: string,
    private readonly tell: Tell,
  ) {
    const before = releasing.get(name);
    releasing.set(
      name,
      this.run(before).catch(() => tell(true)),
    );
  }

  private async run(before: Promise<void> | undefined): Promise<void> {
    await before;
    while (!this.isClosed) {
      await navigator.locks
        .request(this.name, this.lockOptions, (lock) => lock && this.hold())
        .catch((error: Error) => {
          // Another tab has taken it, or this one stopped waiting. Any other error means that there are no locks here.
          if (error.name !== 'AbortError') throw error;
        });
      if (this.isClosed) return;
      this.releaseHeld = undefined;
      this.tell(false);
      this.lockOptions = this.waiting.signal.aborted ? { steal: true } : { signal: this.waiting.signal };
    }
  }

  private hold(): Promise<void> {
    this.waiting = new AbortController();
    return new Promise((resolve) => {
      this.releaseHeld = resolve;
      this.tell(true);
    });
  }

  seize(): void {
    if (this.releaseHeld === undefined) this.waiting.abort();
  }

  release(): void {
    this.releaseHeld?.();
  }

  close(): void {
    this.isClosed = true;
    this.waiting.abort();
    this.releaseHeld?.();
  }
}

const LEASE_MS = 5000;
const RENEW_MS = 1500;

/** For pages served over plain http, which have no Web Locks: an entry that expires unless it is renewed. */
class Lease implements TabLock {
  private readonly tab = randomText();
  private readonly key: string;
  private readonly timer: ReturnType<typeof setInterval>;
  /** After a release, leaves the lease to the tab that asked for it until this time. */
  private yieldsUntil = 0;

  constructor(
    name: string,
    private readonly tell: Tell,
  ) {
    this.key = name;
    this.timer = setInterval(this.look, RENEW_MS);
    addEventListener('storage', this.look);
    addEventListener('pagehide', this.leave);
    queueMicrotask(this.look);
  }

  private readonly look = (): void => {
    try {
      const [tab, until] = (localStorage.getItem(this.key) ?? '').split(' ');
      // An expiry too far in the future was written before the clock was set back.
      const isOthers = tab !== this.tab && Math.abs(Number(until) - Date.now()) <= LEASE_MS;
      const isFree = !isOthers && Date.now() >= this.yieldsUntil;
      if (isFree) this.write();
      this.tell(isFree);
    } catch {
      // There is no storage, so no other tab can have the same game.
      this.tell(true);
    }
  };

  private write(): void {
    localStorage.setItem(this.key, `${this.tab} ${Date.now() + LEASE_MS}`);
  }

  private readonly leave = (): void => {
    try {
      if (localStorage.getItem(this.key)?.startsWith(this.tab)) localStorage.removeItem(this.key);
    } catch {
      // Nothing was stored.
    }
  };

  seize(): void {
    this.yieldsUntil = 0;
    this.write();
    this.tell(true);
  }

  release(): void {
    this.yieldsUntil = Date.now() + RENEW_MS;
    this.leave();
    this.tell(false);
  }

  close(): void {
    clearInterval(this.timer);
    removeEventListener('storage', this.look);
    removeEventListener('pagehide', this.leave);
    this.leave();
  }
}

/**
 * Lets people back to their tables first when everybody reconnects at once: after a start, or when another node has
 * died. Clients that have their table already wait with the next command until the others have theirs, or until
 * the gate opens by itself.
 */

/** How long the gate can stay closed. */
const CLOSED_MS = 5000;
/** After opening by itself, the gate stays open at least this long, however many come. */
const REST_MS = 1000;
/** So many different people who came within a second, and stayed, are a crowd. One address may not hold as many connections. */
const CROWD = 80;
/** They must also come to different tables: a table has five players. */
const PEOPLE_PER_TABLE = 5;
/** When nobody has arrived for so long, everybody is there. A busy server accepts one connection at a time. */
const QUIET_MS = 150;
/** A client that has not asked for a table by then does not want one. */
const JOIN_TIMEOUT_MS = 1000;

export class ReconnectGate {
  /** How many are on the way to their table. */
  private joining = 0;
  private closedUntil: number;
  private openUntil = 0;
  private waiting: (() => void)[] = [];
  private quietTimer: NodeJS.Timeout | undefined;
  private openTimer: NodeJS.Timeout | undefined;
  /** The second in which arrivals are counted, who came in it, and to which tables. */
  private secondStart = 0;
  private readonly people = new Set<string>();
  private readonly tables = new Set<string>();

  constructor(
    private readonly closedMs = CLOSED_MS,
    private readonly crowd = CROWD,
  ) {
    this.closedUntil = performance.now() + closedMs;
  }

  private get isClosed(): boolean {
    return performance.now() < this.closedUntil;
  }

  /** Counts a person who asks for a table. A crowd closes the gate; one person who comes often is no crowd. */
  countArrival(person: string, table: string): void {
    const now = performance.now();
    if (now - this.secondStart > 1000) {
      this.secondStart = now;
      this.people.clear();
      this.tables.clear();
    }
    this.people.add(person);
    this.tables.add(table);
    const isCrowd = this.people.size >= this.crowd && this.tables.size * PEOPLE_PER_TABLE >= this.people.size;
    if (isCrowd && now >= this.openUntil) this.closedUntil = now + this.closedMs;
  }

  /** Somebody has disconnected: connecting under one name after the other makes no crowd. */
  forget(person: string): void {
    this.people.delete(person);
  }

  /** Somebody is on the way to their table. Returns what to call when they have it or give up. */
  startJoining(): () => void {
    if (!this.isClosed) return () => undefined;
    clearTimeout(this.quietTimer);
    this.quietTimer = undefined;
    this.joining++;
    let isJoining = true;
    const stopJoining = (): void => {
      if (!isJoining) return;
      isJoining = false;
      clearTimeout(timeout);
      if (--this.joining === 0) this.quietTimer = setTimeout(() => this.letThrough(), QUIET_MS).unref();
    };
    const timeout = setTimeout(stopJoining, JOIN_TIMEOUT_MS).unref();
    return stopJoining;
  }

  /** Resolves when nobody has to be served first; undefined if that is so already. */
  settled(): Promise<void> | undefined {
    if (!this.isClosed || (this.joining === 0 && this.quietTimer === undefined)) return undefined;
    this.openTimer ??= setTimeout(() => this.open(), this.closedMs).unref();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** Opens the gate, even if clients are still joining. */
  open(): void {
    this.closedUntil = 0;
    this.openUntil = performance.now() + REST_MS;
    this.letThrough();
  }

  private letThrough(): void {
    clearTimeout(this.quietTimer);
    clearTimeout(this.openTimer);
    this.quietTimer = this.openTimer = undefined;
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}

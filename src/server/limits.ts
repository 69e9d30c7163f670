/**
 * Rate limits: a bucket that fills with time and is emptied by requests. Our own and not @fastify/rate-limit, because
 * WebSocket messages need the same.
 */

export interface Rate {
  /** In the long run. */
  readonly perSecond: number;
  /** At once, after a rest. */
  readonly burst: number;
}

/** Goes by the monotonic clock: setting the system's clock must not lock people out or let them in. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    now = performance.now(),
  ) {
    this.left = rate.burst;
    this.at = now;
  }

  /** Takes `cost` out; false, and nothing taken, if there is not enough. */
  take(cost = 1, now = performance.now()): boolean {
    const { perSecond, burst } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** A bucket for each address or person, as many as are in use. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly most = 100_000,
  ) {}

  take(key: string, cost = 1): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= this.most) this.dropFull();
      bucket = new Bucket(this.rate);
      this.buckets.set(key, bucket);
    }
    return bucket.take(cost);
  }

  /** A full bucket is as good as a new one. */
  private dropFull(): void {
    const now = performance.now();
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    if (this.buckets.size >= this.most) this.buckets.clear();
  }
}

/** Counts what people send, by person and by address. */
export class ByteLimits {
  private readonly people: Buckets;
  private readonly addresses: Buckets;

  constructor({ personBytes, addressBytes }: Pick<Limits, 'personBytes' | 'addressBytes'>) {
    this.people = new Buckets(personBytes);
    this.addresses = new Buckets(addressBytes);
  }

  /** False if either has sent too much; `person` is null for strangers. */
  take(person: string | null, address: string, bytes: number): boolean {
    return this.addresses.take(address, bytes) && (person === null || this.people.take(person, bytes));
  }
}

/** The limits that `LIMIT_FACTOR` widens; docs/hosting.md lists them. */
export interface Limits {
  /** Requests from one address. */
  readonly requests: Rate;
  /** New people from one address. */
  readonly people: Rate;
  /** Attempts to come back by phrase, mailbox or passkey, from all addresses together. */
  readonly returns: Rate;
  /** What one person changes that is written to all their tables: names and vacations. */
  readonly spread: Rate;
  /** New tables of one person. */
  readonly tables: Rate;
  /** Boards that are kept or published from one address. */
  readonly newBoards: Rate;
  /** Boards on the shelf of one person, and their bytes. */
  readonly boards: number;
  readonly boardBytes: number;
  /** How often one person, and one address, look for quick matches. */
  readonly seeks: Rate;
  readonly addressSeeks: Rate;
  /** Calendars that are fetched from one address. */
  readonly calendars: Rate;
  /** Messages that one person makes the server send: codes to mailboxes, tests of channels. */
  readonly sent: Rate;
  /** Messages over one connection. */
  readonly messages: Rate;
  /** The same over all connections from one address: each message may go out to all of them. */
  readonly addressMessages: Rate;
  /** Bytes of messages and bodies from one person and from one address, and of what people write to one table. */
  readonly personBytes: Rate;
  readonly addressBytes: Rate;
  readonly tableBytes: Rate;
  /** Tables with bots, open or playing, that one person hosts. */
  readonly botTables: number;
  /** Requests with a body from one address that are not answered yet. */
  readonly bodies: number;
  /** TCP connections from one address. */
  readonly tcp: number;
  /** New connections from one address. */
  readonly upgrades: Rate;
  /** Open connections from one address. */
  readonly connections: number;
  /** Tables that one connection watches. */
  readonly watched: number;
}

const scaled = ({ perSecond, burst }: Rate, factor: number): Rate => ({
  perSecond: perSecond * factor,
  burst: burst * factor,
});

const KB = 1024;
const MB = 1024 * KB;

export function limitsFor(factor: number): Limits {
  return {
    requests: scaled({ perSecond: 20, burst: 200 }, factor),
    people: scaled({ perSecond: 0.1, burst: 30 }, factor),
    returns: scaled({ perSecond: 20, burst: 500 }, factor),
    spread: scaled({ perSecond: 1 / 60, burst: 20 }, factor),
    tables: scaled({ perSecond: 0.1, burst: 30 }, factor),
    newBoards: scaled({ perSecond: 1 / 30, burst: 60 }, factor),
    boards: Math.ceil(100 * factor),
    boardBytes: Math.ceil(2 * MB * factor),
    seeks: scaled({ perSecond: 0.1, burst: 20 }, factor),
    addressSeeks: scaled({ perSecond: 0.5, burst: 60 }, factor),
    calendars: scaled({ perSecond: 0.5, burst: 60 }, factor),
    sent: scaled({ perSecond: 1 / 60, burst: 10 }, factor),
    messages: scaled({ perSecond: 25, burst: 150 }, factor),
    addressMessages: scaled({ perSecond: 100, burst: 1000 }, factor),
    personBytes: scaled({ perSecond: 32 * KB, burst: 16 * MB }, factor),
    addressBytes: scaled({ perSecond: 128 * KB, burst: 32 * MB }, factor),
    tableBytes: scaled({ perSecond: 16 * KB, burst: 512 * KB }, factor),
    botTables: 20 * factor,
    bodies: 30 * factor,
    tcp: 250 * Math.max(1, factor),
    upgrades: scaled({ perSecond: 4, burst: 120 }, factor),
    connections: 60 * factor,
    watched: 50,
  };
}

/** Keeps anybody from asking more than their share: a bucket that fills with time and is emptied by asking. */

export interface Rate {
  /** Per second, in the long run. */
  readonly perSecond: number;
  /** At once, after a rest. */
  readonly burst: number;
}

export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    now = Date.now(),
  ) {
    this.left = rate.burst;
    this.at = now;
  }

  /** Whether `cost` may be spent now; if so it is. */
  take(cost = 1, now = Date.now()): boolean {
    const { perSecond, burst } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Nobody has asked for so long that it makes no difference any more. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** A bucket for each address (or person), as many as are in use. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly most = 100_000,
  ) {}

  take(key: string, cost = 1): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= this.most) this.tidy();
      bucket = new Bucket(this.rate);
      this.buckets.set(key, bucket);
    }
    return bucket.take(cost);
  }

  private tidy(): void {
    const now = Date.now();
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    if (this.buckets.size >= this.most) this.buckets.clear();
  }
}

export interface Limits {
  /** Requests from one address. */
  readonly requests: Rate;
  /** New people from one address. */
  readonly people: Rate;
  /** New tables of one person. */
  readonly tables: Rate;
  /** Letters and other messages that one person has sent out at once. */
  readonly sent: Rate;
  /** Messages over one connection. */
  readonly messages: Rate;
  /** Connections of one address at the same time. */
  readonly connections: number;
  /** Tables that one connection watches at the same time. */
  readonly watched: number;
}

const scaled = ({ perSecond, burst }: Rate, factor: number): Rate => ({
  perSecond: perSecond * factor,
  burst: burst * factor,
});

/** `factor` loosens all limits: a load test comes from one address. */
export function limitsFor(factor: number): Limits {
  return {
    requests: scaled({ perSecond: 20, burst: 200 }, factor),
    people: scaled({ perSecond: 0.1, burst: 30 }, factor),
    tables: scaled({ perSecond: 0.1, burst: 30 }, factor),
    sent: scaled({ perSecond: 1 / 60, burst: 10 }, factor),
    messages: scaled({ perSecond: 25, burst: 150 }, factor),
    connections: 60 * factor,
    watched: 50,
  };
}

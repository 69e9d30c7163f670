/**
 * The seeded generator: the same seed gives the same numbers on every machine and in every version. Set-up and bots
 * use it; once a game has begun, its rules never do.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: string) {
    this.seed(seed);
  }

  /** Starts over from `seed`. */
  seed(seed: string): void {
    // A multiply-and-shift hash of the text in four lanes, which are then mixed with each other.
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = 0xb7e15162;
    let d = 0xdeadbeef;
    for (let i = 0; i < seed.length; i++) {
      const unit = seed.charCodeAt(i);
      a = Math.imul(a ^ unit, 0x85ebca6b);
      b = Math.imul(b ^ unit ^ (a >>> 15), 0xc2b2ae35);
      c = Math.imul(c ^ unit ^ (b >>> 13), 0x27d4eb2f);
      d = Math.imul(d ^ unit ^ (c >>> 16), 0x165667b1);
    }
    this.a = a ^ (d >>> 11);
    this.b = b ^ (a >>> 9);
    this.c = c ^ (b >>> 7);
    this.d = (d ^ seed.length) | 1;
    for (let i = 0; i < 16; i++) this.next();
  }

  /** 32 random bits, by the `sfc32` generator: three words of state and a counter. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  /** A number from 0 to below 1. */
  fraction(): number {
    return this.next() / 0x100000000;
  }

  /** A whole number from 0 to `n` - 1. */
  below(n: number): number {
    return Math.floor(this.fraction() * n);
  }

  /** Puts `items` in random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i]!;
      items[i] = items[j]!;
      items[j] = item;
    }
    return items;
  }
}

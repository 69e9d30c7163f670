/** Memory for the positions of a search: reused states, and a set of those seen. */
import type { Rules, State } from '../../core/game.js';

/** States in one block of memory, so that a running search allocates nothing. */
export class StatePool {
  readonly stateSize: number;
  private readonly states: State[] = [];
  private readonly words: Int32Array[] = [];

  constructor(rules: Rules, count: number) {
    this.stateSize = rules.stateSize;
    const stride = Math.ceil(rules.stateSize / 4) * 4;
    const block = new ArrayBuffer(stride * count);
    for (let i = 0; i < count; i++) {
      this.states.push(new Uint8Array(block, i * stride, rules.stateSize));
      this.words.push(new Int32Array(block, i * stride, stride / 4));
    }
  }

  at(slot: number): State {
    return this.states[slot];
  }

  /** The same bytes as whole words, for hashing. */
  wordsAt(slot: number): Int32Array {
    return this.words[slot];
  }
}

/** A set of positions by 62 bits of hash: equal ones are visited once, whatever the order of actions. */
export class Seen {
  private readonly mask: number;
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private count = 0;

  /** `room` is the most positions it will hold. */
  constructor(room: number) {
    let size = 1024;
    while (size < 2 * room) size *= 2;
    this.mask = size - 1;
    this.low = new Int32Array(size);
    this.high = new Int32Array(size);
  }

  clear(): void {
    if (this.count === 0) return;
    this.low.fill(0);
    this.high.fill(0);
    this.count = 0;
  }

  /** Adds a position and returns whether it is new. Once the set is full, everything counts as new. */
  add(words: Int32Array): boolean {
    let a = 0;
    let b = 0;
    // Sums of what each word gives by itself: most are zero and skipped, and the others do not wait for each other.
    for (let i = 0; i < words.length; i++) {
      const word = words[i];
      if (word === 0) continue;
      let mixed = Math.imul(word ^ Math.imul(i + 1, 0x9e3779b1), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
      mixed ^= mixed >>> 13;
      a = (a + mixed) | 0;
      b = (b + Math.imul(mixed ^ (mixed >>> 16), 0x2545f491 + 2 * i)) | 0;
    }
    // Zero marks an empty place.
    a |= 1;
    let at = (b ^ (a >>> 7)) & this.mask;
    while (this.low[at] !== 0) {
      if (this.low[at] === a && this.high[at] === b) return false;
      at = (at + 1) & this.mask;
    }
    if (this.count > this.mask >> 1) return true;
    this.low[at] = a;
    this.high[at] = b;
    this.count++;
    return true;
  }
}

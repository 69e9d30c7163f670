/** Memory for the positions of a search: reused states, and a set of those seen. */
import type { Change } from '../../core/change.js';
import type { Rules, State } from '../../core/game.js';

/** Words that are compared at once. */
const STEP = 4;

/** States in one block of memory, so that a running search allocates nothing; each has room for its hash. */
export class StatePool {
  readonly stateSize: number;
  readonly hashes: Hashes;
  private readonly states: State[] = [];
  private readonly words: Int32Array[] = [];

  constructor(rules: Rules, count: number) {
    this.stateSize = rules.stateSize;
    this.hashes = new Hashes(count);
    const stride = Math.ceil(rules.stateSize / (4 * STEP)) * 4 * STEP;
    const block = new ArrayBuffer(stride * count);
    for (let i = 0; i < count; i++) {
      this.states.push(new Uint8Array(block, i * stride, rules.stateSize));
      this.words.push(new Int32Array(block, i * stride, stride / 4));
    }
  }

  at(slot: number): State {
    return this.states[slot];
  }

  /** The same bytes as words, for hashing; with zeros up to a whole number of steps. */
  wordsAt(slot: number): Int32Array {
    return this.words[slot];
  }
}

/** What a non-zero word adds to the two halves of a hash. */
const mix = (word: number, i: number): number => {
  let mixed = Math.imul(word ^ Math.imul(i + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
};
const mixAgain = (mixed: number, i: number): number => Math.imul(mixed ^ (mixed >>> 16), 0x2545f491 + 2 * i);

/**
 * Hashes of the states in a pool, in two halves: sums of what each word adds. The hash of a successor
 * follows from that of its parent and the few words in which they differ.
 */
export class Hashes {
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(count: number) {
    this.low = new Int32Array(count);
    this.high = new Int32Array(count);
  }

  compute(slot: number, words: Int32Array): void {
    let a = 0;
    let b = 0;
    for (let i = 0; i < words.length; i++) {
      if (words[i] === 0) continue;
      const mixed = mix(words[i], i);
      a = (a + mixed) | 0;
      b = (b + mixAgain(mixed, i)) | 0;
    }
    this.low[slot] = a;
    this.high[slot] = b;
  }

  /** The same, where the hash of `from` is known. It becomes the base of `change`, which lists what differs. */
  computeFrom(
    slot: number,
    words: Int32Array,
    from: number,
    fromWords: Int32Array,
    state: State,
    change: Change,
  ): void {
    change.count = 0;
    let a = this.low[from];
    let b = this.high[from];
    for (let step = 0; step < words.length; step += STEP) {
      // Nearly all words are equal.
      const difference =
        (words[step] ^ fromWords[step]) |
        (words[step + 1] ^ fromWords[step + 1]) |
        (words[step + 2] ^ fromWords[step + 2]) |
        (words[step + 3] ^ fromWords[step + 3]);
      if (difference === 0) continue;
      for (let i = step; i < step + STEP; i++) {
        const word = words[i];
        const before = fromWords[i];
        if (word === before) continue;
        change.addWord(state, 4 * i);
        if (before !== 0) {
          const mixed = mix(before, i);
          a = (a - mixed) | 0;
          b = (b - mixAgain(mixed, i)) | 0;
        }
        if (word !== 0) {
          const mixed = mix(word, i);
          a = (a + mixed) | 0;
          b = (b + mixAgain(mixed, i)) | 0;
        }
      }
    }
    this.low[slot] = a;
    this.high[slot] = b;
  }

  copy(slot: number, from: number): void {
    this.low[slot] = this.low[from];
    this.high[slot] = this.high[from];
  }
}

/**
 * A set of positions by 62 bits of hash: equal ones are visited once in a run, in whatever order the actions
 * were made. Values of positions are kept for the following runs.
 */
export class Seen {
  private readonly mask: number;
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly runs: Uint8Array;
  private readonly values: Float64Array;
  private count = 0;
  private run = 0;
  /** Where the position that was added last is. */
  private at = 0;

  /** `room` is the most positions it will hold. */
  constructor(room: number) {
    let size = 1024;
    while (size < 2 * room) size *= 2;
    this.mask = size - 1;
    this.low = new Int32Array(size);
    this.high = new Int32Array(size);
    this.runs = new Uint8Array(size);
    // One more for positions that find no room.
    this.values = new Float64Array(size + 1);
  }

  /** Forgets all positions. */
  clear(): void {
    this.run = 0;
    if (this.count === 0) return;
    this.low.fill(0);
    this.high.fill(0);
    this.count = 0;
  }

  /** Makes all positions count as new again. */
  beginRun(): void {
    this.run++;
  }

  /** Adds the position in `slot` and returns whether it is new in this run. Once the set is full, everything is. */
  add(hashes: Hashes, slot: number): boolean {
    // Zero marks an empty place.
    const a = hashes.low[slot] | 1;
    const b = hashes.high[slot];
    let at = (b ^ (a >>> 7)) & this.mask;
    while (this.low[at] !== 0) {
      if (this.low[at] === a && this.high[at] === b) {
        this.at = at;
        if (this.runs[at] === this.run) return false;
        this.runs[at] = this.run;
        return true;
      }
      at = (at + 1) & this.mask;
    }
    const hasRoom = this.count <= this.mask >> 1;
    this.at = hasRoom ? at : this.mask + 1;
    this.values[this.at] = Number.NaN;
    if (!hasRoom) return true;
    this.low[at] = a;
    this.high[at] = b;
    this.runs[at] = this.run;
    this.count++;
    return true;
  }

  /** Whether an earlier run has valued the position that was added last. */
  get hasValue(): boolean {
    return !Number.isNaN(this.values[this.at]);
  }

  get value(): number {
    return this.values[this.at];
  }

  set value(value: number) {
    this.values[this.at] = value;
  }
}

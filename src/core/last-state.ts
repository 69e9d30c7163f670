/** The last state that was looked at, and in which bytes the next one differs. */
import type { Change } from './change.js';
import type { State } from './game.js';

/** A state as bytes and as whole words. */
class Copy {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;

  constructor(stateSize: number) {
    this.words = new Int32Array(Math.ceil(stateSize / 4));
    this.bytes = new Uint8Array(this.words.buffer);
  }
}

export class LastState {
  /** The bytes that the last `update` found different, and how many they are. */
  readonly changed: Uint16Array;
  count = 0;
  private last: Copy;
  private next: Copy;
  /** The base of the last state and the bytes in which it differed from that; 0 if it was not said to have one. */
  private baseNumber = 0;
  private readonly apart: Uint16Array;
  private apartCount = 0;

  constructor(stateSize: number) {
    this.changed = new Uint16Array(stateSize);
    this.apart = new Uint16Array(stateSize);
    this.last = new Copy(stateSize);
    this.next = new Copy(stateSize);
  }

  /** Finds what `state` changes. It becomes the last one. */
  update(state: State, change?: Change): void {
    this.count = 0;
    if (change && change.baseNumber === this.baseNumber) this.compareSuccessors(state, change);
    else this.compareAll(state);
    this.baseNumber = change ? change.baseNumber : 0;
    if (change) this.rememberApart(change);
  }

  byte(at: number): number {
    return this.last.bytes[at];
  }

  private compareAll(state: State): void {
    const { last, next, changed } = this;
    const { words, bytes } = next;
    const { words: lastWords, bytes: lastBytes } = last;
    bytes.set(state);
    this.last = next;
    this.next = last;
    for (let i = 0; i < words.length; i++) {
      if (words[i] === lastWords[i]) continue;
      for (let at = 4 * i; at < 4 * i + 4; at++) if (bytes[at] !== lastBytes[at]) changed[this.count++] = at;
    }
  }

  /** Two successors of one position differ at most where one of them differs from it. */
  private compareSuccessors(state: State, change: Change): void {
    for (let i = 0; i < this.apartCount; i++) this.compareByte(state, this.apart[i]);
    for (let i = 0; i < change.count; i++) this.compareByte(state, change.bytes[i]);
  }

  private compareByte(state: State, at: number): void {
    const { bytes } = this.last;
    if (state[at] === bytes[at]) return;
    bytes[at] = state[at];
    this.changed[this.count++] = at;
  }

  private rememberApart({ bytes, count }: Change): void {
    for (let i = 0; i < count; i++) this.apart[i] = bytes[i];
    this.apartCount = count;
  }
}

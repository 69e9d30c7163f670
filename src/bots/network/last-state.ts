/** The last state that was looked at, compared with the next one word by word. */
import type { State } from '../../core/game.js';

/** A state as bytes and as whole words. */
class Copy {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;

  constructor(size: number) {
    this.words = new Int32Array(size / 4);
    this.bytes = new Uint8Array(this.words.buffer);
  }
}

export class LastState {
  private readonly meanings: Uint32Array;
  private last: Copy;
  private next: Copy;

  /** `meanings` are bits for each byte of a state, up to a whole word. */
  constructor(meanings: Uint32Array) {
    this.meanings = meanings;
    this.last = new Copy(meanings.length);
    this.next = new Copy(meanings.length);
  }

  /** The bits of all bytes in which `state` differs from the last one. It becomes the last one. */
  changedBits(state: State): number {
    const { last, next, meanings } = this;
    const { words, bytes } = next;
    const { words: lastWords, bytes: lastBytes } = last;
    bytes.set(state);
    this.last = next;
    this.next = last;
    let bits = 0;
    for (let i = 0; i < words.length; i++) {
      if (words[i] === lastWords[i]) continue;
      for (let at = 4 * i; at < 4 * i + 4; at++) if (bytes[at] !== lastBytes[at]) bits |= meanings[at];
    }
    return bits;
  }
}

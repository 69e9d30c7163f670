/**
 * How a state differs from its base. A search values many successors of one position, and most of what their values are
 * made of is the same in all of them.
 */
let bases = 0;

export class Change {
  /** Stays as it is until the next `startFrom`. */
  base: Uint8Array;
  /** Different for every base, so that what was computed from one is recognised. */
  baseNumber = 0;
  /** The bytes in which the state differs, in rising order, and how many they are. */
  readonly bytes: Uint16Array;
  count = 0;

  constructor(stateSize: number) {
    this.base = new Uint8Array(stateSize);
    this.bytes = new Uint16Array(stateSize);
  }

  startFrom(base: Uint8Array): void {
    this.base = base;
    this.baseNumber = ++bases;
    this.count = 0;
  }

  /** Lists the bytes of one word, which starts with byte `at`, in which `state` differs. */
  addWord(state: Uint8Array, at: number): void {
    const { base, bytes } = this;
    for (let i = at; i < at + 4; i++) if (state[i] !== base[i]) bytes[this.count++] = i;
  }
}

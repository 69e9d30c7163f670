/** The rows to add and to subtract, as addresses in a network's memory. */
import type { FeatureRuns } from '../../core/features.js';
import { AT_ONCE, type Layout } from './layout.js';

/** How many runs to look ahead for the place where two lists agree again. */
const LOOK_AHEAD = 12;

export class Changes {
  /** How many there are. */
  added = 0;
  removed = 0;
  private readonly rowBytes: number;
  private readonly addedRows: Int32Array;
  private readonly removedRows: Int32Array;

  constructor({ memory, layout }: { readonly memory: ArrayBuffer; readonly layout: Layout }) {
    const room = layout.sizes.features + AT_ONCE;
    this.rowBytes = 2 * layout.row;
    this.addedRows = new Int32Array(memory, layout.added, room);
    this.removedRows = new Int32Array(memory, layout.removed, room);
  }

  clear(): void {
    this.added = this.removed = 0;
  }

  /**
   * Adds what differs between two lists, and returns whether anything does. A game always lists its features in the same
   * order, so they can be compared side by side. A feature may be found both added and removed; integers cancel out
   * exactly.
   */
  compare(next: FeatureRuns, last: FeatureRuns): boolean {
    const { added, removed } = this;
    const a = next.firsts;
    const b = last.firsts;
    let i = 0;
    let j = 0;
    while (i < next.length && j < last.length) {
      if (a[i] === b[j]) {
        // The same thermometer, perhaps with another value.
        this.add(last.ends[j], next.ends[i]);
        this.remove(next.ends[i++], last.ends[j++]);
        continue;
      }
      let ahead = 1;
      while (ahead <= LOOK_AHEAD && a[i + ahead] !== b[j] && b[j + ahead] !== a[i]) ahead++;
      if (ahead <= LOOK_AHEAD && i + ahead < next.length && a[i + ahead] === b[j]) {
        for (; ahead > 0; ahead--) this.add(a[i], next.ends[i++]);
      } else if (ahead <= LOOK_AHEAD && j + ahead < last.length && b[j + ahead] === a[i]) {
        for (; ahead > 0; ahead--) this.remove(b[j], last.ends[j++]);
      } else {
        this.add(a[i], next.ends[i++]);
        this.remove(b[j], last.ends[j++]);
      }
    }
    while (i < next.length) this.add(a[i], next.ends[i++]);
    while (j < last.length) this.remove(b[j], last.ends[j++]);
    return this.added !== added || this.removed !== removed;
  }

  /** All features from `first` to before `end`, if any. */
  private add(first: number, end: number): void {
    for (let feature = first; feature < end; feature++)
      this.addedRows[this.added++] = this.rowBytes * feature;
  }

  private remove(first: number, end: number): void {
    for (let feature = first; feature < end; feature++)
      this.removedRows[this.removed++] = this.rowBytes * feature;
  }
}

/** The rows to add and to subtract, as addresses in a network's memory. */
import type { FeatureList } from '../../core/features.js';
import { AT_ONCE, type Layout } from './layout.js';

/** How far to look for the place where two lists agree again. */
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
  compare(next: FeatureList, last: FeatureList): boolean {
    const { added, removed } = this;
    const a = next.items;
    const b = last.items;
    let i = 0;
    let j = 0;
    while (i < next.length && j < last.length) {
      if (a[i] === b[j]) {
        i++;
        j++;
        continue;
      }
      let ahead = 1;
      while (ahead <= LOOK_AHEAD && a[i + ahead] !== b[j] && b[j + ahead] !== a[i]) ahead++;
      if (ahead <= LOOK_AHEAD && i + ahead < next.length && a[i + ahead] === b[j]) {
        for (; ahead > 0; ahead--) this.add(a[i++]);
      } else if (ahead <= LOOK_AHEAD && j + ahead < last.length && b[j + ahead] === a[i]) {
        for (; ahead > 0; ahead--) this.remove(b[j++]);
      } else {
        this.add(a[i++]);
        this.remove(b[j++]);
      }
    }
    while (i < next.length) this.add(a[i++]);
    while (j < last.length) this.remove(b[j++]);
    return this.added !== added || this.removed !== removed;
  }

  private add(feature: number): void {
    this.addedRows[this.added++] = this.rowBytes * feature;
  }

  private remove(feature: number): void {
    this.removedRows[this.removed++] = this.rowBytes * feature;
  }
}

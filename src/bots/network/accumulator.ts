/**
 * The sums of the first layer for the last position. The next one usually shares nearly all its features (a search
 * visits siblings one after another), so only the rows that differ are added and subtracted.
 */
import { FeatureList } from '../../core/features.js';
import type { Network } from './network.js';

/** Rows that are added or subtracted in one pass over the sums. */
const AT_ONCE = 4;
/** How far to look for the place where two lists agree again. */
const LOOK_AHEAD = 12;

export class Accumulator {
  /** Fill this with the features of the next position, then call `update`. */
  next: FeatureList;
  readonly sums: Int32Array;
  private last: FeatureList;
  private readonly network: Network;
  private readonly added: Int32Array;
  private readonly removed: Int32Array;
  private addedCount = 0;
  private removedCount = 0;

  constructor(network: Network) {
    const { features } = network.sizes;
    this.network = network;
    this.next = new FeatureList(features);
    this.last = new FeatureList(features);
    this.added = new Int32Array(features + AT_ONCE);
    this.removed = new Int32Array(features + AT_ONCE);
    this.sums = Int32Array.from(network.base);
  }

  /** Brings the sums from the last position to the next one. */
  update(): void {
    const { next, last, added, removed } = this;
    this.compare();
    for (let i = this.pad(added, this.addedCount) - AT_ONCE; i >= 0; i -= AT_ONCE) this.add(i);
    for (let i = this.pad(removed, this.removedCount) - AT_ONCE; i >= 0; i -= AT_ONCE) this.subtract(i);
    this.next = last;
    this.last = next;
  }

  /**
   * Finds what to add and subtract. A game always lists its features in the same order, so two lists can be compared side
   * by side. A feature may be found both added and removed; integers cancel out exactly.
   */
  private compare(): void {
    const { next, last, added, removed } = this;
    const a = next.items;
    const b = last.items;
    let addedCount = 0;
    let removedCount = 0;
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
        for (; ahead > 0; ahead--) added[addedCount++] = a[i++];
      } else if (ahead <= LOOK_AHEAD && j + ahead < last.length && b[j + ahead] === a[i]) {
        for (; ahead > 0; ahead--) removed[removedCount++] = b[j++];
      } else {
        added[addedCount++] = a[i++];
        removed[removedCount++] = b[j++];
      }
    }
    while (i < next.length) added[addedCount++] = a[i++];
    while (j < last.length) removed[removedCount++] = b[j++];
    this.addedCount = addedCount;
    this.removedCount = removedCount;
  }

  /** Pads the last group of features with the row of zeros; returns the new count. */
  private pad(features: Int32Array, count: number): number {
    let full = count;
    while (full % AT_ONCE !== 0) features[full++] = this.network.sizes.features;
    return full;
  }

  private add(from: number): void {
    const { sums, added } = this;
    const { rows, width } = this.network;
    let a = added[from] * width;
    let b = added[from + 1] * width;
    let c = added[from + 2] * width;
    let d = added[from + 3] * width;
    for (let i = 0; i < width; i++) sums[i] += rows[a++] + rows[b++] + rows[c++] + rows[d++];
  }

  private subtract(from: number): void {
    const { sums, removed } = this;
    const { rows, width } = this.network;
    let a = removed[from] * width;
    let b = removed[from + 1] * width;
    let c = removed[from + 2] * width;
    let d = removed[from + 3] * width;
    for (let i = 0; i < width; i++) sums[i] -= rows[a++] + rows[b++] + rows[c++] + rows[d++];
  }
}

/**
 * The sums of the first layer for what was looked at last. The next position mostly shares nearly all its features
 * with it (a search looks at brothers one after another), so only the rows that differ are added and taken away.
 */
import { FeatureList } from '../../core/features.js';
import type { Network } from './network.js';

export class Accumulator {
  /** Fill this with the features of the next position, then call `update`. */
  next: FeatureList;
  readonly sums: Int32Array;
  private last: FeatureList;
  private readonly network: Network;
  /** When each feature was active last; equal to `time` for those in `sums` now. */
  private readonly stamps: Int32Array;
  private time = 1;

  constructor(network: Network) {
    const { features } = network.sizes;
    this.network = network;
    this.next = new FeatureList(features);
    this.last = new FeatureList(features);
    this.stamps = new Int32Array(features);
    this.sums = Int32Array.from(network.base);
  }

  /** Brings the sums from the last position to the next one. */
  update(): void {
    const { next, last, stamps } = this;
    const before = this.time;
    const now = ++this.time;
    for (let i = 0; i < next.length; i++) {
      const feature = next.items[i];
      if (stamps[feature] !== before) this.add(feature);
      stamps[feature] = now;
    }
    for (let i = 0; i < last.length; i++) if (stamps[last.items[i]] === before) this.subtract(last.items[i]);
    this.next = last;
    this.last = next;
  }

  private add(feature: number): void {
    const { sums } = this;
    const { rows, width } = this.network;
    for (let i = 0, at = feature * width; i < width; i++) sums[i] += rows[at++];
  }

  private subtract(feature: number): void {
    const { sums } = this;
    const { rows, width } = this.network;
    for (let i = 0, at = feature * width; i < width; i++) sums[i] -= rows[at++];
  }
}

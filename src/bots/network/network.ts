/**
 * A value network: sparse features in, one number out.
 *
 * The first layer is a sum of rows, one for each active feature. It uses integers, so that adding and subtracting rows
 * never drifts and gives the same on every machine. Each row ends with one more number that goes straight to the output,
 * so that simple advantages need not pass through the hidden units.
 */
import { Accumulator } from './accumulator.js';
import type { Kernel, KernelName, Range } from './kernel.js';
import { CHUNK, type Layout, layOut, SEATS, type Sizes } from './layout.js';
import { makeKernel } from './make-kernel.js';
import { newMemory } from './simd/host.js';

/** The number of weights in each part, in the order of the file. */
export function partsOf({ features, hidden, second }: Sizes): readonly number[] {
  return [features * (hidden + 1), hidden + 1, second * hidden, second, second, 1];
}

/** What an integer step stands for in each of the three layers. */
export type Scales = readonly [number, number, number];

/** The weights of a network as integers. */
export interface Weights {
  readonly scales: Scales;
  /** The parts of `partsOf` one after another. */
  readonly whole: Int16Array;
  /** The weight of the readable evaluation; 0 for a network without it. */
  readonly prior: number;
}

export class Network {
  readonly sizes: Sizes;
  /** The weight of the readable evaluation. */
  readonly prior: number;
  readonly layout: Layout;
  /** All weights, sums and lists, laid out as `layout` says. */
  readonly memory: ArrayBuffer;
  readonly kernel: Kernel;
  private readonly accumulators: Accumulator[] = [];

  constructor(sizes: Sizes, { scales, whole, prior }: Weights, kernel: KernelName = 'simd') {
    this.sizes = sizes;
    this.prior = prior;
    this.layout = layOut(sizes);
    const memory = newMemory(this.layout.size);
    this.memory = memory.buffer;
    let start = 0;
    const [rows, base, second, secondBase, last, lastBase] = partsOf(sizes).map((length) => {
      start += length;
      return whole.subarray(start - length, start);
    });
    this.fillRows(rows, base);
    this.fillSecond(second, scales[1]);
    this.floats(this.layout.secondBase).set(Array.from(secondBase, (weight) => weight * scales[1]));
    this.floats(this.layout.last).set(Array.from(last, (weight) => weight * scales[2]));
    const constants = {
      firstScale: scales[0],
      lastBase: lastBase[0] * scales[2],
      leads: findLeads(sizes, second),
    };
    this.kernel = makeKernel(kernel, this.layout, constants, memory);
  }

  /** The sums for positions as `seat` sees them. All users of the network share them; they belong to no position. */
  accumulator(seat: number): Accumulator {
    this.accumulators[seat] ??= new Accumulator(this, seat);
    return this.accumulators[seat];
  }

  private fillRows(rows: Int16Array, base: Int16Array): void {
    const { layout, memory } = this;
    const width = base.length;
    const all = new Int16Array(memory, layout.rows);
    for (let feature = 0; feature < this.sizes.features; feature++)
      all.set(rows.subarray(feature * width, (feature + 1) * width), feature * layout.row);
    const sums = new Int32Array(memory, layout.sums);
    for (let seat = 0; seat < SEATS; seat++) sums.set(base, seat * layout.row);
  }

  /** By chunk and unit of the first layer, so that the weights from one unit to a chunk are adjacent. */
  private fillSecond(weights: Int16Array, scale: number): void {
    const { hidden, second } = this.sizes;
    const all = this.floats(this.layout.second);
    for (let k = 0; k < second; k++) {
      const at = Math.floor(k / CHUNK) * CHUNK * hidden + (k % CHUNK);
      for (let i = 0; i < hidden; i++) all[at + i * CHUNK] = weights[k * hidden + i] * scale;
    }
  }

  private floats(at: number): Float64Array {
    return new Float64Array(this.memory, at);
  }
}

/** For each chunk of the second layer, which units of the first lead to it: in an average, those of one network. */
function findLeads({ hidden, second }: Sizes, weights: Int16Array): Range[] {
  return Array.from({ length: Math.ceil(second / CHUNK) }, (_, chunk) => {
    const part = weights.subarray(chunk * CHUNK * hidden, Math.min(second, (chunk + 1) * CHUNK) * hidden);
    const used = Array.from({ length: hidden }, (_, i) => i).filter((i) => leadsTo(part, i, hidden));
    return { from: used[0] ?? 0, to: (used.at(-1) ?? -1) + 1 };
  });
}

/** Whether unit `i` of the first layer has a weight in some of these rows. */
function leadsTo(rows: Int16Array, i: number, hidden: number): boolean {
  for (let at = i; at < rows.length; at += hidden) if (rows[at] !== 0) return true;
  return false;
}

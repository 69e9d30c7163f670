/** The kernel of a network in plain TypeScript, for hosts without SIMD. `simd/program.ts` rounds exactly like it. */
import type { Constants, Kernel } from './kernel.js';
import { AT_ONCE, CHUNK, type Layout, SEATS } from './layout.js';

export class PlainKernel implements Kernel {
  readonly name = 'plain';
  private readonly layout: Layout;
  private readonly constants: Constants;
  private readonly rows: Int16Array;
  private readonly sums: Int32Array;
  private readonly added: Int32Array;
  private readonly removed: Int32Array;
  private readonly second: Float64Array;
  private readonly secondBase: Float64Array;
  private readonly last: Float64Array;
  /** Active units of the first layer, and for each unit where in that list it or the next active one is. */
  private readonly active: Int32Array;
  private readonly place: Int32Array;
  /** A chunk of the second layer, while it is computed. */
  private readonly units = new Float64Array(CHUNK);

  constructor(layout: Layout, constants: Constants, memory: ArrayBuffer) {
    const { sizes, row, units } = layout;
    const list = sizes.features + AT_ONCE;
    this.layout = layout;
    this.constants = constants;
    this.rows = new Int16Array(memory, layout.rows, row * (sizes.features + 1));
    this.sums = new Int32Array(memory, layout.sums, row * SEATS);
    this.added = new Int32Array(memory, layout.added, list);
    this.removed = new Int32Array(memory, layout.removed, list);
    this.second = new Float64Array(memory, layout.second, units * sizes.hidden);
    this.secondBase = new Float64Array(memory, layout.secondBase, units);
    this.last = new Float64Array(memory, layout.last, units);
    this.active = new Int32Array(memory, layout.activeAt, sizes.hidden + 1);
    this.place = new Int32Array(memory, layout.place, sizes.hidden + 1);
  }

  run(seat: number, added: number, removed: number, start: number): number {
    const { layout, constants, units, last, sums } = this;
    const first = seat * layout.row;
    for (let i = this.pad(this.added, added) - AT_ONCE; i >= 0; i -= AT_ONCE) this.add(first, i);
    for (let i = this.pad(this.removed, removed) - AT_ONCE; i >= 0; i -= AT_ONCE) this.subtract(first, i);
    this.findActive(first);
    let out = constants.lastBase + sums[first + layout.sizes.hidden] * constants.firstScale + start;
    for (let chunk = 0; chunk < constants.leads.length; chunk++) {
      this.sumSecond(first, chunk);
      for (let k = 0, at = chunk * CHUNK; k < CHUNK; k++, at++) if (units[k] > 0) out += units[k] * last[at];
    }
    return out;
  }

  /** Pads the last group of rows with the row of zeros; returns the new count. */
  private pad(list: Int32Array, count: number): number {
    let full = count;
    while (full % AT_ONCE !== 0) list[full++] = 2 * this.layout.row * this.layout.sizes.features;
    return full;
  }

  private add(first: number, from: number): void {
    const { sums, added, rows } = this;
    const end = first + this.layout.sizes.hidden;
    let a = added[from] >> 1;
    let b = added[from + 1] >> 1;
    let c = added[from + 2] >> 1;
    let d = added[from + 3] >> 1;
    for (let i = first; i <= end; i++) sums[i] += rows[a++] + rows[b++] + rows[c++] + rows[d++];
  }

  private subtract(first: number, from: number): void {
    const { sums, removed, rows } = this;
    const end = first + this.layout.sizes.hidden;
    let a = removed[from] >> 1;
    let b = removed[from + 1] >> 1;
    let c = removed[from + 2] >> 1;
    let d = removed[from + 3] >> 1;
    for (let i = first; i <= end; i++) sums[i] -= rows[a++] + rows[b++] + rows[c++] + rows[d++];
  }

  private findActive(first: number): void {
    const { sums, active, place } = this;
    const { hidden } = this.layout.sizes;
    let found = 0;
    for (let i = 0; i < hidden; i++) {
      place[i] = found;
      if (sums[first + i] > 0) active[found++] = i;
    }
    place[hidden] = found;
  }

  /** Fills `units`. Four units of the first layer are added per pass, in order, which saves loads and stores. */
  private sumSecond(first: number, chunk: number): void {
    const { units, active, place, sums, second, secondBase } = this;
    const { firstScale, leads } = this.constants;
    const base = chunk * CHUNK * this.layout.sizes.hidden;
    const end = place[leads[chunk].to];
    for (let k = 0, at = chunk * CHUNK; k < CHUNK; k++, at++) units[k] = secondBase[at];
    let i = place[leads[chunk].from];
    for (; i + 4 <= end; i += 4) {
      const a = sums[first + active[i]] * firstScale;
      const b = sums[first + active[i + 1]] * firstScale;
      const c = sums[first + active[i + 2]] * firstScale;
      const d = sums[first + active[i + 3]] * firstScale;
      let atA = base + active[i] * CHUNK;
      let atB = base + active[i + 1] * CHUNK;
      let atC = base + active[i + 2] * CHUNK;
      let atD = base + active[i + 3] * CHUNK;
      for (let k = 0; k < CHUNK; k++)
        units[k] = units[k] + a * second[atA++] + b * second[atB++] + c * second[atC++] + d * second[atD++];
    }
    for (; i < end; i++) {
      const value = sums[first + active[i]] * firstScale;
      for (let k = 0, at = base + active[i] * CHUNK; k < CHUNK; k++) units[k] += value * second[at++];
    }
  }
}

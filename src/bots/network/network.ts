/**
 * A value network: sparse features in, one number out.
 *
 * The first layer is a sum of rows, one for each active feature. It uses integers, so that adding and subtracting rows
 * never drifts and gives the same on every machine. Each row ends with one more number that goes straight to the output,
 * so that what is simply good or bad need not pass through the hidden units.
 */
export interface Sizes {
  readonly features: number;
  /** Units of the first and of the second hidden layer. */
  readonly hidden: number;
  readonly second: number;
}

/** Numbers in a row of the first layer. */
const widthOf = (sizes: Sizes): number => sizes.hidden + 1;

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
  readonly width: number;
  /** The weight of the readable evaluation. */
  readonly prior: number;
  /** Rows by feature, one more of zeros after the last, and the sum when no feature is active. */
  readonly rows: Int16Array;
  readonly base: Int32Array;
  private readonly firstScale: number;
  private readonly second: Float64Array;
  private readonly secondBase: Float64Array;
  private readonly last: Float64Array;
  private readonly lastBase: number;
  /** The second hidden layer, while it is computed. */
  private readonly units: Float64Array;
  /** The units of the first hidden layer that are active. */
  private readonly active: Int32Array;
  /**
   * Where the units of the second layer begin that a unit of the first or a later one leads to, and where those end that
   * it or an earlier one leads to: in an average of networks, a unit leads only to those of its own network.
   */
  private readonly leadsFrom: Int32Array;
  private readonly leadsTo: Int32Array;

  constructor(sizes: Sizes, { scales, whole, prior }: Weights) {
    this.sizes = sizes;
    this.prior = prior;
    this.width = widthOf(sizes);
    let start = 0;
    const [rows, base, second, secondBase, last, lastBase] = partsOf(sizes).map((length) => {
      start += length;
      return whole.subarray(start - length, start);
    });
    this.rows = new Int16Array(rows.length + this.width);
    this.rows.set(rows);
    this.base = Int32Array.from(base);
    this.firstScale = scales[0];
    // Transposed, so that the weights from one unit to the second layer are adjacent.
    this.second = new Float64Array(second.length);
    for (let k = 0; k < sizes.second; k++) {
      for (let i = 0; i < sizes.hidden; i++) {
        this.second[i * sizes.second + k] = second[k * sizes.hidden + i] * scales[1];
      }
    }
    this.secondBase = Float64Array.from(secondBase, (w) => w * scales[1]);
    this.last = Float64Array.from(last, (w) => w * scales[2]);
    this.lastBase = lastBase[0] * scales[2];
    this.units = new Float64Array(sizes.second);
    this.active = new Int32Array(sizes.hidden);
    this.leadsFrom = new Int32Array(sizes.hidden);
    this.leadsTo = new Int32Array(sizes.hidden);
    this.findLeads();
  }

  private findLeads(): void {
    const { hidden, second } = this.sizes;
    for (let i = 0; i < hidden; i++) {
      const weights = this.second.subarray(i * second, (i + 1) * second);
      const first = weights.findIndex((weight) => weight !== 0);
      this.leadsFrom[i] = first < 0 ? second : first;
      let end = second;
      while (end > 0 && weights[end - 1] === 0) end--;
      this.leadsTo[i] = Math.max(end, this.leadsTo[i - 1] ?? 0);
    }
    for (let i = hidden - 2; i >= 0; i--) {
      this.leadsFrom[i] = Math.min(this.leadsFrom[i], this.leadsFrom[i + 1]);
    }
  }

  /** The share of the win, from 0 to 1, for the sums of the first layer and the readable evaluation's output. */
  output(sums: Int32Array, prior: number): number {
    const { units, last } = this;
    this.sumSecond(sums);
    let out = this.lastBase + sums[this.sizes.hidden] * this.firstScale + this.prior * prior;
    for (let k = 0; k < units.length; k++) if (units[k] > 0) out += units[k] * last[k];
    return squash(out);
  }

  /**
   * Fills `units`. Four units of the first layer are added per pass, which saves loads and stores; the order of additions
   * stays the same, and so does the rounding.
   */
  private sumSecond(sums: Int32Array): void {
    const { units, active, firstScale, second, leadsFrom, leadsTo } = this;
    const count = units.length;
    let found = 0;
    for (let i = 0; i < this.sizes.hidden; i++) if (sums[i] > 0) active[found++] = i;
    units.set(this.secondBase);
    let i = 0;
    for (; i + 4 <= found; i += 4) {
      const first = active[i];
      const last = active[i + 3];
      const a = sums[first] * firstScale;
      const b = sums[active[i + 1]] * firstScale;
      const c = sums[active[i + 2]] * firstScale;
      const d = sums[last] * firstScale;
      const from = leadsFrom[first];
      const to = leadsTo[last];
      let atA = first * count + from;
      let atB = active[i + 1] * count + from;
      let atC = active[i + 2] * count + from;
      let atD = last * count + from;
      for (let k = from; k < to; k++) {
        units[k] = units[k] + a * second[atA++] + b * second[atB++] + c * second[atC++] + d * second[atD++];
      }
    }
    for (; i < found; i++) {
      const unit = sums[active[i]] * firstScale;
      const from = leadsFrom[active[i]];
      for (let k = from, at = active[i] * count + from; k < leadsTo[active[i]]; k++)
        units[k] += unit * second[at++];
    }
  }
}

/**
 * The logistic function by multiplication alone, with (1 + x/1024)^1024 for the exponential: the last digit of
 * `Math.exp` may differ between machines, and a bot's choice with it.
 */
export function squash(x: number): number {
  const bounded = x < -30 ? -30 : Math.min(x, 30);
  let power = 1 - bounded / 1024;
  for (let i = 0; i < 10; i++) power *= power;
  return 1 / (1 + power);
}

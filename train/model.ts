/**
 * The network in floating point, as it is trained: the same shape as `src/bots/network/network.ts`, all weights in
 * one array in the same order, and the gradient of the loss with respect to each.
 */
import type { Sizes } from '../src/bots/network/layout.js';
import { partsOf } from '../src/bots/network/network.js';
import type { Random } from '../src/core/random.js';
import type { Samples } from './samples.js';

export class Model {
  readonly sizes: Sizes;
  readonly weights: Float32Array;
  readonly gradient: Float32Array;
  /** The index of the weight of the readable evaluation, after all others. */
  readonly prior: number;
  /** Where the parts begin: rows, base, second layer, its base, last layer, its base. */
  private readonly starts: readonly number[];
  private readonly sums: Float64Array;
  private readonly units: Float64Array;
  private readonly unitSlopes: Float64Array;
  private readonly seconds: Float64Array;

  constructor(sizes: Sizes) {
    this.sizes = sizes;
    const parts = partsOf(sizes);
    this.starts = parts.map((_, i) => parts.slice(0, i).reduce((a, b) => a + b, 0));
    this.prior = parts.reduce((a, b) => a + b, 0);
    this.weights = new Float32Array(this.prior + 1);
    this.gradient = new Float32Array(this.weights.length);
    this.sums = new Float64Array(sizes.hidden + 1);
    this.units = new Float64Array(sizes.hidden);
    this.unitSlopes = new Float64Array(sizes.hidden + 1);
    this.seconds = new Float64Array(sizes.second);
  }

  /** Small random weights. Those to the output are zero, so that at first only the readable evaluation counts. */
  initialise(random: Random, prior: number): void {
    const { features, hidden, second } = this.sizes;
    const [rows, base, next] = this.starts;
    this.weights.fill(0);
    for (let feature = 0; feature < features; feature++) {
      for (let i = 0; i < hidden; i++) this.weights[rows + feature * (hidden + 1) + i] = spread(random, 0.05);
    }
    for (let i = 0; i < hidden; i++) this.weights[base + i] = 0.1;
    for (let i = 0; i < second * hidden; i++) this.weights[next + i] = spread(random, Math.sqrt(3 / hidden));
    this.weights[this.prior] = prior;
  }

  /**
   * Scales the correction of the readable evaluation: 1 keeps all of it, 0 leaves the evaluation alone. What a network
   * learned from self-play often has the right direction but is too strong against other opponents.
   */
  scaleCorrection(share: number): void {
    const { features, hidden, second } = this.sizes;
    const [rows, base, , , last] = this.starts;
    for (let feature = 0; feature < features; feature++)
      this.weights[rows + feature * (hidden + 1) + hidden] *= share;
    this.weights[base + hidden] *= share;
    // The last layer and its base are adjacent.
    for (let i = 0; i <= second; i++) this.weights[last + i] *= share;
    this.weights[this.prior] = share * this.weights[this.prior] + (1 - share);
  }

  /** The output before the logistic function, for the features at `from` up to `to` and the readable evaluation. */
  forward(features: ArrayLike<number>, from: number, to: number, prior: number): number {
    const { hidden, second } = this.sizes;
    const { weights, sums, units, seconds } = this;
    const [, base, next, nextBase, last, lastBase] = this.starts;
    const width = hidden + 1;
    for (let i = 0; i < width; i++) sums[i] = weights[base + i];
    for (let f = from; f < to; f++) {
      for (let i = 0, at = features[f] * width; i < width; i++) sums[i] += weights[at++];
    }
    for (let i = 0; i < hidden; i++) units[i] = Math.max(sums[i], 0);
    let out = weights[lastBase] + sums[hidden] + weights[this.prior] * prior;
    for (let k = 0, at = next; k < second; k++) {
      let sum = weights[nextBase + k];
      for (let i = 0; i < hidden; i++) sum += units[i] * weights[at++];
      seconds[k] = Math.max(sum, 0);
      out += seconds[k] * weights[last + k];
    }
    return out;
  }

  /** Adds the gradient for the sample that `forward` saw last, given the slope of the loss at the output. */
  backward(features: ArrayLike<number>, from: number, to: number, prior: number, slope: number): void {
    const { hidden, second } = this.sizes;
    const { weights, gradient, units, seconds, unitSlopes } = this;
    const [, base, next, nextBase, last, lastBase] = this.starts;
    const width = hidden + 1;
    unitSlopes.fill(0);
    gradient[lastBase] += slope;
    gradient[this.prior] += slope * prior;
    for (let k = 0; k < second; k++) {
      if (seconds[k] <= 0) continue;
      gradient[last + k] += slope * seconds[k];
      const inner = slope * weights[last + k];
      gradient[nextBase + k] += inner;
      for (let i = 0, at = next + k * hidden; i < hidden; i++, at++) {
        gradient[at] += inner * units[i];
        unitSlopes[i] += inner * weights[at];
      }
    }
    for (let i = 0; i < hidden; i++) if (units[i] <= 0) unitSlopes[i] = 0;
    unitSlopes[hidden] = slope;
    for (let i = 0; i < width; i++) gradient[base + i] += unitSlopes[i];
    for (let f = from; f < to; f++) {
      for (let i = 0, at = features[f] * width; i < width; i++) gradient[at++] += unitSlopes[i];
    }
  }

  /** The mean cross-entropy of some samples; fills `gradient` with its slope. */
  learnFrom(samples: Samples, picks: Int32Array, from: number, to: number): number {
    this.gradient.fill(0);
    const { offsets, features, targets, priors } = samples;
    let loss = 0;
    for (let p = from; p < to; p++) {
      const i = picks[p];
      const out = this.forward(features, offsets[i], offsets[i + 1], priors[i]);
      loss += crossEntropy(out, targets[i]);
      this.backward(
        features,
        offsets[i],
        offsets[i + 1],
        priors[i],
        (logistic(out) - targets[i]) / (to - from),
      );
    }
    return loss / (to - from);
  }

  /** The mean cross-entropy of all samples. */
  loss(samples: Samples): number {
    const { offsets, features, targets, priors } = samples;
    let loss = 0;
    for (let i = 0; i < targets.length; i++) {
      loss += crossEntropy(this.forward(features, offsets[i], offsets[i + 1], priors[i]), targets[i]);
    }
    return loss / Math.max(1, targets.length);
  }
}

const spread = (random: Random, bound: number): number => (2 * random.fraction() - 1) * bound;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** −t·log p − (1 − t)·log(1 − p) for p = logistic(out), without overflow. */
export const crossEntropy = (out: number, target: number): number =>
  Math.max(out, 0) - target * out + Math.log1p(Math.exp(-Math.abs(out)));

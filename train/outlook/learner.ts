/** Trains a perceptron on inputs scaled to mean 0 and spread 1; `finish` folds the scaling into its weights. */
import { Perceptron } from '../../src/bots/outlook/perceptron.js';
import type { Random } from '../../src/core/random.js';
import { Adam } from '../adam.js';

const LEAST_SPREAD = 1e-3;

export class Learner {
  readonly perceptron: Perceptron;
  readonly out: Float64Array;
  private readonly gradient: Float32Array;
  private readonly adam: Adam;
  private readonly input: Float64Array;
  private readonly means: Float64Array;
  private readonly spreads: Float64Array;

  /** `rows` are all inputs, one after another. */
  constructor([inputs, units, outputs]: readonly number[], rows: Float32Array, random: Random) {
    this.perceptron = new Perceptron(inputs, units, outputs);
    const { weights } = this.perceptron;
    const bound = Math.sqrt(3 / inputs);
    for (let i = 0; i < units * (inputs + 1); i++) weights[i] = (2 * random.fraction() - 1) * bound;
    this.out = new Float64Array(outputs);
    this.input = new Float64Array(inputs);
    this.gradient = new Float32Array(weights.length);
    this.adam = new Adam(weights.length);
    this.means = new Float64Array(inputs);
    this.spreads = new Float64Array(inputs);
    this.spread(rows);
  }

  private spread(rows: Float32Array): void {
    const { means, spreads } = this;
    const { inputs } = this.perceptron;
    const count = rows.length / inputs;
    for (let i = 0; i < rows.length; i++) means[i % inputs] += rows[i] / count;
    for (let i = 0; i < rows.length; i++) spreads[i % inputs] += (rows[i] - means[i % inputs]) ** 2 / count;
    for (let i = 0; i < inputs; i++) spreads[i] = Math.max(LEAST_SPREAD, Math.sqrt(spreads[i]));
  }

  /** Fills `out` for a row of inputs. */
  run(row: Float32Array): void {
    const { input, means, spreads } = this;
    for (let i = 0; i < input.length; i++) input[i] = (row[i] - means[i]) / spreads[i];
    this.perceptron.run(input, this.out);
  }

  /** Adds to the gradient for the row that `run` saw last, given the slope of the loss at each output. */
  learn(slopes: ArrayLike<number>): void {
    const { gradient, input } = this;
    const { inputs, units, outputs, weights, hidden } = this.perceptron;
    const first = units * (inputs + 1);
    for (let k = 0; k < units; k++) {
      let slope = 0;
      for (let o = 0; o < outputs; o++) {
        const at = first + o * (units + 1) + k;
        gradient[at] += slopes[o] * hidden[k];
        slope += slopes[o] * weights[at];
      }
      slope *= 1 - hidden[k] * hidden[k];
      const at = k * (inputs + 1);
      for (let i = 0; i < inputs; i++) gradient[at + i] += slope * input[i];
      gradient[at + inputs] += slope;
    }
    for (let o = 0; o < outputs; o++) gradient[first + o * (units + 1) + units] += slopes[o];
  }

  /** A step of Adam with the mean gradient of `count` rows. */
  step(rate: number, decay: number, count: number): void {
    const { gradient } = this;
    for (let i = 0; i < gradient.length; i++) gradient[i] /= count;
    this.adam.step(this.perceptron.weights, gradient, rate, decay);
    gradient.fill(0);
  }

  /** The perceptron for unscaled inputs. */
  finish(): Perceptron {
    const { inputs, units, outputs, weights } = this.perceptron;
    const done = new Perceptron(inputs, units, outputs, weights.slice());
    for (let k = 0; k < units; k++) {
      const base = k * (inputs + 1) + inputs;
      for (let i = 0; i < inputs; i++) {
        const at = k * (inputs + 1) + i;
        done.weights[at] = weights[at] / this.spreads[i];
        done.weights[base] -= done.weights[at] * this.means[i];
      }
    }
    return done;
  }
}

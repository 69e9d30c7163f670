/** A small network with one hidden layer, in floating point: numbers in, numbers out. */
export class Perceptron {
  readonly inputs: number;
  readonly units: number;
  readonly outputs: number;
  /** By unit: its weights and its base. Then by output: its weights and its base. */
  readonly weights: Float32Array;
  /** The hidden layer of the last `run`. */
  readonly hidden: Float64Array;

  constructor(inputs: number, units: number, outputs: number, weights?: Float32Array) {
    this.inputs = inputs;
    this.units = units;
    this.outputs = outputs;
    this.weights = weights ?? new Float32Array(Perceptron.size(inputs, units, outputs));
    this.hidden = new Float64Array(units);
  }

  /** The number of weights. */
  static size(inputs: number, units: number, outputs: number): number {
    return units * (inputs + 1) + outputs * (units + 1);
  }

  /** Fills `out` from `at` on. */
  run(input: ArrayLike<number>, out: Float64Array, at = 0): void {
    const { inputs, units, outputs, weights, hidden } = this;
    let w = 0;
    for (let k = 0; k < units; k++) {
      let sum = 0;
      for (let i = 0; i < inputs; i++) sum += weights[w++] * input[i];
      hidden[k] = Math.tanh(sum + weights[w++]);
    }
    for (let o = 0; o < outputs; o++) {
      let sum = 0;
      for (let k = 0; k < units; k++) sum += weights[w++] * hidden[k];
      out[at + o] = sum + weights[w++];
    }
  }
}

/** Turns the logits from `from` up to `to` into chances that add up to 1, or to less where `nobody` has the logit 0. */
export function toChances(values: Float64Array, from: number, to: number, nobody = false): void {
  let most = nobody ? 0 : Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) most = Math.max(most, values[i]);
  let sum = nobody ? Math.exp(-most) : 0;
  for (let i = from; i < to; i++) {
    values[i] = Math.exp(values[i] - most);
    sum += values[i];
  }
  for (let i = from; i < to; i++) values[i] /= sum;
}

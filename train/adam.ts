/** The Adam optimiser: step sizes for each weight from running means of its gradient and squared gradient. */
const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

export class Adam {
  readonly means: Float32Array;
  readonly squares: Float32Array;
  steps = 0;

  constructor(length: number) {
    this.means = new Float32Array(length);
    this.squares = new Float32Array(length);
  }

  /** `decay` pulls every weight towards zero, except the last one, that of the readable evaluation. */
  step(weights: Float32Array, gradient: Float32Array, rate: number, decay = 0): void {
    const { means, squares } = this;
    this.steps++;
    const unbiased = (rate * Math.sqrt(1 - BETA_2 ** this.steps)) / (1 - BETA_1 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i];
      means[i] += (1 - BETA_1) * (g - means[i]);
      squares[i] += (1 - BETA_2) * (g * g - squares[i]);
      if (i < weights.length - 1) weights[i] -= rate * decay * weights[i];
      if (means[i] !== 0) weights[i] -= (unbiased * means[i]) / (Math.sqrt(squares[i]) + EPSILON);
    }
  }
}

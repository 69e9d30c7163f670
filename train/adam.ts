/** Adam: steps of a size that fits each weight, from running means of its gradient and its square. */
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;

export class Adam {
  readonly means: Float32Array;
  readonly squares: Float32Array;
  steps = 0;

  constructor(length: number) {
    this.means = new Float32Array(length);
    this.squares = new Float32Array(length);
  }

  /** `decay` draws every weight but the last, that of the readable evaluation, a little towards zero. */
  step(weights: Float32Array, gradient: Float32Array, rate: number, decay = 0): void {
    const { means, squares } = this;
    this.steps++;
    const unbiased = (rate * Math.sqrt(1 - SQUARE_MEMORY ** this.steps)) / (1 - MEMORY ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i];
      means[i] += (1 - MEMORY) * (g - means[i]);
      squares[i] += (1 - SQUARE_MEMORY) * (g * g - squares[i]);
      if (i < weights.length - 1) weights[i] -= rate * decay * weights[i];
      if (means[i] !== 0) weights[i] -= (unbiased * means[i]) / (Math.sqrt(squares[i]) + TINY);
    }
  }
}

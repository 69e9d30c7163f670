/** TD(λ) at turn boundaries: the target value of each position, from what came after it. */

/**
 * `values[t]` are the estimates for the seats at boundary t, `outcome` the shares of the win at the end. The result at t
 * is (1 − λ)·estimate at t+1 + λ·result at t+1; after the last boundary comes the outcome itself.
 */
export function lambdaReturns(
  values: readonly Float64Array[],
  outcome: Float64Array,
  lambda: number,
): Float64Array[] {
  const returns: Float64Array[] = new Array(values.length);
  let next = outcome;
  for (let t = values.length - 1; t >= 0; t--) {
    returns[t] = next;
    const estimate = values[t];
    next = next.map((result, seat) => (1 - lambda) * estimate[seat] + lambda * result);
  }
  return returns;
}

/**
 * Sequential halving: all candidates are tried equally often, then the worse half drops out, until one is left. The cost
 * of a trial is not known in advance, so the budget is given as the fraction spent so far.
 */
export interface Trials {
  /** The candidates, best first: by how long they stayed, then by their mean. */
  readonly order: readonly number[];
  readonly means: readonly number[];
  readonly counts: readonly number[];
}

/** What is known before the first trial: a value for each candidate, and how much it counts beside the mean of trials. */
export interface Expectation {
  readonly values: readonly number[];
  readonly weight: number;
}

/**
 * Tries `candidates` candidates. `sample` returns the outcome of one in the `pass`-th trial; all that are left get the
 * same passes, so that they can be compared trial by trial. `spent` goes from 0 to 1; each candidate gets one trial
 * whatever that costs, unless `isLate` says that there is no time for it.
 */
export function sequentialHalving(
  candidates: number,
  sample: (candidate: number, pass: number) => number,
  spent: () => number,
  { values, weight }: Expectation = { values: [], weight: 0 },
  isLate: () => boolean = () => false,
): Trials {
  const sums = new Float64Array(candidates);
  const counts = new Int32Array(candidates);
  const mean = (candidate: number): number =>
    counts[candidate] === 0
      ? Number.NEGATIVE_INFINITY
      : (weight * (values[candidate] ?? 0) + sums[candidate] / counts[candidate]) / (weight + 1);
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates)));
  const left = Array.from({ length: candidates }, (_, candidate) => candidate);
  const out: number[] = [];
  let pass = 0;
  for (let round = 1; round <= rounds && (round === 1 || spent() < 1); round++) {
    do {
      for (const candidate of left) {
        if (isLate()) break;
        sums[candidate] += sample(candidate, pass);
        counts[candidate]++;
      }
      pass++;
    } while (spent() < round / rounds);
    // Equal means keep their order: what was better before the trials stays ahead.
    left.sort((a, b) => mean(b) - mean(a) || a - b);
    out.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  const order = [...left, ...out];
  return { order, means: order.map(mean), counts: order.map((candidate) => counts[candidate]) };
}

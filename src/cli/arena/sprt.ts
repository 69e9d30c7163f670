/**
 * Wald's sequential probability ratio test: is the challenger's share `low` or `high`? It ends as soon as the blocks
 * decide. Block means are taken as normal with the observed variance (the generalised test used for chess engines).
 */
export interface Sprt {
  readonly low: number;
  readonly high: number;
  /** The chance of a wrong verdict, either way. */
  readonly error: number;
}

export type Verdict = 'low' | 'high' | 'open';

/** Fewer blocks say too little about the variance. */
const MIN_BLOCKS = 8;

/** Log likelihood ratio of `high` to `low`; `gamesPerBlock` steadies the variance of the first blocks. */
export function logRatio(shares: readonly number[], { low, high }: Sprt, gamesPerBlock: number): number {
  if (shares.length === 0) return 0;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const middle = (low + high) / 2;
  // Adding the variance of one block of independent games keeps a run of equal blocks from looking certain.
  let squares = (middle * (1 - middle)) / gamesPerBlock;
  for (const share of shares) squares += (share - mean) ** 2;
  const variance = squares / shares.length;
  return (shares.length * (high - low) * (mean - middle)) / variance;
}

export const bounds = (error: number): { lower: number; upper: number } => {
  const upper = Math.log((1 - error) / error);
  return { lower: -upper, upper };
};

export function verdict(shares: readonly number[], sprt: Sprt, gamesPerBlock: number): Verdict {
  if (shares.length < MIN_BLOCKS) return 'open';
  const { lower, upper } = bounds(sprt.error);
  const ratio = logRatio(shares, sprt, gamesPerBlock);
  return ratio >= upper ? 'high' : ratio <= lower ? 'low' : 'open';
}

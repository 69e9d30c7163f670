/** How much is tried: little in `npm test`, which runs often, and many times more in `npm run proof`. */
export const effort = <T>(test: T, proof: T): T => (process.env.PROOF ? proof : test);

/**
 * How many examples fast-check generates: the same ones every time, but new ones in every `npm run proof`. It prints the
 * seed of one that fails.
 */
export const examples = (test: number, proof: number): { numRuns: number; seed?: number } =>
  effort({ numRuns: test, seed: 20_091_112 }, { numRuns: proof });

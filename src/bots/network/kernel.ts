/**
 * The arithmetic of a network: from the features that changed to its output. There are two kernels, one in WebAssembly
 * with SIMD and one in plain TypeScript, which give the same numbers to the last bit.
 */
export interface Kernel {
  readonly name: KernelName;

  /**
   * Adds and subtracts the first rows whose addresses are listed in memory, for the sums of `seat`. Returns the output for
   * these sums, before the logistic function and with `start` added.
   */
  run(seat: number, added: number, removed: number, start: number): number;
}

export type KernelName = 'simd' | 'plain';

/** What a kernel needs besides the weights in memory. */
export interface Constants {
  readonly firstScale: number;
  readonly lastBase: number;
  /** For each chunk of the second layer, the units of the first that lead to it. */
  readonly leads: readonly Range[];
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

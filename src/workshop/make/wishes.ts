/** What a board should be like. */
export const SIZES = ['small', 'medium', 'large'] as const;
export const DENSITIES = ['loose', 'normal', 'dense'] as const;
export const SEAS = ['none', 'some', 'much'] as const;
export const SYMMETRIES = ['none', 'mirror', 'turn'] as const;

export interface Wishes {
  readonly seed: string;
  /** From 2 to 5, each once. */
  readonly players: readonly number[];
  readonly size: (typeof SIZES)[number];
  readonly density: (typeof DENSITIES)[number];
  readonly sea: (typeof SEAS)[number];
  readonly symmetry: (typeof SYMMETRIES)[number];
}

/** Larger boards have room for more players. */
export const PLAYERS: Readonly<Record<Wishes['size'], readonly number[]>> = {
  small: [3],
  medium: [3, 4],
  large: [4, 5],
};

export const USUAL = { size: 'medium', density: 'normal', sea: 'some', symmetry: 'none' } as const;

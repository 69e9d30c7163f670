/**
 * Where the parts of a network lie in its block of memory, in bytes. Plain and SIMD kernels work on the same block, so
 * nothing is copied from one position to the next.
 */

export interface Sizes {
  readonly features: number;
  /** Units of the first and of the second hidden layer. */
  readonly hidden: number;
  readonly second: number;
}

/** Units of the second layer, and numbers of a row, that are summed together. */
export const CHUNK = 16;
/** Positions are valued as any of these seats sees them; each has its own sums of the first layer. */
export const SEATS = 8;
/** Rows that the plain kernel adds or subtracts in one pass. */
export const AT_ONCE = 4;

export interface Layout {
  readonly sizes: Sizes;
  /** Numbers in a row of the first layer, with zeros at its end; and units of the second, likewise. */
  readonly row: number;
  readonly units: number;
  /** 16-bit rows by feature, then one of zeros. */
  readonly rows: number;
  /** 32-bit sums of the first layer, by seat. */
  readonly sums: number;
  /** Lists of addresses of rows to add and to subtract. */
  readonly added: number;
  readonly removed: number;
  /** 64-bit weights of the second layer: by chunk, then by unit of the first layer, those of the chunk. */
  readonly second: number;
  /** What the second layer starts with, and its weights to the output. */
  readonly secondBase: number;
  readonly last: number;
  /** Active units of the first layer: their value, and where their weights are in a chunk. */
  readonly active: number;
  readonly activeAt: number;
  /** For each unit of the first layer, where in `activeAt` it or the next active one is. */
  readonly place: number;
  /** Bytes in total. */
  readonly size: number;
}

export function layOut(sizes: Sizes): Layout {
  const row = roundUp(sizes.hidden + 1, CHUNK);
  const units = roundUp(sizes.second, CHUNK);
  let size = 0;
  const take = (bytes: number): number => {
    const at = size;
    size = roundUp(size + bytes, 16);
    return at;
  };
  const list = 4 * (sizes.features + AT_ONCE);
  return {
    ...{ sizes, row, units },
    rows: take(2 * row * (sizes.features + 1)),
    sums: take(4 * row * SEATS),
    added: take(list),
    removed: take(list),
    second: take(8 * units * sizes.hidden),
    secondBase: take(8 * units),
    last: take(8 * units),
    active: take(8 * (sizes.hidden + 1)),
    activeAt: take(4 * (sizes.hidden + 1)),
    place: take(4 * (sizes.hidden + 1)),
    size,
  };
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

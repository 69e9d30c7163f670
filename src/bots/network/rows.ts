/**
 * The rows of the first layer in half the space: the weights to each hidden unit as 8-bit multiples of a step of its own,
 * as large as that unit's largest weight needs. What leads directly to the output stays as it is, because its errors would
 * add up. Values of positions differ by some hundredths of a point.
 */
import type { Sizes } from './layout.js';

const MOST_STEPS = 127;

/** Steps (32-bit floats), multiples (8 bits), direct weights (16 bits). */
export const packedLength = ({ features, hidden }: Sizes): number => 4 * hidden + features * (hidden + 2);

export function packRows({ features, hidden }: Sizes, whole: Int16Array, out: DataView): void {
  const width = hidden + 1;
  for (let unit = 0; unit < hidden; unit++) {
    let largest = 1;
    for (let row = 0; row < features; row++) largest = Math.max(largest, Math.abs(whole[row * width + unit]));
    const step = Math.fround(largest / MOST_STEPS);
    out.setFloat32(4 * unit, step, true);
    for (let row = 0; row < features; row++) {
      out.setInt8(4 * hidden + row * hidden + unit, Math.round(whole[row * width + unit] / step));
    }
  }
  const direct = hidden * (4 + features);
  for (let row = 0; row < features; row++) out.setInt16(direct + 2 * row, whole[row * width + hidden], true);
}

export function unpackRows({ features, hidden }: Sizes, packed: DataView, whole: Int16Array): void {
  const width = hidden + 1;
  for (let unit = 0; unit < hidden; unit++) {
    const step = packed.getFloat32(4 * unit, true);
    for (let row = 0; row < features; row++) {
      whole[row * width + unit] = Math.round(packed.getInt8(4 * hidden + row * hidden + unit) * step);
    }
  }
  const direct = hidden * (4 + features);
  for (let row = 0; row < features; row++)
    whole[row * width + hidden] = packed.getInt16(direct + 2 * row, true);
}

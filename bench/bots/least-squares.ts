/** The weights that make the sum of squared errors smallest. */

export interface Row {
  readonly inputs: readonly number[];
  readonly output: number;
}

/** Keeps inputs that say the same from dividing by zero. */
const RIDGE = 1e-9;

/** Solves the normal equations by elimination; they are positive definite, so no rows need to be exchanged. */
export function leastSquares(rows: readonly Row[]): number[] {
  const size = rows[0]?.inputs.length ?? 0;
  const all = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => sumOf(rows, i, j) + (i === j ? RIDGE : 0)),
    rows.reduce((sum, { inputs, output }) => sum + inputs[i] * output, 0),
  ]);
  for (let i = 0; i < size; i++) {
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const factor = all[row][i] / all[i][i];
      for (let j = i; j <= size; j++) all[row][j] -= factor * all[i][j];
    }
  }
  return all.map((row, i) => row[size] / row[i]);
}

const sumOf = (rows: readonly Row[], i: number, j: number): number =>
  rows.reduce((sum, { inputs }) => sum + inputs[i] * inputs[j], 0);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function standardError(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

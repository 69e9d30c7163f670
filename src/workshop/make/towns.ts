/** Where towns stand: in the fields of a loose grid, some of which stay empty. */
import type { Random } from '../../core/random.js';
import type { Spot } from './whole-numbers.js';
import type { Wishes } from './wishes.js';

/** A field has room for a town with its banner and for a road of three points beside it. */
const FIELD = [252, 196] as const;
const MARGIN = [14, 24] as const;

const GRIDS = {
  small: { columns: 4, rows: 4, towns: 12 },
  medium: { columns: 5, rows: 5, towns: 19 },
  large: { columns: 6, rows: 5, towns: 25 },
} as const;

export interface Town {
  readonly at: Spot;
  /** The town on the other side of a symmetric board, or itself. */
  readonly twin: number;
}

export interface Sheet {
  readonly size: Spot;
  readonly towns: readonly Town[];
}

export function placeTowns(random: Random, { size, symmetry }: Wishes): Sheet {
  const { columns, rows, towns } = GRIDS[size];
  const sheet: Spot = [columns * FIELD[0] + 2 * MARGIN[0], rows * FIELD[1] + 2 * MARGIN[1]];
  const fields = chooseFields(random, columns, rows, towns, symmetry);
  const shake = (most: number): number => random.below(2 * most + 1) - most;
  const places = new Map<number, Spot>();
  for (const field of fields) {
    if (places.has(field)) continue;
    const twin = twinOf(field, columns, rows, symmetry);
    const [column, row] = [field % columns, Math.floor(field / columns)];
    // Every other row is shifted, so that not all roads are horizontal.
    const shift = symmetry === 'none' ? (row % 2 === 0 ? -22 : 22) : 0;
    const middle: Spot = [
      MARGIN[0] + column * FIELD[0] + FIELD[0] / 2 + shift,
      MARGIN[1] + row * FIELD[1] + FIELD[1] / 2,
    ];
    const at: Spot =
      twin === field
        ? [
            symmetry === 'none' ? middle[0] + shake(24) : middle[0],
            middle[1] + (symmetry === 'turn' ? 0 : shake(24)),
          ]
        : [middle[0] + shake(24), middle[1] + shake(24)];
    places.set(field, at);
    if (twin !== field)
      places.set(
        twin,
        symmetry === 'turn' ? [sheet[0] - at[0], sheet[1] - at[1]] : [sheet[0] - at[0], at[1]],
      );
  }
  const order = [...places.keys()].sort((a, b) => a - b);
  return {
    size: sheet,
    towns: order.map((field) => ({
      at: places.get(field)!,
      twin: order.indexOf(twinOf(field, columns, rows, symmetry)),
    })),
  };
}

function twinOf(field: number, columns: number, rows: number, symmetry: Wishes['symmetry']): number {
  const [column, row] = [field % columns, Math.floor(field / columns)];
  if (symmetry === 'none') return field;
  const other = columns - 1 - column;
  return symmetry === 'mirror' ? row * columns + other : (rows - 1 - row) * columns + other;
}

/** Fields for this many towns, or one fewer if twins do not add up. No two empty fields share a side. */
function chooseFields(
  random: Random,
  columns: number,
  rows: number,
  towns: number,
  symmetry: Wishes['symmetry'],
): number[] {
  const all = Array.from({ length: columns * rows }, (_, i) => i);
  const empty = new Set<number>();
  for (const field of random.shuffle([...all])) {
    const twin = twinOf(field, columns, rows, symmetry);
    const gone = field === twin ? 1 : 2;
    if (all.length - empty.size - gone < towns - 1 || empty.has(field)) continue;
    const isBeside = (a: number, b: number): boolean =>
      (Math.abs(a - b) === 1 && Math.floor(a / columns) === Math.floor(b / columns)) ||
      Math.abs(a - b) === columns;
    if ([...empty].some((other) => isBeside(field, other) || isBeside(twin, other)) || isBeside(field, twin))
      continue;
    empty.add(field).add(twin);
    if (all.length - empty.size <= towns) break;
  }
  return all.filter((field) => !empty.has(field));
}

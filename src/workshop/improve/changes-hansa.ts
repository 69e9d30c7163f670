/** Single changes to a board of Hansa: a warehouse more or less. */
import type { JsonObject } from '../../core/json.js';
import type { Candidate } from './change.js';

const MOST_WAREHOUSES = 4;

export function changesToHansa(board: JsonObject): Candidate<JsonObject>[] {
  const cities = board.cities as (JsonObject & { id: string; warehouses: number })[];
  return cities.flatMap(({ id: city, warehouses: from }, index) =>
    [from - 1, from + 1]
      .filter((to) => to >= 0 && to <= MOST_WAREHOUSES)
      .map((to) => ({
        change: { kind: 'warehouses', city, from, to } as const,
        board: { ...board, cities: cities.map((one, i) => (i === index ? { ...one, warehouses: to } : one)) },
      })),
  );
}

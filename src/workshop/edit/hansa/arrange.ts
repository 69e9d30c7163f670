/** Edits of many things at once: move, align, mirror, copy, remove. */
import { type Axis, idsOf, type Ref, refTo } from '../model.js';
import { onGrid, onSheet, put, type Spot } from '../parts.js';
import { BOARD_FIELDS, type Board, type City, MAX_CITIES } from './board.js';
import { addCity } from './cities.js';

const chosen = (board: Board, refs: readonly Ref[]): City[] => {
  const ids = idsOf(refs, 'city');
  return board.cities.filter(({ id }) => ids.includes(id));
};

function place(board: Board, cities: readonly City[], change: (at: Spot) => Spot): Board {
  const isFixed = (city: City): boolean =>
    !cities.includes(city) || String(onSheet(change(city.at), board.size)) === String(city.at);
  if (board.cities.every(isFixed)) return board;
  const moved = board.cities.map((city) =>
    isFixed(city) ? city : { ...city, at: onSheet(change(city.at), board.size) },
  );
  return { ...board, cities: moved };
}

export function move(board: Board, refs: readonly Ref[], [dx, dy]: Spot): Board {
  return place(board, chosen(board, refs), ([x, y]) => [x + dx, y + dy]);
}

export const align = (board: Board, refs: readonly Ref[], step: number): Board =>
  place(board, chosen(board, refs), (at) => onGrid(at, step, board.size));

export function mirror(board: Board, refs: readonly Ref[], axis: Axis): Board {
  const some = chosen(board, refs);
  const cities = some.length === 0 ? board.cities : some;
  const k = axis === 'x' ? 0 : 1;
  const values = cities.map(({ at }) => at[k]);
  const sum = some.length === 0 ? board.size[k] : Math.min(...values) + Math.max(...values);
  return place(board, cities, ([x, y]) => (k === 0 ? [sum - x, y] : [x, sum - y]));
}

export function copy(board: Board, refs: readonly Ref[], by: Spot): { board: Board; refs: Ref[] } {
  const cities = chosen(board, refs).slice(0, MAX_CITIES - board.cities.length);
  const ids = new Map<string, string>();
  let next = board;
  for (const { at, warehouses, id } of cities) {
    next = addCity(next, [at[0] + by[0], at[1] + by[1]], { warehouses });
    ids.set(id, next.cities[next.cities.length - 1].id);
  }
  const copies = new Set(ids.values());
  const sailsTo = (copied: string): string[] => {
    const original = cities.find(({ id }) => ids.get(id) === copied)!;
    return original.sailsTo.flatMap((id) => ids.get(id) ?? []);
  };
  const joined = next.cities.map((city) =>
    copies.has(city.id) ? { ...city, sailsTo: sailsTo(city.id) } : city,
  );
  return {
    board: cities.length === 0 ? board : { ...next, cities: joined },
    refs: [...copies].map((id) => refTo('city', id)),
  };
}

export function remove(board: Board, refs: readonly Ref[]): Board {
  const gone = new Set(chosen(board, refs).map(({ id }) => id));
  const arrows = new Set(idsOf(refs, 'arrow'));
  const isGone = (from: City): boolean =>
    from.sailsTo.some((to) => gone.has(to) || arrows.has(`${from.id}/${to}`));
  if (gone.size === 0 && !board.cities.some(isGone)) return board;
  const cities = board.cities
    .filter(({ id }) => !gone.has(id))
    .map((city) =>
      isGone(city)
        ? { ...city, sailsTo: city.sailsTo.filter((to) => !gone.has(to) && !arrows.has(`${city.id}/${to}`)) }
        : city,
    );
  const closed = board.noBoothsAtSetup?.filter((id) => !gone.has(id)) ?? [];
  const ship = gone.has(board.ship) ? (cities[0]?.id ?? board.ship) : board.ship;
  const named = put({ ...board, cities }, 'ship', ship, BOARD_FIELDS);
  return put(named, 'noBoothsAtSetup', closed.length === 0 ? undefined : closed, BOARD_FIELDS);
}

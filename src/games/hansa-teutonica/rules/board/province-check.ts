/** Checks the provinces of a board file: the pawn of two players can reach each of them (P1, P2). */
import { join } from '../../../../core/check.js';
import { refusal, said } from '../../../../core/refuse.js';
import { checkOnMap, mustBeKnown, refuseDoubles } from '../../../board-parts.js';
import type { BoardFile } from './board-file.js';

/** A route or a guard has a province on either side. */
const SIDES = 2;

export function checkProvinces(f: BoardFile): void {
  checkGuards(f);
  if (f.provinces.length === 0) return;
  const provinces = f.provinces.map((p) => p.id);
  refuseDoubles(provinces, (i) => `board.provinces[${i}].id`);
  checkBorders(f);
  checkReach(f);
}

/** A guard stands between two cities that no route joins, and is named after them. */
function checkGuards(f: BoardFile): void {
  const field = 'board.twoPlayer.guards';
  refuseDoubles(f.guards, (i) => join(field, i));
  const cities = f.cities.map((c) => c.id);
  f.guards.forEach((guard, i) => {
    const isBetween = cities.some((a) => cities.some((b) => a !== b && guard === `${a}--${b}`));
    if (!isBetween) {
      throw refusal(
        join(field, i),
        said('hansaTeutonicaBoard', 'guardName', { example: `${cities[0]}--${cities[1]}` }),
      );
    }
    if (f.routes.some((r) => r.id === guard)) {
      throw refusal(join(field, i), said('hansaTeutonicaBoard', 'guardOnRoute', { guard }));
    }
  });
}

function checkBorders(f: BoardFile): void {
  const routes = f.routes.map((r) => r.id);
  const beside = new Map<string, string[]>([...routes, ...f.guards].map((id) => [id, []]));
  f.provinces.forEach((province, i) => {
    const field = join('board.provinces', i);
    checkOnMap(province.at, f.size, `${field}.at`);
    const border = (id: string, at: string, known: readonly string[], what: 'route' | 'guard'): void => {
      mustBeKnown(id, at, known, what);
      const others = beside.get(id)!;
      if (others.includes(province.id)) throw refusal(at, said('board', 'double', { value: `"${id}"` }));
      others.push(province.id);
      if (others.length > SIDES) {
        throw refusal(
          at,
          said('hansaTeutonicaBoard', 'manySides', { border: id, one: others[0], other: others[1] }),
        );
      }
    };
    province.routes.forEach((id, k) => {
      border(id, join(`${field}.routes`, k), routes, 'route');
    });
    province.guards.forEach((id, k) => {
      border(id, join(`${field}.guards`, k), f.guards, 'guard');
    });
  });
  for (const id of routes) {
    if (beside.get(id)!.length === 0) {
      throw refusal('board.provinces', said('hansaTeutonicaBoard', 'routeOutside', { route: id }));
    }
  }
  f.guards.forEach((guard, i) => {
    if (beside.get(guard)!.length !== SIDES) {
      throw refusal(
        join('board.twoPlayer.guards', i),
        said('hansaTeutonicaBoard', 'guardSides', { guard, found: beside.get(guard)!.length }),
      );
    }
  });
}

function checkReach(f: BoardFile): void {
  const [start] = f.provinces;
  const reached = new Set([start]);
  for (const from of reached) {
    for (const to of f.provinces) {
      const isNext =
        to.routes.some((id) => from.routes.includes(id)) || to.guards.some((id) => from.guards.includes(id));
      if (isNext) reached.add(to);
    }
  }
  const missed = f.provinces.findIndex((p) => !reached.has(p));
  if (missed < 0) return;
  throw refusal(
    join('board.provinces', missed),
    said('hansaTeutonicaBoard', 'lostProvince', { province: f.provinces[missed].id, start: start.id }),
  );
}

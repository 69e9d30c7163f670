/** What keeps a board from being played, with the things on it that are meant. */
import type { Json } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import { boardProblems } from '../../../games/hansa-teutonica/rules/board/board-check.js';
import { readBoardForm } from '../../../games/hansa-teutonica/rules/board/board-file.js';
import { hansaTeutonica } from '../../../games/hansa-teutonica/rules/index.js';
import { firstOnly, type Problem, type Ref, refTo } from '../model.js';
import { type Board, cityOf } from './board.js';
import { hasDerivedProvinces } from './lands.js';

export const read = (json: Json): Board => {
  readBoardForm(json);
  return json as Board;
};

export function problems(board: Board): Problem[] {
  const found = boardProblems(readBoardForm(board));
  const refusals = found.length > 0 ? withoutFollowing(board, found) : playing(board);
  return firstOnly(board, refusals).map((refusal) => ({ refusal, refs: refsOf(board, refusal.field) }));
}

/**
 * Provinces that follow the routes are wrong only while the routes are, as when a city is not connected yet: deriving
 * them again would change nothing.
 */
function withoutFollowing(board: Board, found: Refusal[]): Refusal[] {
  if (board.provinces === undefined || !hasDerivedProvinces(board)) return found;
  const others = found.filter(({ field }) => !/^board\.(provinces|twoPlayer)/.test(field));
  return others.length > 0 ? others : found;
}

/** What only the whole game knows: numbers of players that no edition has. */
function playing(board: Board): Refusal[] {
  try {
    hansaTeutonica.withBoards([board]);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [error];
    throw error;
  }
}

/** The things that a field of the file is about. */
function refsOf(board: Board, field: string): Ref[] {
  const [, list, index] = /^board\.(cities|routes)\[(\d+)\]/.exec(field) ?? [];
  if (list === 'cities') return [refTo('city', board.cities[Number(index)].id)];
  if (list === 'routes') return [refTo('route', board.routes[Number(index)].id)];
  if (field === 'board.routes') return tavernRoutes(board);
  if (field.startsWith('board.specialPrestige') && board.specialPrestige)
    return cityOf(board, board.specialPrestige.city) ? [refTo('city', board.specialPrestige.city)] : [];
  if (field.startsWith('board.connection.cities'))
    return board.connection.cities.flatMap((id) => (cityOf(board, id) ? [refTo('city', id)] : []));
  return [];
}

/** S2: each start marker has its tavern. */
const TAVERNS = 3;

/** Routes with one tavern too many. */
const tavernRoutes = (board: Board): Ref[] => {
  const taverns = board.routes.filter(({ tavern }) => tavern);
  return taverns.length > TAVERNS ? taverns.map(({ id }) => refTo('route', id)) : [];
};

/** What the features of `features.ts` mean on any board: a city by its warehouses and exits, goods by their barrels. */
import type { FeatureBlock } from '../../../../core/features.js';
import {
  type Axis,
  type FeatureRoles,
  named,
  numbered,
  rolesOf,
  seatAxis,
  sideAxis,
} from '../../../../core/roles.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { MOST_BARRELS } from '../vocabulary.js';

/** More ways out of a city than this count as this many. */
const MOST_EXITS = 4;
const ANY = 'any';

export function featureRoles(
  { board, players }: Setup,
  count: number,
  layout: ReadonlyMap<string, FeatureBlock>,
): FeatureRoles {
  const seats = seatAxis(players);
  const sides = sideAxis(players);
  const sizeOf = (block: string): number => layout.get(block)?.size ?? 0;
  const levels = (block: string, parts: number): Axis => numbered(sizeOf(block) / parts);
  const cities: Axis = Array.from({ length: board.cities }, (_, city) => cityRoles(board, city));
  const colours = board.colours.length;
  // A colour is only a name; how many barrels a good has is printed on it.
  const goods: Axis = Array.from({ length: colours * MOST_BARRELS }, (_, i) => [
    `${1 + (i % MOST_BARRELS)} barrels`,
  ]);
  const anyColour: Axis = board.colours.map(() => [ANY]);
  const mine = named(['of others', 'of mine']);
  return rolesOf(
    count,
    layout,
    {
      ship: [cities, mine],
      turn: [seats],
      seat: [numbered(players)],
      phase: [numbered(sizeOf('phase') / 2), mine],
      acted: [[['yes']]],
      spaces: [numbered(board.spaces).map(() => [ANY]), goods],
      empty: [numbered(board.spaces)],
      booths: [cities, sides, levels('booths', board.cities * players)],
      most: [cities, [...sides, ['nobody']]],
      talers: [seats, levels('talers', players)],
      stock: [seats, levels('stock', players)],
      owes: [seats, anyColour],
      copies: [sides, goods, levels('copies', players * goods.length)],
      colour: [sides, anyColour, levels('colour', players * colours)],
      hand: [seats, levels('hand', players)],
      sale: [seats, levels('sale', players)],
      singles: [seats, levels('singles', players)],
      cities: [seats, levels('cities', players)],
      total: [seats, levels('total', players)],
      lead: [seats.slice(1), levels('lead', players - 1)],
      supply: [numbered(sizeOf('supply'))],
      lastPile: [[...seats, ['nobody']]],
      extraCard: [[['yes']]],
      voyage: [seats, levels('voyage', players)],
    },
    [`players ${players}`, `cities ${board.cities}`],
  );
}

function cityRoles(board: Board, city: number): string[] {
  const warehouses = board.spaceStart[city + 1] - board.spaceStart[city];
  const exits = board.exitStart[city + 1] - board.exitStart[city];
  return [ANY, `with ${warehouses} warehouses`, `with ${Math.min(exits, MOST_EXITS)} exits`];
}

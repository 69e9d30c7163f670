/** What the features of `features.ts` mean on any board: a city by its warehouses and exits, goods by their barrels. */
import type { FeaturePlan } from '../../../../core/features.js';
import { ANY, alike, axis, type FeatureRoles, named, numbered, RoleMaker } from '../../../../core/roles.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { MOST_BARRELS, PHASES } from '../vocabulary.js';

/** More ways out of a city than this count as this many. */
const MOST_EXITS = 4;

export function featureRoles({ board, players }: Setup, plan: FeaturePlan): FeatureRoles {
  const roles = new RoleMaker(plan, players);
  const { seats, sides } = roles;
  const cities = axis(board.cities, (city) => cityRoles(board, city));
  const colours = board.colours.length;
  // A colour is only a name; how many barrels a good has is printed on it.
  const goods = axis(colours * MOST_BARRELS, (i) => [`${1 + (i % MOST_BARRELS)} barrels`]);
  const mine = named(['of others', 'of mine']);
  return roles.make(
    {
      ship: [cities, mine],
      turn: [seats],
      seat: [numbered(players)],
      phase: [numbered(PHASES.length), mine],
      acted: [[['yes']]],
      spaces: [alike(board.spaces), goods],
      empty: [numbered(board.spaces)],
      booths: [cities, sides, roles.levels('booths', board.cities * players)],
      most: [cities, [...sides, ['nobody']]],
      ...roles.ofSeats('talers', 'stock'),
      owes: [seats, alike(colours)],
      copies: [sides, goods, roles.levels('copies', players * goods.length)],
      colour: [sides, alike(colours), roles.levels('colour', players * colours)],
      ...roles.ofSeats('hand', 'sale', 'singles', 'cities', 'total'),
      lead: [seats.slice(1), roles.levels('lead', players - 1)],
      ...roles.ofNobody('supply'),
      lastPile: [[...seats, ['nobody']]],
      extraCard: [[['yes']]],
      ...roles.ofSeats('voyage'),
    },
    `cities ${board.cities}`,
  );
}

function cityRoles(board: Board, city: number): string[] {
  const warehouses = board.spaceStart[city + 1] - board.spaceStart[city];
  const exits = board.exitStart[city + 1] - board.exitStart[city];
  return [ANY, `with ${warehouses} warehouses`, `with ${Math.min(exits, MOST_EXITS)} exits`];
}

/** Figures for the rules of Hansa: small positions, the part of the board to show, and what to mark. */
import type { JsonObject } from '../../../../core/json.js';
import type { Figure } from '../../../../web/learn/types.js';
import { figure } from '../book.js';

const BALTIC: JsonObject = {
  config: { game: 'hansa', board: 'baltic', players: 3 },
  cities: {
    copenhagen: { booths: [2, 0, 0], warehouses: ['green-2'] },
    luebeck: { booths: [1, 0, 2], warehouses: ['blue-3', 'brown-2'] },
    aalborg: { booths: [0, 2, 0], warehouses: ['green-1', 'orange-3'] },
    danzig: { booths: [0, 3, 1], warehouses: ['red-2', 'orange-1'] },
    kalmar: { booths: [0, 2, 0], warehouses: ['red-3'] },
  },
  ship: 'copenhagen',
};

export const figures: readonly Figure[] = [
  figure('sail', {
    position: BALTIC,
    marked: ['city:danzig', 'city:luebeck', 'city:toensberg'],
    part: [0, 0, 1000, 800],
  }),
  figure('buy', {
    position: { ...BALTIC, ship: 'danzig' },
    marked: ['warehouse:danzig/0', 'warehouse:danzig/1'],
    part: [420, 520, 380, 260],
  }),
  figure('cities', {
    position: BALTIC,
    marked: ['city:copenhagen', 'city:luebeck'],
    part: [40, 400, 440, 390],
  }),
];

/** For the lesson's card. */
export const card = figure('card-hansa', {
  position: BALTIC,
  marked: [],
  part: [40, 330, 760, 380],
});

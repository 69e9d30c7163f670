/** Chapters one and two: sailing and buying; booths and selling. */
import type { JsonObject } from '../../../../core/json.js';
import { chapter } from '../book.js';

export const CONFIG: JsonObject = { game: 'hansa', board: 'baltic', players: 3 };

export const sailing = chapter('sailing', {
  position: {
    config: CONFIG,
    seats: [{ talers: 6 }, { talers: 3 }, { talers: 3 }],
    cities: {
      toensberg: { booths: [0, 0, 2], warehouses: ['red-1', 'blue-2'] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-1', 'orange-3'] },
      luebeck: { booths: [2, 0, 2], warehouses: ['blue-3', 'brown-2'] },
      copenhagen: { booths: [0, 0, 0], warehouses: ['green-2'] },
      kalmar: { booths: [0, 2, 0], warehouses: ['red-3'] },
      danzig: { booths: [2, 0, 0], warehouses: ['red-2', 'orange-1'] },
      stockholm: { booths: [0, 2, 0], warehouses: ['brown-1', 'green-3'] },
      reval: { booths: [0, 0, 2], warehouses: ['orange-2'] },
      riga: { booths: [2, 0, 0], warehouses: ['blue-1'] },
    },
    ship: 'copenhagen',
    piles: [['brown-3', 'blue-1', 'red-2'], ['green-1'], ['orange-1'], ['blue-2'], ['brown-2']],
    turn: { seat: 0, phase: 'trade', acted: false },
  },
  steps: [
    {
      look: ['ship'],
    },
    {
      look: ['city:danzig'],
      allow: [{ type: 'sail', to: 'danzig' }],
    },
    {
      look: ['warehouse:danzig/0'],
      allow: [{ type: 'buy', warehouse: 0 }],
    },
    {
      look: ['city:kalmar'],
      allow: [{ type: 'sail', to: 'kalmar' }],
    },
    {
      look: ['warehouse:kalmar/0'],
      allow: [{ type: 'buy' }],
    },
    {
      look: ['city:copenhagen'],
      allow: [{ type: 'sail', to: 'copenhagen' }],
    },
    {
      look: ['warehouse:copenhagen/0'],
      allow: [{ type: 'buy' }],
    },
    {
      allow: [{ type: 'end-turn' }],
    },
    {},
  ],
});

export const booths = chapter('booths', {
  position: {
    config: CONFIG,
    seats: [
      { talers: 6, goods: ['red-2', 'red-3', 'green-2'] },
      { talers: 3, goods: ['red-1', 'blue-1'] },
      { talers: 2, goods: ['red-1', 'red-2', 'orange-2'] },
    ],
    cities: {
      toensberg: { booths: [0, 0, 2], warehouses: ['red-1', 'blue-2'] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-1', 'orange-3'] },
      luebeck: { booths: [2, 0, 2], warehouses: ['blue-3', 'brown-2'] },
      kalmar: { booths: [0, 2, 0] },
      danzig: { booths: [2, 0, 0], warehouses: ['brown-1', 'orange-1'] },
      stockholm: { booths: [0, 2, 0], warehouses: ['brown-1', 'green-3'] },
      reval: { booths: [0, 0, 2] },
      riga: { booths: [2, 0, 0] },
    },
    ship: 'copenhagen',
    piles: [['brown-3', 'blue-1'], ['green-1'], ['orange-1'], ['blue-2'], ['brown-2']],
    turn: { seat: 0, phase: 'trade', acted: false },
  },
  steps: [
    {
      look: ['good:green-2'],
      allow: [{ type: 'build', good: 'green-2' }],
      all: true,
    },
    {
      look: ['city:copenhagen', 'city:danzig'],
      allow: [{ type: 'sail', to: 'danzig' }],
    },
    {
      look: ['good:red-2', 'good:red-3'],
      allow: [{ type: 'sell' }],
      all: true,
      after: [{ seat: 2, action: { type: 'lose', good: 'red-1' } }],
    },
    {},
    {},
  ],
});

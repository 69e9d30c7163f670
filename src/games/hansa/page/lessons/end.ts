/** Chapters three and four: losing, replenishing and limits; the last round and the scores. */
import { chapter } from '../book.js';
import { CONFIG } from './begin.js';

export const limits = chapter('limits', {
  position: {
    config: CONFIG,
    seats: [
      { talers: 3, goods: ['orange-1', 'orange-3', 'blue-2', 'blue-1'], sold: ['red-2', 'red-3'] },
      { talers: 3, goods: ['brown-1'], sold: ['green-1', 'green-3'] },
      { talers: 2, goods: ['orange-2', 'orange-2'] },
    ],
    cities: {
      toensberg: { booths: [0, 0, 2] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-1', null] },
      luebeck: { booths: [2, 0, 3] },
      copenhagen: { booths: [2, 0, 0] },
      kalmar: { booths: [0, 3, 0] },
      danzig: { booths: [1, 0, 0], warehouses: ['brown-1', null] },
      stockholm: { booths: [0, 2, 0], warehouses: ['brown-2', null] },
      reval: { booths: [0, 0, 2] },
      riga: { booths: [2, 0, 0] },
    },
    ship: 'luebeck',
    piles: [
      ['red-1', 'blue-3', 'green-2', 'brown-3', 'blue-1', 'red-2'],
      ['green-1', 'brown-2', 'orange-1', 'blue-2', 'green-3', 'red-3'],
      ['brown-1'],
      ['blue-2'],
      ['green-2'],
    ],
    turn: { seat: 2, phase: 'trade', acted: false },
  },
  steps: [
    {
      look: ['city:luebeck', 'ship'],
      after: [{ seat: 2, action: { type: 'sell', goods: ['orange-2', 'orange-2'] } }],
    },
    {
      look: ['good:orange-1'],
      allow: [{ type: 'lose', good: 'orange-1' }],
      all: true,
      after: [{ seat: 2, action: { type: 'end-turn' } }],
    },
    {
      allow: [{ type: 'replenish' }],
    },
    {
      look: ['city:aalborg'],
      allow: [{ type: 'sail', to: 'aalborg' }],
    },
    {
      look: ['warehouse:aalborg/0', 'warehouse:aalborg/1'],
      allow: [{ type: 'buy', warehouse: 1 }, { type: 'buy' }],
    },
    {
      allow: [{ type: 'end-turn' }],
    },
    {
      look: ['good:blue-1', 'good:blue-2', 'good:orange-3'],
      allow: [{ type: 'discard', good: 'blue-1' }, { type: 'discard' }],
    },
    {},
  ],
});

export const ending = chapter('ending', {
  position: {
    config: CONFIG,
    seats: [
      { talers: 6, goods: ['blue-3', 'blue-2', 'blue-1'], sold: ['red-2', 'red-3', 'green-2', 'green-1'] },
      { talers: 3, goods: ['brown-1'], sold: ['green-1', 'green-3', 'orange-2', 'orange-3'] },
      { talers: 2, goods: ['brown-3', 'red-1'], sold: ['orange-2', 'orange-2', 'blue-1', 'blue-2'] },
    ],
    cities: {
      toensberg: { booths: [0, 0, 2], warehouses: ['green-2', 'red-1'] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-3', 'orange-1'] },
      luebeck: { booths: [1, 0, 3], warehouses: ['red-2', null] },
      copenhagen: { booths: [2, 0, 0], warehouses: ['brown-1'] },
      kalmar: { booths: [0, 3, 0], warehouses: ['red-1'] },
      danzig: { booths: [2, 1, 0], warehouses: ['brown-2', 'green-2'] },
      stockholm: { booths: [0, 2, 0], warehouses: ['orange-1', null] },
      reval: { booths: [0, 0, 2], warehouses: [null] },
      riga: { booths: [2, 0, 0], warehouses: ['brown-3'] },
    },
    ship: 'reval',
    piles: [[], [], [], [], ['blue-2', 'red-3', 'brown-2', 'green-3', 'orange-3', 'brown-1']],
    turn: { seat: 0, phase: 'replenish' },
  },
  steps: [
    {
      allow: [{ type: 'replenish' }],
    },
    {
      look: ['city:riga'],
      allow: [{ type: 'sail', to: 'riga' }],
    },
    {
      look: ['good:blue-1', 'good:blue-2', 'good:blue-3'],
      allow: [{ type: 'sell', goods: ['*', '*', '*'] }],
      all: true,
    },
    {
      allow: [{ type: 'end-turn' }],
      after: [
        { seat: 1, action: { type: 'sail', to: 'danzig' } },
        { seat: 1, action: { type: 'buy', warehouse: 0 } },
        { seat: 1, action: { type: 'end-turn' } },
        { seat: 2, action: { type: 'skip' } },
        { seat: 2, action: { type: 'end-turn' } },
      ],
    },
    {
      scores: true,
    },
    {
      look: ['city:copenhagen', 'city:riga', 'city:luebeck', 'city:danzig'],
      scores: true,
    },
    {
      scores: true,
    },
  ],
});

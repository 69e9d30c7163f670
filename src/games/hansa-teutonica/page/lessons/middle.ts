/** Chapters three and four: displacing and moving; markers and merchants. */
import type { JsonObject } from '../../../../core/json.js';
import { chapter } from '../book.js';
import { CONFIG } from './begin.js';

const trader = (at: string): JsonObject => ({ type: 'place', piece: 'trader', at });

export const displacing = chapter('displacing', {
  position: {
    config: CONFIG,
    seats: [
      { score: 3, supply: { traders: 3, merchants: 1 } },
      { score: 3, supply: { traders: 4, merchants: 1 } },
      { score: 2, supply: { traders: 4, merchants: 1 } },
    ],
    routes: {
      'arnheim--muenster': ['0t', '0t', '1t'],
      'bremen--minden': ['0t', null, null],
      'perleberg--stendal': ['0t', null, null],
    },
    cities: { minden: { posts: ['1t', '0t', null, null] }, arnheim: { posts: [null, null, null, null] } },
    markers: {
      'bremen--osnabrueck': 'exchange',
      'goslar--hildesheim': 'move-3',
      'lueneburg--perleberg': 'extra-post',
    },
  },
  steps: [
    {
      look: ['point:arnheim--muenster/2'],
      allow: [{ type: 'displace', piece: 'trader', at: 'arnheim--muenster/2', pay: { traders: 1 } }],
      all: true,
      after: [
        {
          seat: 1,
          action: { type: 'relocate', piece: 'trader', from: 'displaced', to: 'minden--muenster/0' },
        },
        { seat: 1, action: { type: 'relocate', piece: 'trader', from: 'stock', to: 'minden--muenster/1' } },
      ],
    },
    {
      look: ['route:minden--muenster'],
    },
    {
      look: ['route:arnheim--muenster', 'post:arnheim/0'],
      allow: [{ type: 'create', route: 'arnheim--muenster', reward: { type: 'post', city: 'arnheim' } }],
      all: true,
      after: [
        {
          seat: 1,
          action: {
            type: 'displace',
            piece: 'trader',
            at: 'bremen--minden/0',
            pay: { traders: 1, merchants: 0 },
          },
        },
      ],
    },
    {
      look: ['route:bremen--minden'],
      allow: [
        { type: 'relocate', from: 'displaced', to: 'bremen--osnabrueck/*' },
        { type: 'relocate', from: 'displaced' },
      ],
    },
    {
      look: ['marker:bremen--osnabrueck'],
      allow: [
        { type: 'relocate', from: 'stock', to: 'bremen--osnabrueck/*' },
        { type: 'relocate', from: 'stock' },
      ],
      after: [
        { seat: 1, action: trader('arnheim--kampen/0') },
        { seat: 2, action: trader('hamburg--luebeck/0') },
        { seat: 2, action: trader('hamburg--luebeck/1') },
      ],
    },
    {
      look: ['point:perleberg--stendal/0'],
      allow: [{ type: 'lift', at: 'perleberg--stendal/0' }],
    },
    {
      look: ['route:bremen--osnabrueck'],
      allow: [{ type: 'drop', at: 'bremen--osnabrueck/*' }, { type: 'drop' }],
    },
    {
      allow: [{ type: 'done' }],
    },
    {},
  ],
});

export const markers = chapter('markers', {
  position: {
    config: CONFIG,
    seats: [
      {
        score: 5,
        supply: { traders: 1, merchants: 1 },
        abilities: { keys: 0, actions: 0, privilege: 0, book: 1, bank: 0 },
      },
      { score: 4, supply: { traders: 5, merchants: 1 } },
      { score: 6, supply: { traders: 5, merchants: 1 } },
    ],
    routes: {
      'bremen--osnabrueck': ['0t', '0t', '0t'],
      'emden--groningen': ['0t', '0t', null],
      'coellen--warburg': ['0t', '0t', '0m', '0t'],
    },
    markers: {
      'bremen--osnabrueck': 'actions-3',
      'goslar--hildesheim': 'exchange',
      'lueneburg--perleberg': 'extra-post',
    },
    supply: [
      'develop',
      'extra-post',
      'move-3',
      'actions-4',
      'exchange',
      'extra-post',
      'move-3',
      'develop',
      'exchange',
      'actions-3',
      'extra-post',
      'actions-4',
    ],
  },
  steps: [
    {
      look: ['marker:bremen--osnabrueck', 'route:bremen--osnabrueck'],
      allow: [{ type: 'create', route: 'bremen--osnabrueck', reward: { type: 'post', city: 'osnabrueck' } }],
      all: true,
    },
    {
      allow: [{ type: 'use', marker: 'actions-3' }],
    },
    {
      look: ['point:emden--groningen/2', 'post:emden/0'],
      allow: [{ type: 'place', piece: 'merchant', at: 'emden--groningen/2' }],
      all: true,
    },
    {
      look: ['route:emden--groningen', 'post:emden/0'],
      allow: [
        {
          type: 'create',
          route: 'emden--groningen',
          reward: { type: 'post', city: 'emden', piece: 'merchant' },
        },
      ],
      all: true,
    },
    {
      look: ['post:emden/0'],
    },
    {
      look: ['route:coellen--warburg', 'special:0'],
      allow: [{ type: 'create', route: 'coellen--warburg', reward: { type: 'special', space: 0 } }],
      all: true,
    },
    {
      allow: [{ type: 'income', traders: 3 }, { type: 'income' }],
    },
    {
      allow: [{ type: 'put-marker', route: 'kampen--osnabrueck' }, { type: 'put-marker' }],
    },
    {},
  ],
});

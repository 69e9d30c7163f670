/** Chapters one and two: routes and posts; abilities and privilege. */
import type { JsonObject } from '../../../../core/json.js';
import { chapter } from '../book.js';

export const CONFIG: JsonObject = {
  game: 'hansa-teutonica',
  edition: 'big-box',
  board: 'hanseatic-3',
  players: 3,
};

const trader = (at: string): JsonObject => ({ type: 'place', piece: 'trader', at });

export const routes = chapter('routes', {
  position: {
    config: CONFIG,
    seats: [
      { supply: { traders: 5, merchants: 1 } },
      { supply: { traders: 3, merchants: 1 } },
      { supply: { traders: 5, merchants: 1 } },
    ],
    routes: {
      'arnheim--duisburg': ['1t', '1t', '1t'],
      'hamburg--luebeck': ['2t', '2t', null],
    },
    markers: {
      'bremen--osnabrueck': 'exchange',
      'goslar--hildesheim': 'move-3',
      'lueneburg--perleberg': 'extra-post',
    },
  },
  steps: [
    {},
    {
      look: ['route:dortmund--duisburg'],
      allow: [{ type: 'place', piece: 'trader', at: 'dortmund--duisburg/*' }],
      times: 2,
      after: [
        { seat: 1, action: trader('hannover--minden/0') },
        { seat: 1, action: trader('hannover--minden/1') },
        { seat: 2, action: trader('hamburg--luebeck/2') },
        { seat: 2, action: trader('hamburg--stade/0') },
      ],
    },
    {
      look: ['route:dortmund--duisburg', 'city:duisburg'],
      allow: [{ type: 'create', route: 'dortmund--duisburg', reward: { type: 'post', city: 'duisburg' } }],
      all: true,
    },
    {
      look: ['post:duisburg/0', 'post:dortmund/0'],
    },
    {
      allow: [{ type: 'income', traders: 3 }],
      all: true,
      after: [
        {
          seat: 1,
          action: {
            type: 'create',
            route: 'arnheim--duisburg',
            reward: { type: 'post', city: 'arnheim', piece: 'trader' },
          },
        },
        { seat: 1, action: trader('hannover--minden/2') },
        {
          seat: 2,
          action: {
            type: 'create',
            route: 'hamburg--luebeck',
            reward: { type: 'post', city: 'luebeck', piece: 'trader' },
          },
        },
        { seat: 2, action: trader('hamburg--stade/1') },
      ],
    },
    {
      look: ['city:duisburg', 'route:arnheim--duisburg'],
    },
    {
      look: ['post:luebeck/0'],
    },
  ],
});

export const abilities = chapter('abilities', {
  position: {
    config: CONFIG,
    seats: [
      { score: 2, supply: { traders: 2, merchants: 1 } },
      { score: 1, supply: { traders: 5, merchants: 1 } },
      { score: 2, supply: { traders: 5, merchants: 1 } },
    ],
    routes: {
      'goettingen--quedlinburg': ['0t', '0t', '0t'],
      'hamburg--stade': ['0t', '0t', '0t'],
      'minden--paderborn': ['0t', '0t', '0t'],
    },
    cities: { minden: { posts: ['1t', null, null, null] } },
    markers: {
      'bremen--osnabrueck': 'exchange',
      'goslar--hildesheim': 'move-3',
      'lueneburg--perleberg': 'extra-post',
    },
  },
  steps: [
    {
      look: ['city:goettingen', 'city:stade'],
    },
    {
      look: ['route:goettingen--quedlinburg', 'city:goettingen'],
      allow: [
        { type: 'create', route: 'goettingen--quedlinburg', reward: { type: 'develop', ability: 'actions' } },
      ],
      all: true,
    },
    {
      look: ['route:hamburg--stade', 'city:stade'],
      allow: [{ type: 'create', route: 'hamburg--stade', reward: { type: 'develop', ability: 'privilege' } }],
      all: true,
    },
    {
      look: ['route:minden--paderborn', 'post:minden/1'],
      allow: [{ type: 'create', route: 'minden--paderborn', reward: { type: 'post', city: 'minden' } }],
      all: true,
    },
    {
      look: ['city:minden'],
    },
    {
      look: ['city:luebeck', 'city:groningen', 'city:halle'],
    },
  ],
});

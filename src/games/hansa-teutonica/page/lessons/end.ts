/** Chapter five: the great connection, the end and the final scores. */
import { chapter } from '../book.js';
import { CONFIG } from './begin.js';

const CHAIN = ['city:arnheim', 'city:muenster', 'city:minden', 'city:brunswick', 'city:stendal'];

export const ending = chapter('ending', {
  position: {
    config: CONFIG,
    seats: [
      {
        score: 12,
        supply: { traders: 4, merchants: 0 },
        abilities: { keys: 1, actions: 3, privilege: 1, book: 1, bank: 3 },
        markers: { unused: [], used: ['actions-3', 'exchange'], plate: [] },
      },
      {
        score: 16,
        supply: { traders: 3, merchants: 1 },
        abilities: { keys: 2, actions: 3, privilege: 2, book: 0, bank: 1 },
        markers: { unused: [], used: ['develop'], plate: [] },
      },
      {
        score: 11,
        supply: { traders: 5, merchants: 1 },
        abilities: { keys: 0, actions: 5, privilege: 1, book: 1, bank: 1 },
        markers: { unused: [], used: ['actions-4', 'extra-post', 'move-3'], plate: [] },
      },
    ],
    routes: {
      'brunswick--stendal': ['0t', '0t', '0t', '0t'],
      'hannover--minden': ['1t', '1t', null],
      'hamburg--luebeck': ['2t', null, null],
    },
    cities: {
      arnheim: { posts: ['0t', null, null, null] },
      muenster: { posts: ['0m', '1t'] },
      minden: { posts: ['1t', '0t', null, null] },
      stendal: { posts: ['0t', null, null, null] },
      hannover: { posts: ['1t', '1t'] },
      hamburg: { posts: ['2t', '2t', null] },
      luebeck: { posts: ['2t', null] },
      goettingen: { posts: ['2t', '0t'] },
      perleberg: { posts: ['1t', null, null] },
    },
    special: [0, null, null, null],
    markers: { 'goslar--hildesheim': 'exchange', 'lueneburg--perleberg': 'extra-post' },
  },
  steps: [
    {},
    {
      look: CHAIN,
    },
    {
      look: ['route:brunswick--stendal', 'post:brunswick/0'],
      allow: [{ type: 'create', route: 'brunswick--stendal', reward: { type: 'post', city: 'brunswick' } }],
      all: true,
    },
    {
      look: CHAIN,
    },
    {
      look: ['special:0', 'city:arnheim', 'city:minden', 'city:brunswick', 'city:stendal'],
      scores: true,
    },
    {
      look: CHAIN,
      scores: true,
    },
    {
      scores: true,
    },
  ],
});

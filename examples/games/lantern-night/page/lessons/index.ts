/** A first game of Lantern Night, in one short chapter. */
import type { Lesson } from '../../../../web/learn/types.js';
import { GAME_ID } from '../../rules/config.js';
import { about, chapter } from '../book.js';
import { card } from '../reference/card.js';

/** Two players near the end: every other bridge has its lantern. */
const BRIDGES = {
  'kranhof--soltkai': { lantern: 0 },
  'kranhof--reepbahn': { lantern: 1 },
  'soltkai--fischkai': { lantern: 1 },
  'soltkai--muenzkai': { lantern: 0 },
  'fischkai--waagkai': { lantern: 0 },
  'fischkai--tollhus': { lantern: 1 },
  'waagkai--brauhof': { lantern: 0 },
  'reepbahn--muenzkai': { lantern: 1 },
  'reepbahn--glockenkai': { lantern: 0 },
  'muenzkai--tollhus': { lantern: 1 },
  'muenzkai--tuchkai': { lantern: 0 },
  'tollhus--brauhof': { lantern: 1 },
  'tollhus--werftkai': { lantern: 0 },
  'brauhof--feuerkai': { lantern: 1 },
  'glockenkai--tuchkai': { lantern: 0 },
  'tuchkai--werftkai': { lantern: 1 },
  'werftkai--feuerkai': { lantern: 0 },
  'kranhof--muenzkai': { lantern: 1 },
  'fischkai--muenzkai': { gift: 3 },
  'waagkai--tollhus': { lantern: 1, gift: 1 },
};

export const lesson: Lesson = {
  id: GAME_ID,
  about,
  picture: card,
  standing: null,
  names: ['Anna', 'Berta'],
  chapters: [
    chapter('last', {
      position: {
        config: { game: GAME_ID, players: 2 },
        seats: [
          { coins: 9, patron: 'muenzkai' },
          { coins: 2, patron: 'waagkai' },
        ],
        bridges: BRIDGES,
      },
      steps: [
        { look: ['quay:muenzkai'] },
        {
          look: ['bridge:fischkai--muenzkai'],
          allow: [{ type: 'hang', to: 'fischkai--muenzkai' }],
          all: true,
          after: [{ seat: 1, action: { type: 'hang', to: 'muenzkai--glockenkai' } }],
        },
        { allow: [{ type: 'hang', to: 'tollhus--feuerkai' }] },
        { scores: true },
      ],
    }),
  ],
};

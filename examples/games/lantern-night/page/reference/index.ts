/** The rules of Lantern Night. */
import type { Reference } from '../../../../web/learn/types.js';
import { topic } from '../book.js';
import { card } from './card.js';

export const reference: Reference = {
  topics: [
    topic('lantern-goal', {
      covers: ['R1', 'R8'],
      see: ['lantern-turn', 'lantern-score'],
      figure: card.id,
    }),
    topic('lantern-turn', { covers: ['R2', 'R3', 'R4'] }),
    topic('lantern-score', { covers: ['R5', 'R6', 'R7'] }),
  ],
  figures: [card],
};

/** Hansa Teutonica: what it is about, setting up, the turn. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const htBasics: readonly Topic[] = [
  topic('ht-goal', {
    covers: [],
    see: ['ht-turn', 'ht-create', 'ht-final'],
  }),
  topic('ht-setup', {
    covers: ['S1', 'S2', 'S5'],
    see: ['ht-develop', 'ht-markers', 'ht-missions', 'ht-favours', 'ht-two'],
  }),
  topic('ht-turn', {
    covers: ['T1', 'T2', 'T3'],
    see: ['ht-income', 'ht-place', 'ht-displace', 'ht-move', 'ht-create', 'ht-plate'],
  }),
  topic('ht-secrets', {
    covers: ['Z1'],
    see: ['ht-plate', 'ht-missions'],
  }),
];

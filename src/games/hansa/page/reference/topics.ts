/** Hansa: all of its rules. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const topics: readonly Topic[] = [
  topic('hansa-goal', {
    covers: [],
    see: ['hansa-turn', 'hansa-score'],
  }),
  topic('hansa-setup', {
    covers: ['S1', 'S2', 'S3'],
    see: ['hansa-board', 'hansa-turn'],
  }),
  topic('hansa-turn', {
    covers: ['T1', 'T3', 'T9'],
    see: ['hansa-replenish', 'hansa-sail', 'hansa-buy', 'hansa-build', 'hansa-sell', 'hansa-end-turn'],
  }),
  topic('hansa-replenish', {
    covers: ['T2'],
    see: ['hansa-end', 'hansa-board'],
  }),
  topic('hansa-sail', {
    covers: ['T4'],
    see: ['hansa-turn', 'hansa-board'],
    figure: 'sail',
  }),
  topic('hansa-buy', {
    covers: ['T5'],
    see: ['hansa-build', 'hansa-end-turn'],
    figure: 'buy',
  }),
  topic('hansa-build', {
    covers: ['T6'],
    see: ['hansa-buy', 'hansa-sell', 'hansa-score'],
  }),
  topic('hansa-sell', {
    covers: ['T7'],
    see: ['hansa-score', 'hansa-end-turn'],
  }),
  topic('hansa-end-turn', {
    covers: ['T8'],
    see: ['hansa-turn', 'hansa-sell'],
  }),
  topic('hansa-end', {
    covers: ['X1'],
    see: ['hansa-replenish', 'hansa-score'],
  }),
  topic('hansa-score', {
    covers: ['X2', 'X3'],
    see: ['hansa-extra', 'hansa-sell'],
    figure: 'cities',
  }),
  topic('hansa-extra', {
    covers: ['X4'],
    see: ['hansa-score', 'hansa-end'],
  }),
  topic('hansa-secrets', {
    covers: ['Z1'],
    see: ['hansa-replenish'],
  }),
  topic('hansa-board', {
    covers: ['S1'],
    see: ['hansa-setup', 'hansa-sail'],
  }),
];

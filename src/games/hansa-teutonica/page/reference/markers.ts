/** Hansa Teutonica: bonus markers. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const htMarkers: readonly Topic[] = [
  topic('ht-markers', {
    covers: ['T3', 'E4', 'M6'],
    see: ['ht-marker-kinds', 'ht-plate', 'ht-final'],
    figure: 'marker',
  }),
  topic('ht-marker-kinds', {
    covers: ['M1', 'M2', 'M3', 'M4', 'M5'],
    see: ['ht-extra-post', 'ht-develop', 'ht-editions'],
  }),
  topic('ht-plate', {
    covers: ['T5'],
    see: ['ht-markers', 'ht-secrets'],
  }),
];

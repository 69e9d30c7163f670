/** Hansa Teutonica: the end, final scores, missions and favours. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const htEnd: readonly Topic[] = [
  topic('ht-end', {
    covers: ['X1'],
    see: ['ht-final'],
  }),
  topic('ht-final', {
    covers: ['X2'],
    see: ['ht-network', 'ht-control', 'ht-winner', 'ht-missions', 'ht-favours', 'ht-countries'],
  }),
  topic('ht-network', {
    covers: ['X2'],
    see: ['ht-final', 'ht-develop', 'ht-connection'],
    figure: 'network',
  }),
  topic('ht-winner', {
    covers: ['X4'],
    see: ['ht-final', 'ht-editions'],
  }),
  topic('ht-missions', {
    covers: ['S3', 'X3'],
    see: ['ht-final', 'ht-control'],
  }),
  topic('ht-favours', {
    covers: ['S4', 'T6', 'A2', 'C6'],
    see: ['ht-markers', 'ht-relocate', 'ht-income', 'ht-final'],
  }),
];

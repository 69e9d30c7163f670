/** Hansa Teutonica: income, placing, displacing, moving. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const htActions: readonly Topic[] = [
  topic('ht-income', {
    covers: ['A1'],
    see: ['ht-develop', 'ht-editions', 'ht-favours'],
  }),
  topic('ht-place', {
    covers: ['B1'],
    see: ['ht-displace', 'ht-britannia', 'ht-two'],
    figure: 'place',
  }),
  topic('ht-displace', {
    covers: ['C1'],
    see: ['ht-relocate'],
    figure: 'displace',
  }),
  topic('ht-relocate', {
    covers: ['C2', 'C3', 'C4', 'C5'],
    see: ['ht-displace', 'ht-favours', 'ht-britannia'],
    figure: 'relocate',
  }),
  topic('ht-move', {
    covers: ['D1'],
    see: ['ht-develop', 'ht-britannia'],
  }),
];

/** Hansa Teutonica: boards with rules of their own, two players, editions. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const htBoards: readonly Topic[] = [
  topic('ht-eastern', {
    covers: ['H1', 'H2'],
    see: ['ht-permanent', 'ht-extra-post'],
    figure: 'eastern',
  }),
  topic('ht-permanent', {
    covers: ['H3', 'H4', 'I5'],
    see: ['ht-eastern', 'ht-britannia', 'ht-create'],
  }),
  topic('ht-britannia', {
    covers: ['I1', 'I2', 'I3', 'I4'],
    see: ['ht-countries', 'ht-permanent', 'ht-place', 'ht-relocate'],
    figure: 'britannia',
  }),
  topic('ht-countries', {
    covers: ['I6', 'I7'],
    see: ['ht-britannia', 'ht-final', 'ht-control'],
  }),
  topic('ht-two', {
    covers: ['S6', 'P1', 'P2'],
    see: ['ht-place', 'ht-create', 'ht-editions'],
    figure: 'two',
  }),
  topic('ht-editions', {
    covers: ['A1', 'M1', 'M4', 'M5', 'X4', 'S2'],
    see: ['ht-income', 'ht-marker-kinds', 'ht-winner', 'ht-two'],
  }),
];

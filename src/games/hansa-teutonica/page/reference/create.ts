/** Hansa Teutonica: creating a route and what it brings. */
import type { Topic } from '../../../../web/learn/types.js';
import { topic } from '../book.js';

export const htCreate: readonly Topic[] = [
  topic('ht-create', {
    covers: ['E1', 'E2', 'E4', 'E5', 'E10', 'E12'],
    see: ['ht-control', 'ht-post', 'ht-extra-post', 'ht-develop', 'ht-special', 'ht-markers', 'ht-end'],
    figure: 'create',
  }),
  topic('ht-control', {
    covers: ['E3'],
    see: ['ht-create', 'ht-extra-post', 'ht-final'],
    figure: 'control',
  }),
  topic('ht-post', {
    covers: ['E6'],
    see: ['ht-create', 'ht-control', 'ht-end'],
    figure: 'post',
  }),
  topic('ht-extra-post', {
    covers: ['E7'],
    see: ['ht-control', 'ht-marker-kinds', 'ht-eastern'],
    figure: 'extra',
  }),
  topic('ht-develop', {
    covers: ['E8', 'T4', 'S5'],
    see: ['ht-setup', 'ht-final', 'ht-income', 'ht-move', 'ht-post'],
    figure: 'develop',
  }),
  topic('ht-special', {
    covers: ['E9'],
    see: ['ht-create', 'ht-final'],
    figure: 'special',
  }),
  topic('ht-connection', {
    covers: ['E11'],
    see: ['ht-network', 'ht-post'],
    figure: 'connection',
  }),
];

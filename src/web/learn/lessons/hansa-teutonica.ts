/** The first game of Hansa Teutonica, in five short chapters. */
import type { Lesson } from '../types.js';
import { abilities, routes } from './ht-begin.js';
import { ending } from './ht-end.js';
import { displacing, markers } from './ht-middle.js';

export const hansaTeutonicaLesson: Lesson = {
  id: 'hansa-teutonica',
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [routes, abilities, displacing, markers, ending],
};

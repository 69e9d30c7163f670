/** The first game of Hansa Teutonica, in five short chapters. */
import type { Lesson } from '../../../../web/learn/types.js';
import { abilities, routes } from './begin.js';
import { ending } from './end.js';
import { displacing, markers } from './middle.js';

export const hansaTeutonicaLesson: Lesson = {
  id: 'hansa-teutonica',
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [routes, abilities, displacing, markers, ending],
};

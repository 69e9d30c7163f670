/** The first game of Hansa, in four short chapters. */
import type { Lesson } from '../types.js';
import { booths, sailing } from './hansa-begin.js';
import { ending, limits } from './hansa-end.js';

export const hansaLesson: Lesson = {
  id: 'hansa',
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [sailing, booths, limits, ending],
};

/** The first game of Hansa, in four short chapters. */
import type { Lesson } from '../../../../web/learn/types.js';
import { booths, sailing } from './begin.js';
import { ending, limits } from './end.js';

export const hansaLesson: Lesson = {
  id: 'hansa',
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [sailing, booths, limits, ending],
};

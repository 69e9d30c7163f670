/** The first game of Hansa, in four short chapters. */
import type { Lesson } from '../../../../web/learn/types.js';
import { GAME_ID } from '../../rules/config.js';
import { about } from '../book.js';
import { card } from '../reference/figures.js';
import { booths, sailing } from './begin.js';
import { ending, limits } from './end.js';

export const lesson: Lesson = {
  id: GAME_ID,
  about,
  picture: card,
  standing: null,
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [sailing, booths, limits, ending],
};

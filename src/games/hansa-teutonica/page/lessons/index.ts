/** The first game of Hansa Teutonica, in five short chapters. */
import type { Lesson } from '../../../../web/learn/types.js';
import { GAME_ID } from '../../rules/config.js';
import { about } from '../book.js';
import { card } from '../reference/figures.js';
import { abilities, routes } from './begin.js';
import { ending } from './end.js';
import { displacing, markers } from './middle.js';

export const lesson: Lesson = {
  id: GAME_ID,
  about,
  picture: card,
  standing: 'track',
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [routes, abilities, displacing, markers, ending],
};

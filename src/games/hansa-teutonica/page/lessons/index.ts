/** The first game of Hansa Teutonica, in five short chapters. */
import type { Lesson } from '../../../../web/learn/types.js';
import { GAME_ID } from '../../rules/config.js';
import { card } from '../reference/figures.js';
import { abilities, routes } from './begin.js';
import { ending } from './end.js';
import { displacing, markers } from './middle.js';

export const lesson: Lesson = {
  id: GAME_ID,
  about: {
    en: 'Routes, trading posts and elbows: build a network across the Hanseatic League.',
    de: 'Straßen, Kontore und Ellenbogen: Baue dein Netz durch die Hanse.',
  },
  picture: card,
  standing: 'track',
  names: ['Anna', 'Berta', 'Claas'],
  chapters: [routes, abilities, displacing, markers, ending],
};

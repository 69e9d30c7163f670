/** How much the terms of `measure` matter to bots, and what explanations call them. */
import type { TermGuide } from '../../../../core/game.js';
import { texts } from '../texts/index.js';

export const termGuide: TermGuide = {
  weights: { close: 0.5, purse: 0.2 },
  temperaments: {
    builder: { own: { light: 0.3 } },
    blocker: { rivals: { light: -0.3, close: -0.3 } },
    racer: { own: { coins: 0.3 }, end: 2 },
  },
  topicOf: (term) => term,
  topicName: (topic, language) => texts.in(language).terms[topic as 'light'],
};

/** How much the terms of `measure` matter to bots, and what explanations call them. */
import type { TermGuide } from '../../../../core/game.js';
import { topicName } from '../texts/names.js';

const weights: TermGuide['weights'] = {
  sale: 0.5,
  singles: 0.3,
  'at-risk': -0.3,
  talers: 0.7,
  markets: 0.6,
  harbours: -0.5,
  stacks: 1,
  stalls: -0.5,
  cargo: 0.3,
  stay: 0.3,
};

/** `kontor bench temperaments` measures what they cost and how they show (docs/bots.md). */
const temperaments: TermGuide['temperaments'] = {
  builder: { own: { cities: 0.1, stacks: 1.2 }, withNetwork: { own: { cities: 0.03, stacks: 0.36 } } },
  blocker: {
    rivals: { cargo: -3, harbours: -2 },
    withNetwork: { rivals: { cargo: -0.9, harbours: -0.6 } },
  },
  racer: { end: 3, withNetwork: { end: 9 } },
};

export const termGuide: TermGuide = {
  weights,
  temperaments,
  /** How long the ship stays is bookkeeping. */
  topicOf: (term) => (term === 'stay' ? null : term),
  topicName,
};

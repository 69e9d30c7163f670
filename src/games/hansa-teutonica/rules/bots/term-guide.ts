/** How much the terms of `measure` matter to bots, and what explanations call them. */
import type { TermGuide } from '../../../../core/game.js';
import { topicName } from '../texts/names.js';
import { ABILITIES } from '../vocabulary.js';

const weights: TermGuide['weights'] = {
  track: 1.15,
  network: 1.15,
  tolls: 0.4,
  posts: 1.2,
  connection: 2,
  'route-1': 1,
  'route-2': 0.5,
  'route-3': 0.6,
  routes: 0.3,
  crew: 0.55,
  stock: 0.22,
  merchants: 0.5,
  'on-routes': 0.2,
  'in-the-way': 0.1,
  shortage: -1,
  unused: 0.9,
  tempo: 0.75,
  finish: 0.25,
};

/** The same for every ability. */
const abilities = (each: number): Readonly<Record<string, number>> =>
  Object.fromEntries(ABILITIES.map((ability) => [`growth-${ability}`, each]));

/** `kontor bench temperaments` measures what they cost and how they show (docs/bots.md). */
const temperaments: TermGuide['temperaments'] = {
  builder: { own: abilities(8), withNetwork: { own: abilities(0.56) } },
  blocker: {
    own: { 'in-the-way': 0.4, 'on-routes': 0.1 },
    rivals: { 'route-1': -0.5, 'route-2': -0.5, 'route-3': -0.5, routes: -0.3 },
    withNetwork: { rivals: { 'route-1': -0.3, 'route-2': -0.3, 'route-3': -0.3, routes: -0.18 } },
  },
  racer: {
    own: { ...abilities(-0.25), track: 0.4, tolls: 0.8 },
    end: 8,
    withNetwork: { own: { ...abilities(-0.1), track: 0.16, tolls: 0.32 }, end: 3.2 },
  },
};

export const termGuide: TermGuide = {
  weights,
  temperaments,
  /** Routes at each stage of completion are one topic; actions left are bookkeeping. */
  topicOf: (term) => (term === 'tempo' ? null : /^route-\d$/.test(term) ? 'routes' : term),
  topicName,
};

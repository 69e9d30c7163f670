/**
 * How much the terms of a game matter, in points. A term that is not named here counts as it is; the points of
 * the final scoring do.
 */
import type { Rules } from '../core/game.js';

export type Weights = Readonly<Record<string, number>>;

const HANSA_TEUTONICA: Weights = {
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

const HANSA: Weights = {
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

const WEIGHTS: Readonly<Record<string, Weights>> = { 'hansa-teutonica': HANSA_TEUTONICA, hansa: HANSA };

export const weightsFor = (rules: Rules): Weights => WEIGHTS[rules.game.id] ?? {};

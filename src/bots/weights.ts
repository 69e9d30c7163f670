/**
 * How much the terms of a game matter, in points. A term that is not named here counts as it is; the points of
 * the final scoring do.
 */
import type { Rules } from '../core/game.js';

export type Weights = Readonly<Record<string, number>>;

const HANSA_TEUTONICA: Weights = {
  track: 1.15,
  tolls: 0.6,
  posts: 1,
  connection: 2,
  'route-1': 1,
  'route-2': 0.5,
  'route-3': 0.5,
  routes: 0.5,
  crew: 0.55,
  stock: 0.22,
  merchants: 0.3,
  'on-routes': 0.2,
  'in-the-way': 0.15,
  shortage: -0.3,
  tempo: 0.8,
  finish: 0.25,
};

const HANSA: Weights = {
  sale: 0.6,
  singles: 0.3,
  'at-risk': -0.4,
  talers: 0.5,
  markets: 0.6,
  harbours: 0.3,
  stacks: 0.3,
  stalls: 0.2,
  cargo: 0.5,
  stay: 0.3,
};

const WEIGHTS: Readonly<Record<string, Weights>> = { 'hansa-teutonica': HANSA_TEUTONICA, hansa: HANSA };

export const weightsFor = (rules: Rules): Weights => WEIGHTS[rules.game.id] ?? {};

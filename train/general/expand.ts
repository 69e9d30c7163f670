/**
 * A network for one setup that begins as what the general network is on it: as in `src/bots/network/general.ts`, the row
 * of a feature is the sum of the rows of its roles.
 */
import type { Rules } from '../../src/core/game.js';
import { type Checkpoint, newCheckpoint } from '../checkpoint.js';
import type { Model } from '../model.js';

export function expand(general: Model, roles: readonly string[], rules: Rules): Checkpoint {
  const { of, always } = rules.featureRoles;
  const numbers = new Map(roles.map((role, i) => [role, i]));
  const width = general.sizes.hidden + 1;
  const checkpoint = newCheckpoint({ ...general.sizes, features: of.length }, 'expanded');
  const { weights } = checkpoint.model;
  // All that is not a row of a feature comes last in both.
  const baseAt = of.length * width;
  weights.fill(0, 0, baseAt);
  weights.set(general.weights.subarray(roles.length * width), baseAt);
  const add = (role: string, at: number): void => {
    const number = numbers.get(role);
    if (number === undefined) return;
    for (let i = 0; i < width; i++) weights[at + i] += general.weights[number * width + i];
  };
  of.forEach((names, feature) => {
    for (const role of names) add(role, feature * width);
  });
  for (const role of always) add(role, baseAt);
  return checkpoint;
}

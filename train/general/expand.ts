/** A network for one setup that begins as what the general network is on it. */
import { addRows } from '../../src/bots/network/general.js';
import type { Rules } from '../../src/core/game.js';
import { type Checkpoint, newCheckpoint } from '../checkpoint.js';
import type { Model } from '../model.js';

export function expand(general: Model, roles: readonly string[], { featureRoles }: Rules): Checkpoint {
  const features = featureRoles.of.length;
  const width = general.sizes.hidden + 1;
  const checkpoint = newCheckpoint({ ...general.sizes, features }, 'expanded');
  const { weights } = checkpoint.model;
  // All that is not a row of a feature comes last in both, the base first.
  weights.fill(0, 0, features * width);
  weights.set(general.weights.subarray(roles.length * width), features * width);
  addRows({ roles, width }, general.weights, featureRoles, weights);
  return checkpoint;
}

/** A network file as a model that can be trained further: the reverse of `quantise`. */
import { readWeights } from '../src/bots/network/format.js';
import { partsOf } from '../src/bots/network/network.js';
import { Model } from './model.js';

export function modelFrom(file: Uint8Array, schema: string, name: string): Model {
  const { sizes, weights } = readWeights(file, schema, name);
  const model = new Model(sizes);
  const parts = partsOf(sizes);
  let at = 0;
  for (let layer = 0; layer < 3; layer++) {
    const end = at + parts[2 * layer] + parts[2 * layer + 1];
    for (; at < end; at++) model.weights[at] = weights.whole[at] * weights.scales[layer];
  }
  model.weights[model.prior] = weights.prior;
  return model;
}

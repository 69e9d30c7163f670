/**
 * Several networks as one whose output is the mean of theirs. A search picks out the positions that a network
 * overrates; two networks that learned separately seldom overrate the same ones.
 *
 * The hidden units of all stand side by side, and those of one lead only to its own second layer.
 */
import type { Sizes } from '../src/bots/network/layout.js';
import { partsOf } from '../src/bots/network/network.js';
import { Model } from './model.js';

export function average(models: readonly Model[]): Model {
  const [{ sizes }] = models;
  const total = (units: (sizes: Sizes) => number): number =>
    models.reduce((sum, model) => sum + units(model.sizes), 0);
  const mean = new Model({
    features: sizes.features,
    hidden: total(({ hidden }) => hidden),
    second: total(({ second }) => second),
  });
  let hidden = 0;
  let second = 0;
  for (const model of models) {
    if (model.sizes.features !== sizes.features) throw new Error('networks for different features');
    place(model, mean, hidden, second, 1 / models.length);
    hidden += model.sizes.hidden;
    second += model.sizes.second;
  }
  return mean;
}

/** Adds one network, its first unit of each hidden layer at the places given; only a share of its output counts. */
function place(from: Model, to: Model, hidden: number, second: number, share: number): void {
  const [ours, theirs] = [layersOf(to), layersOf(from)];
  const width = { ours: to.sizes.hidden, theirs: from.sizes.hidden };
  // The last of the rows is the base.
  for (let row = 0; row <= from.sizes.features; row++) {
    const [at, of] = [row * (width.ours + 1), row * (width.theirs + 1)];
    ours.rows.set(theirs.rows.subarray(of, of + width.theirs), at + hidden);
    ours.rows[at + width.ours] += share * theirs.rows[of + width.theirs];
  }
  for (let unit = 0; unit < from.sizes.second; unit++) {
    const weights = theirs.second.subarray(unit * width.theirs, (unit + 1) * width.theirs);
    ours.second.set(weights, (second + unit) * width.ours + hidden);
    ours.secondBase[second + unit] = theirs.secondBase[unit];
    ours.last[second + unit] = share * theirs.last[unit];
  }
  ours.lastBase[0] += share * theirs.lastBase[0];
  to.weights[to.prior] += share * from.weights[from.prior];
}

function layersOf({ sizes, weights }: Model) {
  const [rows, base, second, secondBase, last, lastBase] = partsOf(sizes);
  let start = 0;
  const next = (length: number): Float32Array => {
    start += length;
    return weights.subarray(start - length, start);
  };
  return {
    rows: next(rows + base),
    second: next(second),
    secondBase: next(secondBase),
    last: next(last),
    lastBase: next(lastBase),
  };
}

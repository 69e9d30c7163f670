/**
 * A network in training, with all that is needed to resume. On disk, little-endian: `KCHK`, the fingerprint of the
 * features (64 bits), features, hidden and second units, steps made (32 bits each), then as 32-bit floats the
 * weights (that of the readable evaluation last) and Adam's two means. `fit.py` reads and writes the same.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fingerprint, isNetwork, showFingerprint, writeNetwork } from '../src/bots/network/format.js';
import type { Sizes } from '../src/bots/network/layout.js';
import { partsOf, type Scales } from '../src/bots/network/network.js';
import { Random } from '../src/core/random.js';
import { Adam } from './adam.js';
import { average } from './average.js';
import { modelFrom } from './import.js';
import { Model } from './model.js';
import { numberIn, type Options } from './options.js';
import type { Run } from './run.js';

const MAGIC = 'KCHK';
const HEADER = 28;
const LARGEST = 32767;

export interface Checkpoint {
  readonly model: Model;
  readonly adam: Adam;
}

export function newCheckpoint(sizes: Sizes, seed: string, prior = 0): Checkpoint {
  const model = new Model(sizes);
  model.initialise(new Random(seed), prior);
  return { model, adam: new Adam(model.weights.length) };
}

export function writeCheckpoint(path: string, schema: string, { model, adam }: Checkpoint): void {
  const { features, hidden, second } = model.sizes;
  const header = Buffer.alloc(HEADER);
  header.write(MAGIC, 'latin1');
  [...fingerprint(schema), features, hidden, second, adam.steps].forEach((value, i) => {
    header.writeUInt32LE(value, 4 + 4 * i);
  });
  const parts = [model.weights, adam.means, adam.squares].map((a) => new Uint8Array(a.buffer));
  writeFileSync(`${path}.part`, Buffer.concat([header, ...parts]));
  renameSync(`${path}.part`, path);
}

export function readCheckpoint(path: string, schema: string): Checkpoint {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== MAGIC) throw new Error(`${path} is not a checkpoint`);
  const theirs = showFingerprint([file.readUInt32LE(4), file.readUInt32LE(8)]);
  const ours = showFingerprint(fingerprint(schema));
  if (theirs !== ours) throw new Error(`${path} was trained for other features (${theirs}, now ${ours})`);
  const [features, hidden, second, steps] = [12, 16, 20, 24].map((at) => file.readUInt32LE(at));
  const model = new Model({ features, hidden, second });
  const adam = new Adam(model.weights.length);
  adam.steps = steps;
  const floats = new Float32Array(file.buffer.slice(file.byteOffset + HEADER, file.byteOffset + file.length));
  const length = model.weights.length;
  if (floats.length !== 3 * length) throw new Error(`${path} is truncated`);
  model.weights.set(floats.subarray(0, length));
  adam.means.set(floats.subarray(length, 2 * length));
  adam.squares.set(floats.subarray(2 * length));
  return { model, adam };
}

/** The model of a checkpoint, or of a network file that was exported. */
function readModel(path: string, schema: string): Model {
  const file = readFileSync(path);
  return isNetwork(file) ? modelFrom(file, schema, path) : readCheckpoint(path, schema).model;
}

/** Writes a checkpoint with random weights if the run has none. */
export function beginRun(run: Run, seed: string): void {
  if (existsSync(run.checkpoint)) return;
  writeCheckpoint(run.checkpoint, run.rules.featureSchema, newCheckpoint(run.sizes, seed, run.prior));
}

/**
 * The newest checkpoint of a run, averaged with those that `--average` names (checkpoints or network files), as a network file with its correction
 * scaled by `--trust`.
 */
export function networkFile(run: Run, options: Options): Uint8Array {
  const schema = run.rules.featureSchema;
  const others = options.average?.split(',') ?? [];
  const models = [run.checkpoint, ...others].map((path) => readModel(path, schema));
  const model = models.length === 1 ? models[0] : average(models);
  const trust = numberIn(options, 'trust', 1);
  if (trust !== 1 && model.weights[model.prior] === 0) {
    throw new Error(
      `${run.name} does not use the readable evaluation: --trust is for networks that correct it`,
    );
  }
  model.scaleCorrection(trust);
  return quantise(schema, model, options.packed === 'yes');
}

/** A network as it ships: 16-bit integers, each layer scaled to its largest weight; with `packed`, smaller. */
export function quantise(schema: string, model: Model, packed = false): Uint8Array {
  const parts = partsOf(model.sizes);
  const whole = new Int16Array(model.prior);
  const scales: number[] = [];
  let start = 0;
  for (let layer = 0; layer < 3; layer++) {
    const end = start + parts[2 * layer] + parts[2 * layer + 1];
    let largest = 1e-6;
    for (let i = start; i < end; i++) largest = Math.max(largest, Math.abs(model.weights[i]));
    const scale = Math.fround(largest / LARGEST);
    for (let i = start; i < end; i++) whole[i] = Math.round(model.weights[i] / scale);
    scales.push(scale);
    start = end;
  }
  const weights = { scales: scales as unknown as Scales, whole, prior: model.weights[model.prior] };
  return writeNetwork(schema, model.sizes, weights, packed);
}

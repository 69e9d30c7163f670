/**
 * Positions to learn from: for each its active features and the share of the win to aim at. On disk, little-endian:
 * `KDAT`, the fingerprint of the features (64 bits), the number of samples and of features in all (32 bits each), then
 * the offsets (32 bits, one more than samples), the targets and priors (32-bit floats) and the features (16 bits). `fit.py`
 * reads the same.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fingerprint, showFingerprint } from '../src/bots/network/format.js';

const MAGIC = 'KDAT';
const HEADER = 20;

export interface Samples {
  /** Sample i has the features `offsets[i]` up to `offsets[i + 1]`. */
  readonly offsets: Uint32Array;
  readonly targets: Float32Array;
  /** What the readable evaluation said, as the output of a network; 0 where the network stands by itself. */
  readonly priors: Float32Array;
  readonly features: Uint16Array;
}

export class SampleWriter {
  private readonly targets: number[] = [];
  private readonly priors: number[] = [];
  private readonly lists: Uint16Array[] = [];

  add(features: Uint16Array, target: number, prior: number): void {
    this.lists.push(features);
    this.targets.push(target);
    this.priors.push(prior);
  }

  get count(): number {
    return this.targets.length;
  }

  samples(): Samples {
    const offsets = new Uint32Array(this.lists.length + 1);
    this.lists.forEach((list, i) => {
      offsets[i + 1] = offsets[i] + list.length;
    });
    const features = new Uint16Array(offsets[this.lists.length]);
    this.lists.forEach((list, i) => {
      features.set(list, offsets[i]);
    });
    return {
      offsets,
      targets: Float32Array.from(this.targets),
      priors: Float32Array.from(this.priors),
      features,
    };
  }
}

export function writeSamples(path: string, schema: string, samples: Samples): void {
  const { offsets, targets, priors, features } = samples;
  const header = Buffer.alloc(HEADER);
  header.write(MAGIC, 'latin1');
  fingerprint(schema).forEach((half, i) => {
    header.writeUInt32LE(half, 4 + 4 * i);
  });
  header.writeUInt32LE(targets.length, 12);
  header.writeUInt32LE(features.length, 16);
  // Under another name first: whoever reads the folder never sees half a file.
  writeFileSync(
    `${path}.part`,
    Buffer.concat([header, bytesOf(offsets), bytesOf(targets), bytesOf(priors), bytesOf(features)]),
  );
  renameSync(`${path}.part`, path);
}

export function readSamples(path: string, schema: string): Samples {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== MAGIC) throw new Error(`${path} holds no samples`);
  const theirs = showFingerprint([file.readUInt32LE(4), file.readUInt32LE(8)]);
  const ours = showFingerprint(fingerprint(schema));
  if (theirs !== ours) throw new Error(`${path} was made for other features (${theirs}, now ${ours})`);
  const count = file.readUInt32LE(12);
  const data = file.buffer.slice(file.byteOffset + HEADER, file.byteOffset + file.length);
  const offsets = new Uint32Array(data, 0, count + 1);
  const targets = new Float32Array(data, 4 * (count + 1), count);
  const priors = new Float32Array(data, 8 * count + 4, count);
  return { offsets, targets, priors, features: new Uint16Array(data, 12 * count + 4, file.readUInt32LE(16)) };
}

/** Several lots as one. */
export function joinSamples(lots: readonly Samples[]): Samples {
  const writer = { count: 0, features: 0 };
  for (const lot of lots) {
    writer.count += lot.targets.length;
    writer.features += lot.features.length;
  }
  const offsets = new Uint32Array(writer.count + 1);
  const targets = new Float32Array(writer.count);
  const priors = new Float32Array(writer.count);
  const features = new Uint16Array(writer.features);
  let at = 0;
  let start = 0;
  for (const lot of lots) {
    targets.set(lot.targets, at);
    priors.set(lot.priors, at);
    features.set(lot.features, start);
    for (let i = 0; i < lot.targets.length; i++) offsets[at + i] = start + lot.offsets[i];
    at += lot.targets.length;
    start += lot.features.length;
  }
  offsets[at] = start;
  return { offsets, targets, priors, features };
}

const bytesOf = (array: Uint32Array | Float32Array | Uint16Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

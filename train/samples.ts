/**
 * Training samples: for each position its active features, its target (a share of the win), and how its game ended. On
 * disk, little-endian: `KLOT`, the fingerprint of the features (64 bits), the number of samples, of their features in
 * all, of endings and of their features in all (32 bits each); for the samples the offsets (32 bits, one more than
 * samples), the targets, priors, outcomes and turns left (32-bit floats) and the number of the ending (32 bits); the
 * offsets of the endings; then the features of samples and of endings (16 bits). `fit.py` reads the same.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fingerprint, showFingerprint } from '../src/bots/network/format.js';

const MAGIC = 'KLOT';
const HEADER = 28;

export interface Samples {
  /** Sample i has the features `offsets[i]` up to `offsets[i + 1]`. */
  readonly offsets: Uint32Array;
  readonly targets: Float32Array;
  /** The readable evaluation as a network output; 0 if the network does without it. */
  readonly priors: Float32Array;
  readonly features: Uint16Array;
}

/** How the games of the samples ended. */
interface Endings {
  /** For each sample: the share of the win that its seat had in the end, and the turns of all seats until then. */
  readonly outcomes: Float32Array;
  readonly turnsLeft: Float32Array;
  /** For each sample: the number of its ending below. */
  readonly of: Uint32Array;
  /** The last position of a game as a seat sees it, by its features. */
  readonly offsets: Uint32Array;
  readonly features: Uint16Array;
}

/** How the game of a sample ended for its seat. */
export interface Fate {
  readonly outcome: number;
  readonly turnsLeft: number;
  /** As `addEnding` numbered it. */
  readonly ending: number;
}

const UNKNOWN: Fate = { outcome: 0, turnsLeft: 0, ending: 0 };

export class SampleWriter {
  private readonly targets: number[] = [];
  private readonly priors: number[] = [];
  private readonly lists: Uint16Array[] = [];
  private readonly fates: Fate[] = [];
  private readonly lasts: Uint16Array[] = [];

  add(features: Uint16Array, target: number, prior: number, fate = UNKNOWN): void {
    this.lists.push(features);
    this.targets.push(target);
    this.priors.push(prior);
    this.fates.push(fate);
  }

  /** Adds the last position of a game as a seat sees it and returns its number. */
  addEnding(features: Uint16Array): number {
    return this.lasts.push(features) - 1;
  }

  get count(): number {
    return this.targets.length;
  }

  samples(): Samples {
    return {
      ...joinLists(this.lists),
      targets: Float32Array.from(this.targets),
      priors: Float32Array.from(this.priors),
    };
  }

  endings(): Endings {
    return {
      outcomes: Float32Array.from(this.fates, ({ outcome }) => outcome),
      turnsLeft: Float32Array.from(this.fates, ({ turnsLeft }) => turnsLeft),
      of: Uint32Array.from(this.fates, ({ ending }) => ending),
      ...joinLists(this.lasts),
    };
  }
}

function joinLists(lists: readonly Uint16Array[]): { offsets: Uint32Array; features: Uint16Array } {
  const offsets = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    offsets[i + 1] = offsets[i] + list.length;
  });
  const features = new Uint16Array(offsets[lists.length]);
  lists.forEach((list, i) => {
    features.set(list, offsets[i]);
  });
  return { offsets, features };
}

export function writeSamples(path: string, schema: string, samples: Samples, endings: Endings): void {
  const header = Buffer.alloc(HEADER);
  header.write(MAGIC, 'latin1');
  const sizes = [samples.targets, samples.features, endings.offsets.subarray(1), endings.features];
  [...fingerprint(schema), ...sizes.map(({ length }) => length)].forEach((value, i) => {
    header.writeUInt32LE(value, 4 + 4 * i);
  });
  const parts = [
    ...[samples.offsets, samples.targets, samples.priors, endings.outcomes, endings.turnsLeft, endings.of],
    ...[endings.offsets, samples.features, endings.features],
  ];
  // Written under another name first, so that readers never see half a file.
  writeFileSync(`${path}.part`, Buffer.concat([header, ...parts.map(bytesOf)]));
  renameSync(`${path}.part`, path);
}

export function readSamples(path: string, schema: string): Samples & { readonly endings: Endings } {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== MAGIC) throw new Error(`${path} holds no samples`);
  const theirs = showFingerprint([file.readUInt32LE(4), file.readUInt32LE(8)]);
  const ours = showFingerprint(fingerprint(schema));
  if (theirs !== ours) throw new Error(`${path} was made for other features (${theirs}, now ${ours})`);
  const [count, featureCount, endings, endingFeatures] = [12, 16, 20, 24].map((at) => file.readUInt32LE(at));
  const data = file.buffer.slice(file.byteOffset + HEADER, file.byteOffset + file.length);
  let at = 0;
  const take = <A>(
    Kind: new (buffer: ArrayBuffer, at: number, length: number) => A,
    length: number,
    size = 4,
  ): A => {
    at += length * size;
    return new Kind(data as ArrayBuffer, at - length * size, length);
  };
  const offsets = take(Uint32Array, count + 1);
  const targets = take(Float32Array, count);
  const priors = take(Float32Array, count);
  const outcomes = take(Float32Array, count);
  const turnsLeft = take(Float32Array, count);
  const of = take(Uint32Array, count);
  const endingOffsets = take(Uint32Array, endings + 1);
  const features = take(Uint16Array, featureCount, 2);
  const last = take(Uint16Array, endingFeatures, 2);
  return {
    ...{ offsets, targets, priors, features },
    endings: { outcomes, turnsLeft, of, offsets: endingOffsets, features: last },
  };
}

/** Several shards as one. */
export function joinSamples(shards: readonly Samples[]): Samples {
  const size = { count: 0, features: 0 };
  for (const shard of shards) {
    size.count += shard.targets.length;
    size.features += shard.features.length;
  }
  const offsets = new Uint32Array(size.count + 1);
  const targets = new Float32Array(size.count);
  const priors = new Float32Array(size.count);
  const features = new Uint16Array(size.features);
  let at = 0;
  let start = 0;
  for (const shard of shards) {
    targets.set(shard.targets, at);
    priors.set(shard.priors, at);
    features.set(shard.features, start);
    for (let i = 0; i < shard.targets.length; i++) offsets[at + i] = start + shard.offsets[i];
    at += shard.targets.length;
    start += shard.features.length;
  }
  offsets[at] = start;
  return { offsets, targets, priors, features };
}

const bytesOf = (array: Uint32Array | Float32Array | Uint16Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

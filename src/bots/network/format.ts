/**
 * Networks as files: a header with the fingerprint of the features they were trained for, then the weights as
 * integers. All numbers are little-endian.
 *
 * | bytes | what |
 * | --- | --- |
 * | 0 | `KNET` |
 * | 4 | version of this format, 32 bits: 1, or 2 if the rows are packed |
 * | 8 | fingerprint of the feature schema, 64 bits |
 * | 16 | features, units of the first and of the second hidden layer, 32 bits each |
 * | 28 | the scale of each of the three layers, 32-bit floats |
 * | 40 | the weight of the readable evaluation, 32-bit float |
 * | 44 | the weights in 16 bits, in the order of `partsOf`; in version 2 the rows of the first layer as `rows.ts` packs them, then the others in 16 bits |
 */
import type { KernelName } from './kernel.js';
import type { Sizes } from './layout.js';
import { Network, partsOf, type Scales, type Weights } from './network.js';
import { packedLength, packRows, unpackRows } from './rows.js';

const MAGIC = 'KNET';
const VERSION = 1;
const PACKED_VERSION = 2;
const HEADER = 44;

/** A network as a file; with `packed`, in about half the space and slightly rounded. */
export function writeNetwork(
  schema: string,
  sizes: Sizes,
  { scales, whole, prior }: Weights,
  packed = false,
): Uint8Array {
  const { inRows, rowBytes, length } = lengthsOf(sizes, packed);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  view.setUint32(4, packed ? PACKED_VERSION : VERSION, true);
  fingerprint(schema).forEach((half, i) => {
    view.setUint32(8 + 4 * i, half, true);
  });
  [sizes.features, sizes.hidden, sizes.second].forEach((size, i) => {
    view.setUint32(16 + 4 * i, size, true);
  });
  scales.forEach((scale, i) => {
    view.setFloat32(28 + 4 * i, scale, true);
  });
  view.setFloat32(40, prior, true);
  if (packed) packRows(sizes, whole, new DataView(bytes.buffer, HEADER, rowBytes));
  const others = HEADER + rowBytes;
  for (let i = inRows; i < whole.length; i++) view.setInt16(others + 2 * (i - inRows), whole[i], true);
  return bytes;
}

/** The weights that are packed and their bytes, none of both in version 1; and the length of the whole file. */
function lengthsOf(sizes: Sizes, packed: boolean) {
  const count = partsOf(sizes).reduce((a, b) => a + b, 0);
  const inRows = packed ? partsOf(sizes)[0] : 0;
  const rowBytes = packed ? packedLength(sizes) : 0;
  return { count, inRows, rowBytes, length: HEADER + rowBytes + 2 * (count - inRows) };
}

export const isNetwork = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, MAGIC.length)) === MAGIC;

/** Reads a network for the features of `schema`; any other, or a broken file, is an error with its `name`. */
export function readNetwork(bytes: Uint8Array, schema: string, name: string, kernel?: KernelName): Network {
  const { sizes, weights } = readWeights(bytes, schema, name);
  return new Network(sizes, weights, kernel);
}

/** The same, as plain numbers. */
export function readWeights(
  bytes: Uint8Array,
  schema: string,
  name: string,
): { readonly sizes: Sizes; readonly weights: Weights } {
  const broken = (why: string): Error => new Error(`the network ${name} cannot be used: ${why}`);
  if (bytes.length < HEADER) throw broken('the file is too short');
  if (!isNetwork(bytes)) throw broken('it is not a network file');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(4, true);
  if (version !== VERSION && version !== PACKED_VERSION) {
    throw broken(`its format is ${version}, this program reads ${VERSION} and ${PACKED_VERSION}`);
  }
  const theirs = showFingerprint([view.getUint32(8, true), view.getUint32(12, true)]);
  const ours = showFingerprint(fingerprint(schema));
  if (theirs !== ours) {
    throw broken(`it was trained for other features (${theirs}; this game has ${ours}); train it again`);
  }
  const [features, hidden, second] = [16, 20, 24].map((at) => view.getUint32(at, true));
  const sizes: Sizes = { features, hidden, second };
  const packed = version === PACKED_VERSION;
  const { count, inRows, rowBytes, length } = lengthsOf(sizes, packed);
  if (bytes.length !== length) throw broken('the file does not have the length that its header says');
  const scales = [28, 32, 36].map((at) => view.getFloat32(at, true)) as unknown as Scales;
  const whole = new Int16Array(count);
  if (packed) unpackRows(sizes, new DataView(bytes.buffer, bytes.byteOffset + HEADER, rowBytes), whole);
  const others = HEADER + rowBytes;
  for (let i = inRows; i < count; i++) whole[i] = view.getInt16(others + 2 * (i - inRows), true);
  return { sizes, weights: { scales, whole, prior: view.getFloat32(40, true) } };
}

/** Two halves of 32 bits. */
export function fingerprint(schema: string): readonly [number, number] {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < schema.length; i++) {
    a = Math.imul(a ^ schema.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ schema.charCodeAt(i) ^ (a >>> 13), 0x85ebca6b);
  }
  return [a >>> 0, b >>> 0];
}

export const showFingerprint = (halves: readonly number[]): string =>
  halves.map((half) => half.toString(16).padStart(8, '0')).join('');

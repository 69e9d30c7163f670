/**
 * The general network of a game, for boards without a network of their own. It knows roles (`core/roles.ts`) instead of
 * features; for a board, the row of a feature is the sum of the rows of its roles. The result is an ordinary network, so
 * it costs no more to use.
 *
 * As a file, little-endian: `KGEN`, the version of this format and the length of the names (32 bits each), the names of
 * the roles as JSON, then a network file whose features are these roles.
 */
import type { Rules } from '../../core/game.js';
import type { FeatureRoles } from '../../core/roles.js';
import { readWeights } from './format.js';
import type { Sizes } from './layout.js';
import { Network, partsOf, type Weights } from './network.js';

const MAGIC = 'KGEN';
const VERSION = 1;
const HEADER = 12;
const LARGEST = 32767;

export interface GeneralNetwork {
  readonly roles: readonly string[];
  readonly sizes: Sizes;
  readonly weights: Weights;
}

/** The name of the file, among those of the other networks. */
export const generalName = (rules: Rules): string => `general-${rules.game.id}`;

/** The schema of the network inside the file: its features are roles. */
export const generalSchema = (game: string, roles: readonly string[]): string => [game, ...roles].join('\n');

export const isGeneral = (bytes: Uint8Array): boolean => textOf(bytes.subarray(0, MAGIC.length)) === MAGIC;

/** Names of roles are ASCII. */
const textOf = (bytes: Uint8Array): string => Array.from(bytes, (code) => String.fromCharCode(code)).join('');

/** `network` is a network file for `generalSchema`. */
export function writeGeneral(roles: readonly string[], network: Uint8Array): Uint8Array {
  const names = Uint8Array.from(JSON.stringify(roles), (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(HEADER + names.length + network.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, names.length, true);
  bytes.set(names, HEADER);
  bytes.set(network, HEADER + names.length);
  return bytes;
}

/** Reads the general network of a game; a broken file, or one of another game, is an error with its `name`. */
export function readGeneral(bytes: Uint8Array, game: string, name: string): GeneralNetwork {
  const broken = (why: string): Error => new Error(`the network ${name} cannot be used: ${why}`);
  if (bytes.length < HEADER || !isGeneral(bytes)) throw broken('it is not the general network of a game');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) !== VERSION) throw broken(`its format is ${view.getUint32(4, true)}`);
  const start = HEADER + view.getUint32(8, true);
  if (start > bytes.length) throw broken('the file is too short');
  const roles = JSON.parse(textOf(bytes.subarray(HEADER, start))) as string[];
  return { roles, ...readWeights(bytes.subarray(start), generalSchema(game, roles), name) };
}

/**
 * Adds the rows of a setup's features to `sums` and, last, what is always true of it to its base. Each row is the sum of the rows of its
 * roles; roles that the general network does not know count for nothing.
 */
export function addRows(
  { roles, width }: { readonly roles: readonly string[]; readonly width: number },
  rows: ArrayLike<number>,
  { of, always }: FeatureRoles,
  sums: Float32Array | Float64Array,
): void {
  const numbers = new Map(roles.map((role, i) => [role, i]));
  const add = (role: string, at: number): void => {
    const number = numbers.get(role);
    if (number === undefined) return;
    for (let i = 0; i < width; i++) sums[at + i] += rows[number * width + i];
  };
  of.forEach((names, feature) => {
    for (const role of names) add(role, feature * width);
  });
  for (const role of always) add(role, of.length * width);
}

/** The network for a setup. */
export function networkFrom({ roles, sizes, weights }: GeneralNetwork, rules: Rules): Network {
  const { of } = rules.featureRoles;
  const width = sizes.hidden + 1;
  const [rows, base, ...others] = partsOf(sizes);
  const sums = new Float64Array((of.length + 1) * width);
  sums.set(weights.whole.subarray(rows, rows + base), of.length * width);
  addRows({ roles, width }, weights.whole, rules.featureRoles, sums);

  // Sums may exceed 16 bits.
  const largest = sums.reduce((most, sum) => Math.max(most, Math.abs(sum)), 1);
  const factor = Math.max(1, largest / LARGEST);
  const rest = others.reduce((a, b) => a + b, 0);
  const whole = new Int16Array(sums.length + rest);
  for (let i = 0; i < sums.length; i++) whole[i] = Math.round(sums[i] / factor);
  whole.set(weights.whole.subarray(rows + base), sums.length);
  const [first, second, last] = weights.scales;
  return new Network(
    { ...sizes, features: of.length },
    { scales: [first * factor, second, last], whole, prior: weights.prior },
  );
}

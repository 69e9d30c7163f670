/**
 * Forecasts as files, little-endian: `KOUT`, the version of this format (32 bits), a fingerprint of their inputs and
 * outputs (64 bits), inputs, units and outputs of each of the three networks (32 bits each), then their weights
 * as 32-bit floats.
 */
import type { Rules } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { fingerprint, showFingerprint } from '../network/format.js';
import { categoriesOf, type OutlookNetworks, ROUNDS, shapes } from './outlook.js';
import { Perceptron } from './perceptron.js';

const MAGIC = 'KOUT';
const VERSION = 1;
const HEADER = 52;
const NAMES = ['game', 'seat', 'place'] as const;

/** The same for all boards and numbers of players of a game. */
function outlookSchema(rules: Rules, categories: readonly string[]): string {
  return [rules.game.id, ROUNDS, rules.terms, categories, rules.holdings.signs].join(' ');
}

/** The scoring categories do not depend on the position. */
const categoriesAtStart = (rules: Rules): string[] => categoriesOf(rules, rules.setUp(new Random('outlook')));

export function writeOutlook(rules: Rules, networks: OutlookNetworks): Uint8Array {
  const parts = NAMES.map((name) => networks[name]);
  const count = parts.reduce((sum, { weights }) => sum + weights.length, 0);
  const bytes = new Uint8Array(HEADER + 4 * count);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  const schema = outlookSchema(rules, categoriesAtStart(rules));
  const sizes = parts.flatMap(({ inputs, units, outputs }) => [inputs, units, outputs]);
  [VERSION, ...fingerprint(schema), ...sizes].forEach((value, i) => {
    view.setUint32(4 + 4 * i, value, true);
  });
  let at = HEADER;
  for (const weight of parts.flatMap(({ weights }) => [...weights])) {
    view.setFloat32(at, weight, true);
    at += 4;
  }
  return bytes;
}

/** Reads the forecasts of a game; a file of another game or version, or a broken one, is an error. */
export function readOutlook(bytes: Uint8Array, rules: Rules): OutlookNetworks {
  const broken = (why: string): Error =>
    new Error(`the forecasts of ${rules.game.id} cannot be used: ${why}; make them again`);
  if (bytes.length < HEADER || String.fromCharCode(...bytes.subarray(0, 4)) !== MAGIC)
    throw broken('this is no file of forecasts');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) !== VERSION) throw broken('the format is another');
  const categories = categoriesAtStart(rules);
  const ours = showFingerprint(fingerprint(outlookSchema(rules, categories)));
  const theirs = showFingerprint([view.getUint32(8, true), view.getUint32(12, true)]);
  if (theirs !== ours) throw broken(`they were learnt for ${theirs}, this game has ${ours}`);
  const expected = shapes(rules, categories.length);
  let at = HEADER;
  const [game, seat, place] = NAMES.map((name, part) => {
    const sizes = [0, 4, 8].map((more) => view.getUint32(16 + 12 * part + more, true));
    if (sizes.some((size, i) => size !== expected[name][i])) throw broken('the sizes are others');
    const length = Perceptron.size(sizes[0], sizes[1], sizes[2]);
    if (bytes.length < at + 4 * length) throw broken('the file is too short');
    const weights = Float32Array.from({ length }, (_, i) => view.getFloat32(at + 4 * i, true));
    at += 4 * length;
    return new Perceptron(sizes[0], sizes[1], sizes[2], weights);
  });
  return { game, seat, place };
}

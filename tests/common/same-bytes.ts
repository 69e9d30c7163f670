/** Fast comparisons for tests that make thousands of them: `toEqual` goes through all parts one by one. */
import { expect } from 'vitest';
import type { State } from '../../src/core/game.js';
import type { Json } from '../../src/core/json.js';

export function expectSameBytes(found: State, expected: State): void {
  if (Buffer.compare(found, expected) !== 0) expect(found).toEqual(expected);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** To the last bit, for the same reason. */
export function expectSameNumbers(found: Float64Array, expected: Float64Array): void {
  if (Buffer.compare(bytesOf(found), bytesOf(expected)) !== 0) expect(found).toEqual(expected);
}

/** Where only the order of keys differs, `toEqual` decides. */
export function expectSameJson(found: Json, expected: Json): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}

/** States compared at once: `toEqual` goes through their thousand numbers one by one. */
import { expect } from 'vitest';
import type { State } from '../../src/core/game.js';

export function expectSameBytes(found: State, expected: State): void {
  if (Buffer.compare(found, expected) !== 0) expect(found).toEqual(expected);
}

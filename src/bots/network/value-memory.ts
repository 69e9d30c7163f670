/**
 * The values of positions that were met lately. A merchant searches anew at every decision of its turn and meets half of
 * the positions again. What is hidden was dealt anew in between, but values do not depend on it: a position is recognised
 * by the bytes that matter.
 */
import type { Change } from '../../core/change.js';
import type { Rules, State } from '../../core/game.js';

/** Half a megabyte in all; a merchant's turn values some 8,000 different positions. */
const ROOM = 1 << 15;

export class ValueMemory {
  private readonly low = new Int32Array(ROOM);
  private readonly high = new Int32Array(ROOM);
  private readonly values = new Float64Array(ROOM);
  private rules: Rules | undefined;
  /** By byte of a state, whether values depend on it. */
  private matters: Uint8Array = new Uint8Array(0);
  /** The hash of the base of the last change. */
  private baseNumber = 0;
  private baseLow = 0;
  private baseHigh = 0;
  /** The hash of the position that was looked for last. */
  private lastLow = 0;
  private lastHigh = 0;

  /** The value of `state` for `seat`, or NaN if it is not known. */
  find(rules: Rules, state: State, seat: number, change: Change): number {
    if (rules !== this.rules) this.prepare(rules);
    if (change.baseNumber !== this.baseNumber) this.hashBase(change);
    this.hash(state, seat, change);
    const at = this.lastHigh & (ROOM - 1);
    return this.low[at] === this.lastLow && this.high[at] === this.lastHigh ? this.values[at] : Number.NaN;
  }

  /** Keeps the value of the position that was looked for last, instead of another one with its place. */
  keep(value: number): void {
    const at = this.lastHigh & (ROOM - 1);
    this.low[at] = this.lastLow;
    this.high[at] = this.lastHigh;
    this.values[at] = value;
  }

  private hashBase({ base, baseNumber }: Change): void {
    this.baseNumber = baseNumber;
    this.baseLow = 0;
    this.baseHigh = 0;
    for (let at = 0; at < base.length; at++) {
      if (base[at] === 0 || this.matters[at] === 0) continue;
      const mixed = mix(at, base[at]);
      this.baseLow = (this.baseLow + mixed) | 0;
      this.baseHigh = (this.baseHigh + mixAgain(mixed, at)) | 0;
    }
  }

  /** As in `Hashes`, each byte that is not zero adds something to both halves. */
  private hash(state: State, seat: number, { base, bytes, count }: Change): void {
    let low = this.baseLow;
    let high = this.baseHigh;
    for (let i = 0; i < count; i++) {
      const at = bytes[i];
      if (this.matters[at] === 0) continue;
      if (base[at] !== 0) {
        const mixed = mix(at, base[at]);
        low = (low - mixed) | 0;
        high = (high - mixAgain(mixed, at)) | 0;
      }
      if (state[at] !== 0) {
        const mixed = mix(at, state[at]);
        low = (low + mixed) | 0;
        high = (high + mixAgain(mixed, at)) | 0;
      }
    }
    // Zero marks an empty place.
    this.lastLow = (low + Math.imul(seat, 0x9e3779b2)) | 1;
    this.lastHigh = (high + Math.imul(seat, 0x7feb352d)) | 0;
  }

  private prepare(rules: Rules): void {
    const { dependents } = rules.featureSections;
    this.rules = rules;
    this.matters = rules.measuredBytes.map((isMeasured, at) => (isMeasured || dependents[at] !== 0 ? 1 : 0));
    this.low.fill(0);
    this.baseNumber = 0;
  }
}

const mix = (at: number, byte: number): number => {
  const mixed = Math.imul((at << 8) + byte, 0x9e3779b1);
  const again = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return again ^ (again >>> 13);
};
const mixAgain = (mixed: number, at: number): number =>
  Math.imul(mixed ^ (mixed >>> 16), 0x2545f491 + 2 * at);

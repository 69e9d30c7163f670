/**
 * Rough values, in points, of what players aim for, with the whole game ahead. What is only useful later shrinks with
 * the rest of the game (`left`, from 1 to 0).
 */

import type { State } from '../../../../core/game.js';
import { MARKER_PRESTIGE } from '../setup.js';
import { canDevelop, removedFrom } from '../state/pieces.js';
import { ABILITIES, KEYS, TRACK_LENGTHS } from '../vocabulary.js';

/** What the next tradesman taken from each track is worth, by those taken before. */
const STEPS: readonly (readonly number[])[] = [
  [3, 1, 3, 4], // keys
  [10, 4.5, 8, 3, 5], // actions
  [8, 6, 4], // privilege
  [1.5, 1.5, 1.5], // book
  [2, 1.5, 1.5], // bank
];
/** X2 B */
const FULL_ABILITY = 4;

/** The value of all steps developed so far, at `ability * ROW + removed`. */
const ROW = 8;
const DEVELOPED = new Float64Array(ABILITIES.length * ROW);
STEPS.forEach((steps, ability) => {
  steps.forEach((step, i) => {
    DEVELOPED[ability * ROW + i + 1] = DEVELOPED[ability * ROW + i] + step;
  });
});

export const developedWorth = (s: State, seat: number, ability: number): number =>
  DEVELOPED[ability * ROW + removedFrom(s, seat, ability)];

/** What the next step of an ability brings; nothing when it is full. */
export function stepWorth(s: State, seat: number, ability: number, left: number): number {
  if (!canDevelop(s, seat, ability)) return 0;
  const removed = removedFrom(s, seat, ability);
  const at = ability * ROW + removed;
  const full = ability !== KEYS && removed + 1 === TRACK_LENGTHS[ability] ? FULL_ABILITY : 0;
  return left * (DEVELOPED[at + 1] - DEVELOPED[at]) + full;
}

/** With fewer free tradesmen (neither posts nor on the desk), routes get out of reach. */
const ENOUGH = 8;

/** With fewer, hardly any route can be filled. */
const FEWEST = 4;

/** The cost of having only `hands` free tradesmen. */
export function shortageWorth(hands: number, left: number): number {
  if (hands >= ENOUGH) return 0;
  const missing = ENOUGH - hands;
  const badly = Math.max(0, FEWEST - hands);
  return 0.3 * (0.5 + left) * missing * missing + 2 * badly * badly;
}

/** An unused marker, by kind: extra-post, exchange, move-3, develop, actions-3, actions-4, remove-3. */
export const MARKER_WORTH = Float64Array.of(3, 1, 1, 4, 2, 2.8, 1);

/** A favour tile beyond the points it shows by itself, in the order of the vocabulary. */
export const FAVOUR_WORTH = Float64Array.of(2, 9, 3, 2, 2, 2);

/** The prestige of markers rises in steps; between two steps, half of the next one counts. */
export const collectionWorth = (markers: number): number =>
  markers % 2 === 1 && markers > 1 ? (prestige(markers + 1) - prestige(markers)) / 2 : 0;

const prestige = (markers: number): number => MARKER_PRESTIGE[Math.min(markers, MARKER_PRESTIGE.length - 1)];

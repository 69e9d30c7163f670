/** Talers coming in; the bank never runs out of them (T9). */
import type { State } from '../../../../core/game.js';
import { MAX_TALERS, SEAT_SIZE, TALERS } from './layout.js';

export function receive(s: State, seat: number, talers: number): void {
  s[TALERS + seat * SEAT_SIZE] = Math.min(MAX_TALERS, s[TALERS + seat * SEAT_SIZE] + talers);
}

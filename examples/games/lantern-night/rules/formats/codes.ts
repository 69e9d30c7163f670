/** Actions as integers: the type, and up to two bridges. */
import type { Action } from '../../../../core/actions.js';

export const TYPES = ['hang', 'move', 'pass'] as const;
export const HANG = 0;
export const MOVE = 1;
export const PASS = 2;

export const typeOf = (a: Action): number => a >> 16;
/** The bridge that a lantern goes to. */
export const toIn = (a: Action): number => a & 255;
/** The bridge that a moved lantern comes from. */
export const fromIn = (a: Action): number => (a >> 8) & 255;

export const hang = (to: number): Action => (HANG << 16) | to;
export const move = (from: number, to: number): Action => (MOVE << 16) | (from << 8) | to;
export const pass: Action = PASS << 16;

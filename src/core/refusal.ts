/**
 * Invalid input, explained so that a person or a program can correct it. Every other exception is a bug of ours.
 */
import type { Values } from '../languages/types.js';

/** A part of a reason as the language files have it: `src/languages/<language>/checks.ts`. */
export interface Said {
  readonly group: keyof typeof import('../languages/en/checks.js');
  readonly key: string;
  readonly values: Values;
}

export class Refusal extends Error {
  /** Where in the input: `position.seats[1].supply.traders`. */
  readonly field: string;
  /** What is wrong with it, without the field. */
  readonly reason: string;
  /** The reason for other languages, part by part; absent where there is only the English one. */
  readonly said: readonly Said[] | undefined;

  constructor(field: string, reason: string, said?: readonly Said[]) {
    super(field === '' ? reason : `${field}: ${reason}`);
    this.name = 'Refusal';
    this.field = field;
    this.reason = reason;
    this.said = said;
  }

  /** The same refusal under the name that the field has outside. */
  at(field: string): Refusal {
    return new Refusal(field, this.reason, this.said);
  }
}

/**
 * Invalid input, explained so that a person or a program can correct it. Every other exception is a bug of ours.
 */
export class Refusal extends Error {
  /** Where in the input: `position.seats[1].supply.traders`. */
  readonly field: string;
  /** What is wrong with it, without the field. */
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(field === '' ? reason : `${field}: ${reason}`);
    this.name = 'Refusal';
    this.field = field;
    this.reason = reason;
  }
}

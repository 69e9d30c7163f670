/** What a person or a program asked for and cannot have, with a word for programs and a sentence for people. */
import { Refusal } from '../../core/refusal.js';
import type { Code, Problem } from '../../protocol/words.js';

export class Denial extends Refusal {
  readonly code: Code;

  constructor(code: Code, reason: string, field = '') {
    super(field, reason);
    this.name = 'Denial';
    this.code = code;
  }
}

/** An error as it may be shown; a bug is only called one. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Denial)
    return { code: error.code, field: error.field.slice(0, 300), reason: error.reason.slice(0, 1000) };
  if (error instanceof Refusal)
    return { code: 'refused', field: error.field.slice(0, 300), reason: error.reason.slice(0, 1000) };
  return { code: 'broken', field: '', reason: 'the server made a mistake; it has been written down' };
}

/**
 * Refusals with a code. Core throws a plain `Refusal` where the rules or the form of the input forbid something; the
 * server throws a `CodedRefusal` where it knows more than that. Both reach a client as a `RefusalBody`.
 */
import { Refusal } from '../core/refusal.js';
import type { Code, RefusalBody } from './words.js';

export class CodedRefusal extends Refusal {
  readonly code: Code;

  constructor(code: Code, reason: string, field = '') {
    super(field, reason);
    this.name = 'CodedRefusal';
    this.code = code;
  }
}

/** An error as a client may see it. Of a bug it says no more than that there was one. */
export function refusalBodyOf(error: unknown): RefusalBody {
  if (!(error instanceof Refusal))
    return { code: 'broken', field: '', reason: 'an error of the server; it has been logged' };
  const code = error instanceof CodedRefusal ? error.code : 'refused';
  return { code, field: error.field.slice(0, 300), reason: error.reason.slice(0, 1000) };
}

/** A request that failed: the server refused it, or could not be reached. */
import type { Code } from '../protocol/words.js';

export type RequestErrorCode = Code | 'unreachable' | 'no-server';

export class RequestError extends Error {
  constructor(
    readonly code: RequestErrorCode,
    reason: string,
    readonly field = '',
  ) {
    super(reason);
  }
}

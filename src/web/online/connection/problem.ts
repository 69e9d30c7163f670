/** Why the server did not do something, or could not be asked. */
import type { Code } from '../../../protocol/words.js';

export type Trouble = Code | 'unreachable' | 'no-server';

export class Problem extends Error {
  constructor(
    readonly code: Trouble,
    reason: string,
    readonly field = '',
  ) {
    super(reason);
  }
}

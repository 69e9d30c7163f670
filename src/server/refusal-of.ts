/** An error as a client may see it, where the server knows more about it than `protocol/refusal.ts`. */
import { refusalBodyOf } from '../protocol/refusal.js';
import type { RefusalBody } from '../protocol/words.js';
import { DiskFull } from './store/database.js';

const FULL: RefusalBody = {
  code: 'full',
  field: '',
  reason:
    'the disk of the server is full: this was not stored, and nothing that was stored before is lost; the operator must free space, then try again',
};

export const refusalOf = (error: unknown): RefusalBody =>
  error instanceof DiskFull ? FULL : refusalBodyOf(error);

/** The message with which something is refused: its field and the reason. */
import { Refusal } from '../../src/core/refusal.js';

/** An error of another kind, or none, fails the test. */
export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

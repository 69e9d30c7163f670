/**
 * Whether a node told the truth at `/readyz`. It is wrong to report ready while nothing can be written, or not ready
 * while it acknowledges moves and passes on what other nodes have written. All times are
 * milliseconds of `performance.now()`.
 */

/** An answer may be a second old (`src/server/http/operator/health.ts`); the rest allows for a busy machine. */
export const GRACE_MS = 1_500;
/** Longer than the time between two moves under the load of these tests. */
const PAUSE_MS = 150;

/** When a fault began, took effect and ended. Taking effect needs a while on a busy machine. */
export interface Span {
  readonly begun: number;
  readonly struck: number;
  readonly ended: number;
}

export interface ReadyAnswer {
  readonly asked: number;
  readonly answered: number;
  readonly isReady: boolean;
}

/** What one node said and did, in order. */
interface Testimony {
  readonly answers: readonly ReadyAnswer[];
  /** How often it was asked. */
  readonly everyMs: number;
  /** When it acknowledged moves. */
  readonly acknowledged: readonly number[];
  /** When it passed on moves made through another node; null if it is the only node. */
  readonly heard: readonly number[] | null;
}

/** How long a node's answers were wrong. During a fault that stops all writing, no node is ready. */
export function untruthMs(node: Testimony, fault: Span, stopsWriting: boolean): number {
  const { answers, everyMs } = node;
  const isWrong = (answer: ReadyAnswer): boolean => {
    const { asked, answered, isReady } = answer;
    if (isReady) return stopsWriting && asked > fault.struck + GRACE_MS && answered < fault.ended;
    const isOfFault = stopsWriting && answered > fault.begun && asked < fault.ended;
    return !isOfFault && wasServing(node, answer, fault);
  };
  let sum = 0;
  answers.forEach((answer, i) => {
    if (isWrong(answer)) sum += i + 1 < answers.length ? answers[i + 1].asked - answer.asked : everyMs;
  });
  return sum;
}

/**
 * Whether a node acknowledged moves and received other nodes' moves without a pause, from a while before the request
 * until after the answer. A database restarts in less time than that; only the pause shows it.
 */
function wasServing({ acknowledged, heard }: Testimony, { asked, answered }: ReadyAnswer, { ended }: Span) {
  const from = asked - GRACE_MS;
  if (asked > ended && from < ended) return false;
  const isSteady = (times: readonly number[]): boolean => {
    let last = from;
    for (const at of times) {
      if (at < from) continue;
      if (at - last > PAUSE_MS) return false;
      if (at > answered) return true;
      last = at;
    }
    return false;
  };
  return isSteady(acknowledged) && (heard === null || isSteady(heard));
}

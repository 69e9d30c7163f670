/**
 * Whether a node told the truth at `/readyz`. It tells an untruth when it says that it is ready although nothing can be
 * written, or that it is not although it acknowledges moves and passes on what other nodes have written. All times are
 * milliseconds of `performance.now()`.
 */

/** An answer may be a second old (`src/server/http/health.ts`); the rest is for a machine that is busy. */
export const GRACE_MS = 1_500;
/** Longer than moves are apart at the rate of the faults' load. */
const PAUSE_MS = 150;

/** When a fault began and ended. */
export interface Span {
  readonly begun: number;
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
  /** When it passed on moves that were made through another node a moment ago; null where it is the only one. */
  readonly heard: readonly number[] | null;
}

/** How long a node told an untruth. In a fault that stops all writing no node is ready. */
export function untruthMs(node: Testimony, fault: Span, stopsWriting: boolean): number {
  const { answers, everyMs } = node;
  const isWrong = (answer: ReadyAnswer): boolean => {
    const { asked, answered, isReady } = answer;
    if (isReady) return stopsWriting && asked > fault.begun + GRACE_MS && answered < fault.ended;
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
 * Whether a node acknowledged moves and heard of others' without a pause, from a while before it was asked until after
 * it answered. A database that restarts is away for less than that while: only the pause shows it.
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

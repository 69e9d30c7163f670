/** CPU time of the page's main thread from Chromium's trace: from each tap to its frame, and of every task. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, duration, and the CPU time within it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export interface MainThreadWork {
  /** Milliseconds from each tap to the frame that shows its result. */
  readonly toPaint: readonly number[];
  /** Milliseconds per task. */
  readonly tasks: readonly number[];
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const ms = (event: TraceEvent): number => (event.tdur ?? 0) / 1000;

/** The thread that dispatches pointer events is the page's main thread. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const first = events.find(({ name }) => name === 'EventDispatch');
  return events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first?.tid)
    .sort((a, b) => a.ts - b.ts);
}

function workOf(trace: Buffer): MainThreadWork {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const events = mainThread(traceEvents);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const commits = events.filter(({ name }) => name === 'Commit');
  const taps = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup',
  );
  const toPaint = taps.flatMap((tap) => {
    const commit = commits.find(({ ts }) => ts > tap.ts);
    if (commit === undefined) return [];
    // Whole tasks, because hit testing before the event and painting after it count too.
    const between = tasks.filter((task) => task.ts + (task.dur ?? 0) > tap.ts && task.ts < commit.ts);
    return [between.reduce((sum, task) => sum + ms(task), 0)];
  });
  return { toPaint, tasks: tasks.map(ms) };
}

export async function workDuring(
  browser: Browser,
  page: Page,
  what: () => Promise<unknown>,
): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await what();
  return workOf(await browser.stopTracing());
}

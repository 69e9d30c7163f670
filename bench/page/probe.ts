/** Runs inside the measured page. `installProbe` is sent there as text, so it must not refer to anything outside. */

/** A tap and its effect, in milliseconds since the page was opened. */
export interface TapTimes {
  /** The time stamp of `pointerup`. */
  readonly start: number;
  /** When the page changed the drawing. */
  readonly changed: number;
  /** When the frame with that change was shown. */
  readonly painted: number;
  /** When all targets of the next tap were lit. */
  readonly settled: number;
}

interface Probe {
  /** Durations of tasks over 50 ms since the last call. */
  longTasks(): number[];
  /** Milliseconds between frames since the last call; the first call starts recording. */
  frames(): number[];
  /** Waits for the next tap and its effect; null if nothing changes within three seconds. */
  tap(): Promise<TapTimes | null>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

export function installProbe(): void {
  let long: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) long.push(Math.round(entry.duration));
  }).observe({ type: 'longtask', buffered: true });

  let frames: number[] = [];
  let last = 0;
  const frame = (now: number): void => {
    if (last > 0) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };

  /** When an event was handled, and when its frame was shown. */
  const handled: { from: number; to: number; end: number }[] = [];
  new PerformanceObserver((list) => {
    for (const {
      startTime,
      duration,
      processingStart,
      processingEnd,
    } of list.getEntries() as PerformanceEventTiming[])
      handled.push({ from: processingStart, to: processingEnd, end: startTime + duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const QUIET_MS = 400;
  const drawing = '.board-drawing, .chooser';

  const tap = (): Promise<TapTimes | null> =>
    new Promise((resolve) => {
      let start = 0;
      let changed = 0;
      let painted = 0;
      let settled = 0;
      let quiet: ReturnType<typeof setTimeout> | undefined;
      const finish = (): void => {
        watch.disconnect();
        removeEventListener('pointerup', lifted, true);
        if (changed === 0) {
          resolve(null);
          return;
        }
        // A tap is several events; the one during which the page changed counts. Event Timing knows when its frame was
        // shown, to 8 ms. For changes outside an event we use the first task after the frame, which may be late.
        const shown = handled.filter((one) => one.from <= changed && changed <= one.to).map((one) => one.end);
        const out = shown.length > 0 ? Math.max(...shown) : painted;
        resolve({ start, changed, painted: out, settled: Math.max(settled, out) });
      };
      const lifted = (event: Event): void => {
        if (start === 0) start = event.timeStamp;
      };
      /** After the next frame: its callback runs before painting, the message after it. */
      const afterPaint = (run: (now: number) => void): void => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => run(performance.now());
          port2.postMessage(null);
        });
      };
      const isDrawing = (node: Node): boolean => node instanceof Element && node.closest(drawing) !== null;
      // This runs within the measured event, so it must be cheap.
      const isDrawn = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
        isDrawing(target) || [...addedNodes, ...removedNodes].some(isDrawing);
      const watch = new MutationObserver((changes) => {
        if (start === 0) return;
        if (changed === 0 && changes.some(isDrawn)) {
          changed = performance.now();
          afterPaint((now) => {
            painted = now;
          });
        }
        // Labels for screen readers are deferred and do not count.
        if (changes.some((one) => one.attributeName !== 'aria-label'))
          afterPaint((now) => {
            settled = now;
          });
        clearTimeout(quiet);
        quiet = setTimeout(finish, QUIET_MS);
      });
      setTimeout(() => {
        if (changed === 0) finish();
      }, 3000);
      addEventListener('pointerup', lifted, true);
      watch.observe(document.querySelector('.table')!, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    });

  window.probe = {
    longTasks: () => {
      const found = long;
      long = [];
      return found;
    },
    frames: () => {
      // Requesting frames earlier would disturb the other measurements.
      if (last === 0) requestAnimationFrame(frame);
      const found = frames;
      frames = [];
      return found;
    },
    tap,
  };
}

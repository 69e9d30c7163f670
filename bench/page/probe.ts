/** What runs inside the page that is measured. Sent there as text, so it may use nothing from outside itself. */

/** A finger lifted, and what came of it; in milliseconds since the page was opened. */
export interface TapTimes {
  /** When the finger was lifted, by the event's own time stamp. */
  readonly start: number;
  /** When the page had changed what is to be seen. */
  readonly changed: number;
  /** When the frame with the change was out. */
  readonly painted: number;
  /** When everything that can be tapped next was lit. */
  readonly settled: number;
}

export interface Probe {
  /** Tasks over 50 ms since the last call: their lengths. */
  longTasks(): number[];
  /** Frames since the last call, none for the first: the milliseconds between them. */
  frames(): number[];
  /** Waits for the next tap and its effect; null where none was to be seen for three seconds. */
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

  /** When an event was handled, and when the frame that came of it was on the screen. */
  const answered: { from: number; to: number; end: number }[] = [];
  new PerformanceObserver((list) => {
    for (const {
      startTime,
      duration,
      processingStart,
      processingEnd,
    } of list.getEntries() as PerformanceEventTiming[])
      answered.push({ from: processingStart, to: processingEnd, end: startTime + duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const QUIET = 400;
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
        // A tap is several events; the one within which the page changed counts. Event Timing knows to 8 ms when its
        // frame was shown; a task after the frame, which may have waited, stands in for changes outside of an event.
        const shown = answered
          .filter((one) => one.from <= changed && changed <= one.to)
          .map((one) => one.end);
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
      // It looks within the event that is measured: no more than it has to.
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
        // Names for screen readers may follow later.
        if (changes.some((one) => one.attributeName !== 'aria-label'))
          afterPaint((now) => {
            settled = now;
          });
        clearTimeout(quiet);
        quiet = setTimeout(finish, QUIET);
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
      // Only from now on: frames that are asked for without need would be in the way of what else is measured.
      if (last === 0) requestAnimationFrame(frame);
      const found = frames;
      frames = [];
      return found;
    },
    tap,
  };
}

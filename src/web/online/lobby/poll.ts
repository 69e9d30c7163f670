/** Keeps a list current without a connection of its own. */
import { onCleanup } from 'solid-js';

const INTERVAL_MS = 12_000;

/** Calls `run` regularly while the page is visible, and when it becomes visible. */
export function pollWhileVisible(run: () => void): void {
  const runIfVisible = (): void => {
    if (!document.hidden) run();
  };
  const timer = setInterval(runIfVisible, INTERVAL_MS);
  document.addEventListener('visibilitychange', runIfVisible);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  });
}

/**
 * Loaded into a server that is measured (`node --import`). On SIGUSR2 it collects garbage and sends its parent
 * the kilobytes still in use. What the process occupies beyond that is garbage, code and caches.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('SIGUSR2', () => {
    collect();
    // What finalizers let go of is collected in a second round.
    setTimeout(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      process.send!((heapUsed + external) / 1024);
    }, 100);
  });
}

/** The part of `kontor bench bots` that runs in Chromium: on the thread of a page, or in a worker of it. */
import { nameOf, SETUPS } from './setups.js';
import { type Level, measureLevels } from './think.js';

/** An alderman's turns take too long with throttling, and its positions take as long as a merchant's. */
const LEVELS: readonly Level[] = ['trader', 'merchant'];

/** As in Node, with wall-clock times: browsers do not report CPU times. */
export async function measureInBrowser(seconds: number): Promise<object> {
  const clock = (): number => performance.now() / 1000;
  const bots: Record<string, object> = {};
  for (const rules of SETUPS) {
    const response = await fetch(`/weights/${nameOf(rules)}.bin`);
    const network = new Uint8Array(await response.arrayBuffer());
    bots[nameOf(rules)] = measureLevels({ rules, network, seconds, clock, levels: LEVELS }, [
      'simd',
      'plain',
    ]);
  }
  return bots;
}

// The message to a worker is the number of seconds for each figure.
if (typeof document === 'undefined')
  globalThis.addEventListener('message', async ({ data }: MessageEvent<number>) => {
    globalThis.postMessage(await measureInBrowser(data));
  });

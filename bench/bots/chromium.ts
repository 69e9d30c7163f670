/** How fast the bots think in Chromium: in a worker, as on the page, and with 4× CPU throttling. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, foundChromium } from '../chromium.js';

const DIST = fileURLToPath(new URL('../../', import.meta.url));
const WEIGHTS = join(DIST, '../src/bots/network/weights');
const PROGRAM = '/bench/bots/in-browser.js';
/** Throttling holds the page's own thread back, not its workers. */
const PHONE = 4;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.bin': 'application/octet-stream',
};

/** Serves the compiled modules as they are, and the networks under /weights/. */
async function serveModules(): Promise<{ url: string; stop(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const [, folder, name] = /^\/(weights\/)?(.*)$/.exec(url)!;
    const type = TYPES[extname(name)] ?? 'text/html';
    const body =
      type === 'text/html' ? '' : await readFile(join(folder ? WEIGHTS : DIST, name)).catch(() => '');
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const inWorker = (page: Page, seconds: number) =>
  page.evaluate(
    ([program, seconds]) =>
      new Promise<object>((resolve, reject) => {
        const worker = new Worker(program as string, { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(seconds);
      }),
    [PROGRAM, seconds],
  );

async function throttled(page: Page, seconds: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE });
  return page.evaluate(
    async ([program, seconds]) =>
      (
        (await import(program as string)) as { measureInBrowser(seconds: number): Promise<object> }
      ).measureInBrowser(seconds as number),
    [PROGRAM, seconds],
  );
}

/** Undefined where there is no Chromium. Times are wall-clock times. */
export async function measureChromium(seconds: number) {
  const executablePath = foundChromium();
  if (executablePath === undefined) return undefined;
  const server = await serveModules();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(server.url);
    return {
      version: browser.version(),
      worker: await inWorker(page, seconds),
      throttled: await throttled(page, seconds),
    };
  } finally {
    await browser.close();
    server.stop();
  }
}

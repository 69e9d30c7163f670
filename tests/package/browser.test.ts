/** The packed engine in Chromium with nothing but static files: in a page and in a module worker, without a bundler. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedNetwork } from '../../src/outside/networks.js';
import { workersBrowser } from '../setup/chromium.js';
import { guest } from './help.js';

const browser = await workersBrowser();
const docs = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');
const [, example] = /^```html page\.html\n(.*?)^```$/ms.exec(docs)!;

const ENGINE = '/node_modules/kontor/dist/src/library/engine.js';
const BOTS = '/node_modules/kontor/dist/src/library/bots.js';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Plays at random from a seed; the same text in every place it runs. */
const PLAY = `
  const rules = shelf.rules({ game: 'hansa-teutonica', board: 'salt-march', players: 3, seed: 'a' });
  const random = new Random('browser');
  const state = rules.setUp(random);
  const legal = new ActionBuffer();
  while (rules.decider(state) !== NOBODY) {
    rules.legal(state, legal);
    rules.apply(state, legal.at(random.below(legal.length)));
  }
  const played = JSON.stringify(rules.score(state));`;
const IMPORT = `import { ActionBuffer, NOBODY, Random, shelf } from '${ENGINE}';`;

const MADE: Readonly<Record<string, string>> = {
  '/page.html': example,
  '/empty.html': '<!doctype html><title>Empty</title>',
  '/worker.js': `${IMPORT}${PLAY} postMessage(played);`,
  '/play.js': `${IMPORT}${PLAY} export { played };`,
};

describe.skipIf(browser === undefined)('in Chromium', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://x/').pathname;
      const body = path === '/baltic-2.bin' ? shippedNetwork('baltic-2') : (MADE[path] ?? read(path));
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': TYPES[extname(path)] ?? 'x/x' });
      response.end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  function read(path: string): Buffer | undefined {
    try {
      return readFileSync(join(guest, path));
    } catch {
      return undefined;
    }
  }

  async function inPage<T>(script: string): Promise<T> {
    const page = await browser!.newPage();
    await page.goto(`${url}/empty.html`);
    const result = (await page.evaluate(script)) as T;
    await page.close();
    return result;
  }

  it('a game is played in the page and in a worker, and ends as in Node', async () => {
    const { ActionBuffer, NOBODY, Random, shelf } = await import(join(guest, ENGINE));
    const expected = new Function('ActionBuffer', 'NOBODY', 'Random', 'shelf', `${PLAY} return played;`)(
      ActionBuffer,
      NOBODY,
      Random,
      shelf,
    ) as string;
    expect(JSON.parse(expected)).toHaveLength(3);
    expect(await inPage(`import('/play.js').then(({ played }) => played)`)).toBe(expected);
    const inWorker = `new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })`;
    expect(await inPage(inWorker)).toBe(expected);
  });

  it('refusals say why without loading anything, and other languages are fetched', async () => {
    const script = `import('${ENGINE}').then(async ({ shelf, playAll, readLegal, Random }) => {
      const rules = shelf.rules({ game: 'hansa', players: 2 });
      const state = rules.setUp(new Random('a'));
      let why;
      try { playAll(rules, state, [{ type: 'sail', to: 'riga' }]); } catch (error) { why = error.message; }
      await shelf.loadTexts(['de']);
      return [why, rules.picture(state, ['A', 'B'], 'de').length > 100];
    })`;
    expect(await inPage(script)).toEqual([expect.stringMatching(/^actions\[0\]: \S/), true]);
  });

  it('a bot without its network says so, and plays once it has it', async () => {
    const script = `Promise.all([import('${ENGINE}'), import('${BOTS}')]).then(async ([{ shelf, Random }, bots]) => {
      const rules = shelf.rules({ game: 'hansa', players: 2 });
      const play = () => new bots.Match(rules, [bots.makeBot('merchant'), bots.makeBot('trader')], 'a')
        .play(rules.setUp(new Random('a')));
      let why;
      try { play(); } catch (error) { why = error.message; }
      const response = await fetch('/baltic-2.bin');
      bots.addNetwork(bots.networkName(rules), new Uint8Array(await response.arrayBuffer()));
      return [why, play() > 20];
    })`;
    expect(await inPage(script)).toEqual([expect.stringMatching(/baltic-2 is missing/), true]);
  });

  it('the page of docs/library.md shows a board', async () => {
    const page = await browser!.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${url}/page.html`);
    await page.waitForFunction('document.body.textContent.length > 200');
    expect(errors).toEqual([]);
    await page.close();
  });
});

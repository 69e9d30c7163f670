/** People with browsers at tables of a real server, which can be killed and started again on the same data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import type { Served } from '../../../bench/chromium.js';
import { ROOT } from '../../../bench/server/node.js';
import type { State } from '../../../src/core/game.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import type { TableDocument } from '../../../src/protocol/document.js';
import type { NameCheck } from '../../../src/protocol/people.js';
import type { NewTable } from '../../../src/protocol/settings.js';
import { act } from './at-table.js';
import type { Kit, PageOptions } from './browser.js';

/** Its address stays the same over restarts. */
export interface Server extends Served {
  /** Ends it without a word. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startServer(more: Record<string, string> = {}): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'kontor-online-'));
  const run = async (port: string) => {
    const child = spawn(process.execPath, ['bin/kontor.js', 'serve'], {
      cwd: ROOT,
      env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LIMIT_FACTOR: '20', ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, url };
  };
  let { child, url } = await run('0');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async start() {
      ({ child, url } = await run(new URL(url).port));
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The house board for two people, the first of whom begins, and a bot. */
export const MARCH = {
  config: { game: 'hansa-teutonica', edition: 'big-box', board: 'salt-march', players: 3, modules: [] },
  first: 0,
  seats: [
    { who: 'me', colour: 0 },
    { who: 'open', colour: 1 },
    { who: 'bot', level: 'random', colour: 2 },
  ],
} satisfies NewTable;

/** What a page is sent over its connection. */
export function framesOf(page: Page): JsonObject[] {
  const frames: JsonObject[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      frames.push(JSON.parse(String(payload)) as JsonObject);
    });
  });
  return frames;
}

/** Somebody with a browser of their own who has come in. */
export async function comeIn(kit: Kit, name: string, options: PageOptions = {}): Promise<Page> {
  const page = await kit.newPage(options);
  await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
  await page.goto('#/together');
  await enter(page, name);
  await page.locator('.lobby').waitFor();
  return page;
}

/** Where somebody of an earlier test has the name, they get another one and are called `name` at tables. */
export async function enter(page: Page, name: string): Promise<void> {
  const { free } = await ask<NameCheck>(page, 'GET', `names?name=${encodeURIComponent(name)}`);
  await page.locator('input[name=name]').fill(free ?? name);
  await page.locator('form.gate button[type=submit]').click();
  if (free === null) return;
  await page.locator('form.gate').waitFor({ state: 'detached' });
  await ask(page, 'PATCH', 'me', { short: name });
}

/** Calls the interface as the person signed in on the page. */
export const ask = <T>(page: Page, method: string, path: string, body?: Json): Promise<T> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(new URL(`api/${path}`, document.baseURI), {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      return answer as never;
    },
    { method, path, body: body === undefined ? undefined : JSON.stringify(body) },
  );

/** Lays a table for `host`, seats the others by the link, begins, and opens the game for everybody. */
export async function sitTogether(
  host: Page,
  others: readonly Page[],
  wanted: Omit<NewTable, 'config'> & { config: JsonObject },
): Promise<string> {
  const { table } = await ask<{ table: string }>(host, 'POST', 'tables', {
    autostart: false,
    ...wanted,
  } as unknown as Json);
  await host.goto(`#/table/${table}`);
  const link = await host.locator('.link-text').inputValue();
  for (const page of others) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.locator('.room .tag', { hasText: 'you' }).waitFor();
  }
  await host.getByRole('button', { name: 'Start' }).click();
  // The host, who starts a live game, is there.
  if (wanted.pace?.kind === 'live') for (const page of others) await page.locator('[data-ready]').click();
  for (const page of [host, ...others]) await page.locator('.table').waitFor();
  return table;
}

export async function documentOf(page: Page, table: string): Promise<TableDocument> {
  return (await ask<{ document: TableDocument }>(page, 'GET', `tables/${table}`)).document;
}

const stateFor = ({ settings, view }: TableDocument): State =>
  shelf.rules(settings.config).readView(view!, new Random('test'));

/** Does an action of the table through the page, by mouse. */
export async function actOnline(page: Page, table: string, choose: (legal: JsonObject[]) => JsonObject) {
  await page.locator('g.lit[data-target], [data-pass]').first().waitFor();
  const document = await documentOf(page, table);
  const action = choose((document.you.legal ?? []) as JsonObject[]);
  await act(page, shelf.rules(document.settings.config), stateFor(document), action);
  return action;
}

const seats = new WeakMap<Page, Map<string, number | null>>();

/** Where somebody sits, asked once for each table. */
async function seatOf(page: Page, table: string): Promise<number | null> {
  const known = seats.get(page) ?? new Map<string, number | null>();
  seats.set(page, known);
  if (!known.has(table)) known.set(table, (await documentOf(page, table)).you.seat);
  return known.get(table)!;
}

/** The page of the person who has to decide, if it is one of these. */
export async function decider(pages: readonly Page[], table: string): Promise<Page | undefined> {
  const { decides } = await documentOf(pages[0], table);
  if (decides === null) return undefined;
  for (const page of pages) if ((await seatOf(page, table)) === decides) return page;
  return undefined;
}

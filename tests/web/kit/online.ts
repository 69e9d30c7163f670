/** People with browsers at tables of a real server (`server.ts`). */
import type { Page } from 'playwright-core';
import type { Rules } from '../../../src/core/game.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { rulesOn } from '../../../src/core/records/own-board.js';
import { shelf } from '../../../src/games/index.js';
import type { NameCheck } from '../../../src/protocol/people/people.js';
import type { Command } from '../../../src/protocol/tables/commands.js';
import type { TableDocument } from '../../../src/protocol/tables/document.js';
import type { NewTable } from '../../../src/protocol/tables/settings.js';
import { fresh } from '../../server/help.js';
import { act } from './at-table.js';
import type { Kit, PageOptions } from './browser.js';

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

/**
 * A person with a browser of their own who has entered, and is in the lobby. If a person of an earlier test has the
 * name, they get another one and are called `name` at tables. `enter` enters through the page instead.
 */
export async function comeIn(kit: Kit, name: string, options: PageOptions = {}): Promise<Page> {
  const page = await kit.newPage(options);
  await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
  const free = await freeName(page, name);
  const language = options.language ?? 'en';
  await ask(page, 'POST', 'people', { name: free ?? name, language });
  if (free !== null) await ask(page, 'PATCH', 'me', { short: name });
  await page.goto('#/together');
  await page.locator('.lobby').waitFor();
  return page;
}

/** Enters a name on the page. If it is taken, as in `comeIn`. */
export async function enter(page: Page, name: string): Promise<void> {
  const free = await freeName(page, name);
  await page.locator('input[name=name]').fill(free ?? name);
  await page.locator('form.gate button[type=submit]').click();
  if (free === null) return;
  await page.locator('form.gate').waitFor({ state: 'detached' });
  await ask(page, 'PATCH', 'me', { short: name });
}

/** Another one, if the name is taken. */
async function freeName(page: Page, name: string): Promise<string | null> {
  return (await ask<NameCheck>(page, 'GET', `names?name=${encodeURIComponent(name)}`)).free;
}

/** Calls the API as the person signed in on the page, without the page. */
export async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const response = await page.request.fetch(`api/${path}`, { method, data: body });
  const answer: unknown = await response.json();
  if (!response.ok()) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

export async function makeTable(page: Page, wanted: NewTable): Promise<string> {
  return (await ask<{ table: string }>(page, 'POST', 'tables', wanted)).table;
}

/** A command, without the page. */
export const command = (page: Page, table: string, wanted: Command, step?: number): Promise<unknown> =>
  ask(page, 'POST', `tables/${table}/commands`, { id: fresh(), command: wanted, step });

/** Makes the first legal move, without the page. */
export async function playFirst(page: Page, table: string): Promise<void> {
  const { you, step } = await documentOf(page, table);
  await command(page, table, { do: 'play', action: you.legal![0] }, step);
}

/** Opens a table for `host`, seats the others, begins, and opens the game for everybody. */
export async function sitTogether(host: Page, others: readonly Page[], wanted: NewTable): Promise<string> {
  const table = await makeTable(host, { autostart: false, ...wanted });
  for (const page of others) await command(page, table, { do: 'sit' });
  await command(host, table, { do: 'start' });
  // The host, who starts a live game, is ready.
  if (wanted.pace?.kind === 'live') for (const page of others) await command(page, table, { do: 'ready' });
  for (const page of [host, ...others]) await page.goto(`#/table/${table}`);
  for (const page of [host, ...others]) await page.locator('.table').waitFor();
  return table;
}

export async function documentOf(page: Page, table: string): Promise<TableDocument> {
  return (await ask<{ document: TableDocument }>(page, 'GET', `tables/${table}`)).document;
}

/** The rules of a table, even on a custom board. */
async function rulesFor(page: Page, { id, board, settings }: TableDocument): Promise<Rules> {
  const { game, board: known } = settings.config;
  const ships = board === undefined && shelf.game(String(game)).boards.has(String(known));
  const file = ships ? undefined : await ask<JsonObject>(page, 'GET', `tables/${id}/board`);
  return rulesOn(shelf, settings.config, file);
}

/** Makes a move through the page, by mouse. */
export async function actOnline(page: Page, table: string, choose: (legal: JsonObject[]) => JsonObject) {
  await page.locator('g.lit[data-target], [data-pass]').first().waitFor();
  const document = await documentOf(page, table);
  const action = choose((document.you.legal ?? []) as JsonObject[]);
  const rules = await rulesFor(page, document);
  await act(page, rules, rules.readView(document.view!, new Random('test')), action);
  return action;
}

const seats = new WeakMap<Page, Map<string, number | null>>();

/** The seat of a person, asked once for each table. */
async function seatOf(page: Page, table: string): Promise<number | null> {
  const known = seats.get(page) ?? new Map<string, number | null>();
  seats.set(page, known);
  if (!known.has(table)) known.set(table, (await documentOf(page, table)).you.seat);
  return known.get(table)!;
}

/** The page of the person who has to decide, if it is one of these, once the server knows what was done on them. */
export async function decider(pages: readonly Page[], table: string): Promise<Page | undefined> {
  // A page shows a move before it has arrived.
  for (const page of pages) await page.locator('[data-sending]').waitFor({ state: 'detached' });
  const { decides } = await documentOf(pages[0], table);
  if (decides === null) return undefined;
  for (const page of pages) if ((await seatOf(page, table)) === decides) return page;
  return undefined;
}

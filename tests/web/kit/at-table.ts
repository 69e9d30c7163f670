/** Opens games on the page and plays them by mouse, on what lights up, as a person would. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Rules, State } from '../../../src/core/game.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { readLegal } from '../../../src/core/play.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { presentationOf } from '../../../src/web/games/index.js';
import './pages.js';

export const RECORDS = new URL('../../fixtures/games/', import.meta.url);

export const recordOf = (file: string): JsonObject =>
  JSON.parse(readFileSync(new URL(file, RECORDS), 'utf8')) as JsonObject;

export const actionsOf = (json: JsonObject): JsonObject[] =>
  (json.actions as { action: JsonObject }[]).map(({ action }) => action);

/** The record as it was after so many moves. */
export const upTo = (json: JsonObject, moves: number): JsonObject => ({
  ...json,
  actions: (json.actions as Json[]).slice(0, moves),
  result: [],
});

/** The first move from `after` on that begins a turn: everything can be done then. */
export function beginningOfTurn(json: JsonObject, after: number): number {
  const { rules, state } = shelf.open(json.position);
  let turn = -1;
  for (const [i, action] of actionsOf(json).entries()) {
    if (i >= after && rules.turnOf(state) !== turn && rules.decider(state) === rules.turnOf(state)) return i;
    turn = rules.turnOf(state);
    rules.apply(state, readLegal(rules, state, action));
  }
  throw new Error(`no turn begins after move ${after}`);
}

/** All errors in the page from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

export const importInto = (page: Page, json: Json): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(json)),
    });

/** What can be done beside a board may show before the board, which is fetched on its own. */
const boardDrawn = (page: Page): Promise<void> =>
  page.locator('.board-hits [data-target]').first().waitFor({ state: 'attached' });

const isOver = (json: JsonObject): boolean => readRecord(shelf, json).history.isOver;

/** Sits down at a game of this device; people are at every seat. A finished one is played back. */
export async function sitDown(page: Page, json: JsonObject): Promise<void> {
  const [id] = await keepOnDevice(page, [{ json }]);
  await page.goto(`#/${isOver(json) ? 'replay' : 'game'}/${id}`);
  await page.locator(`.table[data-moves="${(json.actions as Json[]).length}"]`).waitFor();
  await boardDrawn(page);
}

/** A game; people sit at some seats, or at all, and bots at the others. */
interface Wanted {
  readonly json: JsonObject;
  readonly people?: readonly number[];
  /** The bot at the other seats. */
  readonly bot?: string;
}

/** Any file of the page that is not the page. */
const BESIDE = 'theme.js';

/**
 * Saves games on the device without the page, and returns their ids. Opening the home page and importing a backup there
 * takes as long as opening the table; `shell/shell.test.ts` does it.
 */
export async function keepOnDevice(page: Page, wanted: readonly Wanted[]): Promise<readonly string[]> {
  if (page.url() === 'about:blank') await page.goto(BESIDE);
  const { json, ids } = backupOf(wanted);
  const games = (json.games as JsonObject[]).map((game) => ({
    ...game,
    over: isOver(game.record as JsonObject),
  }));
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('kontor', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onsuccess = () => {
          const { result: database } = request;
          const writing = database.transaction('games', 'readwrite');
          for (const game of JSON.parse(text)) writing.objectStore('games').put(game);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    JSON.stringify(games),
  );
  return ids;
}

let games = 0;

/** A backup of games, as the page writes it. */
export function backupOf(wanted: readonly Wanted[]): {
  readonly json: JsonObject;
  readonly ids: readonly string[];
} {
  const ids = wanted.map(() => `desk${games++}`);
  const saved = wanted.map(({ json, people, bot = 'greedy' }, at) => ({
    id: ids[at],
    name: 'Desk',
    created: 1,
    changed: 1,
    seats: (json.names as string[]).map((name, i) =>
      people === undefined || people.includes(i)
        ? { kind: 'person', name, colour: i }
        : { kind: 'bot', bot, name, colour: i },
    ),
    record: json,
  }));
  return { json: { format: 'kontor-games', version: 1, games: saved }, ids };
}

/** Makes random numbers on this page the same in every run; they continue over reloads. */
export async function withFixedChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (<T>(into: T): T => {
      const asked = Number(localStorage.asked ?? 0) + 1;
      localStorage.asked = asked;
      return (into as Uint8Array & T).fill(asked);
    }) as typeof crypto.getRandomValues;
  });
}

/** Sits down at a game where only some seats are people's. */
export async function sitDownWithBots(
  page: Page,
  json: JsonObject,
  people: readonly number[],
  bot?: string,
): Promise<void> {
  await withFixedChance(page);
  const [id] = await keepOnDevice(page, [{ json, people, ...(bot === undefined ? {} : { bot }) }]);
  await page.goto(`#/game/${id}`);
  await page.locator('.table').waitFor();
  await boardDrawn(page);
}

export const movesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moves'));

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place on the screen where one of the targets is lit and on top, as a person would find it. */
export async function spotOn(page: Page, targets: readonly string[]): Promise<Spot | undefined> {
  await page.locator('g.lit[data-target]').first().waitFor();
  return page.evaluate((names) => {
    for (const name of names) {
      const area = document.querySelector(`g.lit[data-target="${name}"] .board-hit`);
      const box = area?.getBoundingClientRect();
      if (!box) continue;
      for (const [u, v] of [
        [0.5, 0.5],
        [0.5, 0.85],
        [0.2, 0.8],
        [0.8, 0.2],
        [0.15, 0.15],
        [0.5, 0.1],
        [0.9, 0.9],
      ]) {
        const spot = { x: box.left + u * box.width, y: box.top + v * box.height };
        const top = document.elementFromPoint(spot.x, spot.y)?.closest('[data-target]');
        if (top?.getAttribute('data-target') === name) return spot;
      }
    }
    return undefined;
  }, targets);
}

/** Does one action by mouse: on the board where it has a place there, else with a button; then the choice, if any. */
export async function act(page: Page, rules: Rules, state: State, action: JsonObject): Promise<void> {
  const said = JSON.stringify(rules.writeAction(state, readLegal(rules, state, action)));
  const presentation = presentationOf(rules);
  const targets = presentation.targets(action, rules.writePosition(state));
  const before = await page.locator('.table').getAttribute('data-moves');
  const moved = page.locator(`.table:not([data-moves="${before}"])`);
  if (targets.length > 0) {
    const spot = await spotOn(page, targets);
    if (!spot) throw new Error(`nothing of ${targets} is lit for ${said}`);
    await page.mouse.click(spot.x, spot.y);
  } else if (presentation.place(action) === 'pass') {
    await page.locator(`[data-pass][data-action='${said}']`).click();
    const sure = page.locator('.action-warning [data-pass]');
    await sure.or(moved).first().waitFor();
    if (await sure.isVisible()) await sure.click();
  } else {
    await page.locator(`[data-place="${presentation.place(action)}"]`).click();
  }
  const option = page.locator(`.chooser-option[data-action='${said}']`);
  await option.or(moved).first().waitFor();
  if (await option.isVisible()) await option.click();
  await moved.waitFor();
}

/** Plays `moves` actions of a record from move `from` on, and checks that the page comes to the same position. */
export async function playOn(page: Page, json: JsonObject, from: number, moves: number): Promise<void> {
  const { rules, state } = shelf.open(json.position);
  const actions = actionsOf(json);
  for (let i = 0; i < from; i++) rules.apply(state, readLegal(rules, state, actions[i]));
  for (let i = from; i < from + moves; i++) {
    await act(page, rules, state, actions[i]);
    rules.apply(state, readLegal(rules, state, actions[i]));
  }
}

/** The rows of the score table at the end, the categories first and the totals last. */
export async function scoreTable(page: Page): Promise<{ total: string[]; rows: string[][] }> {
  await page.locator('.ending').waitFor();
  const rows = await page
    .locator('.score-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent ?? '')),
    );
  return { rows, total: await page.locator('.score-table tfoot td').allTextContents() };
}

/** What the score table must show for these final scores: the categories in which anybody has points. */
export function expectedTable(scores: readonly JsonObject[]): { total: string[]; rows: string[][] } {
  const ranked = [...scores].sort((a, b) => (a.rank as number) - (b.rank as number));
  const categories = Object.keys(ranked[0]).filter(
    (key) => !['seat', 'total', 'rank'].includes(key) && ranked.some((row) => row[key] !== 0),
  );
  return {
    rows: categories.map((key) => ranked.map((row) => String(row[key]))),
    total: ranked.map((row) => String(row.total)),
  };
}

/** A late five-player game from the fixtures: a person at the start of their turn, and four bots. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { JsonObject } from '../../src/core/json.js';
import { readLegal } from '../../src/core/play.js';
import { shelf } from '../../src/games/index.js';
import { ROOT } from '../chromium.js';

/** Share of the game already played. */
const LATE = 0.8;
const ID = 'bench';

interface Recorded extends JsonObject {
  actions: { action: JsonObject }[];
}

function lateGame(name: string): string {
  const file = join(ROOT, 'tests/fixtures/games', `${name}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const { rules, state } = shelf.open(record.position);
  let cut = 0;
  let person = 0;
  let turn = rules.turnOf(state);
  for (const [i, { action }] of record.actions.slice(0, record.actions.length * LATE).entries()) {
    rules.apply(state, readLegal(rules, state, action));
    const next = rules.turnOf(state);
    if (next === turn || rules.decider(state) !== next) continue;
    [cut, person, turn] = [i + 1, next, next];
  }
  const names = record.names as string[];
  const now = Date.now();
  return JSON.stringify({
    id: ID,
    name,
    created: now,
    changed: now,
    seats: names.map((seat, i) =>
      i === person
        ? { kind: 'person', name: seat, colour: i }
        : { kind: 'bot', bot: 'greedy', name: seat, colour: i },
    ),
    record: { ...record, actions: record.actions.slice(0, cut), result: [] },
    over: false,
    decides: person,
  });
}

/** Saves a game on the device, as the page would write it. */
export async function saveGame(page: Page, saved: string): Promise<void> {
  await page.evaluate(async (game) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open('kontor', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
    const database = await done(opening);
    await done(database.transaction('games', 'readwrite').objectStore('games').put(JSON.parse(game)));
    database.close();
  }, saved);
}

/** Opens a fresh copy of the game from the home screen. */
export async function openLateGame(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.starters').waitFor();
  await saveGame(page, lateGame(name));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/game/${ID}`);
  await page.locator('g.lit[data-target]').first().waitFor();
  // Labels for screen readers and other deferred work.
  await page.waitForTimeout(1500);
}

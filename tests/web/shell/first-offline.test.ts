/** What is cached first is enough for a first game, whatever is opened in it: the server is gone a moment after a visit. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { keepOnDevice, movesOf, recordOf } from '../kit/at-table.js';
import { openBrowser, serve } from '../kit/browser.js';

const BUILT = process.env.KONTOR_WEB ?? fileURLToPath(new URL('../../../dist/web', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
const kit = await openBrowser();

afterAll(async () => {
  await kit?.close();
  rmSync(folder, { recursive: true });
});

/** The build as it is, but nothing is cached later. */
function withoutRest(): string {
  cpSync(BUILT, folder, { recursive: true });
  const file = join(folder, 'sw.js');
  const [first, later] = readFileSync(file, 'utf8').match(/\["\.\/assets\/.*?\]/g)!;
  expect(first).toContain('bot-worker');
  expect(later).toContain('.bin"');
  writeFileSync(file, readFileSync(file, 'utf8').replace(later, '[]'));
  return folder;
}

const boardIsDrawn = (page: Page): Promise<void> => page.locator('.board-print').waitFor();

describe.skipIf(!kit)('a moment after the first visit', () => {
  it('the first game, its log and hints, a finished game and the lessons open without a network', async () => {
    const server = await serve(withoutRest());
    const page = await kit!.newPage({ offline: true, firstVisit: true });
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();

    await page.reload();
    await page.getByRole('button', { name: 'First game' }).click();
    await boardIsDrawn(page);
    await page.locator('.board-hits g.lit').first().waitFor({ state: 'attached' });
    await page.keyboard.press('e');
    await page.locator('.action-warning [data-pass]').click();
    // The bots answer, and it is the person's turn again.
    await page.locator('.since-latest').waitFor();
    await page.getByText('It is your turn').first().waitFor();
    expect(await movesOf(page)).toBeGreaterThan(2);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log-turn, .log li').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.advice').waitFor();

    const [finished] = await keepOnDevice(page, [{ json: recordOf('salt-march-2009-3.json') }]);
    await page.goto(`${server.url}#/replay/${finished}`);
    await boardIsDrawn(page);
    await page.locator('.timeline').waitFor();
    await page.locator('[data-review]').waitFor();
    await page.goto(`${server.url}#/learn/hansa-teutonica`);
    await page.locator('.lesson-board, .lesson-card-buttons').first().waitFor();
    await page.context().close();
  });
});

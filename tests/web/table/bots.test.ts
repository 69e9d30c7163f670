/** Bots at the table: they think in the background, and can be hurried, stopped and stepped. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf, movesOf, recordOf, sitDown, sitDownWithBots, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { pageAtRest } from '../kit/rest.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const START = upTo(recordOf('salt-march-2009-3.json'), 0);
const names = START.names as string[];
const WORKER = /bot-worker.*\.js/;
const moved = (page: Page, from: number) => page.locator(`.table:not([data-moves="${from}"])`);

/** Pauses after moves last forever: only the player ends them. `answers` counts bots' decisions. */
async function withEndlessRests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage['kontor.speed'] = 'slow';
    // However long a bot has thought, its whole pause is still to come.
    performance.now = () => 0;
    const real = globalThis.setTimeout;
    const slow = (run: () => void, ms = 0) => real(run, ms > 1000 ? 3_600_000 : ms);
    Object.assign(globalThis, { setTimeout: slow, answers: 0 });
    const { Worker } = globalThis;
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        const counted = globalThis as unknown as { answers: number };
        this.addEventListener('message', () => counted.answers++);
      }
    };
  });
}

describe.skipIf(!kit)('where a bot cannot be asked', () => {
  it('offline the page says why, and the game resumes by itself when the device is online again', async () => {
    const page = await kit!.newPage();
    await page.addInitScript(() => {
      localStorage['kontor.speed'] = 'instant';
      Object.defineProperty(navigator, 'onLine', { get: () => 'isBack' in window });
    });
    await page.route(WORKER, (route) => route.abort());
    await sitDownWithBots(page, START, [2]);
    const reason = page.getByText('The bots are not on this device yet');
    await reason.waitFor();
    expect(await movesOf(page)).toBe(0);
    await page.unroute(WORKER);
    await page.evaluate(() => {
      Object.assign(window, { isBack: true });
      dispatchEvent(new Event('online'));
    });
    await page.locator('g.lit[data-target]').first().waitFor();
    expect(await reason.count()).toBe(0);
    await page.context().close();
  });

  it('a part of the page that is missing leaves the game on the screen, and comes when the device is online', async () => {
    const page = await kit!.newPage();
    const part = /\/advice-[\w-]+\.js$/;
    await page.route(part, (route) => route.abort());
    await sitDown(page, START);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('A part of the page is missing').waitFor();
    await page.locator('g.lit[data-target]').first().waitFor();
    await page.unroute(part);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.advice-play').waitFor();
    await page.context().close();
  });

  it('a failure while it thinks is told, and does not keep the page waiting', async () => {
    const page = await kit!.newPage();
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    // What the bot is told about the game is broken once.
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message: object) {
        Worker.prototype.postMessage = postMessage;
        this.postMessage({ ...message, config: { game: 'nothing' } });
      };
    });
    await sitDownWithBots(page, START, [2]);
    await page.getByText('The bot did not answer').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.locator('g.lit[data-target]').first().waitFor();
    await page.context().close();
  });
});

describe.skipIf(!kit)('while a bot thinks', () => {
  it('the page says so, answers, and loses nothing', async () => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    // The bot thinks until it is released, and keeps its thread busy.
    await page.route(WORKER, async (route) => {
      const answer = await route.fetch();
      const busy = `{
        const answer = self.postMessage.bind(self);
        let isOpen = false;
        new BroadcastChannel('gate').onmessage = () => { isOpen = true; };
        self.postMessage = function think(message) {
          for (const end = performance.now() + 40; performance.now() < end; );
          if (isOpen) answer(message);
          else setTimeout(think, 0, message);
        };
      }\n`;
      await route.fulfill({ response: answer, body: busy + (await answer.text()) });
    });
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await sitDownWithBots(page, START, [2]);
    await page.getByText(`${names[0]} is thinking`).first().waitFor();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);

    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('Nothing has happened yet').waitFor();
    const look = (): Promise<string | null> => page.locator('.board-svg').getAttribute('viewBox');
    const before = await look();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(look).not.toBe(before);
    expect(await page.locator('g.lit').count()).toBe(0);
    expect(await movesOf(page)).toBe(0);
    expect(await page.getByText(`${names[0]} is thinking`).first().isVisible()).toBe(true);

    await page.evaluate(() => new BroadcastChannel('gate').postMessage('open'));
    await page.locator('g.lit[data-target]').first().waitFor();
    expect(await movesOf(page)).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('it can be hurried in the middle of its pause, until the person has to decide', async () => {
    const page = await kit!.newPage();
    await withEndlessRests(page);
    await sitDownWithBots(page, START, [2]);
    await page.getByText(`${names[0]} is thinking`).first().waitFor();
    // The bot has answered, and pauses.
    await expect.poll(() => page.evaluate('answers')).toBe(1);
    await pageAtRest(page);
    expect(await movesOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Skip ahead' }).click();
    await page.locator('g.lit[data-target]').first().waitFor();
    expect(await movesOf(page)).toBeGreaterThan(1);
    await page.context().close();
  });

  it('it can be stopped, stepped move by move, and resumed', async () => {
    const page = await kit!.newPage();
    await withEndlessRests(page);
    await sitDownWithBots(page, START, [2]);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Skip ahead' }).click();
    await moved(page, 0).waitFor();
    await pageAtRest(page);
    expect(await movesOf(page)).toBe(1);
    for (let moves = 1; moves < 3; moves++) {
      await page.getByRole('button', { name: 'Next move' }).click();
      await moved(page, moves).waitFor();
      await pageAtRest(page);
      expect(await movesOf(page)).toBe(moves + 1);
    }
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.locator('g.lit[data-target]').first().waitFor();
    await page.context().close();
  });

  it('and does not answer, the page says so and can retry', async () => {
    const page = await kit!.newPage();
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await page.route(WORKER, (route) => route.abort());
    await sitDownWithBots(page, START, [2]);
    await page.getByText('did not answer').waitFor();
    expect(await movesOf(page)).toBe(0);
    await page.unroute(WORKER);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.locator('g.lit[data-target]').first().waitFor();
    await page.context().close();
  });
});

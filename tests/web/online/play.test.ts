/** Games between real browsers over a real server, with lost connections and a killed server. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { playToEnd, type TestServer } from '../../server/help.js';
import { effort } from '../../setup/effort.js';
import { errorsOf, expectedTable, movesOf, scoreTable, spotOn } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { decide } from '../kit/by-chance.js';
import { actOnline, ask, comeIn, decider, documentOf, framesOf, MARCH, sitTogether } from '../kit/online.js';
import { startProcess, startServer } from '../kit/server.js';

let server: TestServer;
const kit = await openBrowser(async () => {
  server = await startServer();
  return server;
});
afterAll(() => kit?.close());

const HANSA = { config: { game: 'hansa', board: 'baltic', players: 2, modules: [] } };
const MEET = 30_000;
/** This many decisions through the page, then the rest without it; `table/play.test.ts` plays by mouse to the end. */
const BY_MOUSE = effort(12, 10_000);

/** Waits until all show the same number of moves. */
async function level(pages: readonly Page[]): Promise<number> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(movesOf))).size, { timeout: MEET })
    .toBe(1);
  return movesOf(pages[0]);
}

const litOn = (page: Page): Promise<string[]> =>
  page
    .locator('g.lit[data-target]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));

const shown = (page: Page, text: string) => page.locator('.chat-lines', { hasText: text });

/** One places two traders, the other displaces the first of them. */
async function displace(owner: Page, rival: Page, table: string): Promise<void> {
  const place = (legal: JsonObject[]): JsonObject =>
    legal.find(({ type, piece }) => type === 'place' && piece === 'trader')!;
  const { at: taken } = await actOnline(owner, table, place);
  await actOnline(owner, table, place);
  await rival.locator('g.lit[data-target]').first().waitFor();
  await actOnline(
    rival,
    table,
    (legal) =>
      legal.find(({ type, at, piece }) => type === 'displace' && at === taken && piece === 'trader')!,
  );
}

describe.skipIf(!kit)('over a server', () => {
  let anna: Page;
  let ben: Page;
  beforeAll(async () => {
    anna = await comeIn(kit!, 'Anna');
    ben = await comeIn(kit!, 'Ben');
  });

  it('two browsers play a whole game, a third watches and sees no secret', async () => {
    const cleo = await comeIn(kit!, 'Cleo');
    const frames = framesOf(cleo);
    const table = await sitTogether(anna, [ben], { ...HANSA, access: 'open', spectators: true });
    await cleo.goto(`#/table/${table}`);
    await cleo.locator('.table').waitFor();
    const errors = [anna, ben, cleo].map(errorsOf);
    const random = new Random('over a server');
    let decisions = 0;
    for (; decisions < BY_MOUSE; decisions++) {
      const page = await decider([anna, ben], table);
      if (page === undefined) break;
      await decide(page, random);
    }
    // The spectator sees what happens meanwhile.
    for (const page of [anna, ben]) await page.goto('#/');
    await playToEnd(server, table);
    for (const page of [anna, ben]) await page.goto(`#/table/${table}`);
    const record = await ask<JsonObject>(cleo, 'GET', `tables/${table}/record`);
    const { rules, history } = readRecord(shelf, record);
    expect(history.length).toBeGreaterThan(20);
    for (const page of [anna, ben, cleo])
      expect(await scoreTable(page)).toEqual(expectedTable(rules.score(history.state)));
    // Up to the last move, nothing was sent that a spectator may not know.
    const { seed } = (record.position as { config: { seed: string } }).config;
    const { salt } = record.shuffle as { salt: string };
    const told = frames.map((frame) => JSON.stringify(frame));
    const during = told.filter((frame) => !frame.includes('"over"'));
    expect(during.length).toBeGreaterThan(decisions);
    for (const secret of [seed, salt, '"legal"']) {
      expect(during.filter((frame) => frame.includes(secret))).toEqual([]);
    }
    expect(told.some((frame) => frame.includes(salt))).toBe(true);
    await anna.getByRole('button', { name: 'Rematch' }).click();
    await anna.locator('.room').waitFor();
    await ben.getByRole('button', { name: 'Go to the rematch' }).click();
    await ben.locator('.room .tag', { hasText: 'you' }).waitFor();
    expect(await ben.locator('.room-seat.is-free').count()).toBe(0);
    expect(errors.flat()).toEqual([]);
    await cleo.context().close();
  });

  it('after a lost connection, everything missed arrives', async () => {
    const table = await sitTogether(anna, [ben], HANSA);
    const random = new Random('cut');
    for (let i = 0; i < 4; i++) await decide((await decider([anna, ben], table))!, random);
    const before = await level([anna, ben]);

    const here = (await decider([anna, ben], table))!;
    const away = here === anna ? ben : anna;
    await away.context().setOffline(true);
    await away.locator('[data-connection="lost"]').waitFor({ state: 'attached' });
    await here.getByRole('tab', { name: /Chat/ }).click();
    await here.getByLabel('Write a message').fill('Are you there?');
    await here.keyboard.press('Enter');
    await shown(here, 'Are you there?').waitFor();
    while ((await decider([here], table)) === here) await decide(here, random);
    expect(await movesOf(away)).toBe(before);

    await away.context().setOffline(false);
    await away.locator('[data-connection="open"]').waitFor({ state: 'attached' });
    expect(await level([anna, ben])).toBeGreaterThan(before);
    await away.getByRole('tab', { name: /Chat/ }).click();
    await shown(away, 'Are you there?').waitFor();
    await away.getByRole('tab', { name: 'Log' }).click();
    const log = away.locator('.log-line');
    await expect.poll(() => log.count(), { timeout: MEET }).toBe(await movesOf(here));
    // Missed moves are played back, and then it is your turn.
    const since = away.locator('.since');
    if ((await since.getAttribute('data-open')) === null) await since.locator('.since-toggle').click();
    await away.locator('[data-playback]').click();
    await away.locator('.timeline').waitFor();
    await away.locator('.timeline').waitFor({ state: 'detached' });
    await decide(away, random);
    await level([anna, ben]);
  });

  it('a standing order answers a displacement', async () => {
    const table = await sitTogether(anna, [ben], MARCH);
    const first = (await decider([anna, ben], table))!;
    const second = first === anna ? ben : anna;
    await first.getByRole('tab', { name: 'My seat' }).click();
    await first.locator('[data-orders]').click();
    await first.locator('input[name="order-displaced"][value=routes]').check();
    await first.getByLabel('Add a route').selectOption({ index: 3 });
    await first.locator('.route-list li').waitFor();
    await first.locator('.orders-dialog').getByRole('button', { name: 'Save' }).click();
    await first.locator('.order-list').waitFor();
    expect((await documentOf(first, table)).you.orders?.displaced?.do).toBe('routes');

    await displace(first, second, table);
    // Nobody was asked: the player in turn continues.
    await second.locator('g.lit[data-target], [data-pass]').first().waitFor();
    const { decides, you } = await documentOf(second, table);
    expect(decides).toBe(you.seat);
    const history = await ask<{ steps: { entry: { data?: JsonObject } }[] }>(
      first,
      'GET',
      `tables/${table}/history?limit=500`,
    );
    const by = history.steps.map(({ entry }) => entry.data?.by);
    expect(by).toContain('orders');
  });

  it('a displacement can be taken back until it is answered, and not after that', async () => {
    const table = await sitTogether(anna, [ben], MARCH);
    const first = (await decider([anna, ben], table))!;
    const second = first === anna ? ben : anna;
    await displace(first, second, table);
    const takeBack = second.getByRole('button', { name: 'Take back the displacement' });
    await takeBack.waitFor();
    expect(await decider([anna, ben], table)).toBe(first);
    await takeBack.click();
    await expect.poll(() => decider([anna, ben], table)).toBe(second);
    await takeBack.waitFor({ state: 'detached' });

    await actOnline(second, table, (legal) => legal.find(({ type }) => type === 'displace')!);
    await takeBack.waitFor();
    await actOnline(first, table, (legal) => legal[0]);
    await takeBack.waitFor({ state: 'detached' });
  });

  it('undo pressed twice before the server has answered is sent once', async () => {
    const table = await sitTogether(anna, [ben], MARCH);
    const page = (await decider([anna, ben], table))!;
    await actOnline(page, table, (legal) => legal.find(({ type }) => type === 'place')!);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await undo.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => movesOf(page)).toBe(0);
    await decider([anna, ben], table);
    expect(await page.locator('.toast').allTextContents()).toEqual([]);
  });

  it('a plan is carried out; a takeback is requested and accepted', async () => {
    const table = await sitTogether(anna, [ben], MARCH);
    const first = (await decider([anna, ben], table))!;
    const second = first === anna ? ben : anna;
    await second.getByRole('tab', { name: 'My seat' }).click();
    await second.locator('[data-plan]').click();
    await second.locator('.notice-plan').waitFor();
    const lit = second.locator('g.lit[data-target]');
    await lit.first().waitFor();
    const random = new Random('plan');
    await decide(second, random);
    await second.getByRole('button', { name: /Save plan/ }).click();
    await second.getByRole('tab', { name: 'My seat' }).click();
    await second.locator('.plan-list li').first().waitFor();
    const planned = (await documentOf(second, table)).you.plan!;
    expect(planned.length).toBeGreaterThan(0);

    while ((await decider([first], table)) === first) {
      await actOnline(first, table, (legal) => legal.find(({ type }) => type === 'place') ?? legal.at(-1)!);
    }
    await expect
      .poll(async () => (await documentOf(second, table)).you.plan ?? [], { timeout: MEET })
      .toEqual([]);
    const { steps } = await ask<{ steps: { entry: { data?: JsonObject } }[] }>(
      first,
      'GET',
      `tables/${table}/history?limit=500`,
    );
    const carriedOut = steps
      .filter(({ entry }) => entry.data?.by === 'plan')
      .map(({ entry }) => entry.data?.action);
    expect(carriedOut).toEqual(planned);

    const moves = await level([anna, ben]);
    await first.getByRole('tab', { name: 'My seat' }).click();
    await first.locator('[data-ask-undo]').click();
    await second.locator('.notice-ask').waitFor();
    // Previewing the position does not leave anybody in the past.
    const backToNow = second.getByRole('button', { name: 'Back to now' });
    await second.getByRole('button', { name: 'Show', exact: true }).click();
    await backToNow.waitFor();
    await second.getByRole('button', { name: 'Agree' }).click();
    await backToNow.waitFor({ state: 'detached' });
    await expect.poll(() => movesOf(first), { timeout: MEET }).toBe(0);
    expect(await level([anna, ben])).toBeLessThan(moves);
    // Events that are not moves are in the log as well.
    await first.getByRole('tab', { name: 'Log' }).click();
    await expect
      .poll(() => first.locator('.log-remark').allTextContents())
      .toEqual([
        expect.stringMatching(/ asks to go back to move 0\.$/),
        expect.stringMatching(/ agrees to the undo\.$/),
        expect.stringMatching(/ took back moves; the game went on after move 0\.$/),
      ]);
    await first.locator('g.lit[data-target]').first().waitFor();
  });
});

it.skipIf(!kit)('a move made while the server is down arrives once', async () => {
  const process = await startProcess();
  const own = (await openBrowser(async () => process))!;
  const [anna, ben] = [await comeIn(own, 'Anna'), await comeIn(own, 'Ben')];
  const table = await sitTogether(anna, [ben], MARCH);
  await level([anna, ben]);
  await process.kill();
  for (const page of [anna, ben]) {
    await page.locator('[data-connection="lost"]').waitFor({ state: 'attached' });
  }
  await anna.getByText('Connection lost').waitFor();
  const spot = await spotOn(anna, await litOn(anna));
  await anna.mouse.click(spot!.x, spot!.y);
  const options = anna.locator('.chooser-option');
  await options.first().or(anna.locator('.table[data-moves="1"]')).first().waitFor();
  if ((await options.count()) > 0) await options.first().click();
  await anna.locator('.table[data-moves="1"]').waitFor();
  expect(await movesOf(ben)).toBe(0);
  await process.start();
  for (const page of [anna, ben]) {
    await page.locator('[data-connection="open"]').waitFor({ state: 'attached' });
  }
  await expect.poll(() => movesOf(ben), { timeout: MEET }).toBe(1);
  expect((await documentOf(anna, table)).moves).toBe(1);
  await anna.locator('g.lit[data-target]').first().waitFor();
  await own.close();
});

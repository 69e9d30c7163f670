/** Fingers and the mouse on the board: a tap is a move; a pan, a pinch or a long press never is. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { REACH, resolveTap } from '../../../src/web/board/input/finger.js';
import {
  beginningOfTurn,
  errorsOf,
  movesOf,
  recordOf,
  type Spot,
  sitDownWithBots,
  upTo,
} from '../kit/at-table.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { pageAtRest } from '../kit/rest.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const SMALL = recordOf('salt-march-2009-3.json');
const LARGE = recordOf('hanseatic-45-big-box-5.json');

/** The beginning of a turn of the person at the screen. */
async function atTurn(
  json: typeof SMALL,
  after: number,
  touch: boolean,
  { oneClick = false } = {},
): Promise<Page> {
  const moves = beginningOfTurn(json, after);
  const { seat } = (json.actions as { seat: number }[])[moves];
  const page = await kit!.sharedPage({
    motion: true,
    oneClick,
    ...(touch ? { viewport: PHONE, touch } : {}),
  });
  await sitDownWithBots(page, upTo(json, moves), [seat]);
  await page.locator('g.lit[data-target]').first().waitFor();
  return page;
}

interface Lit extends Spot {
  readonly target: string;
}

/** The middles of the lit points that are on the screen. */
const litPoints = (page: Page): Promise<Lit[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.board')!.getBoundingClientRect();
    return [...document.querySelectorAll('g.lit[data-target^="point:"]')]
      .map((part) => {
        const box = part.querySelector('.board-hit')!.getBoundingClientRect();
        return {
          target: part.getAttribute('data-target')!,
          x: box.left + box.width / 2,
          y: box.top + box.height / 2,
        };
      })
      .filter(({ x, y }) => x > 30 && x < frame.right - 60 && y > frame.top + 30 && y < frame.bottom - 30);
  });

const lookOf = (page: Page): Promise<string> =>
  page.locator('.board-print').evaluate((print) => {
    const { x, y, width } = print.getBoundingClientRect();
    return `${x} ${y} ${width}`;
  });

const fingers = async (client: CDPSession, type: string, ...at: Spot[]): Promise<void> => {
  await client.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
  });
};

/** Lifts all fingers, by default at once, and waits until the page has handled it: the browser answers before that. */
async function lift(
  page: Page,
  client: CDPSession,
  { type = 'touchEnd', restedMs = 0 }: { type?: 'touchEnd' | 'touchCancel'; restedMs?: number } = {},
): Promise<void> {
  await page.evaluate(() => {
    const lifted = new Promise((resolve) => {
      for (const name of ['touchend', 'touchcancel'])
        addEventListener(name, () => resolve(true), { capture: true, once: true });
    });
    Object.assign(window, { lifted });
  });
  const timestamp = (Date.now() + restedMs) / 1000;
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: [], timestamp });
  await page.evaluate(() => (window as unknown as { lifted: Promise<boolean> }).lifted);
}

/** Checks that there was neither a move nor a menu. */
async function expectNoMove(page: Page, before: number): Promise<void> {
  await pageAtRest(page);
  expect(await movesOf(page)).toBe(before);
  expect(await page.locator('.chooser').count()).toBe(0);
}

const routeOf = ({ target }: Lit): string => target.split('/')[0];
const turned = (angle: number, by: number): [number, number] => [Math.cos(angle) * by, Math.sin(angle) * by];
const beside = ({ x, y }: Spot, dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });

describe.skipIf(!kit)('fingers', () => {
  it('pan, pinch and are cancelled without a move, even if they begin on something lit', async () => {
    const page = await atTurn(SMALL, 0, true);
    const errors = errorsOf(page);
    const client = await page.context().newCDPSession(page);
    const before = await movesOf(page);
    const [first, second] = await litPoints(page);
    const start = await lookOf(page);

    // Two fingers, each on something lit, apart and up one after the other.
    await fingers(client, 'touchStart', first);
    await fingers(client, 'touchStart', first, second);
    for (let i = 1; i <= 5; i++) {
      await fingers(client, 'touchMove', beside(first, -8 * i, -6 * i), beside(second, 8 * i, 6 * i));
    }
    await fingers(client, 'touchEnd', beside(first, -40, -30));
    await lift(page, client);
    await expect.poll(() => lookOf(page)).not.toBe(start);
    await expectNoMove(page, before);
    const pinched = await lookOf(page);

    const [lit] = await litPoints(page);
    await fingers(client, 'touchStart', lit);
    for (let i = 1; i <= 6; i++) await fingers(client, 'touchMove', beside(lit, 9 * i, 4 * i));
    await lift(page, client);
    await expect.poll(() => lookOf(page)).not.toBe(pinched);
    await expectNoMove(page, before);

    // Away and back to where it began: still a pan.
    const [other] = await litPoints(page);
    await fingers(client, 'touchStart', other);
    await fingers(client, 'touchMove', beside(other, 40, 0));
    await fingers(client, 'touchMove', other);
    await lift(page, client);
    await expectNoMove(page, before);

    await fingers(client, 'touchStart', other);
    await lift(page, client, { type: 'touchCancel' });
    await expectNoMove(page, before);
    expect(errors).toEqual([]);
  });

  it('that press long on something show what it is and what can be done there, and play nothing', async () => {
    const page = await atTurn(SMALL, 0, true, { oneClick: true });
    const client = await page.context().newCDPSession(page);
    const before = await movesOf(page);
    const hint = page.locator('.action-task', { hasText: 'Press and hold for all choices' });
    await hint.waitFor();
    const [lit] = await litPoints(page);
    await fingers(client, 'touchStart', lit);
    await page.locator('.chooser', { hasText: 'Place a merchant' }).waitFor();
    expect(await page.locator('.chooser-title').textContent()).toContain('Point');
    await lift(page, client);
    await pageAtRest(page);
    await page.locator('.chooser-cancel').tap();
    await page.locator('.chooser').waitFor({ state: 'detached' });
    // A player who has opened it once gets no more hints about it.
    expect(await hint.count()).toBe(0);
    expect(await movesOf(page)).toBe(before);

    const city = (await page.locator('g[data-target^="city:"]:not(.lit) .board-hit').first().boundingBox())!;
    await fingers(client, 'touchStart', beside(city, city.width / 2, city.height / 2));
    await page.locator('.tip').waitFor();
    await lift(page, client);
    await expectNoMove(page, before);
    // It stays when the finger is lifted, and goes with the next touch.
    expect(await page.locator('.tip').isVisible()).toBe(true);
    const box = (await page.locator('.tip').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
    await fingers(client, 'touchStart', { x: 5, y: 100 });
    await lift(page, client);
    await page.locator('.tip').waitFor({ state: 'detached' });
  });

  it('need not be exact where it is clear what they mean', async () => {
    const page = await atTurn(SMALL, 0, true);
    const before = await movesOf(page);
    const lit = await litPoints(page);
    const off = (b: Lit, spot: Spot): number => Math.hypot(b.x - spot.x, b.y - spot.y);
    const spots = lit.flatMap((a) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ a, spot: beside(a, ...turned((i * Math.PI) / 4, 20)) })),
    );
    const clear = spots.find(({ a, spot }) =>
      lit.every((b) => routeOf(a) === routeOf(b) || off(b, spot) > 30),
    );
    expect(clear).toBeDefined();
    await page.touchscreen.tap(clear!.spot.x, clear!.spot.y);
    await page.locator(`.chooser, .table:not([data-moves="${before}"])`).first().waitFor();
  });

  it('press a button when they are lifted, once, and not after sliding or a long press', async () => {
    const page = await atTurn(SMALL, 0, true);
    const client = await page.context().newCDPSession(page);
    const button = page.locator('.tabs button, [role=tab]').first();
    const { x, y, width, height } = (await button.boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      for (const type of ['touchend', 'click'])
        addEventListener(type, ({ isTrusted }) =>
          told.push(`${type} ${isTrusted ? 'of the browser' : 'at once'}`),
        );
    });
    const told = async (): Promise<string[]> => {
      await pageAtRest(page);
      return page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
    };
    const sheet = page.locator('.table-side.sheet-open');
    expect(await sheet.count()).toBe(0);

    await fingers(client, 'touchStart', middle);
    await lift(page, client);
    expect(await told()).toEqual(['click at once', 'touchend of the browser']);
    expect(await sheet.count()).toBe(1);
    await button.tap();
    expect(await sheet.count()).toBe(0);
    await told();

    await fingers(client, 'touchStart', middle);
    await fingers(client, 'touchMove', beside(middle, 0, -30));
    await lift(page, client);
    await fingers(client, 'touchStart', middle);
    await lift(page, client, { restedMs: 700 });
    expect((await told()).filter((one) => one === 'click at once')).toEqual([]);
  });

  it('between two different things zoom in first, and then pick one', async () => {
    const page = await atTurn(LARGE, 0, true);
    const before = await movesOf(page);
    const lit = await litPoints(page);
    const pairs = lit.flatMap((a) =>
      lit
        .filter((b) => {
          const far = Math.hypot(a.x - b.x, a.y - b.y);
          return far > 6 && far < 2 * REACH - 8 && routeOf(a) !== routeOf(b);
        })
        .map((b) => [a, b] as const),
    );
    expect(pairs.length).toBeGreaterThan(0);
    const [a, b] = pairs[0];
    await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2);
    await expectNoMove(page, before);
    const closer = await litPoints(page);
    const [a2, b2] = [a, b].map(({ target }) => closer.find((one) => one.target === target)!);
    expect(Math.hypot(a2.x - b2.x, a2.y - b2.y)).toBeGreaterThan(1.4 * Math.hypot(a.x - b.x, a.y - b.y));
    await page.touchscreen.tap(a2.x, a2.y);
    await page.locator(`.chooser, .table:not([data-moves="${before}"])`).first().waitFor();
  });
});

describe.skipIf(!kit)('the mouse', () => {
  it('drags the board from one lit target to another and turns the wheel without a move', async () => {
    const page = await atTurn(SMALL, 0, false);
    const before = await movesOf(page);
    const [lit, other] = await litPoints(page);
    for (const [from, to] of [
      [lit, beside(lit, 60, 30)],
      [beside(other, -90, 0), other],
    ]) {
      await page.mouse.wheel(0, -300);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expectNoMove(page, before);
    }
    await page.mouse.click(5, 300, { button: 'right' });
    await page.mouse.click(lit.x, lit.y, { button: 'middle' });
    await expectNoMove(page, before);
  });

  it('describes what the pointer is over', async () => {
    const page = await atTurn(SMALL, 0, false);
    const [lit] = await litPoints(page);
    await page.mouse.move(lit.x, lit.y);
    await page.locator('.tip', { hasText: 'Free' }).waitFor();
    // It goes with a press, and the next one describes what is there then.
    await page.mouse.down();
    await page.locator('.tip').waitFor({ state: 'detached' });
    await page.mouse.up();
    if (await page.locator('.chooser').isVisible()) await page.locator('.chooser-option').first().click();
    await page.locator('header').first().hover();
    await page.mouse.move(lit.x, lit.y);
    await page.locator('.tip', { hasText: 'Point' }).waitFor();
    expect(await page.locator('.tip', { hasText: 'Free' }).count()).toBe(0);
    await page.locator('header').first().hover();
    await page.locator('.tip').waitFor({ state: 'detached' });
  });
});

describe('a tap', () => {
  const near = (target: string, away: number, x = away) => ({
    target,
    away,
    isUnder: false,
    at: [x, 0] as const,
  });
  const never = (): boolean => false;
  const same = (a: string, b: string): boolean => a[0] === b[0];

  it('picks the only target in reach, and nothing out of reach', () => {
    expect(resolveTap([near('a', 22), near('b', 40)], never, 4)).toEqual({ target: 'a' });
    expect(resolveTap([near('a', REACH + 1)], never, 4)).toBeNull();
    expect(resolveTap([], never, 4)).toBeNull();
  });
  it('picks the clearly nearest of several', () => {
    expect(resolveTap([near('b', 14), near('a', 4)], never, 4)).toEqual({ target: 'a' });
  });
  it('zooms in if two are about equally near', () => {
    expect(resolveTap([near('b', 9), near('a', 6, -6)], never, 4)).toEqual({ zoomBy: 3.2 });
    expect(resolveTap([near('a', 10), near('b', 12)], never, 4)).toEqual({ zoomBy: 4 });
  });
  it('picks the one under the finger if zooming in would not separate them', () => {
    const route = near('route', 6);
    const point = { ...near('point', 6), isUnder: true };
    expect(resolveTap([route, point], never, 4)).toEqual({ target: 'point' });
    expect(resolveTap([near('a', 6, -6), near('b', 9)], never, 1)).toEqual({ target: 'a' });
  });
  it('picks the nearest of targets that offer the same actions', () => {
    expect(resolveTap([near('a2', 9), near('a1', 6)], same, 4)).toEqual({ target: 'a1' });
    expect(resolveTap([near('a2', 9), near('a1', 6), near('b', 12)], same, 4)).toHaveProperty('zoomBy');
  });
});

/** Playing a lesson in the page from its first step to its last. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.js';
import { type Kit, PHONE } from './browser.js';
import { boardAtRest } from './rest.js';

/** Opens an address; returns all errors in the page from then on. */
export async function open(page: Page, address: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript("localStorage['kontor.speed'] = 'instant'");
  await page.goto(address);
  return errors;
}

export const stepOf = async (page: Page): Promise<string> =>
  (await page.locator('.step').getAttribute('data-step')) ?? '';
const wrongTries = async (page: Page): Promise<string> =>
  (await page.locator('.step').getAttribute('data-wrong-tries')) ?? '';

type Press = (selector: string, nth: number) => Promise<void>;

/** Presses something and waits for the next step or for an answer; says whether the step was done. */
async function tried(page: Page, press: () => Promise<void>): Promise<boolean> {
  const before = await stepOf(page);
  const wrong = await wrongTries(page);
  await press();
  const next = `.step:not([data-step="${before}"]):not([data-step$="others"])`;
  await page.locator(`${next}, .step:not([data-wrong-tries="${wrong}"])`).waitFor();
  if ((await wrongTries(page)) === wrong) return true;
  expect(await page.locator('.step-answer').textContent()).not.toBe('');
  return false;
}

/** Tries what is lit and what is offered there, the last thing first, until the step is done. */
async function doStep(page: Page, press: Press): Promise<void> {
  const options = await page.locator('.step-option').count();
  if (options > 0) {
    for (let i = options - 1; i >= 0; i--) if (await tried(page, () => press('.step-option', i))) return;
  } else if ((await page.locator('g.lit').count()) > 0) {
    for (let i = 0; i < 24; i++) {
      const done = await tried(page, async () => {
        // The middle of a route's box may be beside the route.
        await press('g.lit:not([data-target^="route:"])', 0);
        const offered = await page.locator('.chooser-option').count();
        if (offered > 0) await press('.chooser-option', offered - 1 - (i % offered));
      });
      if (done) return;
    }
  } else if (await tried(page, () => press('.step-buttons [data-primary]', 0))) return;
  throw new Error(`step ${await stepOf(page)} cannot be done`);
}

async function middle(page: Page, selector: string, nth: number): Promise<[number, number]> {
  const found = page.locator(selector).nth(nth);
  await found.scrollIntoViewIfNeeded();
  await boardAtRest(page);
  const box = (await found.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The middle of something lit that is on the screen, once the board has come to rest. */
async function litSpot(page: Page, selector: string): Promise<[number, number]> {
  await boardAtRest(page);
  const frame = (await page.locator('.lesson-board').boundingBox())!;
  for (const hit of await page.locator(`${selector} .board-hit`).all()) {
    const box = (await hit.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const within = (one: typeof frame): boolean =>
      x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height;
    if (within(frame)) return [x, y];
  }
  throw new Error(`nothing lit is to be seen in step ${await stepOf(page)}`);
}

/** What only the last step offers. */
const LAST = 'a[data-primary][href="#/new"]';

/** Does one step after the other, and calls `between` after each of them. */
async function playLesson(
  page: Page,
  press: Press,
  between?: (step: number) => Promise<void>,
): Promise<void> {
  await page.locator('.step').waitFor();
  for (let i = 0; i < 80 && (await page.locator(LAST).count()) === 0; i++) {
    await doStep(page, press);
    await between?.(i);
  }
  expect(await page.locator(LAST).count()).toBe(1);
}

/** In English with the keyboard alone. */
export async function playByKeyboard(kit: Kit, lesson: string): Promise<void> {
  const page = await kit.newPage();
  const errors = await open(page, `#/learn/${lesson}`);
  await playLesson(page, async (selector, nth) => {
    await page.locator(selector).nth(nth).focus();
    await page.keyboard.press('Enter');
  });
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
}

/** In German on a phone, with a reload on the way. */
export async function playByTouch(kit: Kit, lesson: string): Promise<void> {
  const page = await kit.newPage({ viewport: PHONE, language: 'de', touch: true });
  const errors = await open(page, `#/learn/${lesson}`);
  await playLesson(
    page,
    async (selector, nth) => {
      const [x, y] = selector.startsWith('g.')
        ? await litSpot(page, selector)
        : await middle(page, selector, nth);
      await page.touchscreen.tap(x, y);
    },
    async (step) => {
      if (step !== 9) return;
      const before = await stepOf(page);
      await page.reload();
      await page.locator('.step').waitFor();
      expect(await stepOf(page)).toBe(before);
    },
  );
  expect(errors).toEqual([]);
  await page.context().close();
}

/** Being told: the sound of your turn, the calendar, and only channels that the server has. */
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, documentOf, MARCH } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

/** Counts tones instead of playing them. */
const COUNT_TONES = `
  globalThis.tones = 0;
  const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  globalThis.AudioContext = class {
    state = 'running'; currentTime = 0; destination = {};
    createGain() { return { gain: param, connect: (next) => next }; }
    createOscillator() {
      globalThis.tones++;
      return { frequency: param, connect: (next) => next, start() {}, stop() {} };
    }
  };`;

describe.skipIf(!kit)('the sound of your turn', () => {
  it.each([
    { language: 'en', yes: 'Yes, ring' },
    { language: 'de', yes: 'Ja, klingeln', viewport: PHONE, touch: true },
  ] as const)('is offered once, in $language, and rings when the turn comes', async (one) => {
    const anna = await comeIn(kit!, `Ringing Anna ${one.language}`);
    const ben = await comeIn(kit!, `Ringing Ben ${one.language}`, one);
    const { table } = await ask<{ table: string }>(anna, 'POST', 'tables', {
      ...MARCH,
      access: 'open',
    } as never);
    await ask(ben, 'POST', `tables/${table}/commands`, { id: 'sit', command: { do: 'sit' } });
    await ben.addInitScript(COUNT_TONES);
    await ben.goto(`#/table/${table}`);
    await ben.reload();
    await ben.getByRole('button', { name: one.yes }).click();
    const tones = (): Promise<number> => ben.evaluate('globalThis.tones');
    const heard = await tones();
    expect(heard).toBeGreaterThan(0);
    expect(await ben.locator('[data-turn-sound]').count()).toBe(0);
    for (let i = 0; (await documentOf(anna, table)).decides === 0 && i < 10; i++) {
      const { step, you } = await documentOf(anna, table);
      const command = { do: 'play', action: you.legal!.at(-1)! };
      await ask(anna, 'POST', `tables/${table}/commands`, { id: `a${i}`, step, command } as never);
    }
    await expect.poll(tones).toBeGreaterThan(heard);
    await ben.reload();
    await ben.locator('.table').waitFor();
    expect(await ben.locator('[data-turn-sound]').count()).toBe(0);
    for (const page of [anna, ben]) await page.context().close();
  });
});

describe.skipIf(!kit)('the profile', () => {
  it.each([
    { language: 'en', make: 'Create address', renew: 'New address', off: 'Turn off' },
    {
      language: 'de',
      make: 'Adresse erzeugen',
      renew: 'Neue Adresse',
      off: 'Ausschalten',
      viewport: PHONE,
      touch: true,
    },
  ] as const)('makes, renews and ends a calendar, in $language', async (one) => {
    const anna = await comeIn(kit!, `Calendar Anna ${one.language}`, one);
    await anna.goto('#/me');
    await anna.getByRole('button', { name: one.make }).click();
    const field = anna.locator('.notify-way input[readonly]');
    const first = await field.inputValue();
    expect((await fetch(first)).headers.get('content-type')).toContain('text/calendar');
    await anna.getByRole('button', { name: one.renew }).click();
    await anna.locator('.notify-way .alert').getByRole('button', { name: one.renew }).click();
    await expect.poll(() => field.inputValue()).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
    expect(await faultsOf(anna)).toEqual([]);
    expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await anna.getByRole('button', { name: one.off }).click();
    await anna.getByRole('button', { name: one.make }).waitFor();
    // This server sends no mail, so none is offered.
    expect(await anna.locator('.notify-way input[type=email]').count()).toBe(0);
    await anna.context().close();
  });
});

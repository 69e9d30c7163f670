/** Messages: the sound of your turn, the calendar, and only channels that the server offers. */
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { comeIn, command, documentOf, enter, MARCH, makeTable, playFirst } from '../kit/online.js';
import { fits, speak } from '../kit/page.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

const GERMAN_PHONE = { viewport: PHONE, touch: true, language: 'de' } as const;

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
  it('is offered once, in two languages, and rings when the turn comes', async () => {
    const anna = await comeIn(kit!, 'Ringing Anna');
    const ben = await kit!.newPage(GERMAN_PHONE);
    await ben.addInitScript(COUNT_TONES);
    await ben.goto('#/together');
    await enter(ben, 'Ringing Ben');
    await ben.locator('.lobby').waitFor();
    const table = await makeTable(anna, { ...MARCH, access: 'open' });
    await command(ben, table, { do: 'sit' });
    await ben.goto(`#/table/${table}`);
    await ben.getByRole('button', { name: 'Ja' }).waitFor();
    await speak(ben, 'en');
    await ben.goto(`#/table/${table}`);
    await ben.getByRole('button', { name: 'Yes' }).click();
    const tones = (): Promise<number> => ben.evaluate('globalThis.tones');
    const heard = await tones();
    expect(heard).toBeGreaterThan(0);
    expect(await ben.locator('[data-turn-sound]').count()).toBe(0);
    for (let i = 0; (await documentOf(anna, table)).decides === 0 && i < 10; i++) {
      await playFirst(anna, table);
    }
    await expect.poll(tones).toBeGreaterThan(heard);
    await ben.reload();
    await ben.locator('.table').waitFor();
    expect(await ben.locator('[data-turn-sound]').count()).toBe(0);
    for (const page of [anna, ben]) await page.context().close();
  });
});

describe.skipIf(!kit)('the profile', () => {
  it('creates, renews and removes a calendar', async () => {
    const anna = await comeIn(kit!, 'Calendar Anna', GERMAN_PHONE);
    await anna.goto('#/me');
    await anna.getByRole('button', { name: 'Adresse erzeugen' }).click();
    const field = anna.locator('.notify-way input[readonly]');
    const first = await field.inputValue();
    expect((await fetch(first)).headers.get('content-type')).toContain('text/calendar');
    await anna.getByRole('button', { name: 'Neue Adresse' }).click();
    await anna.locator('.notify-way .alert').getByRole('button', { name: 'Neue Adresse' }).click();
    await expect.poll(() => field.inputValue()).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
    expect(await faultsOf(anna)).toEqual([]);
    expect(await fits(anna)).toBe(true);
    await anna.getByRole('button', { name: 'Ausschalten' }).click();
    await anna.getByRole('button', { name: 'Adresse erzeugen' }).waitFor();
    await speak(anna, 'en');
    await anna.goto('#/me');
    await anna.getByRole('button', { name: 'Create address' }).waitFor();
    // This server sends no mail, so none is offered.
    expect(await anna.locator('.notify-way input[type=email]').count()).toBe(0);
    await anna.context().close();
  });
});

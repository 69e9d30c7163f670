/** The lessons in a real browser in the ways that `page.test.ts` leaves out. */
import { afterAll, describe, it } from 'vitest';
import { openBrowser } from '../kit/browser.js';
import { playByKeyboard, playByTouch } from '../kit/lesson.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('a lesson can be played to its end', () => {
  it('with the keyboard alone, in English', () => playByKeyboard(kit!, 'hansa'));
  it('on a phone, in German, and is remembered on the way', () => playByTouch(kit!, 'hansa-teutonica'));
});

/** Lantern Night, played to its end through the page. */
import { afterAll, describe, it } from 'vitest';
import { playAgainstBots } from '../web/kit/against-bots.js';
import { openBrowser } from '../web/kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('Lantern Night through the page', () => {
  it('a game against bots, by clicking what lights up', () =>
    playAgainstBots(kit!, 'lantern-night', 'canals'));
});

/** The operator's own bots are offered on the page by their names, and play. */
import { afterAll, describe, expect, it } from 'vitest';
import { shared } from '../../setup/ask.js';
import { openBrowser } from '../kit/browser.js';
import { comeIn, documentOf } from '../kit/online.js';
import { speak } from '../kit/page.js';
import { startServer } from '../kit/server.js';

const kit = (await shared('python'))
  ? await openBrowser(() => startServer({ OUTSIDE_BOTS: 'first-steps=exec:./examples/bots/first_steps.py' }))
  : undefined;
afterAll(() => kit?.close());

describe.skipIf(!kit)('a bot of the server', () => {
  it('is offered for a new table, in the waiting room and as a stand-in, and moves', async () => {
    const anna = await comeIn(kit!, 'Anna');
    await anna.getByRole('link', { name: 'New table' }).click();
    await anna.locator('input[name=board][value=salt-march]').check();
    await anna.locator('input[name=players][value="2"]').check();
    await anna.getByLabel('Player at seat 2').selectOption('Server bot: first-steps');
    await anna.getByText('An external bot').waitFor();
    await anna.getByLabel('Stand-in bot').selectOption('Server bot: first-steps');
    // With two players the one who does not begin sets the pawn.
    await anna.getByLabel('Who starts').selectOption('Anna');
    await anna.getByRole('button', { name: 'Create table' }).click();
    await anna.getByText('(first-steps)').waitFor();
    const table = anna.url().split('/').at(-1)!;
    expect((await documentOf(anna, table)).settings.standIn).toBe('first-steps');
    await anna.locator('.room-bot').selectOption('Trader');
    await anna.getByText('(Trader)').waitFor();
    await anna.locator('.room-bot').selectOption('Server bot: first-steps');
    await anna.getByText('(first-steps)').waitFor();
    await anna.getByRole('button', { name: 'Start' }).click();
    await anna.locator('.table').waitFor();
    await expect.poll(async () => (await documentOf(anna, table)).moves).toBeGreaterThan(0);

    // In German, too.
    await speak(anna, 'de');
    await anna.goto('#/together/new');
    await anna
      .locator('option', { hasText: 'Server-Bot: first-steps' })
      .first()
      .waitFor({ state: 'attached' });
    await anna.context().close();
  });
});

/** Archived games can still be watched: from the list of your tables, and by their old address. */
import { afterAll, describe, expect, it } from 'vitest';
import { playToEnd, SMALL, type TestServer } from '../../server/help.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, command, documentOf, makeTable, playFirst } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const DAY = 24 * 3_600_000;
let server: TestServer;
const kit = await openBrowser(async () => {
  server = await startServer({ PRUNE_DAYS: '1' });
  return server;
});
afterAll(() => kit?.close());

describe.skipIf(!kit)('an archived game', () => {
  it('is replayed from the list of your tables, in its colours, and can be played on from any move', async () => {
    const anna = await comeIn(kit!, 'Anna', { viewport: PHONE });
    const table = await makeTable(anna, {
      config: SMALL,
      first: 0,
      title: 'Long ago',
      standIn: 'greedy',
      seats: [
        { who: 'me', colour: 3 },
        { who: 'bot', level: 'greedy', name: 'Wessel', colour: 1 },
      ],
    });
    await command(anna, table, { do: 'say', text: 'hello' });
    await playToEnd(server, table);
    const { moves } = await documentOf(anna, table);
    const givenUp = await makeTable(anna, { config: SMALL, first: 0, title: 'Given up', standIn: 'greedy' });
    const bo = await server.person('Bo');
    await bo.do(givenUp, { do: 'sit' });
    await bo.do(givenUp, { do: 'resign' });
    await playToEnd(server, givenUp);
    const ended = await makeTable(anna, { config: SMALL, first: 0, title: 'Ended early' });
    await bo.do(ended, { do: 'sit' });
    await playFirst(anna, ended);
    await bo.do(ended, { do: 'propose', what: 'end' });
    await command(anna, ended, { do: 'answer', what: 'end', agree: true });
    server.later(2 * DAY);
    for (const one of [table, givenUp, ended])
      await expect
        .poll(() => documentOf(anna, one).then(Boolean, String), { timeout: 30_000 })
        .toContain('archived');

    await anna.goto('#/');
    await anna.goto('#/together');
    await anna.locator('.lobby-over summary').click();
    const card = anna.locator(`[data-table="${table}"]`);
    expect(await card.locator('.unread').count()).toBe(0);
    await card.getByRole('link', { name: 'Replay: Long ago' }).click();
    await anna.locator(`.table[data-moves="${moves}"]`).waitFor();
    const at = anna.locator('.timeline input');
    expect(await at.inputValue()).toBe(String(moves));
    await anna.getByText(`Move ${moves} of ${moves}`).waitFor();
    expect(await anna.title()).toContain('Long ago');
    const result = anna.getByRole('button', { name: 'Result' }).or(anna.getByRole('tab', { name: 'Result' }));
    await result.click();
    await anna.locator('.ending h2').waitFor();
    await anna.getByText('is archived').waitFor();
    expect(await faultsOf(anna)).toEqual([]);
    expect(await anna.locator('.chart-line').first().getAttribute('style')).toContain('player-3');
    const names = await anna.locator('.chart-names li').allTextContents();
    expect(names.map((name) => name.trim())).toEqual(['Anna', 'Wessel']);
    const [saved] = await Promise.all([
      anna.waitForEvent('download'),
      anna.getByRole('button', { name: 'Download record' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/Long.ago/i);

    await at.fill('10');
    await anna.getByRole('button', { name: 'Play on from here' }).click();
    await anna.waitForURL(/#\/game\//);
    await anna.locator('.table').waitFor();
    expect(await anna.locator('.table h1').textContent()).toMatch(/, from move 10$/);

    // A player who resigned is last, whatever the score.
    await anna.goto(`#/table/${givenUp}`);
    await result.click();
    await anna.getByText('Your place: 1 of 2.').waitFor();
    expect(await anna.locator('.standings-name').allTextContents()).toEqual(['Anna', 'Bo']);

    // Nobody has to decide in a game that was ended early.
    await anna.goto(`#/table/${ended}`);
    await anna.locator('.notice', { hasText: 'is archived' }).waitFor();
    await anna.locator('.action-headline', { hasText: 'Game over' }).waitFor();

    // By its address; others see it if anybody could watch.
    const ben = await comeIn(kit!, 'Ben');
    await ben.goto(`#/table/${table}`);
    await ben.locator(`.table[data-moves="${moves}"]`).waitFor();
    // Names lead to profiles, for people who did not play there as well.
    const { me } = await ask<{ me: { id: string } }>(anna, 'GET', 'who');
    const profiles = [`#/player/${me.id}`, '#/player/bot:greedy'];
    expect(profiles).toContain(await ben.locator('.timeline-count a').getAttribute('href'));
    await ben.getByRole('tab', { name: 'Result' }).click();
    expect(profiles).toContain(await ben.locator('.ending h2 a').first().getAttribute('href'));
    await ben.goto('#/table/aaaaaaaaaaaa');
    await ben.getByRole('heading', { name: 'You cannot see this table' }).waitFor();
    // Nor is there one with an invalid id.
    await ben.goto('#/');
    await ben.goto('#/table/abc');
    await ben.getByRole('heading', { name: 'You cannot see this table' }).waitFor();
    for (const page of [anna, ben]) await page.context().close();
  }, 180_000);
});

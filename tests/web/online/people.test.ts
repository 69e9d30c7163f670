/** Profiles, people you know, and invitations, in the browsers of two and three people. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '../../../src/protocol/people/people.js';
import type { PlayerRatings } from '../../../src/protocol/people/statistics.js';
import { playToEnd, type TestServer } from '../../server/help.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, command, makeTable } from '../kit/online.js';
import { fits } from '../kit/page.js';
import { startServer } from '../kit/server.js';

let server: TestServer;
const kit = await openBrowser(async () => {
  server = await startServer();
  return server;
});
afterAll(() => kit?.close());

const SMALL = { game: 'hansa', players: 2 };
const GERMAN_PHONE = { viewport: PHONE, touch: true, language: 'de', theme: 'dark' } as const;

let anna: Page;
let ben: Page;
let cleo: Page;
/** Two games of Anna and Ben. */
let played: readonly string[];
beforeAll(async () => {
  if (!kit) return;
  anna = await comeIn(kit, 'Anna');
  ben = await comeIn(kit, 'Ben', GERMAN_PHONE);
  cleo = await comeIn(kit, 'Cleo');
  played = [await playOut(), await playOut()];
});

const me = (page: Page): Promise<Me> => ask<Me>(page, 'GET', 'me');
const relate = async (page: Page, other: Page, relation: string): Promise<unknown> =>
  ask(page, 'PUT', `me/people/${(await me(other)).id}`, { relation });

/** Goes back to the lobby. */
async function openLobby(page: Page): Promise<void> {
  await page.goto('#/');
  await page.goto('#/together');
}

/** Anna and Ben play to the end. */
async function playOut(): Promise<string> {
  const table = await makeTable(anna, { config: SMALL });
  await command(ben, table, { do: 'sit' });
  await playToEnd(server, table);
  return table;
}

describe.skipIf(!kit)('a profile', () => {
  it('is reached from names at the table, in the result, the log, the chat and the lobby', async () => {
    const { id } = await me(ben);
    const [table] = played;
    await command(ben, table, { do: 'say', text: 'Gut gespielt' });
    await anna.goto(`#/table/${table}`);
    const toBen = `a[href="#/player/${id}"]`;
    await anna.locator(`.standings ${toBen}`).waitFor();
    for (const [tab, place] of [
      ['Players', '.desk'],
      ['Log', '.log h2'],
      ['Chat', '.chat-line'],
    ]) {
      await anna.getByRole('tab', { name: tab }).click();
      await anna.locator(`${place} ${toBen}`).first().waitFor();
    }
    await anna.locator(`.chat-line ${toBen}`).click();
    await anna.locator('.player-head h1', { hasText: 'Ben' }).waitFor();
    await anna.goto('#/together');
    await anna.locator('.lobby-over summary').click();
    await anna.locator(`.table-card ${toBen}`).first().waitFor();
  });

  it('shows games, rating as chart and table, boards, opponents and games to replay', async () => {
    const { id: rated } = await me(ben);
    await expect
      .poll(async () => {
        const path = `players/${rated}/ratings?game=hansa`;
        return (await ask<PlayerRatings>(anna, 'GET', path)).history.length;
      })
      .toBe(2);
    for (const [page, other, words] of [
      [anna, ben, ['Played to the end', 'As a table', 'Most frequent opponents']],
      [ben, anna, ['Zu Ende gespielt', 'Als Tabelle', 'Häufigste Gegner']],
    ] as const) {
      const { id, name } = await me(other);
      await page.goto(`#/player/${id}`);
      await page.locator('.rating-plot .plot-line').waitFor();
      for (const word of words) await page.getByText(word).first().waitFor();
      expect(await page.locator('.rating-plot svg').getAttribute('aria-label')).toMatch(/\d{4}/);
      await page.getByText(words[1]).click();
      await expect.poll(() => page.locator('[data-rating-table] tbody tr').count()).toBe(2);
      await expect.poll(() => page.locator('.tallies tbody tr').count()).toBe(1);
      await page.locator(`.person-row a[href="#/player/${(await me(page)).id}"]`).waitFor();
      expect(await page.locator('h1').textContent()).toBe(name);
      expect(await faultsOf(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.locator('[data-played] tbody a').first().press('Enter');
      await page.locator('.table').waitFor();
    }
  });

  it('has the picture and the visibility that its owner chose', async () => {
    await ben.goto('#/me');
    await ben.getByRole('radio', { name: 'Hering' }).check();
    await ben.getByRole('radio', { name: 'Petrol' }).check();
    await ben.locator('input[name=profile-visible][value=nobody]').check();
    await ben.getByText('Andere sehen nur Namen und Bild', { exact: false }).waitFor();
    expect(await faultsOf(ben)).toEqual([]);
    expect(await fits(ben)).toBe(true);
    const { id } = await me(ben);
    await anna.goto(`#/player/${id}`);
    await anna.getByText('This profile is private.').waitFor();
    await anna.locator('.player-head .arms-teal').waitFor();
    expect(await anna.locator('.me-figures').count()).toBe(0);
    // The owner sees everything.
    await ben.getByRole('link', { name: 'Dein Profil ansehen' }).tap();
    await ben.locator('.me-figures').waitFor();
    await ask(ben, 'PATCH', 'me/profile', { visible: 'everybody' });
  });

  it('of a bot says what it is; for an unknown id the page says so', async () => {
    const seats = [{ who: 'me' as const }, { who: 'bot' as const, level: 'trader' as const }];
    await anna.goto(`#/table/${await makeTable(anna, { config: SMALL, seats, autostart: false })}`);
    await anna.locator('.room-seat a[href="#/player/bot:trader"]').click();
    await anna.getByText('nobody sits behind it', { exact: false }).waitFor();
    await anna.goto('#/player/aaaaaaaaaaaaaaaa');
    await anna.getByRole('heading', { name: 'Nobody here' }).waitFor();
  });
});

describe.skipIf(!kit)('people you know', () => {
  it('are followed and blocked from their profile, and listed; empty lists have a text', async () => {
    const { id, name } = await me(anna);
    await ben.goto('#/people');
    await ben.getByText('Noch niemandem.', { exact: false }).waitFor();
    expect(await faultsOf(ben)).toEqual([]);
    await ben.goto(`#/player/${id}`);
    await ben.getByRole('button', { name: 'Folgen' }).tap();
    await ben.getByRole('button', { name: 'Du folgst' }).waitFor();
    await ben.goto('#/people');
    await ben.locator(`[aria-labelledby=people-following] [data-person="${id}"]`).waitFor();
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('link', { name }).tap();
    await ben.getByRole('button', { name: 'Blockieren' }).tap();
    await ben.locator('.alert').getByRole('button', { name: 'Blockieren' }).tap();
    await ben.getByText('Du hast diesen Spieler blockiert', { exact: false }).waitFor();
    await ben.goto('#/people');
    await ben.locator(`[aria-labelledby=people-blocked] [data-person="${id}"]`).waitFor();
    await ben.getByRole('button', { name: `${name} nicht mehr blockieren` }).tap();
    await ben.getByText('Niemand. Blockieren kannst du', { exact: false }).waitFor();
  });

  it('invited from the waiting room find it in their lobby, decline or accept', async () => {
    for (const guest of [ben, cleo]) await relate(anna, guest, 'follow');
    await anna.reload();
    const table = await makeTable(anna, {
      config: { ...SMALL, players: 3 },
      access: 'invited',
      autostart: false,
    });
    await anna.goto(`#/table/${table}`);
    for (const guest of [ben, cleo])
      await anna.getByRole('button', { name: `Invite ${(await me(guest)).name}` }).click();
    await expect.poll(() => anna.locator('[data-invite-people] .tag').count()).toBe(2);
    expect(await faultsOf(anna)).toEqual([]);
    await openLobby(ben);
    await ben.getByText(/lädt dich an einen Tisch ein.*Gewertet/).waitFor();
    expect(await faultsOf(ben)).toEqual([]);
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('button', { name: 'Annehmen' }).tap();
    await ben.locator('.room .tag', { hasText: 'du' }).waitFor();
    await openLobby(cleo);
    await cleo.getByRole('button', { name: 'Look first' }).click();
    await cleo.getByRole('button', { name: 'Sit here' }).waitFor();
    await cleo.goto('#/together');
    await cleo.getByRole('button', { name: 'Decline' }).click();
    await cleo.locator('#invitations').waitFor({ state: 'detached' });
    await anna.reload();
    await anna.locator('[data-invite-people] .tag', { hasText: 'declined' }).waitFor();
    expect(await anna.locator('[data-invite-people] .person-row').count()).toBe(1);
  });

  it('are invited from their profile to a new table', async () => {
    const { id, name } = await me(ben);
    await anna.goto(`#/player/${id}`);
    await anna.getByRole('button', { name: 'Invite to play' }).click();
    await anna.getByRole('link', { name: 'To a new table' }).click();
    await anna.getByText(`${name} will be invited to this table.`).waitFor();
    await anna.getByRole('button', { name: 'Create table' }).click();
    await anna.locator('[data-invite-people] .tag', { hasText: 'invited' }).waitFor();
    await openLobby(ben);
    await ben.getByRole('button', { name: 'Annehmen' }).waitFor();
  });
});

describe.skipIf(!kit)('somebody you have blocked', () => {
  it('is hidden from your chat, and you are asked before you sit down with them; they notice nothing', async () => {
    await relate(anna, ben, 'block');
    await anna.reload();
    const table = await makeTable(ben, {
      config: { ...SMALL, players: 4 },
      access: 'open',
      autostart: false,
    });
    await command(cleo, table, { do: 'sit' });
    await anna.goto(`#/table/${table}`);
    await anna.locator('.room-seat .tag', { hasText: 'blocked by you' }).waitFor();
    await anna.getByRole('button', { name: 'Sit here' }).first().click();
    await anna.getByText('You have blocked someone at this table.').waitFor();
    expect(await faultsOf(anna)).toEqual([]);
    await anna.getByRole('button', { name: 'Sit down anyway' }).click();
    await anna.locator('.room .tag', { hasText: 'you' }).first().waitFor();
    await ben.goto(`#/table/${table}`);
    await cleo.goto(`#/table/${table}`);
    for (const [page, text] of [
      [anna, 'of Anna'],
      [ben, 'von Ben'],
      [cleo, 'of Cleo'],
    ] as const)
      await command(page, table, { do: 'say', text });
    for (const page of [anna, ben, cleo]) await page.locator('.chat-line', { hasText: 'of Cleo' }).waitFor();
    const lines = (page: Page): Promise<string[]> => page.locator('.chat-line p').allTextContents();
    expect(await lines(anna)).toEqual(['of Anna', 'of Cleo']);
    expect(await lines(ben)).toEqual(['von Ben', 'of Cleo']);
    expect(await lines(cleo)).toEqual(['of Anna', 'von Ben', 'of Cleo']);
    expect(await ben.locator('.room-seat .tag', { hasText: 'blockiert' }).count()).toBe(0);
    // The same the other way round: Anna sits first, and is told when he sits down.
    const hers = await makeTable(anna, { config: SMALL, access: 'open', autostart: false });
    await anna.goto(`#/table/${hers}`);
    await anna.locator('.room').waitFor();
    expect(await anna.locator('[data-blocked-note]').count()).toBe(0);
    await command(ben, hers, { do: 'sit' });
    await anna.locator('[data-blocked-note]', { hasText: 'now you are at the same table' }).waitFor();
    await ben.goto(`#/table/${hers}`);
    await ben.locator('.room').waitFor();
    expect(await ben.locator('[data-blocked-note]').count()).toBe(0);
  });
});

/** Invitations arrive in the lobby and as messages, can be answered, and cannot be used to pester people. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import baltic from '../../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import type { ReceivedInvitation, SentInvitation } from '../../../src/protocol/people/profile.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { type Person, playToEnd, SMALL, serve, somePolls, type TestServer } from '../help.js';
import { type HttpSink, httpSink } from '../notify/sinks.js';

let server: TestServer;
let web: HttpSink;

beforeAll(async () => {
  web = await httpSink();
  server = await serve({ PRIVATE_HOOKS: 'yes', PUBLIC_URL: 'http://kontor.example/' });
});
afterAll(async () => {
  await server.stop();
  await web.close();
});
beforeEach(() => {
  web.received.length = 0;
});

const people = (): Promise<Person[]> => Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
const received = async (person: Person): Promise<ReceivedInvitation[]> =>
  (await person.ask<ReceivedInvitation[]>('GET', 'me/invitations')).body;
const invite = (from: Person, table: string, to: Person) =>
  from.ask<SentInvitation[]>('POST', `tables/${table}/invitations`, { person: to.id });
const accept = (person: Person, table: string, knowing = false) =>
  person.ask<{ field: string }>('POST', `me/invitations/${table}/accept`, { knowing });
const relate = (person: Person, other: Person, relation: 'follow' | 'block') =>
  person.ask('PUT', `me/people/${other.id}`, { relation });

/** A private table with private texts of its host. */
const privateTable = (host: Person): Promise<string> =>
  host.make({ config: SMALL, access: 'invited', autostart: false, title: 'BUY NOW at evil.example' });

/** A webhook for a person, which records their messages. */
async function listen(person: Person): Promise<void> {
  const hook = { kind: 'webhook', url: `${web.url}${person.id}`, format: 'json' };
  await person.ask('POST', 'me/notify/channels', hook);
  const choice = { usual: ['webhook'], quiet: null, zone: 'UTC', every: 0, over: true };
  await person.ask('PUT', 'me/notify', choice);
}

describe('an invitation', () => {
  test('says who invites, who is the host and what is played, and gives a seat', async () => {
    const [ada, bea] = await people();
    const table = await privateTable(ada);
    const sent = await invite(ada, table, bea);
    expect(sent.body).toMatchObject([{ person: { id: bea.id, name: bea.fullName }, declined: false }]);
    const [found, ...others] = await received(bea);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      table,
      from: { id: ada.id, name: ada.fullName },
      host: { id: ada.id },
      game: 'hansa',
      players: 2,
      free: 1,
      details: { pace: { kind: 'untimed' }, rated: true, hints: false, undo: 'consent', rest: false },
    });
    expect(JSON.stringify(found)).not.toContain('evil');
    // Its secret opens the table, to look before answering.
    expect((await bea.ask('GET', `tables/${table}`)).status).toBe(403);
    const look = await bea.ask('GET', `tables/${table}`, undefined, { 'kontor-invite': found.invite });
    expect(look.status).toBe(200);
    expect((await accept(bea, table)).status).toBe(200);
    expect((await bea.look(table)).document.you.seat).toBe(1);
    expect(await received(bea)).toEqual([]);
    expect((await ada.ask('GET', `tables/${table}/invitations`)).body).toEqual([]);
  });

  test('does not come back once it was declined, and the sender sees that', async () => {
    const [ada, bea] = await people();
    const table = await privateTable(ada);
    await invite(ada, table, bea);
    expect((await bea.ask('DELETE', `me/invitations/${table}`)).status).toBe(200);
    expect(await received(bea)).toEqual([]);
    expect((await accept(bea, table)).status).toBe(404);
    expect((await invite(ada, table, bea)).body).toMatchObject([{ declined: true }]);
    expect(await received(bea)).toEqual([]);
  });

  test('disappears when the table is full or closed, or the sender has left', async () => {
    const [ada, bea, cay] = await people();
    const full = await ada.make({ config: SMALL, autostart: false });
    await invite(ada, full, bea);
    await cay.do(full, { do: 'sit' });
    expect(await received(bea)).toEqual([]);
    expect((await accept(bea, full)).status).toBe(404);
    expect((await invite(ada, full, bea)).status).toBe(409);
    const closed = await ada.make({ config: SMALL });
    await invite(ada, closed, bea);
    await ada.do(closed, { do: 'close' });
    expect(await received(bea)).toEqual([]);
    const left = await cay.make({ config: { ...SMALL, players: 3 }, autostart: false });
    await ada.do(left, { do: 'sit' });
    await invite(ada, left, bea);
    expect(await received(bea)).toHaveLength(1);
    await ada.do(left, { do: 'leave' });
    expect(await received(bea)).toEqual([]);
  });

  test('comes from people at the table, to others who exist and are not there', async () => {
    const [ada, bea, cay] = await people();
    const table = await ada.make({ config: { ...SMALL, players: 3 }, autostart: false });
    await bea.do(table, { do: 'sit' });
    expect((await invite(cay, table, bea)).status).toBe(403);
    expect((await invite(ada, table, ada)).status).toBe(422);
    expect((await invite(ada, table, bea)).status).toBe(422);
    const nobody = { person: 'aaaaaaaaaaaaaaaa' };
    expect((await ada.ask('POST', `tables/${table}/invitations`, nobody)).status).toBe(404);
    expect((await ada.ask('POST', `tables/${table}/invitations`, { person: cay.id, text: 'x' })).status).toBe(
      400,
    );
    // Of invitations by two people to one table one is shown, and one answer is for both.
    await invite(ada, table, cay);
    await invite(bea, table, cay);
    expect(await received(cay)).toHaveLength(1);
    await cay.ask('DELETE', `me/invitations/${table}`);
    expect(await received(cay)).toEqual([]);
  });

  test('comes with a warning if the guest has blocked somebody at the table', async () => {
    const [ada, bea, cay] = await people();
    await relate(bea, cay, 'block');
    const table = await ada.make({ config: { ...SMALL, players: 3 }, autostart: false });
    await cay.do(table, { do: 'sit' });
    await invite(ada, table, bea);
    expect((await accept(bea, table)).body.field).toBe('command.knowing');
    expect(await received(bea)).toHaveLength(1);
    expect((await accept(bea, table, true)).status).toBe(200);
  });
});

describe('an unwanted invitation', () => {
  test('does not arrive, and its sender gets the usual answers', async () => {
    const [ada, bea, cay] = await people();
    await listen(bea);
    await relate(bea, ada, 'block');
    const table = await ada.make({ config: { ...SMALL, players: 3 }, autostart: false });
    const [blocked, free] = [await invite(ada, table, bea), await invite(ada, table, cay)];
    expect([blocked.status, free.status]).toEqual([200, 200]);
    const shape = ({ person, declined }: SentInvitation) => [person.id, declined];
    expect(free.body.map(shape)).toEqual([
      [bea.id, false],
      [cay.id, false],
    ]);
    expect(await received(bea)).toEqual([]);
    expect((await accept(bea, table)).status).toBe(404);
    await somePolls();
    expect(web.received).toEqual([]);
    // A sender who has blocked the guest is told.
    expect((await invite(bea, await bea.make({ config: SMALL }), ada)).status).toBe(422);
  });

  test('from strangers does not reach people who accept them only from people they follow, or from nobody', async () => {
    const [ada, bea, cay] = await people();
    await relate(bea, cay, 'follow');
    await bea.ask('PATCH', 'me/profile', { invitations: 'following' });
    await invite(ada, await ada.make({ config: SMALL }), bea);
    await invite(cay, await cay.make({ config: SMALL }), bea);
    expect((await received(bea)).map(({ from }) => from.id)).toEqual([cay.id]);
    await bea.ask('PATCH', 'me/profile', { invitations: 'nobody' });
    expect(await received(bea)).toEqual([]);
  });

  test('does not come from a banned person', async () => {
    const own = await serve();
    try {
      const [chief, bea, cay] = await Promise.all(['Chief', 'Bea', 'Cay'].map((name) => own.person(name)));
      await chief.ask('POST', 'admin/claim', { code: own.running.adminCode });
      await invite(cay, await cay.make({ config: SMALL }), bea);
      expect(await received(bea)).toHaveLength(1);
      await chief.ask('POST', `admin/people/${cay.id}/ban`, { reason: '' });
      expect(await received(bea)).toEqual([]);
    } finally {
      await own.stop();
    }
  });

  test('is limited in number', async () => {
    const [ada, bea] = await people();
    for (let n = 0; n < LIMITS.invitationsEach; n++)
      expect((await invite(ada, await ada.make({ config: SMALL }), bea)).status).toBe(200);
    expect((await invite(ada, await ada.make({ config: SMALL }), bea)).status).toBe(413);
    const strict = await serve({ LIMIT_FACTOR: '1' });
    try {
      const cay = await strict.person('Cay');
      const table = await cay.make({ config: SMALL });
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++)
        statuses.push((await invite(cay, table, await strict.person(`Guest ${n}`))).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

test('the guest is notified once, with names and nothing else', async () => {
  const [ada, bea, cay] = await people();
  await listen(bea);
  // Not even a text on a drawn board.
  const drawn = { ...baltic, game: 'hansa', id: 'evil-sea', title: 'evil.example' };
  const { hash } = (await ada.ask<{ hash: string }>('POST', 'me/boards', drawn)).body;
  const config = { ...SMALL, players: 3 };
  const table = await ada.make({ config, board: hash, autostart: false, title: 'evil.example' });
  await cay.do(table, { do: 'sit' });
  await invite(ada, table, bea);
  await expect.poll(() => web.received.length).toBe(1);
  await invite(cay, table, bea);
  await somePolls();
  expect(web.received).toHaveLength(1);
  const body = String(web.received[0].body);
  expect(body).toContain(ada.fullName);
  expect(body).toContain('invited');
  expect(body).not.toContain('evil');
});

test('a rematch by somebody you have blocked sends no message', async () => {
  const [ada, bea, cay] = await people();
  for (const guest of [bea, cay]) await listen(guest);
  const table = await ada.make({ config: { ...SMALL, players: 3 }, first: 0 });
  for (const guest of [bea, cay]) await guest.do(table, { do: 'sit' });
  await playToEnd(server, table);
  await relate(bea, ada, 'block');
  await ada.ask('POST', `tables/${table}/rematch`);
  const told = (guest: Person) =>
    web.received.filter(({ path, body }) => path.includes(guest.id) && body.includes('rematch'));
  server.later(60_000);
  await expect.poll(() => told(cay).length).toBe(1);
  await somePolls();
  expect(told(bea)).toEqual([]);
});

test('invitations expire', async () => {
  const own = await serve();
  try {
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => own.person(name)));
    await invite(ada, await ada.make({ config: SMALL }), bea);
    own.later(31 * 24 * 3_600_000);
    await expect.poll(async () => (await received(bea)).length).toBe(0);
  } finally {
    await own.stop();
  }
});

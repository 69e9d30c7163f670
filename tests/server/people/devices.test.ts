/** Where a person is signed in: devices are listed, signed out one by one or all at once, and expire unused. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device } from '../../../src/protocol/people/people.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { hashOf } from '../../../src/server/people/secrets.js';
import { kindOf } from '../../../src/server/store/kinds.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { Person, SMALL, Socket, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const DAY = 24 * 3_600_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeAll(async () => {
  server = await serve({ TRUST_PROXY: 'loopback' });
});
afterAll(() => server.stop());

/** The same person on another device. */
async function another(person: Person, headers: Record<string, string> = {}): Promise<Person> {
  const { code } = (await person.ask<{ code: string }>('POST', 'me/links')).body;
  const nobody = new Person(person.url, '', '', '');
  const answer = await nobody.ask('POST', 'links', { code }, headers);
  expect(answer.status).toBe(200);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0];
  return new Person(person.url, cookie, person.id, person.name);
}

const devicesOf = async (person: Person): Promise<Device[]> =>
  (await person.ask<Device[]>('GET', 'me/devices')).body;
const statusOf = async (person: Person): Promise<number> => (await person.ask('GET', 'me')).status;
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const newToken = async (person: Person): Promise<string> =>
  (await person.ask<{ token: string }>('POST', 'me/tokens', { label: 'bot' })).body.token;

describe('a list of devices', () => {
  test('names browser, system and address range, this device first', async () => {
    const ada = await server.person('Ada');
    server.later(5 * DAY);
    const pixel = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.77' };
    const phone = await another(ada, pixel);
    server.later(DAY);
    await another(ada, { 'user-agent': IPAD, 'x-forwarded-for': '2001:db8:1:2::3' });
    const { body: devices } = await phone.ask<Device[]>('GET', 'me/devices', undefined, pixel);
    expect(devices).toMatchObject([
      { current: true, browser: 'Chrome', system: 'Android', network: '203.0.113.0/24' },
      { current: false, browser: 'Safari', system: 'iPad', network: '2001:db8:1::/48' },
      { current: false, browser: null, system: null, network: '127.0.0.0/24' },
    ]);
    const [, , first] = devices;
    expect(devices[0].created - first.created).toBeGreaterThanOrEqual(5 * DAY);
    expect(first.seen - first.created).toBeGreaterThanOrEqual(5 * DAY);
  });

  test('shows no secrets, and nothing of other people', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const phone = await another(ada);
    const text = JSON.stringify(await devicesOf(ada));
    for (const { cookie } of [ada, phone]) {
      const secret = cookie.split('.')[1];
      expect(text).not.toContain(secret);
      expect(text).not.toContain(hashOf(secret));
    }
    const theirs = await devicesOf(bo);
    expect(theirs).toHaveLength(1);
    expect(text).not.toContain(theirs[0].id);
  });

  test('stores only known words, whatever a browser calls itself', async () => {
    const ada = await server.person('Ada');
    const odd = await another(ada, { 'user-agent': `<b>Chrome/1</b> ${'x'.repeat(5000)} Windows` });
    expect((await devicesOf(odd))[0]).toMatchObject({ browser: 'Chrome', system: null });
  });

  test('has a limit, and so have the codes for new devices', async () => {
    const ada = await server.person('Ada');
    for (let i = 1; i < LIMITS.devices; i++) await another(ada);
    const { code } = (await ada.ask<{ code: string }>('POST', 'me/links')).body;
    const redeem = () => new Person(server.url, '', '', '').ask('POST', 'links', { code });
    expect((await redeem()).status).toBe(413);
    const [, last] = await devicesOf(ada);
    expect((await ada.ask('DELETE', `me/devices/${last.id}`)).status).toBe(200);
    expect((await redeem()).status).toBe(200);
    for (let i = 0; i < LIMITS.links; i++) await ada.ask('POST', 'me/links');
    expect((await ada.ask('POST', 'me/links')).status).toBe(413);
  });
});

describe('signing out', () => {
  test('one device closes its connections and leaves the others alone', async () => {
    const ada = await server.person('Ada');
    const phone = await another(ada);
    const [kept, ended] = [await ada.connect(), await phone.connect()];
    const closed = once(ended.ws, 'close');
    const [, other] = await devicesOf(ada);
    expect((await ada.ask('DELETE', `me/devices/${other.id}`)).status).toBe(200);
    expect((await closed)[0]).toBe(1008);
    expect([await statusOf(phone), await statusOf(ada)]).toEqual([401, 200]);
    expect(kept.ws.readyState).toBe(kept.ws.OPEN);
    expect(await devicesOf(ada)).toHaveLength(1);
  });

  test('the device itself removes its cookie', async () => {
    const ada = await server.person('Ada');
    const [{ id }] = await devicesOf(ada);
    const { headers } = await ada.ask('DELETE', `me/devices/${id}`);
    expect(headers.get('set-cookie')).toMatch(/^kontor=; .*Max-Age=0/);
    expect(await statusOf(ada)).toBe(401);
  });

  test('another person’s device, or a token, is not possible', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const [{ id }] = await devicesOf(bo);
    const { body: token } = await ada.ask<{ id: string }>('POST', 'me/tokens', { label: 'x' });
    expect((await ada.ask('DELETE', `me/devices/${id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `me/devices/${token.id}`)).status).toBe(404);
    expect(await statusOf(bo)).toBe(200);
  });

  test('all others keeps this device and the programs', async () => {
    const ada = await server.person('Ada');
    const others = [await another(ada), await another(ada)];
    const { code } = (await ada.ask<{ code: string }>('POST', 'me/links')).body;
    const token = await newToken(ada);
    expect((await ada.ask('POST', 'me/sign-out/others')).status).toBe(200);
    expect(await Promise.all([ada, ...others].map(statusOf))).toEqual([200, 401, 401]);
    const nobody = new Person(server.url, '', '', '');
    expect((await nobody.ask('POST', 'links', { code })).status).toBe(403);
    expect((await nobody.ask('GET', 'me', undefined, bearer(token))).status).toBe(200);
  });

  test('everywhere ends all sign-ins and connections', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const phone = await another(ada);
    const token = await newToken(ada);
    const sockets = [
      await ada.connect(),
      await phone.connect(),
      await Socket.open(server.url, bearer(token)),
    ];
    const closed = Promise.all(sockets.map(({ ws }) => once(ws, 'close')));
    expect((await ada.ask('POST', 'me/sign-out/everywhere')).status).toBe(200);
    await closed;
    const nobody = new Person(server.url, '', '', '');
    expect((await nobody.ask('GET', 'me', undefined, bearer(token))).status).toBe(401);
    expect(await Promise.all([ada, phone, bo].map(statusOf))).toEqual([401, 401, 200]);
  });

  test('a device that waits for news tells it nothing more', async () => {
    const ada = await server.person('Ada');
    const phone = await another(ada);
    const table = await ada.make({ config: SMALL });
    const { number } = await ada.look(table);
    const waiting = phone.ask('GET', `tables/${table}?after=${number}&wait=20`);
    const { longPolls } = server.running.services;
    while (longPolls.waiting === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const [, other] = await devicesOf(ada);
    await ada.ask('DELETE', `me/devices/${other.id}`);
    await ada.do(table, { do: 'say', text: 'not for the phone' });
    expect((await waiting).status).toBe(401);
  });
});

describe('a year without use', () => {
  test('ends a sign-in; using it keeps it and its cookie', async () => {
    const ada = await server.person('Ada');
    const phone = await another(ada);
    const token = await newToken(ada);
    const asProgram = async () =>
      (await new Person(server.url, '', '', '').ask('GET', 'me', undefined, bearer(token))).status;
    server.later(364 * DAY);
    const { headers } = await ada.ask('GET', 'who');
    expect(headers.get('set-cookie')).toContain(`${ada.cookie}; `);
    expect(await asProgram()).toBe(200);
    await expect
      .poll(async () => (await devicesOf(ada))[0].seen - (await devicesOf(ada))[1].seen)
      .toBeGreaterThan(360 * DAY);
    server.later(2 * DAY);
    expect([await statusOf(ada), await asProgram(), await statusOf(phone)]).toEqual([200, 200, 401]);
    expect(await devicesOf(ada)).toHaveLength(1);
  });
});

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('devices') }] : []),
])('a database of the previous version, in $kind,', ({ newDatabase }) => {
  test('keeps everybody signed in', async () => {
    const url = await newDatabase();
    const database = await kindOf(url)!.open(url, 2);
    await migrate(database, '0003-hosts');
    const long = Date.now() - 3 * 365 * DAY;
    const secret = 'a'.repeat(43);
    const row = { person_id: 'abcdefghijklmnop', hash: hashOf(secret), table_id: null, expires_at: null };
    await database.kysely
      .insertInto('people')
      .values({
        id: row.person_id,
        name: 'Ada',
        language: 'en',
        created_at: long,
        seen_at: long,
        admin: 0,
        banned_at: null,
        preferences: '{}',
      } as never)
      .execute();
    for (const [id, kind, label] of [
      ['device0000000000', 'device', ''],
      ['token00000000000', 'token', 'my bot'],
    ] as const) {
      await database.kysely
        .insertInto('credentials')
        .values({ ...row, id, kind, label, created_at: long, seen_at: long } as never)
        .execute();
    }
    await database.close();
    const newer = await serve({ DATABASE_URL: url });
    const ada = new Person(newer.url, `kontor=device0000000000.${secret}`, row.person_id, 'Ada');
    expect(await statusOf(ada)).toBe(200);
    const headers = bearer(`token00000000000.${secret}`);
    expect((await new Person(newer.url, '', '', '').ask('GET', 'me', undefined, headers)).status).toBe(200);
    expect((await devicesOf(ada))[0]).toMatchObject({ current: true, created: long });
    await newer.stop();
  });
});

describe.skipIf(!postgres)('with several nodes', () => {
  test('a device signed out at one node is disconnected at the other', async () => {
    const url = await postgres!.migrated('devices_nodes');
    const nodes = [await serve({ DATABASE_URL: url }), await serve({ DATABASE_URL: url })];
    const ada = await nodes[0].person('Ada');
    const phone = await another(ada);
    phone.url = nodes[1].url;
    const socket = await phone.connect();
    const closed = once(socket.ws, 'close');
    await ada.ask('POST', 'me/sign-out/others');
    expect((await closed)[0]).toBe(1008);
    expect(await statusOf(phone)).toBe(401);
    for (const node of nodes) await node.stop();
  });
});

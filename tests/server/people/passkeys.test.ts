/** Passkeys: added, named, removed, used; and what strangers, thieves and other sites try with them. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import type { Device, Passkey, WaysBack } from '../../../src/protocol/people/people.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { newChallenge, readChallenge } from '../../../src/server/people/sign-in/challenge.js';
import { relyingParty } from '../../../src/server/people/sign-in/relying-party.js';
import { Person, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';
import { Authenticator } from './authenticator.js';

const postgres = await sharedPostgres();
const ORIGIN = 'https://kontor.example';
const MINUTE = 60_000;
type Options = { readonly challenge: string } & JsonObject;

test('a challenge is valid for one purpose, on this server, for five minutes', () => {
  const challenge = Buffer.from(newChallenge('key', 'sign-in', 1000)).toString('base64url');
  expect(readChallenge('key', 'sign-in', challenge, 1000)).toBe(1000 + 5 * MINUTE);
  expect(readChallenge('key', 'add ada', challenge, 1000)).toBeNull();
  expect(readChallenge('other', 'sign-in', challenge, 1000)).toBeNull();
  expect(readChallenge('key', 'sign-in', challenge, 1000 + 5 * MINUTE)).toBeNull();
  const later = Buffer.from(challenge, 'base64url');
  later[18] ^= 1;
  for (const text of ['', 'x', challenge.slice(0, -2), `${challenge}AA`, later.toString('base64url')])
    expect(readChallenge('key', 'sign-in', text, 1000)).toBeNull();
});

test('passkeys are for the configured address, over https or on this machine', () => {
  const at = (url: string | null, base: string) => relyingParty(url === null ? null : new URL(url), base);
  expect(at('https://kontor.example/', 'http://evil.example/')).toEqual({
    id: 'kontor.example',
    origin: ORIGIN,
  });
  expect(at('https://kontor.example:8443/x/', '')).toMatchObject({ origin: 'https://kontor.example:8443' });
  expect(at(null, 'http://localhost:8080/')).toEqual({ id: 'localhost', origin: 'http://localhost:8080' });
  expect(at(null, 'https://evil.example/')).toBe('address');
  expect(at('http://kontor.example/', '')).toBe('https');
  expect(at('https://203.0.113.5/', '')).toBe('name');
  expect(at('https://[2001:db8::1]/', '')).toBe('name');
});

describe.each([
  { kind: 'SQLite', env: async () => ({}) },
  ...(postgres
    ? [{ kind: 'PostgreSQL', env: async () => ({ DATABASE_URL: await postgres.migrated('passkeys') }) }]
    : []),
])('in $kind', ({ env }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ PUBLIC_URL: `${ORIGIN}/`, TRUST_PROXY: 'loopback', ...(await env()) });
  });
  afterAll(() => server.stop());

  const stranger = (): Person => new Person(server.url, '', '', '');
  const offer = async (person: Person): Promise<Options> =>
    (await person.ask<Options>('POST', 'me/passkeys/options')).body;
  const challenge = async (): Promise<Options> =>
    (await stranger().ask<Options>('POST', 'returns/passkey/options')).body;
  const redeem = (response: object, more: object = {}) =>
    stranger().ask('POST', 'returns/passkey', { response, ...more });
  const passkeysOf = async (person: Person) =>
    (await person.ask<WaysBack>('GET', 'me/ways-back')).body.passkeys;
  async function withPasskey(name: string): Promise<{ person: Person; device: Authenticator; key: Passkey }> {
    const person = await server.person(name);
    const device = new Authenticator(ORIGIN);
    const response = device.register(await offer(person));
    const { status, body } = await person.ask<Passkey>('POST', 'me/passkeys', { label: 'phone', response });
    expect(status).toBe(201);
    return { person, device, key: body };
  }

  test('one signs its owner in without a name, and signs no device out', async () => {
    const { person, device, key } = await withPasskey('Ada');
    expect(await passkeysOf(person)).toEqual({
      problem: null,
      list: [{ id: key.id, label: 'phone', created: key.created, used: null }],
    });
    server.later(1000);
    const { status, body, headers } = await redeem(device.answerTo(await challenge()));
    expect([status, body.id]).toEqual([200, person.id]);
    const back = new Person(server.url, (headers.get('set-cookie') ?? '').split(';')[0], '', '');
    const { body: devices } = await back.ask<Device[]>('GET', 'me/devices');
    expect(devices.map(({ by }) => by)).toEqual(['passkey', 'name']);
    expect((await passkeysOf(person)).list[0].used).toBeGreaterThan(key.created);
    await person.ask('POST', 'me/sign-out/everywhere');
    expect((await redeem(device.answerTo(await challenge()))).status).toBe(200);
  });

  test('only its owner can name, rename and remove it', async () => {
    const [ada, bo] = [await withPasskey('Ada'), await withPasskey('Bo')];
    const path = `me/passkeys/${ada.key.id}`;
    expect((await ada.person.ask('PATCH', path, { label: 'laptop' })).body.label).toBe('laptop');
    expect((await bo.person.ask('PATCH', path, { label: 'mine' })).status).toBe(404);
    expect((await bo.person.ask('DELETE', path)).status).toBe(404);
    // A device or a token is not a passkey, whatever its id.
    const [device] = (await ada.person.ask<Device[]>('GET', 'me/devices')).body;
    expect((await ada.person.ask('DELETE', `me/passkeys/${device.id}`)).status).toBe(404);
    expect((await ada.person.ask('DELETE', path)).status).toBe(200);
    expect((await redeem(ada.device.answerTo(await challenge()))).status).toBe(403);
    expect((await redeem(bo.device.answerTo(await challenge()))).status).toBe(200);
  });

  test('an answer works once, also when it is sent several times at once', async () => {
    const { person, device } = await withPasskey('Cy');
    const answer = device.answerTo(await challenge());
    const all = await Promise.all([1, 2, 3, 4].map(() => redeem(answer)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect((await redeem(answer, { makeRoom: true })).status).toBe(403);
    const { body: devices } = await person.ask<Device[]>('GET', 'me/devices');
    expect(devices).toHaveLength(2);
  });

  test('wrong answers of every kind get the same refusal', async () => {
    const { device } = await withPasskey('Di');
    const other = new Authenticator(ORIGIN);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const old = await challenge();
    server.later(6 * MINUTE);
    const wrong: Record<string, object> = {
      'of another site': device.answerTo(await challenge(), { origin: 'https://evil.example' }),
      'over http': device.answerTo(await challenge(), { origin: 'http://kontor.example' }),
      'for another site': device.answerTo(await challenge(), { rpId: 'evil.example' }),
      'with another key': device.answerTo(await challenge(), { key: privateKey }),
      'of an unknown passkey': other.answerTo(await challenge()),
      'to an old challenge': device.answerTo(old),
      'to a made-up challenge': device.answerTo({ challenge: Buffer.alloc(38, 7).toString('base64url') }),
      'of the wrong kind': device.answerTo(await challenge(), { type: 'webauthn.create' }),
      'of a copied device': device.answerTo(await challenge(), { counter: 1 }),
      empty: {},
      strange: { id: device.id, rawId: device.id, type: 'public-key', response: { clientDataJSON: 'eA' } },
    };
    for (const [name, response] of Object.entries(wrong)) {
      const { status, body, headers } = await redeem(response);
      expect([name, status, body.field, headers.get('set-cookie')]).toEqual([name, 403, 'response', null]);
    }
    expect((await redeem(device.answerTo(await challenge()))).status).toBe(200);
  });

  test('nobody adds a passkey to somebody else, or one that is in use', async () => {
    const [eve, mallory] = [await server.person('Eve'), await server.person('Mallory')];
    const device = new Authenticator(ORIGIN);
    const offered = await offer(eve);
    const add = (person: Person, response: object) =>
      person.ask('POST', 'me/passkeys', { label: 'x', response });
    // The challenge was for Eve.
    expect((await add(mallory, device.register(offered))).status).toBe(403);
    // A challenge for signing in adds nothing, and one for adding does not sign in.
    expect((await add(eve, device.register(await challenge()))).status).toBe(403);
    expect(
      (await add(eve, device.register(await offer(eve), { origin: 'https://evil.example' }))).status,
    ).toBe(403);
    const response = device.register(offered);
    expect((await add(eve, response)).status).toBe(201);
    expect((await add(eve, response)).status).toBe(403);
    expect((await redeem(device.answerTo(await offer(eve)))).status).toBe(403);
    const twin = new Authenticator(ORIGIN, Buffer.from(device.id, 'base64url'));
    expect((await add(mallory, twin.register(await offer(mallory)))).status).toBe(422);
    expect((await redeem(twin.answerTo(await challenge(), { counter: 99 }))).status).toBe(403);
    expect((await redeem(device.answerTo(await challenge()))).body.id).toBe(eve.id);
  });

  test('a person can have a limited number', async () => {
    const fay = await server.person('Fay');
    for (let i = 0; i < LIMITS.passkeys; i++) {
      const response = new Authenticator(ORIGIN).register(await offer(fay));
      expect((await fay.ask('POST', 'me/passkeys', { label: `key ${i}`, response })).status).toBe(201);
    }
    expect((await fay.ask('POST', 'me/passkeys/options')).status).toBe(413);
  });

  test('bans and the limit of devices apply; the same answer can be used again to make room', async () => {
    const { person, device } = await withPasskey('Gus');
    for (let i = 1; i < LIMITS.devices; i++) {
      server.later(1000);
      await redeem(device.answerTo(await challenge()));
    }
    const answer = device.answerTo(await challenge());
    expect(await redeem(answer)).toMatchObject({ status: 413, body: { field: 'devices' } });
    expect((await redeem(answer, { makeRoom: true })).status).toBe(200);
    expect((await person.ask('GET', 'me')).status).toBe(401);
    const chief = await server.person('Chief');
    await chief.ask('POST', 'admin/claim', { code: server.running.adminCode });
    await chief.ask('POST', `admin/people/${person.id}/ban`, { reason: 'rude' });
    const { status, body } = await redeem(device.answerTo(await challenge()), { makeRoom: true });
    expect([status, body.reason]).toEqual([403, expect.stringContaining('rude')]);
  });

  test('asking for challenges stores nothing, and used ones are deleted once they expire', async () => {
    const { device } = await withPasskey('Hal');
    const { database, people } = server.running.services.store;
    const count = async (): Promise<number> =>
      (await database.kysely.selectFrom('credentials').select('id').where('kind', '=', 'challenge').execute())
        .length;
    await people.removeExpired(server.running.services.now() + 10 * MINUTE);
    for (let i = 0; i < 5; i++) await challenge();
    expect(await count()).toBe(0);
    await redeem(device.answerTo(await challenge()));
    expect(await count()).toBe(1);
    server.later(6 * MINUTE);
    await people.removeExpired(server.running.services.now());
    expect(await count()).toBe(0);
  });
});

test.each([
  { env: {}, problem: 'address' },
  { env: { PUBLIC_URL: 'http://kontor.example/' }, problem: 'https' },
])('the server says why it offers none: $problem', async ({ env, problem }) => {
  const server = await serve(env as Record<string, string>);
  const ada = await server.person('Ada');
  expect((await ada.ask<WaysBack>('GET', 'me/ways-back')).body.passkeys).toEqual({ problem, list: [] });
  expect((await ada.ask('GET', 'returns')).body).toEqual({ mail: false, passkeys: false });
  expect((await ada.ask('POST', 'me/passkeys/options')).status).toBe(409);
  await server.stop();
});

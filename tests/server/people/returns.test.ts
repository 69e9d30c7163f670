/** Signing in by recovery phrase after the browser has lost its cookie. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device, WaysBack } from '../../../src/protocol/people/people.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { newPhrase, phraseHash } from '../../../src/server/people/sign-in/phrase.js';
import { Person, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const MINUTE = 60_000;

const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0];
const stranger = (server: TestServer): Person => new Person(server.url, '', '', '');
const devicesOf = async (person: Person): Promise<Device[]> =>
  (await person.ask<Device[]>('GET', 'me/devices')).body;
const waysOf = async (person: Person): Promise<WaysBack> =>
  (await person.ask<WaysBack>('GET', 'me/ways-back')).body;
const newPhraseOf = async (person: Person): Promise<string> =>
  (await person.ask<{ phrase: string }>('POST', 'me/phrase')).body.phrase;

test('a phrase is six pronounceable words, of 96 random bits', () => {
  const phrases = Array.from({ length: 500 }, newPhrase);
  for (const phrase of phrases)
    expect(phrase).toMatch(/^([bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]( |$)){6}$/);
  expect(new Set(phrases.flatMap((phrase) => phrase.split(' '))).size).toBeGreaterThan(2800);
  for (let i = 0; i < phrases[0].length; i++)
    if (phrases[0][i] !== ' ')
      expect(new Set(phrases.map((phrase) => phrase[i])).size).toBe(i % 6 === 1 || i % 6 === 3 ? 4 : 16);
});

test('it is recognised however it is typed', () => {
  const hash = phraseHash('lusab babad gutih tugad duhan zapok');
  for (const typed of [
    'LUSAB BABAD GUTIH TUGAD DUHAN ZAPOK',
    ' lusab-babad-gutih-tugad-duhan-zapok\n',
    'lusabbabadgutihtugadduhanzapok',
    '1. Lusab 2. Babad 3. Gutih 4. Tugad 5. Duhan 6. Zapok',
    'ｌｕｓａｂ babad—gutih, tugad; duhan… zapok.',
  ])
    expect(phraseHash(typed)).toBe(hash);
  expect(phraseHash('lusab babad gutih tugad duhan zapol')).not.toBe(hash);
});

describe.each([
  { kind: 'SQLite', env: async () => ({}) },
  ...(postgres
    ? [{ kind: 'PostgreSQL', env: async () => ({ DATABASE_URL: await postgres.migrated('returns') }) }]
    : []),
])('a recovery phrase, in $kind,', ({ env }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ TRUST_PROXY: 'loopback', ...(await env()) });
  });
  afterAll(() => server.stop());

  const redeem = (phrase: string, more: object = {}) =>
    stranger(server).ask('POST', 'returns/phrase', { phrase, ...more });

  test('signs another device in, any number of times, and signs no device out', async () => {
    const ada = await server.person('Ada');
    expect((await waysOf(ada)).phrase).toBeNull();
    const phrase = await newPhraseOf(ada);
    expect((await waysOf(ada)).phrase).toMatchObject({ used: null });
    server.later(MINUTE);
    for (const typed of [phrase, phrase.toUpperCase().replaceAll(' ', '-')]) {
      const { status, headers, body } = await redeem(typed);
      expect([status, body.id]).toEqual([200, ada.id]);
      expect(headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict');
      const back = new Person(server.url, cookieOf(headers), ada.id, 'Ada');
      expect((await devicesOf(back))[0]).toMatchObject({ current: true, by: 'phrase' });
    }
    expect((await devicesOf(ada)).map(({ by }) => by)).toEqual(['name', 'phrase', 'phrase']);
    expect((await waysOf(ada)).phrase!.used).toBeGreaterThan((await waysOf(ada)).phrase!.created);
  });

  test('a new one replaces the old one, even if several are made at once; a removed one does not work', async () => {
    const bo = await server.person('Bo');
    const first = await newPhraseOf(bo);
    const made = await Promise.all(Array.from({ length: 6 }, () => bo.ask('POST', 'me/phrase')));
    const phrases = made.flatMap(({ status, body }) => (status === 201 ? (body.phrase as string) : []));
    const statuses = await Promise.all(phrases.map(async (phrase) => (await redeem(phrase)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await redeem(first)).status).toBe(403);
    const last = await newPhraseOf(bo);
    await bo.ask('DELETE', 'me/phrase');
    expect((await redeem(last)).status).toBe(403);
    expect((await waysOf(bo)).phrase).toBeNull();
  });

  test('is nowhere in the database, and only its owner can see or change it', async () => {
    const [cy, di] = [await server.person('Cy'), await server.person('Di')];
    const phrase = await newPhraseOf(cy);
    const { people } = server.running.services.store;
    const stored = JSON.stringify(await people.credentials(cy.id, 'phrase'));
    for (const word of phrase.split(' ')) expect(stored.toLowerCase()).not.toContain(word);
    expect((await waysOf(di)).phrase).toBeNull();
    await di.ask('DELETE', 'me/phrase');
    await newPhraseOf(di);
    expect((await redeem(phrase)).status).toBe(200);
    const [row] = await people.credentials(cy.id, 'phrase');
    // Neither the hash nor the id of the row signs anybody in.
    for (const text of [row.hash, row.id, `${row.id}.${row.hash}`])
      expect((await redeem(text)).status).toBe(403);
    const cookie = `kontor=${row.id}.${row.hash}`;
    expect((await new Person(server.url, cookie, '', '').ask('GET', 'me')).status).toBe(401);
    expect((await stranger(server).ask('POST', 'links', { code: `${row.id}.${row.hash}` })).status).toBe(403);
  });

  test('unknown, mistyped, empty and absurd ones get the same answer', async () => {
    const eve = await server.person('Eve');
    const phrase = await newPhraseOf(eve);
    const mistyped = phrase.slice(0, -1) + (phrase.endsWith('b') ? 'd' : 'b');
    const answers = await Promise.all(
      [newPhrase(), `${phrase} bab`, phrase.slice(1), '12', 'é'.repeat(200), mistyped].map(async (typed) => {
        const { status, body, headers } = await redeem(typed);
        return { status, body, cookie: headers.get('set-cookie') };
      }),
    );
    for (const answer of answers)
      expect(answer).toEqual({
        status: 403,
        body: { code: 'forbidden', field: 'phrase', reason: 'nobody here has this recovery phrase' },
        cookie: null,
      });
    expect((await redeem('x'.repeat(201))).status).toBe(400);
  });

  test('survives signing out everywhere and a year without use, but not deleting the account', async () => {
    const fay = await server.person('Fay');
    const phrase = await newPhraseOf(fay);
    await fay.ask('POST', 'me/sign-out/everywhere');
    expect((await fay.ask('GET', 'me')).status).toBe(401);
    server.later(500 * 24 * 60 * MINUTE);
    await server.running.services.store.people.removeExpired(server.running.services.now());
    const { status, headers } = await redeem(phrase);
    expect(status).toBe(200);
    const back = new Person(server.url, cookieOf(headers), fay.id, 'Fay');
    expect(await devicesOf(back)).toHaveLength(1);
    await back.ask('DELETE', 'me');
    expect((await redeem(phrase)).status).toBe(403);
  });

  test('does not get around a ban, and reports it', async () => {
    const chief = await server.person('Chief');
    await chief.ask('POST', 'admin/claim', { code: server.running.adminCode });
    const gus = await server.person('Gus');
    const phrase = await newPhraseOf(gus);
    await chief.ask('POST', `admin/people/${gus.id}/ban`, { reason: 'rude', days: 1 });
    const { status, body, headers } = await redeem(phrase);
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
    expect(body.reason).toContain('rude');
    server.later(25 * 60 * MINUTE);
    expect((await redeem(phrase)).status).toBe(200);
  });

  test('at the limit of devices, asks before it signs out the one unused for longest', async () => {
    const ida = await server.person('Ida');
    const phrase = await newPhraseOf(ida);
    for (let i = 1; i < LIMITS.devices; i++) {
      server.later(1000);
      expect((await redeem(phrase)).status).toBe(200);
    }
    const before = await devicesOf(ida);
    expect(await redeem(phrase)).toMatchObject({ status: 413, body: { field: 'devices' } });
    expect(await devicesOf(ida)).toHaveLength(LIMITS.devices);
    expect((await redeem(phrase, { makeRoom: true })).status).toBe(200);
    // The first device has not been used since.
    expect((await ida.ask('GET', 'me')).status).toBe(401);
    expect(before).toHaveLength(LIMITS.devices);
  });

  test('cannot be tried by other sites in somebody’s browser', async () => {
    const jo = await server.person('Jo');
    const phrase = await newPhraseOf(jo);
    const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await stranger(server).ask('POST', 'returns/phrase', { phrase }, from)).toMatchObject({
      status: 403,
      body: { field: 'origin' },
    });
    expect((await jo.ask('POST', 'me/phrase', undefined, from)).status).toBe(403);
    expect((await redeem(phrase)).status).toBe(200);
  });
});

test('attempts are limited by address, not by person, and in total', async () => {
  const server = await serve({ LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' });
  const attempt = async (address: string, cookie = ''): Promise<number> =>
    (
      await new Person(server.url, cookie, '', '').ask(
        'POST',
        'returns/phrase',
        { phrase: newPhrase() },
        { 'x-forwarded-for': address },
      )
    ).status;
  const statuses = await Promise.all(Array.from({ length: 40 }, () => attempt('203.0.113.5')));
  expect(statuses.filter((status) => status === 403)).toHaveLength(30);
  const ada = await server.person('Ada');
  expect(await attempt('203.0.113.5', ada.cookie)).toBe(429);
  expect(await attempt('203.0.113.6')).toBe(403);
  let refused = 0;
  for (let round = 0; round < 30; round++) {
    const found = await Promise.all(Array.from({ length: 25 }, (_, i) => attempt(`198.51.${round}.${i}`)));
    refused += found.filter((status) => status === 429).length;
  }
  expect(refused).toBeGreaterThan(0);
  await server.stop();
});

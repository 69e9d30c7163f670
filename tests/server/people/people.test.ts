/** Identity: cookies, other devices, tokens, deleting an account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Person, SMALL, Socket, serve, type TestServer } from '../help.js';

let server: TestServer;

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0];

describe('a browser', () => {
  test('keeps a secret that scripts and other sites cannot read; the database keeps only its hash', async () => {
    const response = await fetch(`${server.url}api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const set = response.headers.get('set-cookie')!;
    expect(set).toMatch(/^kontor=[a-z0-9]{16}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const body = await response.text();
    const [id, secret] = set.split(';')[0].slice('kontor='.length).split('.');
    expect(body).not.toContain(secret);
    const shown = await server.running.services.store.people.ownerOf(id);
    expect(JSON.stringify(shown)).not.toContain(secret);
  });

  test('must give a valid name', async () => {
    for (const name of ['', '   ', 'a\nb', 'x'.repeat(41), 'turn\u202eed', 7, null]) {
      const response = await fetch(`${server.url}api/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      expect([response.status, ((await response.json()) as JsonObject).field]).toEqual([400, 'name']);
    }
  });

  test('with a wrong secret is not signed in', async () => {
    const ada = await server.person('Ada');
    const other = await server.person('Bo');
    const [id] = ada.cookie.split('.');
    const [, secret] = other.cookie.split('.');
    for (const cookie of [
      `${id}.${secret}`,
      `${ada.cookie}x`,
      ada.cookie.slice(0, -1),
      'kontor=',
      'kontor=a.b',
    ]) {
      const stranger = new Person(server.url, cookie, '', '');
      expect((await stranger.ask('GET', 'me')).status).toBe(401);
      const { status, body } = await stranger.ask('GET', 'who');
      expect([status, body]).toEqual([200, { me: null, ban: null }]);
    }
    const me = {
      id: ada.id,
      name: ada.fullName,
      short: ada.fullName === 'Ada' ? '' : 'Ada',
      language: 'en',
      admin: false,
    };
    expect((await ada.ask('GET', 'me')).body).toEqual(me);
    expect((await ada.ask('GET', 'who')).body).toEqual({ me, ban: null });
  });

  test('can be signed out, or deleted with the account', async () => {
    const ada = await server.person('Ada');
    expect((await ada.ask('POST', 'me/sign-out')).status).toBe(200);
    expect((await ada.ask('GET', 'me')).status).toBe(401);
    const bo = await server.person('Bo');
    const [table, playing] = [await bo.make({ config: SMALL }), await bo.make({ config: SMALL, first: 0 })];
    const dora = await server.person('Dora');
    await dora.do(playing, { do: 'sit' });
    const seated = await dora.make({ config: { ...SMALL, players: 3 } });
    await bo.do(seated, { do: 'sit' });
    expect((await bo.ask('DELETE', 'me')).status).toBe(200);
    expect((await bo.ask('GET', 'me')).status).toBe(401);
    const cy = await server.person('Cy');
    expect((await cy.look(table)).document).toMatchObject({
      status: 'closed',
      closedFor: 'the host has left the server',
    });
    expect((await cy.look(seated)).document.seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect((await cy.look(playing)).document.seats).toMatchObject([
      { name: 'Bo', away: true },
      { name: 'Dora' },
    ]);
  });
});

describe('another device', () => {
  const follow = (code: string) => new Person(server.url, '', '', '').ask('POST', 'links', { code });

  test('continues with a link, once', async () => {
    const ada = await server.person('Ada');
    const { body } = await ada.ask<{ code: string }>('POST', 'me/links');
    const answers = await Promise.all([1, 2, 3].map(() => follow(body.code)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const phone = new Person(server.url, cookieOf(done[0].headers), '', '');
    expect((await phone.ask('GET', 'me')).body.id).toBe(ada.id);
    expect((await follow(body.code)).status).toBe(403);
    expect((await ada.ask('GET', 'me')).status).toBe(200);
  });

  test('not with an expired link, nor with the secret of a cookie or token', async () => {
    const ada = await server.person('Ada');
    const { code } = (await ada.ask<{ code: string }>('POST', 'me/links')).body;
    server.later(11 * 60_000);
    expect((await follow(code)).status).toBe(403);
    expect((await follow(ada.cookie.slice('kontor='.length))).status).toBe(403);
    const cookie = `kontor=${(await ada.ask<{ code: string }>('POST', 'me/links')).body.code}`;
    expect((await new Person(server.url, cookie, '', '').ask('GET', 'me')).status).toBe(401);
  });
});

describe('a program', () => {
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
  const nobody = () => new Person(server.url, '', '', '');

  test('plays with a token, over HTTP and WebSocket, until it is revoked', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const { status, body } = await ada.ask<{ id: string; token: string }>('POST', 'me/tokens', {
      label: 'my bot',
    });
    expect(status).toBe(201);
    const { document } = (
      await nobody().ask<{ document: { step: number; you: { legal: Json[] } } }>(
        'GET',
        `tables/${table}`,
        undefined,
        bearer(body.token),
      )
    ).body;
    const socket = await Socket.open(server.url, bearer(body.token));
    await socket.watch(table);
    const answer = await socket.do(table, { do: 'play', action: document.you.legal[0] }, document.step);
    expect(answer.type).toBe('done');
    const { body: tokens } = await ada.ask<JsonObject[]>('GET', 'me/tokens');
    expect(tokens).toMatchObject([{ id: body.id, label: 'my bot', table: null }]);
    expect(JSON.stringify(tokens)).not.toContain(body.token.split('.')[1]);
    expect((await bo.ask('DELETE', `me/tokens/${body.id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `me/tokens/${body.id}`)).status).toBe(200);
    expect((await nobody().ask('GET', 'me', undefined, bearer(body.token))).status).toBe(401);
    socket.close();
  });

  test('cannot change the account or create tokens', async () => {
    const ada = await server.person('Ada');
    const { token } = (await ada.ask<{ token: string }>('POST', 'me/tokens', { label: 'x' })).body;
    for (const [method, path] of [
      ['PATCH', 'me'],
      ['DELETE', 'me'],
      ['POST', 'me/links'],
      ['POST', 'me/tokens'],
      ['GET', 'me/tokens'],
    ]) {
      expect(
        (await nobody().ask(method, path, method === 'GET' ? undefined : {}, bearer(token))).status,
      ).toBe(403);
    }
  });

  test('with a token for one table can use no other', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const [mine, other] = [await ada.make({ config: SMALL }), await ada.make({ config: SMALL })];
    const { token } = (await ada.ask<{ token: string }>('POST', 'me/tokens', { label: 'x', table: mine }))
      .body;
    expect((await nobody().ask('GET', `tables/${mine}`, undefined, bearer(token))).status).toBe(200);
    expect((await nobody().ask('GET', `tables/${other}`, undefined, bearer(token))).status).toBe(403);
    expect(
      (await nobody().ask('GET', `tables/${other}?x=/tables/${mine}`, undefined, bearer(token))).status,
    ).toBe(403);
    expect((await nobody().ask('GET', 'me/tables', undefined, bearer(token))).status).toBe(403);
    const socket = await Socket.open(server.url, bearer(token));
    expect(await socket.do(other, { do: 'leave' })).toMatchObject({ type: 'refused', code: 'forbidden' });
    socket.send({ type: 'watch', table: other });
    expect(await socket.next('refused')).toMatchObject({ code: 'forbidden', table: other });
    expect(await socket.do(mine, { do: 'leave' })).toMatchObject({ type: 'done' });
    socket.close();
    expect(bo.id).not.toBe(ada.id);
  });
});

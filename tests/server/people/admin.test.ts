/** Admins: how the first one is made, what they can do, and that all of it is logged. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminEntry, AdminPerson, AdminTable } from '../../../src/protocol/people/admin.js';
import type { Who } from '../../../src/protocol/people/people.js';
import type { ServerInfo } from '../../../src/protocol/server.js';
import { type Person, SMALL, Socket, serve, type TestServer } from '../help.js';

let server: TestServer;
let chief: Person;
let code: string;

beforeAll(async () => {
  server = await serve({ LOG_LEVEL: 'error' });
  code = server.running.adminCode!;
  chief = await server.person('Chief');
});
afterAll(() => server.stop());

async function game(host: Person, other: Person): Promise<string> {
  const table = await host.make({ config: SMALL, first: 0, title: 'Ours' });
  await other.do(table, { do: 'sit' });
  return table;
}

const log = async (): Promise<AdminEntry[]> =>
  (await chief.ask<{ entries: AdminEntry[] }>('GET', 'admin/log')).body.entries;

describe('the first admin', () => {
  test('is the first person with the code, and nobody after them', async () => {
    const info = async () => (await chief.ask<ServerInfo>('GET', 'server')).body.needsAdmin;
    expect(code).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await info()).toBe(true);
    const strangers = await Promise.all(['A', 'B', 'C'].map((name) => server.person(name)));
    const guess = await strangers[0].ask('POST', 'admin/claim', { code: 'aaaaa-bbbbb-ccccc-ddddd' });
    expect([guess.status, guess.body.code]).toEqual([403, 'forbidden']);
    // Typed as people type.
    const claims = await Promise.all(
      [chief, ...strangers].map((one) => one.ask('POST', 'admin/claim', { code: ` ${code.toUpperCase()} ` })),
    );
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(claims.filter(({ body }) => body.code === 'not-now')).toHaveLength(3);
    const first = [chief, ...strangers][claims.findIndex(({ status }) => status === 200)];
    if (first !== chief) {
      await first.ask('PUT', `admin/people/${chief.id}/admin`, { admin: true });
      await chief.ask('PUT', `admin/people/${first.id}/admin`, { admin: false });
    }
    expect(await info()).toBe(false);
    expect((await chief.ask('GET', 'me')).body.admin).toBe(true);
  });

  test('gets the same code at every start, until there is one', async () => {
    const one = await serve({ LOG_LEVEL: 'error' });
    const { adminCode } = one.running;
    const two = await one.restart();
    expect(two.running.adminCode).toBe(adminCode);
    const person = await two.person('Ada');
    await person.ask('POST', 'admin/claim', { code: adminCode });
    const three = await two.restart();
    expect(three.running.adminCode).toBeNull();
    await three.stop();
  });
});

describe('tables', () => {
  test('are found, private ones too, but nothing of their games is shown', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const hidden = await ada.make({ config: SMALL, access: 'invited', title: 'Hidden away' });
    const playing = await game(ada, bo);
    const list = async (query: string) =>
      (await chief.ask<{ tables: AdminTable[] }>('GET', `admin/tables?${query}`)).body.tables;
    const [found] = await list('search=hidden%20away');
    expect(found).toMatchObject({ id: hidden, access: 'invited', status: 'open', host: ada.id });
    expect(found.changed).toBeGreaterThan(0);
    expect(JSON.stringify(await list(''))).not.toMatch(/seed|salt|invite"|position|view/);
    expect((await list('status=playing')).map(({ id }) => id)).toContain(playing);
    expect((await list('status=playing')).map(({ id }) => id)).not.toContain(hidden);
    expect(await list('idle=1')).toEqual([]);
    const seen = await chief.ask('GET', `tables/${hidden}`);
    expect(seen.status).toBe(403);
  });

  test('can be closed; everybody there is told, and play stops', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await game(ada, bo);
    const socket = await ada.connect();
    await socket.watch(table);
    expect((await chief.ask('POST', `admin/tables/${table}/end`, { reason: 'abandoned' })).status).toBe(200);
    const { status } = await socket.until(() => {
      const document = socket.documents.get(table)!;
      return document.status === 'closed' && document;
    });
    expect(status).toBe('closed');
    expect(socket.entries.at(-1)).toMatchObject({ kind: 'closed', data: { reason: 'abandoned' } });
    const again = await chief.ask('POST', `admin/tables/${table}/end`, { reason: 'x' });
    expect([again.status, again.body.code]).toEqual([409, 'not-now']);
    expect((await chief.ask('POST', 'admin/tables/aaaaaaaaaaaa/end', { reason: 'x' })).status).toBe(404);
  });

  test('seats can be handed over to a person or a bot', async () => {
    const [ada, bo, cy] = [await server.person('Ada'), await server.person('Bo'), await server.person('Cy')];
    const table = await game(ada, bo);
    const over = (body: object) => chief.ask('POST', `admin/tables/${table}/hand-over`, body);
    expect((await over({ seat: 0, person: cy.id })).status).toBe(200);
    const { document } = await cy.look(table);
    expect(document.you).toMatchObject({ seat: 0 });
    const played = await cy.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    expect(played.status).toBe(200);
    // Ada has no seat any more, though she is still the host.
    expect((await ada.look(table)).document.you.seat).toBeNull();
    expect((await over({ seat: 0, level: 'random' })).status).toBe(200);
    const socket = await bo.connect();
    await socket.watch(table);
    await socket.until(() => socket.documents.get(table)!.decides === 1, 'the bot’s moves');
    for (const [body, field] of [
      [{ seat: 0 }, 'person'],
      [{ seat: 4, level: 'random' }, 'seat'],
      [{ seat: 0, level: 'unheard-of' }, 'level'],
      [{ seat: 0, person: bo.id }, 'person'],
    ] as const) {
      const { status, body: problem } = await over(body);
      expect([status, problem.field]).toEqual([422, field]);
    }
  });
});

describe('a ban', () => {
  test('ends devices, tokens and connections at once, and the game does not wait for the banned player', async () => {
    const [eve, bo] = [await server.person('Eve'), await server.person('Bo')];
    const table = await game(eve, bo);
    const own = await eve.make({ config: SMALL });
    const seated = await bo.make({ config: { ...SMALL, players: 3 } });
    await eve.do(seated, { do: 'sit' });
    const { token } = (await eve.ask<{ token: string }>('POST', 'me/tokens', { label: 'x' })).body;
    const [socket, program] = [
      await eve.connect(),
      await Socket.open(server.url, { authorization: `Bearer ${token}` }),
    ];
    await socket.watch(table);
    const { number } = await eve.look(table);
    const waiting = eve.ask('GET', `tables/${table}?after=${number + 1}&wait=20`);
    await expect.poll(() => server.running.services.longPolls.waiting).toBe(1);
    const ended = Promise.all([once(socket.ws, 'close'), once(program.ws, 'close')]);
    expect((await chief.ask('POST', `admin/people/${eve.id}/ban`, { reason: 'rude' })).status).toBe(200);
    for (const [code] of await ended) expect(code).toBe(1008);
    expect((await waiting).status).toBe(403);
    const me = await eve.ask('GET', 'me');
    expect([me.status, me.body.reason]).toEqual([403, 'you are banned from this server: rude']);
    const headers = { authorization: `Bearer ${token}`, cookie: '' };
    expect((await eve.ask('GET', 'me', undefined, headers)).status).toBe(403);
    const { document } = await bo.look(table);
    expect(document.seats[0].away).toBe(true);
    expect((await bo.look(own)).document.status).toBe('closed');
    // From where Eve was connected nobody comes in under a new name, even without the old cookie.
    const eva = await eve.ask('POST', 'people', { name: 'Eva' }, { cookie: '' });
    expect([eva.status, eva.body.field]).toEqual([403, 'network']);
    expect((await bo.look(seated)).document.seats.some(({ name }) => name === 'Eve')).toBe(false);

    expect((await chief.ask('DELETE', `admin/people/${eve.id}/ban`)).status).toBe(200);
    expect((await eve.ask('GET', 'me')).status).toBe(200);
    expect((await eve.ask('GET', 'me', undefined, headers)).status).toBe(200);
  });

  test('says why and until when, keeps new names from the same network out for an hour, and expires', async () => {
    const own = await serve({ LOG_LEVEL: 'error', TRUST_PROXY: 'yes' });
    const boss = await own.person('Boss');
    await boss.ask('POST', 'admin/claim', { code: own.running.adminCode });
    const eve = await own.person('Eve');
    const from = (address: string) => ({ cookie: '', 'x-forwarded-for': address });
    let newcomers = 0;
    const enter = async (address: string) =>
      (await eve.ask('POST', 'people', { name: `Eva ${++newcomers}` }, from(address))).status;
    const seen = { 'x-forwarded-for': '203.0.113.7' };
    const who = async () => (await eve.ask<Who>('GET', 'who', undefined, seen)).body;
    expect(await who()).toMatchObject({ me: { name: 'Eve' }, ban: null });
    await boss.ask('POST', `admin/people/${eve.id}/ban`, { reason: 'rude', days: 7 });
    expect(await enter('203.0.113.7')).toBe(201);
    const { me, ban } = await who();
    expect([me, ban?.reason, ban!.until! - ban!.since]).toEqual([null, 'rude', 7 * 24 * 3_600_000]);
    expect((await eve.ask('POST', 'people', { name: 'Eva' })).status).toBe(403);
    expect(await enter('203.0.113.7')).toBe(403);
    expect(await enter('203.0.113.8')).toBe(201);
    own.later(3_600_000);
    await who();
    expect(await enter('203.0.113.7')).toBe(201);
    own.later(7 * 24 * 3_600_000);
    expect(await who()).toMatchObject({ me: { name: 'Eve' }, ban: null });
    expect((await boss.ask('POST', `admin/people/${eve.id}/ban`, { reason: 'again' })).status).toBe(200);
    expect((await who()).ban).toMatchObject({ reason: 'again', until: null });
    await own.stop();
  });

  test('does not apply to admins; admins cannot remove their own rights', async () => {
    const other = await server.person('Other');
    await chief.ask('PUT', `admin/people/${other.id}/admin`, { admin: true });
    expect((await other.ask('POST', `admin/people/${chief.id}/ban`, { reason: '' })).status).toBe(422);
    expect((await chief.ask('PUT', `admin/people/${chief.id}/admin`, { admin: false })).status).toBe(422);
    expect((await chief.ask('PUT', `admin/people/${other.id}/admin`, { admin: false })).status).toBe(200);
    expect((await other.ask('GET', 'admin')).status).toBe(403);
  });

  test('a revoked token and a signed-out device lose their connections', async () => {
    const ada = await server.person('Ada');
    const { id, token } = (await ada.ask<{ id: string; token: string }>('POST', 'me/tokens', { label: 'x' }))
      .body;
    const program = await Socket.open(server.url, { authorization: `Bearer ${token}` });
    const closed = once(program.ws, 'close');
    await ada.ask('DELETE', `me/tokens/${id}`);
    await closed;
    const socket = await ada.connect();
    const out = once(socket.ws, 'close');
    await ada.ask('POST', 'me/sign-out');
    await out;
  });
});

test('everything an admin does is logged, with who and what', async () => {
  const entries = await log();
  const actions = new Set(entries.map(({ action }) => action));
  for (const action of ['claim', 'make-admin', 'unmake-admin', 'end-table', 'hand-over', 'ban', 'unban'])
    expect(actions).toContain(action);
  expect(entries.find(({ action }) => action === 'ban')).toMatchObject({
    admin: chief.id,
    name: 'Chief',
    targetName: 'Eve',
    data: { reason: 'rude', until: null },
  });
});

test('people are found by name and id, and the overview adds up', async () => {
  const zoe = await server.person('Zoë 100%');
  const people = async (query: string) =>
    (await chief.ask<{ people: { id: string }[] }>('GET', `admin/people?${query}`)).body.people.map(
      ({ id }) => id,
    );
  expect(await people(`search=${encodeURIComponent('100%')}`)).toEqual([zoe.id]);
  expect(await people(`search=${zoe.id}`)).toEqual([zoe.id]);
  expect(await people('search=_')).toEqual([]);
  expect(await people('only=admins')).toEqual([chief.id]);
  const { body } = await chief.ask('GET', 'admin');
  expect(body).toMatchObject({ database: 'sqlite', version: 'test' });
  expect(Number(body.people)).toBeGreaterThan(5);
});

test('somebody who is connected was seen just now', async () => {
  const yan = await server.person('Yan');
  const seen = async (): Promise<number> => {
    const { people } = (await chief.ask<{ people: AdminPerson[] }>('GET', `admin/people?search=${yan.id}`))
      .body;
    return people[0].seen;
  };
  const entered = await seen();
  server.later(14 * 60_000);
  expect(await seen()).toBe(entered);
  await yan.connect();
  await expect.poll(seen).toBeGreaterThanOrEqual(entered + 14 * 60_000);
});

/** Who may do what: every endpoint, every command and the connection itself, tried with every role. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Command } from '../../../src/protocol/tables/commands.js';
import { Command as CommandSchema } from '../../../src/protocol/tables/commands.js';
import { ENDPOINTS } from '../../../src/server/app.js';
import { fresh, Person, SMALL, serve, type TestServer } from '../help.js';

const ROLES = [
  'nobody',
  'banned',
  'other token',
  'table token',
  'token',
  'person',
  'spectator',
  'admin',
  'seat',
  'host',
] as const;
type Role = (typeof ROLES)[number];

let server: TestServer;
let chief: Person;

beforeAll(async () => {
  server = await serve({ LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' });
  chief = await server.person('Chief');
  await chief.ask('POST', 'admin/claim', { code: server.running.adminCode });
});
afterAll(() => server.stop());

interface World {
  readonly table: string;
  /** Somebody for admins to deal with. */
  readonly other: Person;
  ask(role: Role, method: string, path: string, body?: unknown): Promise<{ status: number }>;
  headers(role: Role): Record<string, string>;
}

/** A private game in progress between the host and a player, and people in every other role. */
async function world(): Promise<World> {
  const people = Object.fromEntries(
    await Promise.all(
      ['host', 'seat', 'person', 'spectator', 'admin', 'banned', 'other'].map(
        async (role) => [role, await server.person(`a ${role}`)] as const,
      ),
    ),
  ) as Record<string, Person>;
  const { host, seat, admin, banned } = people;
  const table = await host.make({ config: SMALL, access: 'invited', first: 0 });
  const { invite } = (await host.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
  await seat.do(table, { do: 'sit' }, undefined, fresh(), { 'kontor-invite': invite });
  const elsewhere = await seat.make({ config: SMALL });
  const token = async (body: object): Promise<string> =>
    (await seat.ask<{ token: string }>('POST', 'me/tokens', body)).body.token;
  const tokens: Partial<Record<Role, string>> = {
    token: await token({ label: 'everywhere' }),
    'table token': await token({ label: 'here', table }),
    'other token': await token({ label: 'elsewhere', table: elsewhere }),
  };
  await chief.ask('PUT', `admin/people/${admin.id}/admin`, { admin: true });
  await chief.ask('POST', `admin/people/${banned.id}/ban`, { reason: 'test' });
  const headers = (role: Role): Record<string, string> => {
    if (role === 'nobody') return {};
    // From another address: nobody new can enter for an hour from where a banned person was seen.
    if (role === 'banned') return { cookie: banned.cookie, 'x-forwarded-for': '198.51.100.9' };
    if (tokens[role]) return { authorization: `Bearer ${tokens[role]}` };
    return { cookie: people[role].cookie, ...(role === 'spectator' ? { 'kontor-invite': invite } : {}) };
  };
  return {
    table,
    other: people.other,
    headers,
    ask: (role, method, path, body) =>
      new Person(server.url, '', '', '').ask(method, path, body, headers(role)),
  };
}

let untouched: Promise<World> | undefined;
/** Shared by tests that change nothing, since they only read or everybody is refused. */
const sharedWorld = (): Promise<World> => {
  untouched ??= world();
  return untouched;
};

const changesNothing = (method: string, answers: Record<Role, number>): boolean =>
  method === 'GET' || Object.values(answers).every((status) => status >= 400);

/** The answers for: nobody, banned, other token, table token, token, person, spectator, admin, seat, host. */
const all = (...statuses: number[]): Record<Role, number> =>
  Object.fromEntries(ROLES.map((role, i) => [role, statuses[i]])) as Record<Role, number>;

/** The same for everybody, except that banned people and programs are refused. */
const everybody = (status: number) => all(status, 403, 403, 403, 403, status, status, status, status, status);
/** For everybody who is signed in, except programs. */
const own = (done = 200) => all(401, 403, 403, 403, 403, done, done, done, done, done);
/** The same, and for programs whose token is not for one table. */
const ownAndPrograms = all(401, 403, 403, 403, 200, 200, 200, 200, 200, 200);
/** For people who may see the table, and their programs; admins see no more than anybody else. */
const seeing = (done = 200) => all(401, 403, 403, done, done, 403, done, 403, done, done);
/** For those at the table, in person. */
const at = (done = 200) => all(401, 403, 403, 403, 403, 403, 403, 403, done, done);
const admins = (done = 200) => all(401, 403, 403, 403, 403, 403, 403, done, 403, 403);

const CHOICE = { usual: [], quiet: null, zone: 'UTC', every: 5, over: true };
const ID = 'abcdefghijklmnop';

/** Every endpoint: what is sent, and how it is answered. */
const TABLE: Readonly<Record<string, readonly [Record<Role, number>, unknown?]>> = {
  'GET server': [all(200, 403, 403, 403, 200, 200, 200, 200, 200, 200)],
  'GET boards': [all(200, 403, 403, 403, 200, 200, 200, 200, 200, 200)],
  'POST people': [all(201, 403, 403, 403, 403, 201, 201, 201, 201, 201), { name: 'New ROLE' }],
  'GET names': [all(200, 403, 403, 403, 403, 200, 200, 200, 200, 200)],
  'GET me': [ownAndPrograms],
  'GET who': [all(200, 200, 403, 403, 200, 200, 200, 200, 200, 200)],
  'PATCH me': [own(), { language: 'de' }],
  'DELETE me': [own()],
  'GET me/vacation': [own()],
  'PUT me/vacation': [own(), { until: Date.now() + 24 * 3_600_000 }],
  'DELETE me/vacation': [own(409)],
  'POST me/sign-out': [own()],
  'POST me/sign-out/others': [own()],
  'POST me/sign-out/everywhere': [own()],
  'GET me/devices': [own()],
  'DELETE me/devices/:device': [own(404)],
  'POST me/links': [own(201)],
  'POST links': [all(403, 403, 403, 403, 403, 403, 403, 403, 403, 403), { code: `${ID}.${ID}${ID}` }],
  'GET players/:player': [ownAndPrograms],
  'GET players/:player/games': [ownAndPrograms],
  'GET me/profile': [own()],
  'PATCH me/profile': [own(), { visible: 'nobody' }],
  'GET me/people': [own()],
  'PUT me/people/:person': [own(), { relation: 'follow' }],
  'DELETE me/people/:person': [own()],
  'GET me/invitations': [own()],
  'POST me/invitations/:id/accept': [own(404), {}],
  'DELETE me/invitations/:id': [own()],
  'GET tables/:id/invitations': [at()],
  // The game has begun: no seat is free.
  'POST tables/:id/invitations': [at(409), { person: ID }],
  'GET returns': [everybody(200)],
  'GET me/ways-back': [own()],
  'POST me/phrase': [own(201)],
  'DELETE me/phrase': [own()],
  // A phrase that nobody has.
  'POST returns/phrase': [everybody(403), { phrase: 'babab babab babab babab babab babab' }],
  // This server sends no mail.
  'PUT me/mailbox': [own(409), { address: 'ada@mail.example' }],
  'DELETE me/mailbox': [own()],
  'POST returns/mailbox': [everybody(403), { code: `${ID}.${ID}${ID}` }],
  'POST returns/mail': [everybody(409), { address: 'ada@mail.example' }],
  // The address of this server is a number.
  'POST me/passkeys/options': [own(409)],
  'POST me/passkeys': [own(409), { label: 'x', response: {} }],
  'PATCH me/passkeys/:passkey': [own(404), { label: 'x' }],
  'DELETE me/passkeys/:passkey': [own(404)],
  'POST returns/passkey/options': [everybody(409)],
  'POST returns/passkey': [everybody(409), { response: {} }],
  'GET me/tokens': [own()],
  'POST me/tokens': [own(201), { label: 'x' }],
  'DELETE me/tokens/:token': [own(404)],
  'GET tables': [all(200, 403, 403, 403, 200, 200, 200, 200, 200, 200)],
  'POST tables': [own(201), { config: SMALL }],
  // Not a record; people who may import one are told so.
  'POST records': [own(422), {}],
  // Not a board, and an unknown one; boards.test.ts has what owners and others may do.
  'GET me/boards': [own()],
  'POST me/boards': [own(422), {}],
  'DELETE me/boards/:board': [own(404)],
  'PUT me/boards/:board/publication': [own(404), { description: '' }],
  'GET boards/published': [own()],
  'GET boards/:board': [all(401, 403, 403, 403, 404, 404, 404, 404, 404, 404)],
  'GET tables/:id/board': [all(403, 403, 403, 404, 404, 403, 404, 403, 404, 404)],
  'POST boards/:board/reports': [own(404), { reason: 'x' }],
  'GET me/tables': [ownAndPrograms],
  'GET tables/:id/preview': [all(403, 403, 403, 200, 200, 403, 200, 403, 200, 200)],
  'GET tables/:id': [seeing()],
  'GET tables/:id/history': [seeing()],
  // Chat is for people at the table; commands have their own table below.
  'POST tables/:id/commands': [
    all(401, 403, 403, 200, 200, 403, 403, 403, 200, 200),
    { id: 'COMMAND', command: { do: 'say', text: 'x' } },
  ],
  'POST tables/:id/rematch': [all(401, 403, 403, 403, 403, 403, 403, 403, 409, 409)],
  'GET tables/:id/invitation': [at()],
  'GET tables/:id/note': [at()],
  'PUT tables/:id/note': [at(), { text: 'x' }],
  'PUT tables/:id/read': [at(), { number: 1 }],
  'GET tables/:id/record': [seeing(409)],
  'GET players/:player/statistics': [ownAndPrograms],
  'GET ranking': [ownAndPrograms],
  'GET players/:player/ratings': [ownAndPrograms],
  'GET tables/:id/ratings': [seeing(409)],
  'GET tables/:id/statistics': [seeing(409)],
  'GET me/notify': [own()],
  'PUT me/notify': [own(), CHOICE],
  'POST me/notify/channels': [
    own(201),
    { kind: 'webhook', url: 'https://hooks.kontor.example/x', format: 'json' },
  ],
  'POST me/notify/channels/:channel/confirm': [own(404), { code: '000000' }],
  'POST me/notify/channels/:channel/test': [own(404)],
  'DELETE me/notify/channels/:channel': [own(404)],
  'GET me/calendar': [own()],
  'POST me/calendar': [own()],
  'DELETE me/calendar': [own()],
  'GET tables/:id/notify': [at()],
  'PUT tables/:id/notify': [at(), { kinds: [] }],
  // A wrong code; the right one is tried below.
  'POST admin/claim': [own(403), { code: 'aaaaa-aaaaa-aaaaa-aaaaa' }],
  'GET admin': [admins()],
  'GET admin/tables': [admins()],
  'POST admin/tables/:id/end': [admins(), { reason: 'abandoned' }],
  'POST admin/tables/:id/hand-over': [admins(), { seat: 0, level: 'greedy' }],
  'GET admin/people': [admins()],
  'POST admin/people/:person/ban': [admins(), { reason: '' }],
  'DELETE admin/people/:person/ban': [admins()],
  'PUT admin/people/:person/admin': [admins(), { admin: true }],
  'GET admin/boards': [admins()],
  'POST admin/boards/:board/removal': [admins(404), { reason: 'x' }],
  'DELETE admin/boards/:board/reports': [admins(404)],
  'GET admin/log': [admins()],
};

describe('endpoints', () => {
  test('all are here', () => {
    expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(TABLE).sort(),
    );
  });

  test.each(Object.keys(TABLE))('%s', async (name) => {
    const [expected, body] = TABLE[name];
    const [method, path] = name.split(' ');
    const { table, other, ask } = await (changesNothing(method, expected) ? sharedWorld() : world());
    const url = path
      .replace(':id', table)
      .replace(':player', 'bot:greedy')
      .replace(':token', ID)
      .replace(':device', ID)
      .replace(':passkey', ID)
      .replace(':channel', ID)
      .replace(':board', '0'.repeat(64))
      .replace(':person', other.id)
      .replace(/^(ranking|players\/.*\/ratings)$/, '$1?game=hansa')
      .replace(/^names$/, 'names?name=New');
    const found: Partial<Record<Role, number>> = {};
    for (const role of ROLES) {
      const sent = JSON.stringify(body)
        ?.replace('COMMAND', `r-${role.replace(' ', '-')}`)
        .replace('ROLE', role);
      found[role] = (await ask(role, method, url, sent === undefined ? undefined : JSON.parse(sent))).status;
    }
    expect(found).toEqual(expected);
  });
});

/** Commands in a running game in which the host decides: nobody, banned, …, seat, host. */
const COMMANDS: Readonly<Record<Command['do'], readonly [Record<Role, number>, Command]>> = {
  sit: [all(401, 403, 403, 409, 409, 403, 409, 403, 409, 409), { do: 'sit' }],
  leave: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'leave' }],
  decline: [all(401, 403, 403, 409, 409, 403, 409, 403, 409, 409), { do: 'decline' }],
  swap: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'swap', seat: 0 }],
  arrange: [all(401, 403, 403, 403, 403, 403, 403, 403, 403, 409), { do: 'arrange', a: 0, b: 1 }],
  empty: [all(401, 403, 403, 403, 403, 403, 403, 403, 403, 409), { do: 'empty', seat: 1 }],
  bot: [all(401, 403, 403, 403, 403, 403, 403, 403, 403, 409), { do: 'bot', seat: 1, level: 'greedy' }],
  settings: [all(401, 403, 403, 403, 403, 403, 403, 403, 403, 409), { do: 'settings', change: {} }],
  start: [all(401, 403, 403, 403, 403, 403, 403, 403, 403, 409), { do: 'start' }],
  accept: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'accept', settings: 1 }],
  close: [all(401, 403, 403, 403, 403, 403, 403, 403, 403, 409), { do: 'close' }],
  play: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 422), { do: 'play', action: { type: 'nothing' } }],
  undo: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'undo' }],
  redo: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'redo' }],
  'ask-undo': [all(401, 403, 403, 422, 422, 403, 403, 403, 422, 422), { do: 'ask-undo', moves: 0 }],
  'answer-undo': [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'answer-undo', agree: true }],
  'drop-undo': [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'drop-undo' }],
  // They are asked only before a live game; one of them gave time to nobody: the game has no clock.
  ready: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'ready' }],
  'give-time': [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 422), { do: 'give-time', seat: 0 }],
  // The person's token proposes, so the person and the token of another person's seat find it asked already.
  propose: [all(401, 403, 403, 200, 409, 403, 403, 403, 409, 409), { do: 'propose', what: 'end' }],
  answer: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'answer', what: 'end', agree: true }],
  withdraw: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'withdraw' }],
  resign: [all(401, 403, 403, 200, 409, 403, 403, 403, 409, 200), { do: 'resign' }],
  // The host has to decide, and has not been silent for long enough.
  remind: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 422), { do: 'remind' }],
  'stand-in': [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 422), { do: 'stand-in' }],
  orders: [all(401, 403, 403, 200, 200, 403, 403, 403, 200, 200), { do: 'orders', orders: {} }],
  plan: [all(401, 403, 403, 200, 200, 403, 403, 403, 200, 200), { do: 'plan', actions: [] }],
  away: [all(401, 403, 403, 409, 409, 403, 403, 403, 409, 409), { do: 'away', on: false }],
  say: [all(401, 403, 403, 200, 200, 403, 403, 403, 200, 200), { do: 'say', text: 'x' }],
};

describe('commands', () => {
  test('all are here', () => {
    const words = CommandSchema.anyOf.map(({ properties }) => properties.do.const);
    expect([...words].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  test.each(Object.keys(COMMANDS) as Command['do'][])('%s', async (word) => {
    const [expected, command] = COMMANDS[word];
    const { table, ask } = await (changesNothing('POST', expected) ? sharedWorld() : world());
    const found: Partial<Record<Role, number>> = {};
    for (const role of ROLES) {
      const id = `${word}-${role.replace(' ', '-')}`;
      found[role] = (await ask(role, 'POST', `tables/${table}/commands`, { id, step: 0, command })).status;
    }
    expect(found).toEqual(expected);
  });
});

test('connections: who may open one, and who may watch', async () => {
  const { table, headers } = await sharedWorld();
  const watch = (role: Role): Promise<string> =>
    new Promise((resolve) => {
      const { 'kontor-invite': invite, ...rest } = headers(role);
      const ws = new WebSocket(`${server.url.replace(/^http/, 'ws')}api/socket`, { headers: rest });
      ws.on('unexpected-response', (_, response) => resolve(String(response.statusCode)));
      ws.on('error', () => undefined);
      ws.on('open', () => {
        ws.send(JSON.stringify({ type: 'hello', protocol: 1 }));
        ws.send(JSON.stringify({ type: 'watch', table, ...(invite ? { invite } : {}) }));
      });
      ws.on('message', (data) => {
        const { type, code } = JSON.parse(String(data));
        if (type !== 'table' && type !== 'refused') return;
        resolve(code ?? type);
        ws.terminate();
      });
    });
  const found = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await watch(role)] as const)),
  );
  expect(found).toEqual({
    nobody: '401',
    banned: '403',
    'other token': 'forbidden',
    'table token': 'table',
    token: 'table',
    person: 'forbidden',
    spectator: 'table',
    admin: 'forbidden',
    seat: 'table',
    host: 'table',
  });
});

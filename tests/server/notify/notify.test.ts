/** People learn that a table waits for them: by mail, webhook and push, once, in one message, and not at night. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Channel, NotifyChoice, NotifySettings } from '../../../src/protocol/people/notify.js';
import type { Pace } from '../../../src/protocol/tables/settings.js';
import { type Person, SMALL, serve, somePolls, type TestServer } from '../help.js';
import { type HttpSink, httpSink, PushReceiver, readVapid, type SmtpSink, smtpSink } from './sinks.js';

const CHOICE: NotifyChoice = {
  usual: ['push', 'mail', 'webhook'],
  quiet: null,
  zone: 'UTC',
  every: 0,
  over: true,
};
const MINUTE = 60_000;
const MAIL: Pace = { kind: 'mail', hours: 24, daysOff: [], quiet: null, zone: 'UTC' };
const PUBLIC = 'http://kontor.example/';

let server: TestServer;
let mail: SmtpSink;
let web: HttpSink;
let ada: Person;
let count = 0;

beforeAll(async () => {
  [mail, web] = [await smtpSink(), await httpSink()];
  server = await serve({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Kontor <kontor@kontor.example>',
    PRIVATE_HOOKS: 'yes',
    PUBLIC_URL: PUBLIC,
    PUSH_CONTACT: 'mailto:host@kontor.example',
  });
  ada = await server.person('Ada');
});
afterAll(async () => {
  await server.stop();
  await mail.close();
  await web.close();
});
beforeEach(() => {
  mail.letters.length = 0;
  web.received.length = 0;
});

const db = () => server.running.services.store.database.kysely;

const ALL_KINDS = ['notice-decide', 'notice-undo', 'notice-start', 'notice-over', 'tell', 'deliver'];

/** Lets time pass: what would be due later is due now, until nothing of this kind is left to do. */
async function pass(kinds = ALL_KINDS, key?: string) {
  const jobs = async () => {
    const all = await db().selectFrom('jobs').selectAll().where('kind', 'in', kinds).execute();
    return all.filter((job) => key === undefined || job.key === key);
  };
  for (let i = 0; i < 1000; i++) {
    const left = await jobs();
    if (left.length === 0) return;
    const keys = left.map((job) => job.key);
    await db()
      .updateTable('jobs')
      .set({ due: 0 })
      .where('kind', 'in', kinds)
      .where('key', 'in', keys)
      .where('lease_until', '=', 0)
      .execute();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`there is still something to do: ${JSON.stringify(await jobs())}`);
}

/** One round only: postponed work stays postponed. A running job is allowed to finish: its row must not change meanwhile. */
async function once(kind: string) {
  const isAtRest = async (test: (job: { due: number; lease_until: number }) => boolean): Promise<boolean> =>
    (await db().selectFrom('jobs').selectAll().where('kind', '=', kind).execute()).every(test);
  const until = (test: () => Promise<boolean>) =>
    expect.poll(test, { timeout: 20_000, interval: 20 }).toBe(true);
  await until(() => isAtRest(({ lease_until }) => lease_until === 0));
  await db()
    .updateTable('jobs')
    .set({ due: 0 })
    .where('kind', '=', kind)
    .where('lease_until', '=', 0)
    .execute();
  await until(() => isAtRest(({ due, lease_until }) => due !== 0 && lease_until === 0));
}

async function somebody(name = `Bo ${++count}`): Promise<Person> {
  const person = await server.person(name);
  await person.ask('PUT', 'me/notify', CHOICE);
  return person;
}

async function hook(person: Person, format: string, path = `hook-${++count}`): Promise<string> {
  const { status } = await person.ask('POST', 'me/notify/channels', {
    kind: 'webhook',
    url: web.url + path,
    format,
  });
  expect(status).toBe(201);
  return `/${path}`;
}

/** A table at which `person` has to decide because Ada has moved. */
async function waiting(person: Person, title = 'Evening', settings = {}): Promise<string> {
  const table = await ada.make({ config: SMALL, first: 0, title, ...settings });
  await person.do(table, { do: 'sit' });
  // The notice that the host has to decide, which the test does not wait for.
  await pass(['notice-decide'], table);
  for (;;) {
    const { document } = await ada.look(table);
    if (document.decides !== 0) return table;
    await ada.do(table, { do: 'play', action: document.you.legal!.at(-1)! }, document.step);
  }
}

const bodies = (path: string): Record<string, never>[] =>
  web.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(String(body)));

describe('one message per waiting decision', () => {
  test('is sent to a program once, with a link and no secret', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const table = await waiting(bo);
    await pass();
    await pass();
    expect(bodies(path)).toHaveLength(1);
    expect(bodies(path)[0]).toMatchObject({
      person: bo.name,
      message: 'Your turn: Evening',
      tables: [{ table, about: 'decide', title: 'Evening', url: `${PUBLIC}#/table/${table}` }],
    });
    // Chat at the table is no reason for another message.
    await ada.do(table, { do: 'say', text: 'well?' });
    await pass();
    expect(bodies(path)).toHaveLength(1);
    const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
    expect(JSON.stringify(bodies(path))).not.toContain(invite);
  });

  test('is sent again when a stopped clock starts again: after a pause, or when others are back', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const table = await waiting(bo, 'Clock', { rest: true, pace: MAIL });
    await pass();
    expect(bodies(path)).toHaveLength(1);
    await ada.do(table, { do: 'propose', what: 'pause' });
    await bo.do(table, { do: 'answer', what: 'pause', agree: true });
    await ada.do(table, { do: 'propose', what: 'resume' });
    await pass();
    expect(bodies(path)).toHaveLength(2);
    await ada.do(table, { do: 'away', on: true });
    await pass();
    expect(bodies(path)).toHaveLength(2);
    await ada.do(table, { do: 'away', on: false });
    await pass();
    expect(bodies(path)).toHaveLength(3);
    expect(bodies(path)[2]).toMatchObject({ message: expect.stringMatching(/^Your turn: Clock/) });
  });

  test('is not sent to a player who has answered, nor for the next action of the same turn', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const table = await waiting(bo);
    const { document } = await bo.look(table);
    await bo.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    await pass();
    expect(bodies(path)).toEqual([]);
  });

  test('is not sent to a player who watches the table, but later if they only left it open', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const socket = await bo.connect();
    const table = await waiting(bo);
    await socket.watch(table);
    await once('notice-decide');
    const job = await db().selectFrom('jobs').selectAll().where('key', '=', table).executeTakeFirstOrThrow();
    expect(job.due).toBeGreaterThan(Date.now() + 60_000);
    const { services } = server.running;
    const open = services.connections();
    socket.close();
    await expect.poll(() => services.connections()).toBe(open - 1);
    await pass();
    expect(bodies(path)).toHaveLength(1);
  });

  test('is also sent when others ask to take moves back, and when a full table can begin', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const table = await waiting(bo);
    await ada.do(table, { do: 'ask-undo', moves: 0 }, (await ada.look(table)).document.step);
    await pass();
    const about = bodies(path).flatMap(({ tables }) =>
      (tables as { about: string }[]).map((one) => one.about),
    );
    expect(about.sort()).toEqual(['decide', 'undo']);

    const own = await bo.make({ config: SMALL, autostart: false });
    await ada.do(own, { do: 'sit' });
    await pass();
    expect(bodies(path).at(-1)).toMatchObject({ tables: [{ table: own, about: 'start' }] });
  });
});

describe('settings that a host has changed', () => {
  test('are told once to those who have to accept them, however often they change', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const table = await ada.make({ config: { game: 'hansa', players: 3 }, title: 'Evening' });
    await bo.do(table, { do: 'sit' });
    for (const undo of ['none', 'own', 'none'] as const) {
      await ada.do(table, { do: 'settings', change: { undo } });
      await pass([...ALL_KINDS, 'notice-settings']);
    }
    expect(bodies(path)).toHaveLength(1);
    expect(bodies(path)[0]).toMatchObject({ tables: [{ table, about: 'settings' }] });
    const { number } = (await bo.look(table)).document.you.changed!;
    await bo.do(table, { do: 'accept', settings: number });
    await ada.do(table, { do: 'settings', change: { undo: 'own' } });
    await pass([...ALL_KINDS, 'notice-settings']);
    expect(bodies(path)).toHaveLength(2);
  });
});

describe('together and in time', () => {
  test('several tables come in one message', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const tables = [await waiting(bo, 'One'), await waiting(bo, 'Two'), await waiting(bo, 'Three')];
    await once('notice-decide');
    await pass();
    const told = bodies(path).flatMap((body) =>
      (body.tables as { table: string }[]).map(({ table }) => table),
    );
    expect(told.sort()).toEqual([...tables].sort());
    expect(bodies(path).length).toBeLessThan(3);
    const again = await somebody();
    const other = await hook(again, 'json');
    await again.ask('PUT', 'me/notify', { ...CHOICE, every: 60 });
    await waiting(again, 'Four');
    await pass(['notice-decide']);
    await once('tell');
    await pass(['deliver']);
    expect(bodies(other)).toHaveLength(1);
    await waiting(again, 'Five');
    await waiting(again, 'Six');
    await pass(['notice-decide']);
    await once('tell');
    const job = await db()
      .selectFrom('jobs')
      .selectAll()
      .where('key', '=', again.id)
      .executeTakeFirstOrThrow();
    expect(job.due).toBeGreaterThan(Date.now() + 50 * 60_000);
    // An hour later: both in one message.
    await db()
      .updateTable('notices')
      .set(({ eb }) => ({ told_at: eb('told_at', '-', 3_600_000) }))
      .where('person_id', '=', again.id)
      .where('told_at', 'is not', null)
      .execute();
    await once('tell');
    await pass(['deliver']);
    expect(bodies(other)).toHaveLength(2);
    expect(bodies(other)[1]).toMatchObject({ message: '2 tables are waiting for you' });
  });

  test('the question whether somebody is there does not wait, but cannot be used to flood them either', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    await bo.ask('PUT', 'me/notify', { ...CHOICE, every: 60 });
    await waiting(bo);
    await pass(['notice-decide']);
    await once('tell');
    await pass(['deliver']);
    await waiting(bo, 'Later');
    await pass(['notice-decide']);
    await once('tell');
    expect(bodies(path)).toHaveLength(1);
    const live = await bo.make({ config: SMALL, pace: { kind: 'live', bank: 600, increment: 0 } });
    const asked = () => bodies(path).flatMap(({ tables }) => tables as { about: string; table: string }[]);
    await ada.do(live, { do: 'sit' });
    await expect.poll(asked).toContainEqual(expect.objectContaining({ about: 'ready', table: live }));
    await ada.do(live, { do: 'leave' });
    await ada.do(live, { do: 'sit' });
    await expect
      .poll(() => db().selectFrom('notices').selectAll().where('table_id', '=', live).execute())
      .toHaveLength(2);
    await once('tell');
    expect(asked().filter(({ table }) => table === live)).toHaveLength(1);
    // What still waits for the hour to end would be put off again and again in the tests that follow.
    await bo.ask('PUT', 'me/notify', CHOICE);
  });

  test('quiet hours are respected, in the person’s time zone', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const zone = 'Pacific/Auckland';
    const clock = (at: number): string =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
    const now = Date.now();
    const quiet = { from: clock(now - 3_600_000), to: clock(now + 2 * 3_600_000) };
    await bo.ask('PUT', 'me/notify', { ...CHOICE, quiet, zone });
    await waiting(bo);
    await pass(['notice-decide']);
    await once('tell');
    expect(bodies(path)).toEqual([]);
    const { due } = await db()
      .selectFrom('jobs')
      .selectAll()
      .where('key', '=', bo.id)
      .executeTakeFirstOrThrow();
    expect(clock(due)).toBe(quiet.to);
    expect(due - now).toBeGreaterThan(3_600_000);
    await bo.ask('PUT', 'me/notify', CHOICE);
    await pass();
    expect(bodies(path)).toHaveLength(1);
    const { status, body } = await bo.ask('PUT', 'me/notify', { ...CHOICE, zone: 'Mars/Olympus' });
    expect([status, body.field]).toEqual([422, 'zone']);
  });

  test('a table can be muted, or use other channels', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    const quiet = await waiting(bo, 'Quiet');
    expect((await bo.ask('PUT', `tables/${quiet}/notify`, { kinds: [] })).status).toBe(200);
    await pass();
    expect(bodies(path)).toEqual([]);
    await bo.ask('PUT', 'me/notify', { ...CHOICE, usual: [] });
    const loud = await waiting(bo, 'Loud');
    await bo.ask('PUT', `tables/${loud}/notify`, { kinds: ['webhook'] });
    await pass();
    expect(bodies(path)).toHaveLength(1);
    expect((await bo.ask('GET', `tables/${loud}/notify`)).body).toEqual({ kinds: ['webhook'] });
    const stranger = await server.person('Cy');
    expect((await stranger.ask('PUT', `tables/${loud}/notify`, { kinds: [] })).status).toBe(403);
  });
});

describe('when it does not arrive', () => {
  test('it is retried with growing delays and then given up, which its owner sees', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    web.answers.push({ status: 500 }, { status: 429, headers: { 'retry-after': '7200' } });
    await waiting(bo);
    await pass(['notice-decide', 'tell']);
    const job = () =>
      db().selectFrom('jobs').selectAll().where('kind', '=', 'deliver').executeTakeFirstOrThrow();
    // The first attempt comes automatically.
    await expect.poll(async () => (await job()).due - Date.now()).toBeGreaterThan(20_000);
    await once('deliver');
    expect((await job()).due - Date.now()).toBeGreaterThan(7_000_000);
    web.answers.push({ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 });
    await pass();
    expect(web.received.filter((one) => one.path === path)).toHaveLength(6);
    const settings = (await bo.ask<NotifySettings>('GET', 'me/notify')).body;
    expect(settings.channels[0]).toMatchObject({ failure: 'the receiver answered with 503' });
    expect(settings.channels[0].failed).toBeGreaterThan(0);
    await waiting(bo);
    await pass();
    expect((await bo.ask<NotifySettings>('GET', 'me/notify')).body.channels[0].failed).toBeNull();
  });

  test('redirects are not followed', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    web.answers.push({ status: 302, headers: { location: `${web.url}elsewhere` } });
    await waiting(bo);
    await pass();
    expect(web.received.map((one) => one.path)).toEqual([path]);
  });

  test('the work of a node that died is taken over, and nothing is sent twice', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'json');
    // Another node has taken the work and died; later news is added to the same job.
    const lease_until = Date.now() + 10 * MINUTE;
    const job = { kind: 'tell', key: bo.id, table_id: null, number: 0, due: 0, data: '{}' };
    await db()
      .insertInto('jobs')
      .values({ ...job, lease_by: 'dead', lease_until })
      .execute();
    await waiting(bo);
    await pass(['notice-decide']);
    await somePolls();
    expect(bodies(path)).toEqual([]);
    server.later(10 * MINUTE);
    await pass();
    expect(bodies(path)).toHaveLength(1);
  });
});

describe('mail', () => {
  const box = () => `box-${++count}@mail.example`;

  async function confirmed(person: Person, address: string): Promise<string> {
    const { status, body } = await person.ask<Channel>('POST', 'me/notify/channels', {
      kind: 'mail',
      address,
    });
    expect([status, body.confirmed]).toEqual([201, false]);
    const code = /\b\d{6}\b/.exec(mail.letters.at(-1)!.body)![0];
    const done = await person.ask<Channel>('POST', `me/notify/channels/${body.id}/confirm`, { code });
    expect([done.status, done.body.confirmed]).toEqual([200, true]);
    mail.letters.length = 0;
    return body.id;
  }

  test('goes to a mailbox only after its code was entered', async () => {
    const bo = await somebody();
    const { body } = await bo.ask<Channel>('POST', 'me/notify/channels', { kind: 'mail', address: box() });
    await waiting(bo);
    await pass();
    expect(mail.letters).toHaveLength(1);
    const right = /\b\d{6}\b/.exec(mail.letters[0].body)![0];
    const wrong = right === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) {
      const { status } = await bo.ask('POST', `me/notify/channels/${body.id}/confirm`, { code: wrong });
      expect(status).toBe(422);
    }
    // After five wrong codes, the right one does not work either.
    const late = await bo.ask('POST', `me/notify/channels/${body.id}/confirm`, { code: right });
    expect(late.status).toBe(422);
  });

  test('says what waits, in the person’s language, and has a link to unsubscribe', async () => {
    const bo = await somebody();
    await bo.ask('PATCH', 'me', { language: 'de' });
    const address = box();
    await confirmed(bo, address);
    const table = await waiting(bo, 'Abend');
    await pass();
    expect(mail.letters).toHaveLength(1);
    const [letter] = mail.letters;
    expect(letter.to).toEqual([address]);
    expect(letter.headers.subject).toBe('Du bist am Zug: Abend');
    expect(letter.headers.from).toContain('kontor@kontor.example');
    expect(letter.body).toContain(`${PUBLIC}#/table/${table}`);
    expect(letter.body).toContain('mit Ada');
    expect(letter.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.*)>$/.exec(letter.headers['list-unsubscribe'])![1].replace(PUBLIC, server.url);
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await bo.ask<NotifySettings>('GET', 'me/notify')).body.channels).toHaveLength(1);
    const wrong = await fetch(
      url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      { method: 'POST' },
    );
    expect(wrong.status).toBe(200);
    expect((await bo.ask<NotifySettings>('GET', 'me/notify')).body.channels).toHaveLength(1);
    const done = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(done.status).toBe(200);
    expect((await bo.ask<NotifySettings>('GET', 'me/notify')).body.channels).toEqual([]);
  });

  test('names and titles are escaped', async () => {
    const name = 'Eve https://evil.example @here';
    const bo = await somebody();
    await confirmed(bo, box());
    const eve = await server.person(name);
    const table = await eve.make({ config: SMALL, first: 0, title: 'Re: <b>x</b> www.evil.example' });
    await bo.do(table, { do: 'sit' });
    for (
      let { document } = await eve.look(table);
      document.decides === 0;
      { document } = await eve.look(table)
    ) {
      await eve.do(table, { do: 'play', action: document.you.legal!.at(-1)! }, document.step);
    }
    await pass();
    const [letter] = mail.letters;
    expect(letter.headers['content-type']).toContain('text/plain');
    expect(letter.headers.subject).not.toMatch(/\w\.example/);
    expect(letter.body.replaceAll(PUBLIC, '')).not.toMatch(/\w\.example|:\/\/|@/);
  });

  test('a mail that the mail server will never accept is not retried forever', async () => {
    const bo = await somebody();
    await confirmed(bo, box());
    mail.refuse = '550 no such mailbox';
    await waiting(bo);
    await pass();
    mail.refuse = null;
    const [channel] = (await bo.ask<NotifySettings>('GET', 'me/notify')).body.channels;
    expect(channel.failure).toBe('the mail server answered with 550');
  });

  test('a stranger’s mailbox cannot be flooded with codes', async () => {
    const strict = await serve({ SMTP_URL: mail.url, MAIL_FROM: 'k@kontor.example', LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const one = await strict.person(`One ${i}`);
      const { status } = await one.ask('POST', 'me/notify/channels', {
        kind: 'mail',
        address: 'v@mail.example',
      });
      statuses.push(status);
    }
    await strict.stop();
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });
});

describe('webhooks', () => {
  test('Discord: no mentions, no formatting', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'discord');
    const table = await waiting(bo, '@everyone **now** <@123> [x](https://evil.example) `a`');
    await pass();
    const [body] = bodies(path);
    expect(body.allowed_mentions).toEqual({ parse: [] });
    const content = String(body.content);
    expect(content).toContain(`<${PUBLIC}#/table/${table}>`);
    const rest = content.replace(`<${PUBLIC}#/table/${table}>`, '').replace(/^\*\*(.*)\*\*$/m, '$1');
    expect(rest).not.toMatch(/(?<!\\)[*_~`[\]<]/);
    expect(rest).not.toContain('@');
    expect(rest).not.toMatch(/:\/\/|evil\.example/);
  });

  test('Slack: names are plain text, without commands', async () => {
    const bo = await somebody();
    const path = await hook(bo, 'slack');
    const table = await waiting(bo, '<!channel> *now* & <https://evil.example|here>');
    await pass();
    const body = bodies(path)[0] as unknown as {
      text: string;
      blocks: { type: string; text?: { type: string } }[];
    };
    expect(body.text).not.toMatch(/[<>]/);
    expect(body.blocks[0].text?.type).toBe('plain_text');
    expect(JSON.stringify(body.blocks[1])).toContain(`${PUBLIC}#/table/${table}`);
  });

  test('the address is not shown again, and is deleted with the person', async () => {
    const bo = await somebody();
    await hook(bo, 'json', 'secret-part');
    const { body } = await bo.ask<NotifySettings>('GET', 'me/notify');
    expect(JSON.stringify(body)).not.toContain('secret-part');
    await bo.ask('DELETE', 'me');
    const left = await db().selectFrom('channels').selectAll().where('person_id', '=', bo.id).execute();
    expect(left).toEqual([]);
  });
});

describe('web push', () => {
  test('arrives encrypted for the browser, signed by the sender', async () => {
    const bo = await somebody();
    const browser = new PushReceiver(`${web.url}push/abc`);
    const added = await bo.ask('POST', 'me/notify/channels', {
      kind: 'push',
      ...browser.subscription,
      label: 'Phone',
    });
    expect(added.status).toBe(201);
    const table = await waiting(bo, 'Evening');
    await pass();
    const [{ headers, body }] = web.received;
    expect(browser.decrypt(body)).toEqual({
      title: 'Your turn: Evening',
      body: 'Evening: it is your turn (with Ada)',
      url: `#/table/${table}`,
      tag: 'kontor',
    });
    expect(String(body)).not.toContain('Evening');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'kontor' });
    expect(Number(headers.ttl)).toBeGreaterThan(0);
    const { claims, key } = readVapid(String(headers.authorization));
    expect(claims).toMatchObject({ aud: new URL(web.url).origin, sub: 'mailto:host@kontor.example' });
    expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now());
    expect((await bo.ask<NotifySettings>('GET', 'me/notify')).body.pushKey).toBe(key);
  });

  test('the keys are generated once and stored', async () => {
    const one = await serve();
    const key = async (at: TestServer) =>
      (await (await at.person('A')).ask<NotifySettings>('GET', 'me/notify')).body.pushKey;
    const before = await key(one);
    const two = await one.restart();
    expect(await key(two)).toBe(before);
    expect(Buffer.from(before, 'base64url')).toHaveLength(65);
    await two.stop();
  });

  test('a subscription that no longer exists is deleted', async () => {
    const bo = await somebody();
    const browser = new PushReceiver(`${web.url}push/gone`);
    await bo.ask('POST', 'me/notify/channels', { kind: 'push', ...browser.subscription });
    web.answers.push({ status: 410 });
    await waiting(bo);
    await pass();
    expect((await bo.ask<NotifySettings>('GET', 'me/notify')).body.channels).toEqual([]);
  });

  test('a test message can be requested', async () => {
    const bo = await somebody();
    const browser = new PushReceiver(`${web.url}push/try`);
    const { body } = await bo.ask<Channel>('POST', 'me/notify/channels', {
      kind: 'push',
      ...browser.subscription,
    });
    expect((await bo.ask('POST', `me/notify/channels/${body.id}/test`)).body).toEqual({
      sent: true,
      reason: '',
    });
    expect(browser.decrypt(web.received[0].body)).toMatchObject({
      title: 'Kontor test: browser notifications',
    });
    const cy = await server.person('Cy');
    expect((await cy.ask('POST', `me/notify/channels/${body.id}/test`)).status).toBe(404);
    expect((await cy.ask('DELETE', `me/notify/channels/${body.id}`)).status).toBe(404);
  });
});

/** A mailbox that signs you in by link: confirmed, single use, short-lived, and not revealing who has one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Device, WaysBack } from '../../../src/protocol/people/people.js';
import { Person, serve, type TestServer } from '../help.js';
import { type SmtpSink, smtpSink } from '../notify/sinks.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const MINUTE = 60_000;
const FROM = 'Kontor <kontor@kontor.example>';

const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0];

describe.each([
  { kind: 'SQLite', env: async () => ({}) },
  ...(postgres
    ? [{ kind: 'PostgreSQL', env: async () => ({ DATABASE_URL: await postgres.migrated('mailboxes') }) }]
    : []),
])('a mailbox, in $kind,', ({ env }) => {
  let server: TestServer;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await smtpSink();
    const mail = { SMTP_URL: sink.url, MAIL_FROM: FROM, LOG_LEVEL: 'error' };
    server = await serve({ ...mail, TRUST_PROXY: 'loopback', ...(await env()) });
  });
  afterAll(async () => {
    await server.stop();
    await sink.close();
  });
  beforeEach(() => {
    sink.letters.length = 0;
    sink.refuse = null;
  });

  const stranger = (): Person => new Person(server.url, '', '', '');
  const letter = async (): Promise<string> => {
    await expect.poll(() => sink.letters.length).toBeGreaterThan(0);
    return sink.letters.shift()!.body;
  };
  const codeIn = (body: string, page: string): string =>
    new RegExp(`#/${page}/([a-z0-9]{16}\\.[\\w-]{43})`).exec(body)![1];
  const confirm = (code: string) => stranger().ask('POST', 'returns/mailbox', { code });
  const redeem = (code: string, more: object = {}) => stranger().ask('POST', 'links', { code, ...more });
  const askLink = (address: string, headers: Record<string, string> = {}) =>
    stranger().ask('POST', 'returns/mail', { address }, headers);
  const waysOf = async (person: Person): Promise<WaysBack> =>
    (await person.ask<WaysBack>('GET', 'me/ways-back')).body;
  async function withMailbox(name: string, address: string): Promise<Person> {
    const person = await server.person(name);
    expect((await person.ask('PUT', 'me/mailbox', { address })).status).toBe(200);
    expect((await confirm(codeIn(await letter(), 'mailbox'))).status).toBe(200);
    return person;
  }

  test('is confirmed by a link, on any device, and then signs in by link, once', async () => {
    const ada = await server.person('Ada');
    await ada.ask('PUT', 'me/mailbox', { address: 'Ada@mail.example' });
    expect((await waysOf(ada)).mail).toEqual({ address: null, waiting: 'Ada@mail.example' });
    const asked = await letter();
    expect(asked).toContain(`${server.url}#/mailbox/`);
    await askLink('ada@mail.example');
    const code = codeIn(asked, 'mailbox');
    const confirmed = await confirm(code);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { name: ada.fullName, address: 'Ada@mail.example' },
    });
    expect(confirmed.headers.get('set-cookie')).toBeNull();
    expect((await confirm(code)).status).toBe(403);
    expect(sink.letters).toEqual([]);
    expect((await waysOf(ada)).mail).toEqual({ address: 'Ada@mail.example', waiting: null });

    expect((await askLink('ADA@MAIL.example')).status).toBe(200);
    const body = await letter();
    expect(body).toContain(`${server.url}#/sign-in/`);
    const link = codeIn(body, 'sign-in');
    const answers = await Promise.all([1, 2, 3].map(() => redeem(link)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const back = new Person(server.url, cookieOf(done[0].headers), ada.id, 'Ada');
    const { body: devices } = await back.ask<Device[]>('GET', 'me/devices');
    expect(devices.map(({ by, current }) => [by, current])).toEqual([
      ['mail', true],
      ['name', false],
    ]);
    expect((await ada.ask('GET', 'me')).status).toBe(200);
  });

  test('is not used up by programs that open links: only pressing a button sends a request', async () => {
    await withMailbox('Bo', 'bo@mail.example');
    await askLink('bo@mail.example');
    const link = codeIn(await letter(), 'sign-in');
    // What a mail scanner can do: it never sends what follows the #, and no GET signs in.
    for (const method of ['GET', 'HEAD'])
      for (const path of ['', 'api/links', `api/links/${link}`, `?code=${link}`])
        await fetch(`${server.url}${path}`, { method });
    expect((await redeem(link)).status).toBe(200);
  });

  test('links expire, and end with the mailbox or with signing out everywhere', async () => {
    const cy = await withMailbox('Cy', 'cy@mail.example');
    const newLink = async (): Promise<string> => {
      await askLink('cy@mail.example');
      return codeIn(await letter(), 'sign-in');
    };
    const old = await newLink();
    server.later(16 * MINUTE);
    expect((await redeem(old)).status).toBe(403);
    const dropped = await newLink();
    await cy.ask('POST', 'me/sign-out/everywhere');
    expect((await redeem(dropped)).status).toBe(403);
    const { headers } = await redeem(await newLink());
    const back = new Person(server.url, cookieOf(headers), cy.id, 'Cy');
    const last = await newLink();
    await back.ask('DELETE', 'me/mailbox');
    expect((await redeem(last)).status).toBe(403);
    expect((await waysOf(back)).mail).toEqual({ address: null, waiting: null });
    await back.ask('PUT', 'me/mailbox', { address: 'cy@mail.example' });
    const late = codeIn(await letter(), 'mailbox');
    server.later(61 * MINUTE);
    expect((await confirm(late)).status).toBe(403);
  });

  test('that is replaced takes its unused links with it', async () => {
    const ada = await withMailbox('Ada', 'old@mail.example');
    await askLink('old@mail.example');
    const code = codeIn(await letter(), 'sign-in');
    await ada.ask('PUT', 'me/mailbox', { address: 'new@mail.example' });
    await confirm(codeIn(await letter(), 'mailbox'));
    expect((await redeem(code)).status).toBe(403);
  });

  test('codes are not interchangeable', async () => {
    const di = await withMailbox('Di', 'di@mail.example');
    await di.ask('PUT', 'me/mailbox', { address: 'di2@mail.example' });
    const code = codeIn(await letter(), 'mailbox');
    await askLink('di@mail.example');
    const link = codeIn(await letter(), 'sign-in');
    expect((await redeem(code)).status).toBe(403);
    expect((await confirm(link)).status).toBe(403);
    for (const secret of [code, link]) {
      expect((await new Person(server.url, `kontor=${secret}`, '', '').ask('GET', 'me')).status).toBe(401);
      const bearer = { authorization: `Bearer ${secret}` };
      expect((await stranger().ask('GET', 'me', undefined, bearer)).status).toBe(401);
    }
  });

  test('nobody learns whether an address is known', async () => {
    await withMailbox('Eve', 'eve@mail.example');
    const [known, unknown] = [await askLink('eve@mail.example'), await askLink('nobody@mail.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await letter();
    expect(sink.letters).toEqual([]);
    sink.refuse = '550 no such mailbox';
    const tried = () => sink.heard.plain.filter((line) => line.includes('eve@mail.example')).length;
    const before = tried();
    expect((await askLink('eve@mail.example')).status).toBe(200);
    await expect.poll(tried).toBe(before + 1);
  });

  test('a link leads to the configured address, not to one that a stranger sends', async () => {
    await withMailbox('Fay', 'fay@mail.example');
    await askLink('fay@mail.example', { 'x-forwarded-host': 'evil.example', host: 'evil.example' });
    const body = await letter();
    expect(body).toContain(`${server.url}#/sign-in/`);
    expect(body).not.toContain('evil');
  });

  test('several people may share one; each has a link of their own', async () => {
    const people = [
      await withMailbox('Gesa', 'home@mail.example'),
      await withMailbox('Hans', 'home@mail.example'),
    ];
    await askLink('home@mail.example');
    const body = await letter();
    for (const person of people) {
      const code = codeIn(body.slice(body.indexOf(`${person.fullName}:`)), 'sign-in');
      expect((await redeem(code)).body.id).toBe(person.id);
    }
    for (const name of ['Iris', 'Jan', 'Kai']) await withMailbox(name, 'home@mail.example');
    const one = await server.person('Lea');
    await one.ask('PUT', 'me/mailbox', { address: 'home@mail.example' });
    expect((await confirm(codeIn(await letter(), 'mailbox'))).status).toBe(413);
  });

  test('reports when a way back was used or changed, and tells the old mailbox when it was replaced', async () => {
    const mia = await withMailbox('Mia', 'mia@mail.example');
    const { phrase } = (await mia.ask<{ phrase: string }>('POST', 'me/phrase')).body;
    expect(await letter()).toContain('new recovery phrase');
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/1' };
    await stranger().ask('POST', 'returns/phrase', { phrase }, agent);
    expect(await letter()).toContain('signed in with your recovery phrase: Chrome on Linux');
    await mia.ask('PUT', 'me/mailbox', { address: 'other@mail.example' });
    const code = codeIn(await letter(), 'mailbox');
    await confirm(code);
    await expect.poll(() => sink.letters.length).toBe(1);
    expect(sink.letters[0].to).toEqual(['mia@mail.example']);
    expect(sink.letters[0].body).toContain('another e-mail address');
  });

  test('a banned person gets no link, and using an old one reports the ban', async () => {
    const chief = await server.person('Chief');
    await chief.ask('POST', 'admin/claim', { code: server.running.adminCode });
    const nora = await withMailbox('Nora', 'nora@mail.example');
    await askLink('nora@mail.example');
    const link = codeIn(await letter(), 'sign-in');
    await chief.ask('POST', `admin/people/${nora.id}/ban`, { reason: 'rude' });
    const { status, body } = await redeem(link);
    expect([status, body.reason]).toEqual([403, expect.stringContaining('rude')]);
    await askLink('nora@mail.example');
    await withMailbox('Olga', 'olga@mail.example');
    expect(sink.letters).toEqual([]);
  });

  test('mail that cannot be sent is reported to the person who set it up, and changes nothing', async () => {
    const pia = await withMailbox('Pia', 'pia@mail.example');
    sink.refuse = '550 no such mailbox';
    expect(await pia.ask('PUT', 'me/mailbox', { address: 'typo@mail.example' })).toMatchObject({
      status: 409,
      body: { field: 'address' },
    });
    expect((await waysOf(pia)).mail).toEqual({ address: 'pia@mail.example', waiting: null });
  });
});

describe('mail bombing', () => {
  let server: TestServer;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await smtpSink();
    const env = { LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };
    server = await serve({ ...env, SMTP_URL: sink.url, MAIL_FROM: FROM });
  });
  afterAll(async () => {
    await server.stop();
    await sink.close();
  });

  test('of one mailbox stops after three mails, however many addresses and people ask, known or not', async () => {
    for (const address of ['victim@mail.example', 'Unknown@mail.example']) {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++) {
        const from = { 'x-forwarded-for': `203.0.113.${i}` };
        const body = { address: i % 2 ? address.toUpperCase() : address };
        statuses.push(
          (await new Person(server.url, '', '', '').ask('POST', 'returns/mail', body, from)).status,
        );
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    }
    const eve = await server.person('Eve');
    expect((await eve.ask('PUT', 'me/mailbox', { address: 'victim@mail.example' })).status).toBe(429);
    const channel = { kind: 'mail', address: 'victim@mail.example' };
    expect((await eve.ask('POST', 'me/notify/channels', channel)).status).toBe(429);
    expect(sink.letters).toEqual([]);
  });

  test('of many mailboxes stops after ten by one person, and after twenty from one address', async () => {
    const send = async (person: Person, n: number): Promise<number> => {
      const address = `box${n}@mail.example`;
      return (await person.ask('PUT', 'me/mailbox', { address }, { 'x-forwarded-for': '198.51.100.7' }))
        .status;
    };
    let sent = 0;
    for (let p = 0; p < 3; p++) {
      const person = await server.person(`Bomber ${p}`);
      for (let i = 0; i < 12; i++) if ((await send(person, 100 * p + i)) === 200) sent++;
      expect(sent).toBe(Math.min(20, 10 * (p + 1)));
    }
  });
});

test('a server without mail does not offer it', async () => {
  const server = await serve();
  const ada = await server.person('Ada');
  expect((await ada.ask<WaysBack>('GET', 'me/ways-back')).body.mail).toBeNull();
  expect((await ada.ask('PUT', 'me/mailbox', { address: 'ada@mail.example' })).status).toBe(409);
  await server.stop();
});

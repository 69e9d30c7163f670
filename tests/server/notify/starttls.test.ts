/** Mail over STARTTLS: passwords go only over encrypted connections, and only to the right server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Person, serve } from '../help.js';
import { selfSigned } from './certificate.js';
import { type SmtpSink, smtpSink } from './sinks.js';

const KONTOR = fileURLToPath(new URL('../../../bin/kontor.js', import.meta.url));
const FROM = 'Kontor <kontor@kontor.example>';
const PASSWORD = 'pass:wörd';
const folder = mkdtempSync(join(tmpdir(), 'kontor-starttls-'));
const certificate = selfSigned();
const sinks: SmtpSink[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const sink of sinks.splice(0)) await sink.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function mailServer(withTls: boolean): Promise<SmtpSink> {
  const sink = await smtpSink(withTls ? certificate : undefined);
  sinks.push(sink);
  return sink;
}

const withPassword = ({ url }: SmtpSink): string =>
  url.replace('//', `//kontor:${encodeURIComponent(PASSWORD)}@`);

const addMailbox = (person: Person) =>
  person.ask('POST', 'me/notify/channels', { kind: 'mail', address: 'ada@mail.example' });

/** Sends a mail to Ada's mailbox and returns what happened. */
async function letterBy(SMTP_URL: string): Promise<string> {
  const server = await serve({ SMTP_URL, MAIL_FROM: FROM });
  const { status, body } = await addMailbox(await server.person('Ada'));
  await server.stop();
  return status === 201 ? 'sent' : String(body.reason);
}

test('mail is sent encrypted, with the password, to a server with a valid certificate', async () => {
  const sink = await mailServer(true);
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, certificate.cert);
  const child = spawn(process.execPath, [KONTOR, 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: withPassword(sink),
      MAIL_FROM: FROM,
      NODE_EXTRA_CA_CERTS: trusted,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  expect((await addMailbox(await Person.enter(url, 'Ada'))).status).toBe(201);
  expect(sink.letters).toMatchObject([{ to: ['ada@mail.example'], secure: true }]);
  expect(sink.heard.plain.map((line) => line.slice(0, 4))).toEqual(['EHLO', 'STAR']);
  const proof = sink.heard.secure.find((line) => line.startsWith('AUTH PLAIN '))!;
  expect(Buffer.from(proof.slice('AUTH PLAIN '.length), 'base64').toString()).toBe(`\0kontor\0${PASSWORD}`);
});

test('no password is sent to a server without a valid certificate', async () => {
  const sink = await mailServer(true);
  expect(await letterBy(withPassword(sink))).toMatch(/this address: no answer \([A-Z]+\)$/);
  expect(sink.letters).toEqual([]);
  expect([...sink.heard.plain, ...sink.heard.secure].join()).not.toMatch(/AUTH/);
});

test('no password is sent over a connection that cannot be encrypted', async () => {
  const sink = await mailServer(false);
  expect(await letterBy(withPassword(sink))).toMatch(/this address: the mail server answered with 502$/);
  expect(sink.letters).toEqual([]);
  expect(sink.heard.plain.join()).not.toMatch(/AUTH/);
});

test('without a password, any encryption is better than none', async () => {
  const sink = await mailServer(true);
  expect(await letterBy(sink.url)).toBe('sent');
  expect(sink.letters).toMatchObject([{ secure: true }]);
});

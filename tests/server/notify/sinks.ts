/** Real receivers on loopback: a mail server, a web server, and a browser's end of web push. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.js';

interface Letter {
  readonly from: string;
  readonly to: string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly raw: string;
  /** Whether it came over an encrypted connection. */
  readonly secure: boolean;
}

export interface SmtpSink {
  readonly url: string;
  readonly letters: Letter[];
  /** Everything that was said before the connection was encrypted, and after. */
  readonly heard: { readonly plain: string[]; readonly secure: string[] };
  /** What is answered to the next recipients, instead of yes. */
  refuse: string | null;
  close(): Promise<void>;
}

function decode(body: string, coding: string): string {
  if (coding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (coding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const word = (_: string, coding: string, text: string): string =>
  coding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString('utf8')
    : decode(text.replace(/_/g, ' '), 'quoted-printable');

function read(raw: string, from: string, to: string[], secure: boolean): Letter {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name, ...value] = line.split(': ');
    headers[name.toLowerCase()] = value
      .join(': ')
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, word);
  }
  const body = decode(rest.join('\r\n\r\n'), headers['content-transfer-encoding'] ?? '');
  return { from, to, headers, body: body.replace(/\r\n/g, '\n'), raw, secure };
}

/** A mail server that takes everything. With a certificate it offers STARTTLS, and then asks for a password. */
export async function smtpSink(certificate?: Certificate): Promise<SmtpSink> {
  const letters: Letter[] = [];
  const heard: SmtpSink['heard'] = { plain: [], secure: [] };
  const sockets = new Set<Socket>();
  const talk = (socket: Socket, secure: boolean): void => {
    socket.on('error', () => undefined);
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let from = '';
    let to: string[] = [];
    let data: string | null = null;
    let text = '';
    const command = (line: string): void => {
      heard[secure ? 'secure' : 'plain'].push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') say(`250-sink\r\n${certificate ? offer(secure) : ''}250 8BITMIME`);
      else if (verb === 'MAIL') [from, to] = [line, []];
      else if (verb === 'RCPT' && sink.refuse === null) to.push(line.replace(/^.*<(.*)>.*$/, '$1'));
      else if (verb === 'DATA') data = '';
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (verb === 'STAR' && certificate) encrypt(socket, certificate);
      else if (verb === 'STAR') say('502 not here');
      else if (verb === 'AUTH') say('235 come in');
      else if (verb === 'DATA') say('354 go on');
      else if (verb === 'RCPT' && sink.refuse !== null) say(sink.refuse);
      else if (verb !== 'EHLO') say('250 ok');
    };
    socket.on('data', (part) => {
      text += part;
      for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (data === null) command(line);
        else if (line === '.') {
          letters.push(read(data, from, to, secure));
          data = null;
          say('250 taken');
        } else data += `${line.replace(/^\.\./, '.')}\r\n`;
      }
    });
  };
  const offer = (secure: boolean): string => (secure ? '250-AUTH PLAIN\r\n' : '250-STARTTLS\r\n');
  const encrypt = (socket: Socket, { key, cert }: Certificate): void => {
    socket.removeAllListeners('data');
    socket.write('220 go ahead\r\n');
    talk(new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key, cert }) }), true);
  };
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.write('220 sink\r\n');
    talk(socket, false);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    heard,
    refuse: null,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpSink {
  readonly url: string;
  readonly received: Received[];
  /** The next status codes; 204 if there are none. */
  readonly answers: { status: number; headers?: Record<string, string> }[];
  close(): Promise<void>;
}

export async function httpSink(): Promise<HttpSink> {
  const received: Received[] = [];
  const answers: HttpSink['answers'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      const { status, headers } = answers.shift() ?? { status: 204 };
      response.writeHead(status, headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a browser does with a push message: its own keys, and RFC 8291 from the other end. */
export class PushReceiver {
  private readonly own = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.own.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.own.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const derive = (from: Buffer, saltOf: Buffer, info: Buffer, n: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, saltOf, info, n));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), theirs]);
    const secret = derive(this.own.computeSecret(theirs), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    if (text.at(-1) !== 2) throw new Error('not the last record');
    return JSON.parse(text.subarray(0, -1).toString('utf8'));
  }
}

/** The claims of a sender's token, if it was signed with the key that it names. */
export function readVapid(header: string): { claims: Record<string, unknown>; key: string } {
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(header)!;
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('the signature is wrong');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
